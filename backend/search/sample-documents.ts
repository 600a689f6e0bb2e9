import { mulberry32 } from '../platform/mulberry32.ts';
import type { SearchDocument, SearchLocale } from './types.ts';

/**
 * Generates an invented product range for tests and benchmarks without a catalogue. Deterministic
 * by seed.
 */

interface SampleKind {
  nl: string;
  en: string;
  category: { id: number; nl: string; en: string };
  root: { id: number; nl: string; en: string };
  sizes: readonly string[];
  variants: readonly string[];
  unit: string;
}

const ROOTS = {
  build: { id: 10, nl: 'Bouwmaterialen', en: 'Building materials' },
  wood: { id: 11, nl: 'Hout & plaatmateriaal', en: 'Timber & sheets' },
  fix: { id: 12, nl: 'IJzerwaren & bevestiging', en: 'Hardware & fixings' },
  pipe: { id: 13, nl: 'Sanitair & installatie', en: 'Plumbing' },
  paint: { id: 14, nl: 'Verf & afwerking', en: 'Paint & finishing' },
  roof: { id: 15, nl: 'Dakbedekking', en: 'Roofing' },
};

const SHEET_SIZES = [
  '2600x600x12,5 mm',
  '2600x1200x9,5 mm',
  '3000x1200x12,5 mm',
  '2440x1220x18 mm',
];
const SCREW_SIZES = ['3,5x35 mm', '4x40 mm', '4,5x50 mm', '5x60 mm', '6x80 mm'];
const PIPE_SIZES = ['32 mm 4 m', '40 mm 4 m', '75 mm 2 m', '110 mm 4 m'];
const TIN_SIZES = ['1 l', '2,5 l', '5 l', '10 l'];
const TILE_SIZES = ['300x300x40 mm', '420x330 mm', '600x600x50 mm'];

function makeKind(
  nl: string,
  en: string,
  category: [number, string, string],
  root: keyof typeof ROOTS,
  sizes: readonly string[],
  variants: readonly string[],
  unit: string,
): SampleKind {
  const [id, nlName, enName] = category;
  return {
    nl,
    en,
    category: { id, nl: nlName, en: enName },
    root: ROOTS[root],
    sizes,
    variants,
    unit,
  };
}

const KINDS: readonly SampleKind[] = [
  makeKind(
    'Gipsplaat',
    'Plasterboard',
    [101, 'Gipsplaten', 'Plasterboards'],
    'build',
    SHEET_SIZES,
    ['AK', 'RK', 'Brandwerend', 'Vochtwerend'],
    'plaat',
  ),
  makeKind(
    'Metselmortel',
    'Masonry mortar',
    [102, 'Mortels', 'Mortars'],
    'build',
    ['25 kg', '5 kg'],
    ['M5', 'M10'],
    'zak',
  ),
  makeKind(
    'OSB-plaat',
    'OSB sheet',
    [111, 'OSB', 'OSB'],
    'wood',
    SHEET_SIZES,
    ['OSB/3', 'OSB/4'],
    'plaat',
  ),
  makeKind(
    'Spaanplaat',
    'Chipboard',
    [112, 'Spaanplaten', 'Chipboards'],
    'wood',
    SHEET_SIZES,
    ['blank', 'wit'],
    'plaat',
  ),
  makeKind(
    'Vuren lat',
    'Spruce batten',
    [113, 'Latten', 'Battens'],
    'wood',
    ['22x50 mm', '18x45 mm'],
    ['geschaafd', 'ruw'],
    'stuk',
  ),
  makeKind(
    'Spaanplaatschroef',
    'Chipboard screw',
    [121, 'Schroeven', 'Screws'],
    'fix',
    SCREW_SIZES,
    ['TX20', 'TX25', 'PZ2'],
    'doos',
  ),
  makeKind(
    'Gipsplaatschroef',
    'Drywall screw',
    [121, 'Schroeven', 'Screws'],
    'fix',
    SCREW_SIZES,
    ['fijn', 'grof'],
    'doos',
  ),
  makeKind(
    'Slotbout',
    'Carriage bolt',
    [122, 'Bouten & moeren', 'Bolts & nuts'],
    'fix',
    ['M8x80 mm', 'M10x100 mm'],
    ['verzinkt', 'RVS'],
    'doos',
  ),
  makeKind(
    'PVC-buis',
    'PVC pipe',
    [131, 'Buizen', 'Pipes'],
    'pipe',
    PIPE_SIZES,
    ['grijs', 'ivoor'],
    'stuk',
  ),
  makeKind(
    'Koperbuis',
    'Copper pipe',
    [131, 'Buizen', 'Pipes'],
    'pipe',
    ['15 mm 3 m', '22 mm 3 m'],
    ['halfhard', 'zacht'],
    'stuk',
  ),
  makeKind(
    'Muurverf',
    'Wall paint',
    [141, 'Muurverven', 'Wall paints'],
    'paint',
    TIN_SIZES,
    ['wit', 'grijs', 'zand'],
    'blik',
  ),
  makeKind(
    'Verfroller',
    'Paint roller',
    [142, 'Rollers & kwasten', 'Rollers & brushes'],
    'paint',
    ['10 cm', '25 cm'],
    ['nylon', 'microvezel'],
    'stuk',
  ),
  makeKind(
    'Dakpan',
    'Roof tile',
    [151, 'Dakpannen', 'Roof tiles'],
    'roof',
    TILE_SIZES,
    ['antraciet', 'rood'],
    'stuk',
  ),
  makeKind(
    'Dakpanhaak',
    'Roof tile hook',
    [152, 'Dakaccessoires', 'Roof accessories'],
    'roof',
    ['60 mm', '80 mm'],
    ['RVS', 'verzinkt'],
    'doos',
  ),
];

