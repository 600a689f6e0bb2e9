import type { Kysely, Selectable, Transaction } from 'kysely';
import type { CartTable } from '../platform/db/schema/carts.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { CallContext } from '../platform/http/context.ts';
import type { CartRecord } from '../../src/api/cart/wire.ts';
import type { ApiRefusal } from '../platform/http/answers.ts';
import type { Shop } from '../catalogue/reads/shop.ts';
import { cartRecord } from './cart-record.ts';
import { readCart } from './read-cart.ts';

export type CartRow = Selectable<CartTable>;

/** Owner of the cart: the signed-in contact, or else the visitor of the signed cookie. */
export type CartOwner = Pick<CallContext, 'customer' | 'visitorId'>;

/** The caller's cart; undefined if there is none yet. */
export function ownCart(db: Kysely<Database>, owner: CartOwner): Promise<CartRow | undefined> {
  const { customer, visitorId } = owner;
  const carts = db.selectFrom('carts').selectAll();
  if (customer) return carts.where('contact_id', '=', customer.contactId).executeTakeFirst();
  if (visitorId === null) return Promise.resolve(undefined);
  return carts.where('visitor_id', '=', visitorId).executeTakeFirst();
}

/** The caller's cart with its row locked; created if there is none. */
export function lockedCart(
  trx: Transaction<Database>,
  owner: CartOwner & Pick<CallContext, 'ensureVisitor' | 'now'>,
): Promise<CartRow> {
  const { customer, now } = owner;
  return customer
    ? lockedCartOf(trx, { contact_id: customer.contactId, visitor_id: null }, now)
    : lockedCartOf(trx, { contact_id: null, visitor_id: owner.ensureVisitor() }, now);
}

/**
 * The cart of a contact or visitor with its row locked, created if there is none. The lock
 * serialises changes and orders of one cart.
 */
export async function lockedCartOf(
  trx: Transaction<Database>,
  key: { contact_id: number; visitor_id: null } | { contact_id: null; visitor_id: string },
  now: Date,
): Promise<CartRow> {
  const select = () =>
    trx
      .selectFrom('carts')
      .selectAll()
      .$if(key.contact_id !== null, (q) => q.where('contact_id', '=', key.contact_id))
      .$if(key.visitor_id !== null, (q) => q.where('visitor_id', '=', key.visitor_id))
      .forUpdate();
  const known = await select().executeTakeFirst();
  if (known) return known;
  await trx
    .insertInto('carts')
    .values({ ...key, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return select().executeTakeFirstOrThrow();
}

/** Sets the time of the last change; returns the cart. */
export function touchCart(trx: Transaction<Database>, id: number, now: Date): Promise<CartRow> {
  return trx
    .updateTable('carts')
    .set({ updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The current cart as an API record. */
export async function cartAnswer(
  db: Kysely<Database>,
  shop: Shop,
  row: CartRow | undefined,
  context: CallContext,
): Promise<CartRecord> {
  return cartRecord(shop, await readCart(db, shop, row, context), context);
}

/**
 * Changes the caller's cart while its lock is held; returns the resulting cart. A `change` that
 * returns a refusal must not have changed anything.
 */
export function changeCart(
  shop: Shop,
  context: CallContext,
  change: (trx: Transaction<Database>, cart: CartRow) => Promise<ApiRefusal | void>,
): Promise<CartRecord | ApiRefusal> {
  return shop.db.transaction().execute(async (trx) => {
    const cart = await lockedCart(trx, context);
    const refusal = await change(trx, cart);
    if (refusal) return refusal;
    return cartAnswer(trx, shop, await touchCart(trx, cart.id, context.now), context);
  });
}
