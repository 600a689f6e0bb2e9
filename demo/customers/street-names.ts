/** Words of invented street names: common Dutch ones, not taken from a register. */
const FIRST_PARTS = [
  'Acacia',
  'Ambacht',
  'Beuken',
  'Boeren',
  'Burcht',
  'Dijk',
  'Eiken',
  'Elzen',
  'Esdoorn',
  'Haven',
  'Hazelaar',
  'Heide',
  'Hof',
  'Industrie',
  'Iepen',
  'Kanaal',
  'Kastanje',
  'Kerk',
  'Klaver',
  'Koren',
  'Lijster',
  'Linden',
  'Meidoorn',
  'Merel',
  'Molen',
  'Nijverheids',
  'Park',
  'Plataan',
  'Polder',
  'Populieren',
  'Raadhuis',
  'Rozen',
  'School',
  'Sport',
  'Stations',
  'Tulpen',
  'Veld',
  'Vuurtoren',
  'Water',
  'Weide',
  'Wilgen',
  'Zwaluw',
];
const LAST_PARTS = [
  'straat',
  'laan',
  'weg',
  'plein',
  'hof',
  'kade',
  'pad',
  'singel',
  'dreef',
  'steeg',
];

/** Returns a street name for a whole number of at least 0; equal numbers give equal names. */
export function streetName(seed: number): string {
  const first = FIRST_PARTS[seed % FIRST_PARTS.length]!;
  const last = LAST_PARTS[Math.floor(seed / FIRST_PARTS.length) % LAST_PARTS.length]!;
  return first + last;
}
