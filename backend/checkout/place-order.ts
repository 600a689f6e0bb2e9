import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { type Cents, toCents } from '../../src/domain/shared/money.ts';
import { cartPaymentMethods } from '../cart/cart-options.ts';
import { type PricedCart, priceCart, readCart } from '../cart/read-cart.ts';
import { CHECKOUT_TEXTS } from './checkout-texts.ts';
import type { ConfirmBody, CartValidationRecord } from '../../src/api/cart/wire.ts';
import { type CartRow, lockCart } from '../cart/own-cart.ts';
import { runPipelined } from '../platform/db/pipelined.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { CustomerContext } from '../platform/http/context.ts';
import { insertOrder } from '../orders/insert-order.ts';
import type { OrderRow } from '../orders/order-records.ts';
import { moveOrder, reserveStock } from '../orders/reserve-stock.ts';
import { insertPayment, type PaymentRow, isOnlineMethod } from '../payment/payment-provider.ts';
import { lockOrdersOfAttempt } from './idempotency-keys.ts';
import {
  changedCartValidation,
  checkCart,
  orderRefusal,
  contentDigest,
  removeOrderedLines,
  type OrderContent,
  orderContent,
  requestDigest,
} from './order-content.ts';
import {
  AVAILABILITY_KIND,
  orderConfirmationJob,
  FOLLOW_UP_KIND,
  nextPaymentQueryTime,
  type CheckoutServices,
} from './services.ts';
import { allocate } from '../../src/domain/cart/stock-allocation.ts';

type PaymentProblem = keyof Pick<typeof CHECKOUT_TEXTS, 'choosePayment' | 'paymentNotAllowed'>;

/**
 * Why the cart cannot be paid as chosen, or null. Must be read while the customer's lock is held,
 * because the order uses this credit.
 */
function paymentProblem(cart: PricedCart, toPay: Cents): PaymentProblem | null {
  const method = cart.row?.payment_method ?? null;
  if (method === null) return toPay > 0 ? 'choosePayment' : null;
  const allowed: readonly string[] = cartPaymentMethods(cart);
  return allowed.includes(method) ? null : 'paymentNotAllowed';
}

/** Result of an attempt to order. */
export type AttemptResult =
  /** `cart`, `payment`: as this attempt left them; unknown for an earlier attempt. */
  | { kind: 'ordered'; order: OrderRow; cart?: PricedCart; payment?: PaymentRow }
  /** The key was used for a different request. */
  | { kind: 'conflict'; order: OrderRow }
  /** The cart already has an order with the same content, which is returned. */
  | { kind: 'same-content'; orderId: number }
  /** The payment of an earlier order of the cart must be queried first. */
  | { kind: 'unsettled'; order: OrderRow }
  /** The contact's pin must be checked first. */
  | { kind: 'needs-pin' }
  | { kind: 'invalid'; validation: CartValidationRecord }
  | { kind: 'refused'; message: string };

/** What earlier tries of the same confirmation found out. */
export interface EarlierTries {
  /** Ids of the unfinished orders whose payment was just queried: none of them is paid. */
  settledOrderIds: ReadonlySet<number>;
  isPinCorrect: boolean;
}

