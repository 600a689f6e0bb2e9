import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { type Cents, toCents } from '../../src/domain/shared/money.ts';
import { cartPaymentMethods } from '../cart/cart-options.ts';
import { type PricedCart, priceCart, readCart } from '../cart/read-cart.ts';
import { CHECKOUT_TEXTS } from './checkout-texts.ts';
import type { ConfirmBody, CartValidationRecord } from '../../src/api/cart/wire.ts';
import { type CartRow, lockCart } from '../cart/own-cart.ts';
import { pipelined } from '../platform/db/pipelined.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { CustomerContext } from '../platform/http/context.ts';
import { insertOrder } from '../orders/insert-order.ts';
import type { OrderRow } from '../orders/order-records.ts';
import { moveOrder, reserveStock } from '../orders/reserve-stock.ts';
import { insertPayment, type PaymentRow, isOnlineMethod } from '../payment/payment-provider.ts';
import { ordersOfAttempt } from './idempotency-keys.ts';
import {
  changedCart,
  checkCart,
  orderRefusal,
  contentDigest,
  finishCart,
  type OrderContent,
  orderContent,
  requestDigest,
} from './order-content.ts';
import {
  AVAILABILITY_KIND,
  confirmedJob,
  FOLLOW_UP_KIND,
  nextFollowUp,
  type CheckoutServices,
} from './services.ts';
import { allocate } from '../../src/domain/cart/stock-allocation.ts';

type Problem = keyof Pick<typeof CHECKOUT_TEXTS, 'choosePayment' | 'paymentNotAllowed'>;

/**
 * Why the cart cannot be paid as chosen, or null. Must be read while the customer's lock is held,
 * because the order uses this credit.
 */
function paymentProblem(cart: PricedCart, toPay: Cents): Problem | null {
  const method = cart.row?.payment_method ?? null;
  if (method === null) return toPay > 0 ? 'choosePayment' : null;
  const allowed: readonly string[] = cartPaymentMethods(cart);
  return allowed.includes(method) ? null : 'paymentNotAllowed';
}

/** Result of an attempt to order. */
export type Attempt =
  /** `cart`, `payment`: as this attempt left them; unknown for an earlier attempt. */
  | { kind: 'ordered'; order: OrderRow; cart?: PricedCart; payment?: PaymentRow }
  /** The key was used for a different request. */
  | { kind: 'conflict'; order: OrderRow }
  /** The cart already has an order with the same content, which is returned. */
  | { kind: 'joined'; orderId: number }
  /** The payment of an earlier order of the cart must be queried first. */
  | { kind: 'unsettled'; order: OrderRow }
  /** The contact's pin must be checked first. */
  | { kind: 'pin' }
  | { kind: 'invalid'; validation: CartValidationRecord }
  | { kind: 'refused'; message: string };

/** Results of earlier tries of the same order attempt. */
export interface KnownFacts {
  /** Earlier orders whose payment was just queried. */
  settled: ReadonlySet<number>;
  isPinRight: boolean;
}

/** Rolls back the transaction; carries the outcome of the attempt. */
export class OrderNotPlacedError extends Error {
  readonly attempt: Attempt;
  constructor(attempt: Attempt) {
    super('The transaction is rolled back.');
    this.attempt = attempt;
  }
}

/**
 * Orders the caller's cart in one transaction. Locks the cart, its earlier order, the stock, the
 * vouchers and the customer in this order, and reads everything after locking it. Throws
 * `OrderNotPlacedError` for outcomes that must change nothing.
 */
