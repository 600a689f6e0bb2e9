/** A unit, as a multiple (`size`) of the base unit of its dimension. */
interface Unit {
  base: string;
  size: number;
}

const UNITS: Record<string, [base: string, size: number, ...spellings: string[]]> = {
  mu: ['mm', 0.001, 'micron', 'µm'],
  mm: ['mm', 1, 'millimeter', 'millimeters', 'millimetre', 'millimetres'],
  cm: ['mm', 10, 'centimeter', 'centimeters', 'centimetre', 'centimetres'],
  m: ['mm', 1000, 'meter', 'meters', 'metre', 'metres', 'mtr'],
  '"': ['mm', 25.4, 'inch', 'inches', 'in.', 'duim', "''", '″', '”'],
  'ft.': ['mm', 304.8, 'ft', 'foot', 'feet', 'voet'],
  mm2: ['mm2', 1, 'mm²'],
  cm2: ['mm2', 100, 'cm²'],
  m2: ['mm2', 1e6, 'm²'],
  m3: ['ml', 1e6, 'm³'],
  ml: ['ml', 1, 'milliliter', 'millilitre'],
  cl: ['ml', 10],
  l: ['ml', 1000, 'liter', 'liters', 'ltr', 'litre', 'litres'],
  'gal.': ['ml', 3785.41, 'gal', 'gallon', 'gallons'],
  g: ['g', 1, 'gr', 'gram', 'grams', 'grammes'],
  kg: ['g', 1000, 'kilo', 'kilogram', 'kilograms'],
  'lb.': ['g', 453.592, 'lb', 'lbs', 'lbs.', 'pounds'],
  'oz.': ['g', 28.3495, 'oz', 'ounces'],
  v: ['v', 1, 'volt', 'volts'],
  w: ['w', 1, 'watt', 'watts'],
  kw: ['w', 1000, 'kilowatt'],
  a: ['a', 1, 'amp', 'amps', 'ampere'],
  ah: ['ah', 1],
  k: ['k', 1, 'kelvin'],
  lm: ['lm', 1, 'lumen', 'lumens'],
  db: ['db', 1],
  nm: ['nm', 1],
  j: ['j', 1, 'joule'],
  bar: ['bar', 1],
};

const BY_SPELLING = new Map<string, Unit>(
  Object.entries(UNITS).flatMap(([name, [base, size, ...others]]) =>
    [name, ...others].map((spelling): [string, Unit] => [spelling, { base, size }]),
  ),
);

/**
 * Regular expression source for any unit. The longest spellings come first, so that `mm2` is not
 * read as `mm`.
 */
export const UNIT_PATTERN = [...BY_SPELLING.keys()]
  .sort((a, b) => b.length - a.length)
  .map((spelling) => spelling.replaceAll('.', '\\.'))
  .join('|');

/** Finds a unit by its spelling in lower case; null if unknown. */
export function unitOf(spelling: string): Unit | null {
  return BY_SPELLING.get(spelling) ?? null;
}
