/** Customers whose carts only have to be confirmed, in a database of their own. */
import { type Kysely, sql } from 'kysely';
import { createAccount, EMBEDDED_ISSUER } from '../../../backend/customers/identity/accounts.ts';
import { ShopTokens } from '../../../backend/customers/identity/sessions.ts';
import type { Database } from '../../../backend/platform/db/schema/database.ts';
import { BRANDS } from '../../../src/brands/brands.ts';

/** Enough that no product sells out. */
const PIECES = 1_000_000;
/** Accounts that are made at once. */
const AT_ONCE = 8;
const LINES = 2;

/** Orderable products, all of them with more pieces than anybody buys. */
export async function stockedProducts(db: Kysely<Database>): Promise<number[]> {
  await db.updateTable('stock').set({ default_stock: PIECES, total_stock: PIECES }).execute();
  const rows = await db
    .selectFrom('products')
    .innerJoin('stock', 'stock.product_id', 'products.id')
    .select('products.id')
    .where('state', '=', 'Active')
    .where('visibility', '=', 'Orderable')
    .where('orderable', '=', 'ja')
    .where('delivery_type', '<>', 'grootgoed')
    .orderBy('products.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Makes customers that may buy on account; answers their tokens. */
export async function newCustomers(
  db: Kysely<Database>,
  count: number,
  name: string,
): Promise<string[]> {
  const tokens = new ShopTokens(db, BRANDS.bm.slug, () => new Date());
  const signUp = async (i: number) => {
    const account = {
      ...{ issuer: EMBEDDED_ISSUER, subject: `${name}-${i}`, email: `${name}-${i}@bouw.example` },
      ...{ passwordHash: null, isConfirmed: true, locale: 'nl' as const },
      customer: { credit_limit: 100_000_000, credit_balance: 0 },
      contact: { first_name: 'Piet', last_name: 'Bouwer', allow_on_account: true },
    };
    const id = await db.transaction().execute((trx) => createAccount(trx, account, new Date()));
    return (await tokens.start(id!, null))!;
  };
  const made: string[] = [];
  while (made.length < count) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - made.length) }, (_, i) =>
      signUp(made.length + i),
    );
    made.push(...(await Promise.all(batch)));
  }
  return made;
}

/**
 * Gives each customer without a cart a copy of the only cart there is, with two of the products,
 * each the same amount of all products so that customers seldom wait for each other.
 */
export async function copyCart(db: Kysely<Database>, products: readonly number[]): Promise<void> {
  const template = await db.selectFrom('carts').select('id').executeTakeFirstOrThrow();
  await sql`
    insert into carts (contact_id, shipping_method, alternative_address,
      using_alternative_address, shipping_slot, shipping_date, shipping_from, shipping_to,
      payment_method, created_at, updated_at)
    select c.id, t.shipping_method, t.alternative_address, t.using_alternative_address,
      t.shipping_slot, t.shipping_date, t.shipping_from, t.shipping_to, t.payment_method,
      t.created_at, t.updated_at
    from carts t, contacts c
    where t.id = ${template.id}
      and not exists (select 1 from carts o where o.contact_id = c.id)`.execute(db);
  await sql`delete from cart_lines`.execute(db);
  await sql`
    insert into cart_lines (cart_id, product_id, quantity, unit_incl, added_at)
    select c.id, p.id, 1 + (c.id + n) % 3, p.price_incl, now()
    from carts c, generate_series(0, ${LINES - 1}) n,
      lateral (select (${[...products]}::int[])[1 + (c.id * ${LINES} + n) % ${products.length}] as id) chosen
      join products p on p.id = chosen.id`.execute(db);
}