export async function placeOrder(
  trx: Transaction<Database>,
  services: CheckoutServices,
  body: ConfirmBody,
  context: CustomerContext,
  { settled, isPinRight }: KnownFacts,
): Promise<Attempt> {
  const { shop } = services;
  const { customer, locale, now } = context;
  const cart = await lockCart(trx, context);
  const { known, earlier } = await ordersOfAttempt(trx, cart.id, customer, body.idempotencyKey);
  const bodyDigest = requestDigest(body);
  if (known)
    return known.asked === null || known.asked === bodyDigest
      ? { kind: 'ordered', order: known.order }
      : { kind: 'conflict', order: known.order };
  if (earlier && !settled.has(earlier.id)) return { kind: 'unsettled', order: earlier };
  await lockParts(trx, cart, earlier, customer.customerId);
  const freed = earlier ? await moveOrder(trx, earlier.id, 'supersede', now) : null;

  const read = await readCart(trx, shop, cart, context);
  if (read.lineRows.length === 0) refuse(CHECKOUT_TEXTS.emptyCart[locale]);
  // Hashing a pin takes too long inside a transaction.
  if (cart.payment_method === 'account' && read.buyer?.hasPin && !isPinRight)
    throw new OrderNotPlacedError({ kind: 'pin' });
  const validation = checkCart(shop, read, context);
  if (validation) throw new OrderNotPlacedError({ kind: 'invalid', validation });
  const content = orderContent(shop, read, context);
  if (toCents(body.amountToPay) !== content.toPay)
    throw new OrderNotPlacedError({
      kind: 'invalid',
      validation: changedCart({}, shop, read, context),
    });
  const problem = paymentProblem(read, content.toPay);
  if (problem) refuse(CHECKOUT_TEXTS[problem][locale]);
  const digest = contentDigest(content, {
    issuer: cart.payment_issuer,
    memo: body.memo,
    reference: body.reference,
    points: read.redeemedPoints,
    slot: cart.shipping_slot,
  });
  // Identical to the earlier order: keep that one, with its payment.
  if (earlier?.content_digest === digest)
    throw new OrderNotPlacedError({ kind: 'joined', orderId: earlier.id });

  const refusal = await orderRefusal(trx, customer, content.toPay);
  if (refusal) refuse(CHECKOUT_TEXTS[refusal][locale]);
  const order = await insertOrder(trx, {
    ...content,
    placedAt: now,
    checkout: {
      cartId: cart.id,
      idempotencyKey: body.idempotencyKey,
      requestDigest: bodyDigest,
      successKey: randomBytes(16).toString('base64url'),
      contentDigest: digest,
      locale,
      email: customer.email,
      memo: body.memo,
      reference: body.reference,
      pallets: read.price.palletCost,
      pointsRedeemed: read.redeemedPoints,
      analytics: analyticsOf(body),
    },
  });
  const { id: orderId } = order;
  const isAwaited = content.state === 'awaiting-payment';
  await redeemVouchers(trx, orderId, read);
  const [flipped, row] = await pipelined(trx, (together) =>
    Promise.all([
      reserveGoods(together, orderId, read, now),
      isAwaited ? undefined : finishCart(together, { id: orderId, cart_id: cart.id }, now),
      isAwaited || services.jobs.enqueue(together, confirmedJob(orderId)),
      chargeBalances(together, customer.customerId, content, read.redeemedPoints),
    ]),
  );
  const changed = [...new Set([...flipped, ...(freed?.flipped ?? [])])];
  if (changed.length > 0)
    await services.jobs.enqueue(trx, {
      kind: AVAILABILITY_KIND,
      payload: { productIds: changed },
    });
  if (isAwaited) {
    const payment = await awaitPayment(trx, services, orderId, content, cart.payment_issuer);
    return { kind: 'ordered', order, cart: read, payment };
  }
  const vouchers = read.vouchers.filter((voucher) => !read.usableVouchers.includes(voucher));
  // All lines were ordered, since nothing could be added while the lock is held.
  const remainingCart = priceCart({ ...read, row: row ?? null, lineRows: [], vouchers }, context);
  return { kind: 'ordered', order, cart: remainingCart };
}

function refuse(message: string): never {
  throw new OrderNotPlacedError({ kind: 'refused', message });
}

