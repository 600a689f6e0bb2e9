/** Which field of a feed row fills which field of `ProductDetails`. */
import type { ProductDetails } from '../../platform/db/schema/catalogue.ts';
import { paragraph } from '../texts.ts';
import type { FeedRow } from './row.ts';

/** A value and its path in `ProductDetails`: `['color', 'nl']`. */
export interface ProvidedDetail {
  path: [keyof ProductDetails, string?];
  value: unknown;
}

const LOCALES = ['nl', 'en'] as const;
const SIDES = ['width', 'height', 'depth', 'weight'] as const;

interface Detail {
  path: ProvidedDetail['path'];
  of(row: FeedRow): unknown;
}

const DETAILS: Detail[] = [
  { path: ['family'], of: (row) => row.class ?? row.family },
  { path: ['size'], of: (row) => row.size },
  { path: ['energyLevel'], of: (row) => row.energy_level },
  { path: ['unitPerProduct'], of: (row) => row.pack_content },
  { path: ['unitPriceUnit'], of: (row) => row.pack_unit },
  { path: ['safetyLogos'], of: (row) => row.safety_logos },
  { path: ['group'], of: (row) => row.group },
  { path: ['expected'], of: (row) => row.expected },
  ...SIDES.map((side): Detail => ({
    path: ['dimensions', side],
    of: (row) => row[side],
  })),
  ...LOCALES.flatMap((locale): Detail[] => [
    { path: ['description', locale], of: (row) => htmlOf(row[`description_${locale}`]) },
    { path: ['usageDescription', locale], of: (row) => htmlOf(row[`usage_${locale}`]) },
    { path: ['color', locale], of: (row) => row[`color_${locale}`] },
    { path: ['material', locale], of: (row) => row[`material_${locale}`] },
    { path: ['keySpecs', locale], of: (row) => row[`key_specs_${locale}`] },
    { path: ['warnings', locale], of: (row) => row[`warnings_${locale}`] },
  ]),
];

/** Returns the details in a row; absent fields are omitted. */
export function providedDetails(row: FeedRow): ProvidedDetail[] {
  const given: ProvidedDetail[] = [];
  for (const { path, of } of DETAILS) {
    const value = of(row);
    if (value !== undefined) given.push({ path, value });
  }
  return given;
}

const htmlOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : paragraph(text);

/** Applies the details of a row; a text in only one language is empty in the other. */
export function applyDetails(
  details: ProductDetails,
  given: readonly ProvidedDetail[],
): ProductDetails {
  const made: Record<string, unknown> = { ...details };
  for (const { path, value } of given) {
    const [name, part] = path;
    const before = made[name] ?? { nl: '', en: '' };
    made[name] = part === undefined ? value : { ...before, [part]: value };
  }
  return made as unknown as ProductDetails;
}