const BRANDS = ['Kernbouw', 'Vlakwerk', 'Stevig & Zoon', 'Noordhout', 'Toplaag', 'Grondig'];

/** Generates one product; the same seed and index give the same document. */
export function sampleDocument(seed: number, index: number, locale: SearchLocale): SearchDocument {
  const random = mulberry32(seed * 1_000_003 + index);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const sampleKind = pick(KINDS);
  const size = pick(sampleKind.sizes);
  const variant = pick(sampleKind.variants);
  const brand = pick(BRANDS);
  const id = 100_000 + index;
  const thickness = /(\d+(?:,\d+)?) mm/.exec(size)?.[0];
  return {
    id,
    name: `${sampleKind[locale]} ${variant} ${size}`,
    number: `${((seed * 7) % 90) + 10}${String(id).padStart(6, '0')}`,
    ean: `29${String(seed % 100).padStart(2, '0')}${String(index * 7919 + 11).padStart(9, '0')}`,
    brand,
    categoryIds:
      random() < 0.1
        ? [sampleKind.root.id, sampleKind.category.id, 900]
        : [sampleKind.root.id, sampleKind.category.id],
    categoryNames: [sampleKind.root[locale], sampleKind.category[locale]],
    description:
      locale === 'nl'
        ? `${sampleKind.nl} van ${brand}, ${variant.toLowerCase()}, voor binnen en buiten. Past bij elke plaat en klus.`
        : `${sampleKind.en} by ${brand}, ${variant.toLowerCase()}, for indoor and outdoor use.`,
    attributes: {
      variant: [variant],
      packaging: [sampleKind.unit],
      ...(thickness ? { thickness: [thickness] } : {}),
      colour: [pick(['wit', 'grijs', 'zwart', 'blank'])],
      grade: [pick(['A', 'B', 'C'])],
    },
    price: 99 + Math.floor(random() * 20_000),
    content:
      index % 3 === 0 ? null : { amount: 1 + (index % 7), unit: index % 2 === 0 ? 'm²' : 'kg' },
    isPiece: index % 4 === 0,
    popularity: Math.floor(random() * 1000),
    soldOnline: random() < 0.85,
    orderable: random() < 0.95,
    available: random() < 0.9,
    storeIds: [],
    createdAt: 1_700_000_000_000 + Math.floor(random() * 1000) * 86_400_000,
  };
}

/** Generates `count` products lazily. */
export function* sampleDocuments(
  seed: number,
  count: number,
  locale: SearchLocale,
): Generator<SearchDocument> {
  for (let index = 0; index < count; index++) yield sampleDocument(seed, index, locale);
}

/** Makes products that can only be found by these names; `fieldsOf` adds fields by position. */
export const namedDocuments = (
  names: readonly string[],
  locale: SearchLocale,
  fieldsOf: (index: number) => Partial<SearchDocument> = () => ({}),
): SearchDocument[] =>
  names.map((name, index) => ({
    ...sampleDocument(1, index, locale),
    id: index + 1,
    number: String(10_012_500 + index),
    name,
    brand: '',
    description: '',
    categoryNames: ['Alles'],
    categoryIds: [1],
    attributes: {},
    popularity: 0,
    soldOnline: true,
    ...fieldsOf(index),
  }));