/** Locks everything that the order takes from, and that ending the earlier order returns to. */
async function lockParts(
  trx: Transaction<Database>,
  cart: CartRow,
  earlier: OrderRow | undefined,
  customerId: number,
): Promise<void> {
  const earlierId = earlier?.id ?? null;
  // One statement: its parts are evaluated in the order in which they are selected.
  await sql`
    with goods as materialized (
      select 1 from stock where product_id = any(array(
        select product_id from cart_lines where cart_id = ${cart.id}
        union select product_id from stock_reservations where order_id = ${earlierId}))
      order by product_id for update
    ), discounts as materialized (
      select 1 from vouchers
      where id in (select voucher_id from cart_vouchers where cart_id = ${cart.id})
        or id in (select voucher_id from order_vouchers where order_id = ${earlierId})
      order by id for update
    ), buyer as materialized (
      select 1 from customers where id = ${customerId} for update
    )
    select (select count(*) from goods), (select count(*) from discounts),
      (select count(*) from buyer)`.execute(trx);
}

/** Records the payment; a job creates it if this process ends before doing so. */
async function awaitPayment(
  trx: Transaction<Database>,
  { provider, jobs, now }: CheckoutServices,
  orderId: number,
  { paymentMethod: method, toPay }: OrderContent,
  issuer: string | null,
): Promise<PaymentRow> {
  if (!isOnlineMethod(method)) throw new Error(`${method} is not paid online.`);
  const at = now();
  const payment = { orderId, provider: provider.name, method, issuer, amount: toPay, now: at };
  const row = await insertPayment(trx, payment);
  const payload = { paymentId: row.id };
  await jobs.enqueue(trx, { kind: FOLLOW_UP_KIND, payload, at: nextFollowUp(at, at) });
  return row;
}

/** Null unless the browser sent ids, which it does only with consent. */
function analyticsOf({ analyticsClientId, analyticsSessionId }: ConfirmBody) {
  if (!analyticsClientId && !analyticsSessionId) return null;
  return { clientId: analyticsClientId ?? null, sessionId: analyticsSessionId ?? null };
}

/** Reserves the stock of a checked cart. */
function reserveGoods(
  trx: Transaction<Database>,
  orderId: number,
  { availableLines, row }: PricedCart,
  now: Date,
): Promise<number[]> {
  const reservations = availableLines.map(({ cartProduct: { product }, row: line }) => {
    const storeId = row?.store_id ?? null;
    const allocation = allocate(product, line.quantity, row?.shipping_method ?? null, storeId);
    if (!allocation) throw new Error(`Product ${product.id} was not checked.`);
    return { ...allocation, productId: product.id, storeId };
  });
  return reserveStock(trx, orderId, reservations, now);
}

/** Counts the vouchers of a cart as used by its order. */
async function redeemVouchers(
  trx: Transaction<Database>,
  orderId: number,
  { usableVouchers, price }: PricedCart,
): Promise<void> {
  const used = usableVouchers.map((coupon, i) => ({
    coupon,
    discount: price.couponDiscounts[i] ?? 0,
  }));
  if (used.length === 0) return;
  await trx
    .insertInto('order_vouchers')
    .values(
      used.map(({ coupon, discount }) => ({
        order_id: orderId,
        voucher_id: coupon.id,
        code: coupon.code,
        discount_incl: discount,
      })),
    )
    .execute();
  await trx
    .updateTable('vouchers')
    .set({ uses_left: sql<number>`uses_left - 1` })
    .where('uses_left', 'is not', null)
    .where(
      'id',
      'in',
      used.map(({ coupon }) => coupon.id),
    )
    .execute();
}

/** Deducts redeemed points, and the credit used by an order on account. */
async function chargeBalances(
  trx: Transaction<Database>,
  customerId: number,
  { paymentMethod, toPay }: OrderContent,
  points: number,
): Promise<void> {
  const credit = paymentMethod === 'account' ? toPay : 0;
  if (points === 0 && credit === 0) return;
  await sql`
    update customers set bonus_points = bonus_points - ${points},
      credit_balance = case when ${credit}::int = 0 then credit_balance
        else coalesce(credit_balance, 0) + ${credit} end
    where id = ${customerId}`.execute(trx);
}
