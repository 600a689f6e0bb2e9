/** Variants of a group: what tells them apart are the values of the attributes that are axes. */
import { type Kysely, sql } from 'kysely';
import type { ProductDetails } from '../../platform/db/schema/catalogue.ts';
import type { Database } from '../../platform/db/schema/database.ts';

type Grouped = Pick<ProductDetails, 'group' | 'attributes'>;

interface Variant {
  id: number;
  number: string;
  details: Grouped;
}

/** Group and values of the axes as one text; null where there is no group or no value of an axis. */
export function variantKey({ group, attributes }: Grouped, axes: readonly string[]): string | null {
  const values = axes.map((axis) => attributes.find(({ code }) => code === axis)?.value.nl ?? null);
  return group && values.some((value) => value !== null) ? JSON.stringify([group, values]) : null;
}

/**
 * Of the products that an import makes, by number, those that have the axis values of another member
 * of their group, with the number of that one. The earlier one in the file keeps them.
 */
export async function doubleVariants(
  db: Kysely<Database>,
  made: readonly Variant[],
  axes: readonly string[],
): Promise<Map<string, string>> {
  const doubles = new Map<string, string>();
  const keyed = made.flatMap(({ number, details }) => {
    const key = variantKey(details, axes);
    return key === null ? [] : [{ number, key, group: details.group! }];
  });
  if (keyed.length === 0) return doubles;
  const { rows } = await sql<Omit<Variant, 'id'>>`
    select number, jsonb_build_object('group', details->'group',
      'attributes', details->'attributes') as details
    from products
    where details->>'group' = any(${[...new Set(keyed.map(({ group }) => group))]})
      and id <> all(${made.map(({ id }) => id)})`.execute(db);
  const owners = new Map<string | null, string>();
  for (const { number, details } of rows) owners.set(variantKey(details, axes), number);
  for (const { number, key } of keyed) {
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, number);
    else doubles.set(number, owner);
  }
  return doubles;
}
