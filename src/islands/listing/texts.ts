/**
 * The texts that cards and lists need in the browser too: the page hands them over, since the
 * translation library stays on the server. `{name}` is filled in by `fill`.
 */
const KEYS = [
  'inclVat',
  'exclVat',
  'wasPrice',
  'lowest30',
  'per',
  'inStock',
  'inStockStore',
  'inStockStores',
  'extraStock',
  'soldOut',
  'notOrderable',
  'staffel',
  'reduced',
] as const;

export type ListingTexts = Record<(typeof KEYS)[number], string>;

/** Takes the texts from a translator; placeholders stay for `fill`. */
export function listingTexts(translate: (key: string) => string): ListingTexts {
  return Object.fromEntries(
    KEYS.map((key) => [key, translate(`listing:card.${key}`)]),
  ) as ListingTexts;
}

/** Fills `{name}` placeholders; one without a value stays as it is. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}
