/** Customers as rows name them: by the number that the desk shows. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../db/schema/database.ts';
import type { Fault } from './entity.ts';

export const customer = z.coerce
  .number('must be the number of a customer')
  .int('must be the number of a customer')
  .min(1, 'must be the number of a customer')
  .max(2_000_000_000, 'must be the number of a customer');

/** Refuses rows whose customer the shop does not have. */
export async function unknownCustomers(
  db: Kysely<Database>,
  rows: readonly { code: string; customer?: number | undefined }[],
): Promise<Map<string, Fault>> {
  const named = [...new Set(rows.flatMap((row) => row.customer ?? []))];
  if (named.length === 0) return new Map();
  const found = await db.selectFrom('customers').select('id').where('id', 'in', named).execute();
  const known = new Set(found.map(({ id }) => id));
  return new Map(
    rows.flatMap(({ code, customer: id }): [string, Fault][] => {
      if (id === undefined || known.has(id)) return [];
      const message = 'is not the number of a customer';
      return [[code, { field: 'customer', value: String(id), message }]];
    }),
  );
}
