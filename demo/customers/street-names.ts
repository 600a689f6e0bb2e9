/** Words of generated streets: common Dutch ones, taken from no register. */
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

/** A street name for a whole number from 0 on: equal numbers give equal names. */
export function streetName(seed: number): string {
  const first = FIRST_PARTS[seed % FIRST_PARTS.length]!;
  const last = LAST_PARTS[Math.floor(seed / FIRST_PARTS.length) % LAST_PARTS.length]!;
  return first + last;
}
