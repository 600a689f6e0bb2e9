/** What a row says of the details of a product, as the places where it stands there. */
import type { ProductDetails } from '../../db/schema/catalogue.ts';
import { paragraph } from '../texts.ts';
import type { FeedRow } from './row.ts';

/** A fact and its place: `['color', 'nl']`. */
export interface Said {
  path: [keyof ProductDetails, string?];
  value: unknown;
}

const LOCALES = ['nl', 'en'] as const;
const SIDES = ['width', 'height', 'depth', 'weight'] as const;

/** What a row says; what it does not is absent. */
export function saidOf(row: FeedRow): Said[] {
  const said: Said[] = [
    { path: ['family'], value: row.class ?? row.family },
    { path: ['size'], value: row.size },
    { path: ['energyLevel'], value: row.energy_level },
    { path: ['unitPerProduct'], value: row.pack_content },
    { path: ['unitPriceUnit'], value: row.pack_unit },
    { path: ['safetyLogos'], value: row.safety_logos },
    { path: ['group'], value: row.group },
    ...SIDES.map((side): Said => ({ path: ['dimensions', side], value: row[side] })),
    ...LOCALES.flatMap((locale): Said[] => [
      { path: ['description', locale], value: htmlOf(row[`description_${locale}`]) },
      { path: ['usageDescription', locale], value: htmlOf(row[`usage_${locale}`]) },
      { path: ['color', locale], value: row[`color_${locale}`] },
      { path: ['material', locale], value: row[`material_${locale}`] },
      { path: ['keySpecs', locale], value: row[`key_specs_${locale}`] },
      { path: ['warnings', locale], value: row[`warnings_${locale}`] },
    ]),
  ];
  return said.filter(({ value }) => value !== undefined);
}

const htmlOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : paragraph(text);

/** Details with what is said; of a text that stood in neither language, the other is empty. */
export function withSaid(details: ProductDetails, said: readonly Said[]): ProductDetails {
  const made: Record<string, unknown> = { ...details };
  for (const { path, value } of said) {
    const [name, part] = path;
    const before = made[name] ?? { nl: '', en: '' };
    made[name] = part === undefined ? value : { ...before, [part]: value };
  }
  return made as unknown as ProductDetails;
}
