/** Variants of a group, distinguished by the values of axis attributes. */
import { type Kysely, sql } from 'kysely';
import type { ProductDetails } from '../../platform/db/schema/catalogue.ts';
import type { Database } from '../../platform/db/schema/database.ts';

type Grouped = Pick<ProductDetails, 'group' | 'attributes'>;

interface Variant {
  id: number;
  number: string;
  details: Grouped;
}

/** Returns the group and axis values as one text; null without a group or any axis value. */
export function variantKey({ group, attributes }: Grouped, axes: readonly string[]): string | null {
  const values = axes.map((axis) => attributes.find(({ code }) => code === axis)?.value.nl ?? null);
  return group && values.some((value) => value !== null) ? JSON.stringify([group, values]) : null;
}

/**
 * Returns the imported products, by number, that have the same axis values as another member of
 * their group, with that member's number. The first one in the file is kept.
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
