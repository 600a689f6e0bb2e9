import { type Kysely, type Transaction, sql } from 'kysely';
import type { Texts } from '../db/schema/columns.ts';
import type { Database } from '../db/schema/database.ts';
import { type Assignment, AssignmentError, parseAssignment } from './assignment-syntax.ts';
import { endAction } from './offers/apply-offers.ts';
import { setPrices } from './set-price.ts';
import { addressText, paragraph } from './texts.ts';

export { AssignmentError };

export interface AssignmentResult {
  productId: number;
  /** Fields that were set, as written. */
  changed: string[];
}

async function setStock(
  db: Kysely<Database>,
  id: number,
  target: string,
  quantity: number,
): Promise<void> {
  await sql`insert into stock (product_id, quantities, default_stock, total_stock)
    values (${id}, '{}'::jsonb, 0, 0)
    on conflict (product_id) do nothing`.execute(db);
  if (target === 'default') {
    await sql`update stock set default_stock = ${quantity} where product_id = ${id}`.execute(db);
    return;
  }
  if (target === 'total') {
    await sql`update stock set total_stock = ${quantity} where product_id = ${id}`.execute(db);
    return;
  }
  const store = await db
    .selectFrom('stores')
    .select('id')
    .where('id', '=', Number(target))
    .executeTakeFirst();
  if (!store) throw new AssignmentError(`There is no store ${target}.`);
  await sql`update stock set quantities = quantities || ${JSON.stringify({ [target]: quantity })}::jsonb
    where product_id = ${id}`.execute(db);
}

async function setText(
  db: Kysely<Database>,
  id: number,
  field: 'name' | 'description',
  locale: keyof Texts,
  text: string,
): Promise<void> {
  const product = await db
    .selectFrom('products')
    .select(['name', 'url', 'details'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (field === 'name') {
    const name = { ...product.name, [locale]: text };
    // The address follows the name; old addresses still lead here by the id at their end.
    const url = { ...product.url, [locale]: `${addressText(text, locale)}-${id}` };
    await db
      .updateTable('products')
      .set({ name: JSON.stringify(name), url: JSON.stringify(url) })
      .where('id', '=', id)
      .execute();
    return;
  }
  const details = product.details;
  const description = { ...details.description, [locale]: paragraph(text) };
  await db
    .updateTable('products')
    .set({ details: JSON.stringify({ ...details, description }) })
    .where('id', '=', id)
    .execute();
}

async function apply(db: Kysely<Database>, id: number, set: Assignment, now: Date): Promise<void> {
  if (set.kind === 'price') {
    await endAction(db, id);
    return setPrices(db, [{ productId: id, incl: set.cents }], now);
  }
  if (set.kind === 'stock') return setStock(db, id, set.target, set.quantity);
  if (set.kind === 'text') return setText(db, id, set.field, set.locale, set.text);
  await db
    .updateTable('products')
    .set({ [set.column]: set.value })
    .where('id', '=', id)
    .execute();
}

/**
 * Changes one product: `price=9.95`, `stock.12=0`, `name.nl=…`, `orderable=nee`,
 * `visibility=NotViewable`, … (`assignment-syntax.ts` lists them). All or nothing. Rejects with
 * `AssignmentError`, whose message says which assignment is wrong and why.
 */
export async function applyAssignments(
  db: Kysely<Database>,
  productId: number,
  assignments: readonly string[],
  now: Date = new Date(),
): Promise<AssignmentResult> {
  if (assignments.length === 0) throw new AssignmentError('Nothing to set.');
  const parsed = assignments.map(parseAssignment);
  await db.transaction().execute(async (trx: Transaction<Database>) => {
    const found = await trx
      .selectFrom('products')
      .select('id')
      .where('id', '=', productId)
      .executeTakeFirst();
    if (!found) throw new AssignmentError(`There is no product ${productId}.`);
    for (const assignment of parsed) await apply(trx, productId, assignment, now);
    await trx
      .updateTable('products')
      .set({ updated_at: now })
      .where('id', '=', productId)
      .execute();
  });
  return { productId, changed: assignments.map((text) => text.slice(0, text.indexOf('='))) };
}
