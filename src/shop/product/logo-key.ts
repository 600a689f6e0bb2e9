/** Pictograms whose meaning has a text (`product:logos.*`). */
const KNOWN = new Set([
  'GHS01',
  'GHS02',
  'GHS03',
  'GHS04',
  'GHS05',
  'GHS06',
  'GHS07',
  'GHS08',
  'GHS09',
  'CE',
]);

/** Key of a pictogram's text, whatever way it is written (`ghs05.png`, `GHS 05`); null when unknown. */
export function logoKey(name: string): string | null {
  const key = name
    .replace(/\.\w+$/, '')
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase();
  return KNOWN.has(key) ? key : null;
}
