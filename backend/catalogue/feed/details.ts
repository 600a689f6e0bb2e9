/** The details of a product that a row of a feed gives, with their places in `ProductDetails`. */
import type { ProductDetails } from '../../db/schema/catalogue.ts';
import { paragraph } from '../texts.ts';
import type { FeedRow } from './row.ts';

/** A value and its place: `['color', 'nl']`. */
export interface GivenDetail {
  path: [keyof ProductDetails, string?];
  value: unknown;
}

const LOCALES = ['nl', 'en'] as const;
const SIDES = ['width', 'height', 'depth', 'weight'] as const;

/** The details that a row gives; those that it leaves out are absent. */
export function givenDetails(row: FeedRow): GivenDetail[] {
  const given: GivenDetail[] = [
    { path: ['family'], value: row.class ?? row.family },
    { path: ['size'], value: row.size },
    { path: ['energyLevel'], value: row.energy_level },
    { path: ['unitPerProduct'], value: row.pack_content },
    { path: ['unitPriceUnit'], value: row.pack_unit },
    { path: ['safetyLogos'], value: row.safety_logos },
    { path: ['group'], value: row.group },
    ...SIDES.map((side): GivenDetail => ({ path: ['dimensions', side], value: row[side] })),
    ...LOCALES.flatMap((locale): GivenDetail[] => [
      { path: ['description', locale], value: htmlOf(row[`description_${locale}`]) },
      { path: ['usageDescription', locale], value: htmlOf(row[`usage_${locale}`]) },
      { path: ['color', locale], value: row[`color_${locale}`] },
      { path: ['material', locale], value: row[`material_${locale}`] },
      { path: ['keySpecs', locale], value: row[`key_specs_${locale}`] },
      { path: ['warnings', locale], value: row[`warnings_${locale}`] },
    ]),
  ];
  return given.filter(({ value }) => value !== undefined);
}

const htmlOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : paragraph(text);

/** Details with what a row gives; a text given in one language is empty in the other. */
export function applyDetails(
  details: ProductDetails,
  given: readonly GivenDetail[],
): ProductDetails {
  const made: Record<string, unknown> = { ...details };
  for (const { path, value } of given) {
    const [name, part] = path;
    const before = made[name] ?? { nl: '', en: '' };
    made[name] = part === undefined ? value : { ...before, [part]: value };
  }
  return made as unknown as ProductDetails;
}
