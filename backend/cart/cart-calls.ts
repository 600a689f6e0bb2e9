import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/db/schema/database.ts';
import {
  type SharedLine,
  linesOfShare,
  shareLines,
  addLinesOnce,
  cartLines,
  changeLines,
  recordNewChanges,
  cartProducts,
} from './cart-lines.ts';
import { findProductByCode, quickOrderCode } from '../../src/domain/cart/quick-order.ts';
import * as calls from '../../src/api/cart/calls.ts';
import { canBeOrdered } from '../../src/domain/product/stock.ts';
import { notFound, notOwned, notOwnText } from '../platform/http/answers.ts';
import { handle, type HandledCall } from '../platform/http/handled-call.ts';
import type { Shop } from '../catalogue/reads/shop.ts';
import {
  readCart,
  mayUseVoucher,
  isVoucherUsable,
  type VoucherRow,
  selectVouchers,
  goodsValue,
} from './read-cart.ts';
import { CART_TEXTS } from './cart-texts.ts';
import { changeCart, cartOf, readCartRecord, undoMerge } from './own-cart.ts';
import { maxPointsToRedeem } from '../../src/domain/cart/cart-payment.ts';
import type { PaymentMethodId } from '../../src/domain/cart/cart.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import { formatNumber } from '../../src/domain/shared/money.ts';
import { fill } from '../../src/i18n/fill.ts';
import { cartPaymentMethods, updateCartRow } from './cart-options.ts';
import { shippingCalls } from './shipping-calls.ts';
import { validationRecord } from './validate-cart.ts';
import type { VoucherRecord } from '../../src/api/cart/wire.ts';

/**
 * The products and quantities of a customer's order; null if the customer has no order with this
 * id.
 */
async function linesOfOrder(
  db: Kysely<Database>,
  customerId: number,
  orderId: number,
): Promise<SharedLine[] | null> {
  const lines = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['product_id as productId', 'quantity'])
    .where('orders.id', '=', orderId)
    .where('customer_id', '=', customerId)
    .orderBy('position')
    .execute();
  return lines.length > 0 ? lines : null;
}

/**
 * The ids of the products for codes typed by a trade customer, by code. A code that matches no
 * product, or several, has no entry. One query for all codes.
 */
async function productIdsByCode(
  db: Kysely<Database>,
  codes: readonly string[],
): Promise<Map<string, number>> {
  const digitsByCode = new Map(codes.map((code) => [code, quickOrderCode(code)]));
  const uniqueCodes = [...new Set([...digitsByCode.values()].filter((code) => code !== ''))];
  if (uniqueCodes.length === 0) return new Map();
  const { rows } = await sql<{ id: number; number: string; ean: string }>`
    select id, number, ean from products
    where state = 'Active' and visibility <> 'NotViewable'
      and (ltrim(ean, '0') = any(${uniqueCodes}) or ltrim(number, '0') = any(${uniqueCodes})
        or ltrim(right(number, 6), '0') = any(${uniqueCodes})
        or ltrim(lower(regexp_replace(number, '[\\s./-]', '', 'g')), '0') = any(${uniqueCodes}))
    order by id`.execute(db);
  const idsByCode = new Map<string, number>();
  for (const [code, digits] of digitsByCode) {
    const id = findProductByCode(rows, digits);
    if (id !== null) idsByCode.set(code, id);
  }
  return idsByCode;
}

/**
 * Calls that change many lines at once: quick order, ordering again, and undoing the merge at
 * sign-in.
 */
function bulkCalls(shop: Shop): HandledCall[] {
  const { db } = shop;
  return [
    handle(calls.quickOrder, async ({ body: { codes } }, { locale }) => {
      const ids = await productIdsByCode(db, codes);
      const records = await shop.summaries([...new Set(ids.values())], locale);
      const byId = new Map(records.map((record) => [record.Id, record]));
      return codes.map((Code) => {
        const id = ids.get(Code);
        return { Code, Product: (id !== undefined && byId.get(id)) || null };
      });
    }),
    handle(calls.orderAgain, ({ params: { id }, body: { operationId } }, context) =>
      changeCart(shop, context, async (trx, cart) => {
        const { customer, locale, now } = context;
        const lines = await linesOfOrder(trx, customer.customerId, id);
        if (!lines) return notOwned(notOwnText('order', id));
        const ids = lines.map(({ productId }) => productId);
        const productQuery = { cartId: cart.id, ids, customerId: customer.customerId };
        const cartProductsById = await cartProducts(
          trx,
          shop.state.catalogue,
          productQuery,
          locale,
          now,
        );
        if (![...cartProductsById.values()].some(({ product }) => canBeOrdered(product)))
          return notFound(CART_TEXTS.nothingOrderable[locale]);
        await addLinesOnce(trx, shop, cart.id, { lines, operationId }, context);
      }),
    ),
    handle(calls.undoCartMerge, (_, context) =>
      changeCart(shop, context, (trx, cart) => undoMerge(trx, cart.id)),
    ),
  ];
}