/** Rolls back the transaction; carries the outcome of the attempt. */
export class OrderNotPlacedError extends Error {
  readonly result: AttemptResult;
  constructor(attempt: AttemptResult) {
    super('The transaction is rolled back.');
    this.result = attempt;
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
  { settledOrderIds, isPinCorrect }: EarlierTries,
): Promise<AttemptResult> {
  const { shop } = services;
  const { customer, locale, now } = context;
  const cart = await lockCart(trx, context);
  const { sameKeyAttempt, unfinishedOrder } = await lockOrdersOfAttempt(
    trx,
    cart.id,
    customer,
    body.idempotencyKey,
  );
  const bodyDigest = requestDigest(body);
  if (sameKeyAttempt)
    return sameKeyAttempt.requestDigest === null || sameKeyAttempt.requestDigest === bodyDigest
      ? { kind: 'ordered', order: sameKeyAttempt.order }
      : { kind: 'conflict', order: sameKeyAttempt.order };
  if (unfinishedOrder && !settledOrderIds.has(unfinishedOrder.id))
    return { kind: 'unsettled', order: unfinishedOrder };
  await lockStockVouchersAndCustomer(trx, cart, unfinishedOrder, customer.customerId);
  const supersededOrder = unfinishedOrder
    ? await moveOrder(trx, unfinishedOrder.id, 'supersede', now)
    : null;

  const pricedCart = await readCart(trx, shop, cart, context);
  if (pricedCart.lineRows.length === 0) refuseOrder(CHECKOUT_TEXTS.emptyCart[locale]);
  // Hashing a pin takes too long inside a transaction.
  if (cart.payment_method === 'account' && pricedCart.buyer?.hasPin && !isPinCorrect)
    throw new OrderNotPlacedError({ kind: 'needs-pin' });
  const validation = checkCart(shop, pricedCart, context);
  if (validation) throw new OrderNotPlacedError({ kind: 'invalid', validation });
  const content = orderContent(shop, pricedCart, context);
  if (toCents(body.amountToPay) !== content.toPay)
    throw new OrderNotPlacedError({
      kind: 'invalid',
      validation: changedCartValidation({}, shop, pricedCart, context),
    });
  const problem = paymentProblem(pricedCart, content.toPay);
  if (problem) refuseOrder(CHECKOUT_TEXTS[problem][locale]);
  const digest = contentDigest(content, {
    issuer: cart.payment_issuer,
    memo: body.memo,
    reference: body.reference,
    points: pricedCart.redeemedPoints,
    slot: cart.shipping_slot,
  });
  // Identical to the earlier order: keep that one, with its payment.
  if (unfinishedOrder?.content_digest === digest)
    throw new OrderNotPlacedError({ kind: 'same-content', orderId: unfinishedOrder.id });

  const refusal = await orderRefusal(trx, customer, content.toPay);
  if (refusal) refuseOrder(CHECKOUT_TEXTS[refusal][locale]);
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
      pallets: pricedCart.price.palletCost,
      pointsRedeemed: pricedCart.redeemedPoints,
      analytics: analyticsOf(body),
    },
  });
  const { id: orderId } = order;
  const isAwaitingPayment = content.state === 'awaiting-payment';
  await redeemVouchers(trx, orderId, pricedCart);
  const [productIdsToRender, row] = await runPipelined(trx, (pipeline) =>
    Promise.all([
      reserveGoods(pipeline, orderId, pricedCart, now),
      isAwaitingPayment
        ? undefined
        : removeOrderedLines(pipeline, { id: orderId, cart_id: cart.id }, now),
      isAwaitingPayment || services.jobs.enqueue(pipeline, orderConfirmationJob(orderId)),
      chargeBalances(pipeline, customer.customerId, content, pricedCart.redeemedPoints),
    ]),
  );
  const allIdsToRender = [
    ...new Set([...productIdsToRender, ...(supersededOrder?.productIdsToRender ?? [])]),
  ];
  if (allIdsToRender.length > 0)
    await services.jobs.enqueue(trx, {
      kind: AVAILABILITY_KIND,
      payload: { productIds: allIdsToRender },
    });
  if (isAwaitingPayment) {
    const payment = await createPayment(trx, services, orderId, content, cart.payment_issuer);
    return { kind: 'ordered', order, cart: pricedCart, payment };
  }
  const vouchers = pricedCart.vouchers.filter(
    (voucher) => !pricedCart.usableVouchers.includes(voucher),
  );
  // All lines were ordered, since nothing could be added while the lock is held.
  const remainingCart = priceCart(
    { ...pricedCart, row: row ?? null, lineRows: [], vouchers },
    context,
  );
  return { kind: 'ordered', order, cart: remainingCart };
}

function refuseOrder(message: string): never {
  throw new OrderNotPlacedError({ kind: 'refused', message });
}

/**
 * Locks the stock, the vouchers and the customer that the order needs, and those of the unfinished
 * order that it replaces.
 */
async function lockStockVouchersAndCustomer(
  trx: Transaction<Database>,
  cart: CartRow,
  unfinishedOrder: OrderRow | undefined,
  customerId: number,
): Promise<void> {
  const unfinishedOrderId = unfinishedOrder?.id ?? null;
  // One statement: its parts are evaluated in the order in which they are selected.
  await sql`
    with goods as materialized (
      select 1 from stock where product_id = any(array(
        select product_id from cart_lines where cart_id = ${cart.id}
        union select product_id from stock_reservations where order_id = ${unfinishedOrderId}))
      order by product_id for update
    ), discounts as materialized (
      select 1 from vouchers
      where id in (select voucher_id from cart_vouchers where cart_id = ${cart.id})
        or id in (select voucher_id from order_vouchers where order_id = ${unfinishedOrderId})
      order by id for update
    ), buyer as materialized (
      select 1 from customers where id = ${customerId} for update
    )
    select (select count(*) from goods), (select count(*) from discounts),
      (select count(*) from buyer)`.execute(trx);
}

/** Records the payment; a job creates it if this process ends before doing so. */
async function createPayment(
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
  await jobs.enqueue(trx, { kind: FOLLOW_UP_KIND, payload, at: nextPaymentQueryTime(at, at) });
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
  const usedVouchers = usableVouchers.map((coupon, i) => ({
    coupon,
    discount: price.couponDiscounts[i] ?? 0,
  }));
  if (usedVouchers.length === 0) return;
  await trx
    .insertInto('order_vouchers')
    .values(
      usedVouchers.map(({ coupon, discount }) => ({
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
      usedVouchers.map(({ coupon }) => coupon.id),
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
