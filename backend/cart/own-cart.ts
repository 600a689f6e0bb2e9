/** Finds, locks and changes the caller's cart, and merges the visitor's cart into it at sign-in. */
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
export function cartOf(db: Kysely<Database>, owner: CartOwner): Promise<CartRow | undefined> {
  const { customer, visitorId } = owner;
  const carts = db.selectFrom('carts').selectAll();
  if (customer) return carts.where('contact_id', '=', customer.contactId).executeTakeFirst();
  if (visitorId === null) return Promise.resolve(undefined);
  return carts.where('visitor_id', '=', visitorId).executeTakeFirst();
}

/** The caller's cart with its row locked; created if there is none. */
export function lockCart(
  trx: Transaction<Database>,
  owner: CartOwner & Pick<CallContext, 'ensureVisitor' | 'now'>,
): Promise<CartRow> {
  const { customer, now } = owner;
  return customer
    ? lockCartByKey(trx, { contact_id: customer.contactId, visitor_id: null }, now)
    : lockCartByKey(trx, { contact_id: null, visitor_id: owner.ensureVisitor() }, now);
}

/**
 * The cart of a contact or visitor with its row locked, created if there is none. The lock
 * serialises changes and orders of one cart.
 */
async function lockCartByKey(
  trx: Transaction<Database>,
  key: { contact_id: number; visitor_id: null } | { contact_id: null; visitor_id: string },
  now: Date,
): Promise<CartRow> {
  const selectCart = () =>
    trx
      .selectFrom('carts')
      .selectAll()
      .$if(key.contact_id !== null, (q) => q.where('contact_id', '=', key.contact_id))
      .$if(key.visitor_id !== null, (q) => q.where('visitor_id', '=', key.visitor_id))
      .forUpdate();
  const existingCart = await selectCart().executeTakeFirst();
  if (existingCart) return existingCart;
  await trx
    .insertInto('carts')
    .values({ ...key, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return selectCart().executeTakeFirstOrThrow();
}

/** Sets the time of the last change; returns the cart. */
function updateCartTime(trx: Transaction<Database>, id: number, now: Date): Promise<CartRow> {
  return trx
    .updateTable('carts')
    .set({ updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The current cart as an API record. */
export async function readCartRecord(
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
    const cart = await lockCart(trx, context);
    const refusal = await change(trx, cart);
    if (refusal) return refusal;
    return readCartRecord(trx, shop, await updateCartTime(trx, cart.id, context.now), context);
  });
}

/**
 * Moves a visitor's cart into the cart of the contact who signs in, in the transaction of the
 * sign-in. Quantities of the same product are added up; each line records how many pieces came from
 * the visitor, so that the merge can be shown and undone. The visitor's cart is deleted, so that
 * the next customer in the same browser does not get it.
 */
export async function mergeVisitorCart(
  trx: Transaction<Database>,
  visitorId: string | null,
  contactId: number,
  now: Date,
): Promise<void> {
  const visitorCart =
    visitorId === null
      ? undefined
      : await trx
          .selectFrom('carts')
          .selectAll()
          .where('visitor_id', '=', visitorId)
          .forUpdate()
          .executeTakeFirst();
  // A merge can be undone until the next sign-in.
  await clearMergedQuantities(trx, contactId);
  if (!visitorCart) return;
  const contactCart = await lockCartByKey(trx, { contact_id: contactId, visitor_id: null }, now);
  await moveCartLines(trx, visitorCart.id, contactCart.id);
  await moveCartVouchers(trx, visitorCart.id, contactCart.id);
  // Operations of the visitor that are sent again after the sign-in must not count twice.
  await sql`
    insert into cart_operations (cart_id, operation_id, applied_at)
    select ${contactCart.id}, operation_id, applied_at from cart_operations where cart_id = ${visitorCart.id}
    on conflict do nothing`.execute(trx);
  await copyShippingChoice(trx, visitorCart, contactCart);
  await trx.deleteFrom('carts').where('id', '=', visitorCart.id).execute();
  await updateCartTime(trx, contactCart.id, now);
}

async function clearMergedQuantities(trx: Transaction<Database>, contactId: number): Promise<void> {
  await trx
    .updateTable('cart_lines')
    .set({ merged_quantity: 0 })
    .where('merged_quantity', '>', 0)
    .where('cart_id', 'in', ({ selectFrom }) =>
      selectFrom('carts').select('id').where('contact_id', '=', contactId),
    )
    .execute();
}

/**
 * Moves lines to another cart. If it would have more than MAX_CART_LINES, the lines added last are
 * not moved.
 */
async function moveCartLines(
  trx: Transaction<Database>,
  fromCartId: number,
  toCartId: number,
): Promise<void> {
  await sql`
    insert into cart_lines as own
      (cart_id, product_id, quantity, source, unit_incl, merged_quantity, added_at)
    select ${toCartId}, product_id, quantity, source, unit_incl, quantity, added_at
    from (
      select moved.*, row_number() over (partition by had.id is null order by moved.id) as place,
        had.id is null as is_new
      from cart_lines moved
      left join cart_lines had on had.cart_id = ${toCartId} and had.product_id = moved.product_id
      where moved.cart_id = ${fromCartId}
    ) placed
    where not is_new
      or place <= ${MAX_CART_LINES} - (select count(*) from cart_lines where cart_id = ${toCartId})
    order by id
    on conflict (cart_id, product_id) do update set
      quantity = least(own.quantity + excluded.quantity, ${MAX_QUANTITY}),
      merged_quantity =
        least(own.quantity + excluded.quantity, ${MAX_QUANTITY}) - own.quantity`.execute(trx);
}

async function moveCartVouchers(
  trx: Transaction<Database>,
  fromCartId: number,
  toCartId: number,
): Promise<void> {
  await sql`
    insert into cart_vouchers (cart_id, voucher_id, added_at)
    select ${toCartId}, voucher_id, added_at from cart_vouchers where cart_id = ${fromCartId}
    on conflict do nothing`.execute(trx);
}

/** Copies the visitor's shipping choice if the customer's cart has none yet. */
async function copyShippingChoice(
  trx: Transaction<Database>,
  visitorCart: CartRow,
  contactCart: CartRow,
): Promise<void> {
  if (contactCart.shipping_method !== null || visitorCart.shipping_method === null) return;
  const { alternative_address: address } = visitorCart;
  await trx
    .updateTable('carts')
    .set({
      shipping_method: visitorCart.shipping_method,
      store_id: visitorCart.store_id,
      alternative_address: address && JSON.stringify(address),
      using_alternative_address: visitorCart.using_alternative_address,
      shipping_slot: visitorCart.shipping_slot,
      shipping_date: visitorCart.shipping_date,
      shipping_from: visitorCart.shipping_from,
      shipping_to: visitorCart.shipping_to,
    })
    .where('id', '=', contactCart.id)
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