/** Payment method and points to redeem (spec 2 §5, §7). */
function cartPaymentCalls(shop: Shop): HandledCall[] {
  return [
    handle(calls.setCartPayment, ({ body: { method, data } }, context) =>
      changeCart(shop, context, async (trx, cart) => {
        const pricedCart = await readCart(trx, shop, cart, context);
        if (!cartPaymentMethods(pricedCart).includes(method))
          return notFound(
            paymentRefusalText(method, pricedCart.buyer?.credit != null, context.locale),
          );
        await updateCartRow(trx, cart.id, {
          payment_method: method,
          payment_issuer: method === 'ideal' ? (data?.issuer ?? null) : null,
          ...(method !== 'store' && { points_to_redeem: 0 }),
        });
      }),
    ),
    handle(calls.setCartPoints, ({ body: { pointsToRedeem } }, context) =>
      changeCart(shop, context, async (trx, cart) => {
        const { buyer, price, config } = await readCart(trx, shop, cart, context);
        const { minimumPointsToRedeem: minimum } = config;
        const maxPoints = maxPointsToRedeem(
          buyer?.bonusPoints ?? 0,
          price.total.priceInclTax,
          minimum,
        );
        const refusal = (text: keyof typeof CART_TEXTS, count: number) =>
          notFound(
            CART_TEXTS[text][context.locale].replace(
              '{count}',
              formatNumber(count, context.locale),
            ),
          );
        if (pointsToRedeem > 0) {
          if (cart.shipping_method !== 'Pickup' || cart.payment_method !== 'store')
            return refusal('pointsNeedStore', 0);
          if (pointsToRedeem > maxPoints) return refusal('tooManyPoints', maxPoints);
          if (pointsToRedeem < minimum) return refusal('tooFewPoints', minimum);
        }
        await updateCartRow(trx, cart.id, { points_to_redeem: pointsToRedeem });
      }),
    ),
  ];
}

function paymentRefusalText(method: PaymentMethodId, hasCredit: boolean, locale: Locale): string {
  if (method === 'store') return CART_TEXTS.storeNeedsPickup[locale];
  return CART_TEXTS[hasCredit ? 'noCredit' : 'noAccount'][locale];
}

/** Sharing carts by key (spec 2 §7, §8). */
function shareCalls(shop: Shop): HandledCall[] {
  const { db } = shop;
  return [
    handle(calls.shareCart, async (_, context) => {
      const cart = await cartOf(db, context);
      const lines = cart ? await cartLines(db, cart.id) : [];
      if (lines.length === 0) return notFound(CART_TEXTS.emptyCart[context.locale]);
      return { ShareKey: await shareLines(db, lines, context.now) };
    }),
    handle(calls.sharedCart, async ({ query: { shareKey } }, { locale, now, customer }) => {
      const lines = await linesOfShare(db, shareKey);
      if (!lines) return notFound(CART_TEXTS.notShared[locale]);
      const ids = lines.map(({ productId }) => productId);
      const products = await cartProducts(
        db,
        shop.state.catalogue,
        { cartId: null, ids, customerId: customer?.customerId ?? null },
        locale,
        now,
      );
      return {
        Lines: lines.map(({ productId, quantity }) => {
          const cartProduct = products.get(productId);
          const unavailableText = fill(CART_TEXTS.goneProduct[locale], { id: productId });
          return {
            ...{ ProductId: productId, Quantity: quantity },
            ProductTitle: cartProduct?.product.name ?? unavailableText,
            Product: cartProduct?.record ?? null,
          };
        }),
      };
    }),
    handle(calls.useSharedCart, ({ body: { shareKey, operationId, replace } }, context) =>
      changeCart(shop, context, async (trx, cart) => {
        const lines = await linesOfShare(trx, shareKey);
        if (!lines) return notFound(CART_TEXTS.notShared[context.locale]);
        await addLinesOnce(trx, shop, cart.id, { lines, operationId, replace }, context);
      }),
    ),
  ];
}

