/** The caller's cart: found, locked and changed, and merged with the visitor's at sign-in. */
import { type Kysely, type Selectable, type Transaction, sql } from 'kysely';
import type { CartTable } from '../platform/db/schema/carts.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { CallContext } from '../platform/http/context.ts';
import type { CartRecord } from '../../src/api/cart/wire.ts';
import type { ApiRefusal } from '../platform/http/answers.ts';
import type { Shop } from '../catalogue/reads/shop.ts';
import { cartRecord } from './cart-record.ts';
import { readCart } from './read-cart.ts';
import { MAX_CART_LINES } from '../../src/domain/cart/changes.ts';
import { MAX_QUANTITY } from '../../src/domain/product/quantity.ts';

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
async function lockedCartOf(
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
  const existingCart = await select().executeTakeFirst();
  if (existingCart) return existingCart;
  await trx
    .insertInto('carts')
    .values({ ...key, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return select().executeTakeFirstOrThrow();
}

/** Sets the time of the last change; returns the cart. */
function touchCart(trx: Transaction<Database>, id: number, now: Date): Promise<CartRow> {
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

/**
 * Moves a visitor's cart into the cart of the contact who signs in, in the transaction of the
 * sign-in. Quantities of one product are added; each line records what came from the visitor, so
 * that the merge can be shown and undone. The visitor's cart is deleted, so that the next customer
 * in the same browser does not get it.
 */
export async function mergeVisitorCart(
  trx: Transaction<Database>,
  visitorId: string | null,
  contactId: number,
  now: Date,
): Promise<void> {
  const visited =
    visitorId === null
      ? undefined
      : await trx
          .selectFrom('carts')
          .selectAll()
          .where('visitor_id', '=', visitorId)
          .forUpdate()
          .executeTakeFirst();
  // A merge can be undone until the next sign-in.
  await forgetMerge(trx, contactId);
  if (!visited) return;
  const contactCart = await lockedCartOf(trx, { contact_id: contactId, visitor_id: null }, now);
  await moveLines(trx, visited.id, contactCart.id);
  await moveVouchers(trx, visited.id, contactCart.id);
  // Operations of the visitor that are sent again after the sign-in must not count twice.
  await sql`
    insert into cart_operations (cart_id, operation_id, applied_at)
    select ${contactCart.id}, operation_id, applied_at from cart_operations where cart_id = ${visited.id}
    on conflict do nothing`.execute(trx);
  await keepChoices(trx, visited, contactCart);
  await trx.deleteFrom('carts').where('id', '=', visited.id).execute();
  await touchCart(trx, contactCart.id, now);
}

async function forgetMerge(trx: Transaction<Database>, contactId: number): Promise<void> {
  await trx
    .updateTable('cart_lines')
    .set({ merged_quantity: 0 })
    .where('merged_quantity', '>', 0)
    .where('cart_id', 'in', ({ selectFrom }) =>
      selectFrom('carts').select('id').where('contact_id', '=', contactId),
    )
    .execute();
}

/** Lines beyond MAX_CART_LINES are not moved, the last added first. */
async function moveLines(trx: Transaction<Database>, from: number, to: number): Promise<void> {
  await sql`
    insert into cart_lines as own
      (cart_id, product_id, quantity, source, unit_incl, merged_quantity, added_at)
    select ${to}, product_id, quantity, source, unit_incl, quantity, added_at
    from (
      select moved.*, row_number() over (partition by had.id is null order by moved.id) as place,
        had.id is null as is_new
      from cart_lines moved
      left join cart_lines had on had.cart_id = ${to} and had.product_id = moved.product_id
      where moved.cart_id = ${from}
    ) placed
    where not is_new
      or place <= ${MAX_CART_LINES} - (select count(*) from cart_lines where cart_id = ${to})
    order by id
    on conflict (cart_id, product_id) do update set
      quantity = least(own.quantity + excluded.quantity, ${MAX_QUANTITY}),
      merged_quantity =
        least(own.quantity + excluded.quantity, ${MAX_QUANTITY}) - own.quantity`.execute(trx);
}

async function moveVouchers(trx: Transaction<Database>, from: number, to: number): Promise<void> {
  await sql`
    insert into cart_vouchers (cart_id, voucher_id, added_at)
    select ${to}, voucher_id, added_at from cart_vouchers where cart_id = ${from}
    on conflict do nothing`.execute(trx);
}

/** Keeps the visitor's shipping choice if the customer's cart has none yet. */
async function keepChoices(
  trx: Transaction<Database>,
  visited: CartRow,
  own: CartRow,
): Promise<void> {
  if (own.shipping_method !== null || visited.shipping_method === null) return;
  const { alternative_address: address } = visited;
  await trx
    .updateTable('carts')
    .set({
      shipping_method: visited.shipping_method,
      store_id: visited.store_id,
      alternative_address: address && JSON.stringify(address),
      using_alternative_address: visited.using_alternative_address,
      shipping_slot: visited.shipping_slot,
      shipping_date: visited.shipping_date,
      shipping_from: visited.shipping_from,
      shipping_to: visited.shipping_to,
    })
    .where('id', '=', own.id)
    .execute();
}

/** Removes the pieces that the last sign-in merged into a cart. */
export async function undoMerge(trx: Transaction<Database>, cartId: number): Promise<void> {
  await sql`
    delete from cart_lines
    where cart_id = ${cartId} and merged_quantity >= quantity`.execute(trx);
  await sql`
    update cart_lines set quantity = quantity - merged_quantity, merged_quantity = 0
    where cart_id = ${cartId} and merged_quantity > 0`.execute(trx);
}