/** All cart calls except ordering (spec 2 §7). */
export const cartCalls = (shop: Shop): HandledCall[] => [
  ...lineCalls(shop),
  ...shippingCalls(shop),
  ...cartPaymentCalls(shop),
  ...voucherCalls(shop),
  ...shareCalls(shop),
  ...bulkCalls(shop),
];

/** The lines of the cart (spec 2 §4, §7). */
function lineCalls(shop: Shop): HandledCall[] {
  const { db } = shop;
  return [
    handle(calls.cart, async (_, context) =>
      readCartRecord(db, shop, await cartOf(db, context), context),
    ),
    handle(calls.changeCartLines, ({ body }, context) =>
      changeCart(shop, context, async (trx, cart) => {
        const changes = body.changes.map((change) => ({
          ...change,
          operationId: change.operationId ?? randomUUID(),
          source: change.source ?? null,
        }));
        const unappliedChanges = await recordNewChanges(trx, cart.id, changes, context.now);
        const ids = unappliedChanges.map(({ productId }) => productId);
        const { locale, now, customer } = context;
        const productQuery = { cartId: cart.id, ids, customerId: customer?.customerId ?? null };
        const products = await cartProducts(trx, shop.state.catalogue, productQuery, locale, now);
        await changeLines(trx, cart.id, unappliedChanges, products, now);
      }),
    ),
    handle(calls.clearCart, (_, context) =>
      changeCart(shop, context, async (trx, cart) => {
        await trx.deleteFrom('cart_lines').where('cart_id', '=', cart.id).execute();
      }),
    ),
    handle(calls.validateCart, async (_, context) => {
      const cart = await readCart(db, shop, await cartOf(db, context), context);
      return validationRecord(shop, cart, context);
    }),
  ];
}

/** Vouchers and coupons (spec 2 §3, §7, §8). */
function voucherCalls(shop: Shop): HandledCall[] {
  return [
    handle(calls.voucherByCode, async ({ params: { code } }, { customer, locale }) => {
      const voucher = await shop.db
        .selectFrom('vouchers')
        .selectAll()
        .where('code', '=', code.toUpperCase())
        .executeTakeFirst();
      if (!voucher || !mayUseVoucher(voucher, customer?.customerId ?? null))
        return notFound(CART_TEXTS.noVoucher[locale]);
      return voucherRecord(voucher, locale);
    }),
    handle(calls.addCartVoucher, ({ body }, context) =>
      changeCart(shop, context, async (trx, cart) => {
        const { customer, now, locale } = context;
        const voucher = await voucherById(trx, cart.id, body);
        const pricedCart = await readCart(trx, shop, cart, context);
        if (voucher && pricedCart.vouchers.some(({ id }) => id === voucher.id))
          return notFound(CART_TEXTS.couponRepeated[locale]);
        const customerId = customer?.customerId ?? null;
        if (
          !voucher ||
          !isVoucherUsable(voucher, {
            customerId,
            goods: goodsValue(pricedCart.availableLines, now),
            now,
          })
        )
          return notFound(CART_TEXTS.couponInvalid[locale]);
        await trx
          .insertInto('cart_vouchers')
          .values({ cart_id: cart.id, voucher_id: voucher.id, added_at: now })
          .execute();
      }),
    ),
    handle(calls.deleteCartVoucher, ({ query }, context) =>
      changeCart(shop, context, async (trx, cart) => {
        const voucherId = query.voucherId ?? query.couponId ?? 0;
        await trx
          .deleteFrom('cart_vouchers')
          .where('cart_id', '=', cart.id)
          .where('voucher_id', '=', voucherId)
          .execute();
      }),
    ),
  ];
}

function voucherById(
  db: Kysely<Database>,
  cartId: number,
  { voucherId, couponId }: { voucherId?: number | undefined; couponId?: number | undefined },
): Promise<VoucherRow | undefined> {
  return selectVouchers(db, cartId)
    .where('vouchers.id', '=', voucherId ?? couponId ?? 0)
    .where('kind', '=', voucherId === undefined ? 'coupon' : 'voucher')
    .executeTakeFirst();
}

function voucherRecord(
  { id, kind, name }: Pick<VoucherRow, 'id' | 'kind' | 'name'>,
  locale: Locale,
): VoucherRecord {
  const type = kind === 'voucher' ? { Id: 1, Name: 'Voucher' } : { Id: 2, Name: 'Coupon' };
  return { Id: id, Name: name[locale], Type: type };
}
