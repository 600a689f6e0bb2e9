/** Derives the content of an order from a cart, and checks the cart before. */
import { createHash } from 'node:crypto';
import type { ConfirmBody } from '../../src/api/cart/wire.ts';
import type { AddressRecord } from '../../src/api/customer/wire.ts';
import { type AddressInput, fullName, surname } from '../../src/domain/account/customer.ts';
import { amountToPay } from '../../src/domain/cart/cart-payment.ts';
import { type Cents, toCents } from '../../src/domain/shared/money.ts';
import type { OrderState } from '../../src/domain/orders/order-state.ts';
import { earnedPoints } from '../../src/domain/orders/order.ts';
import { pointsValue } from '../../src/domain/account/loyalty.ts';
import { chosenSlot } from '../cart/cart-options.ts';
import type { CartRow } from '../cart/own-cart.ts';
import type { PricedCart } from '../cart/read-cart.ts';
import { type Buyer, storeIdOfBuyer } from '../customers/profile/buyer.ts';
import type { OrderAddressColumn } from '../platform/db/schema/orders.ts';
import type { CustomerContext, SignedInCustomer } from '../platform/http/context.ts';
import type { NewOrder, NewOrderLine } from '../orders/insert-order.ts';
import { isOnlineMethod } from '../payment/payment-provider.ts';
import type { Shop } from '../catalogue/reads/shop.ts';
import { sql, type Transaction } from 'kysely';
import type { CartValidationRecord } from '../../src/api/cart/wire.ts';
import { cartRecord } from '../cart/cart-record.ts';
import { validationRecord } from '../cart/validate-cart.ts';
import type { Database } from '../platform/db/schema/database.ts';
import { CHECKOUT_TEXTS } from './checkout-texts.ts';

/** The content of an order, without the keys and time of this attempt. */
export type OrderContent = Omit<NewOrder, 'placedAt' | 'checkout'> & { toPay: Cents };

/** Builds the order of a validated cart. */
export function orderContent(
  shop: Shop,
  cart: PricedCart,
  { customer, shopNow, editorial }: Pick<CustomerContext, 'customer' | 'shopNow' | 'editorial'>,
): OrderContent {
  const { row, price, buyer } = cart;
  if (!row?.shipping_method) throw new Error('A cart without a shipping method was not checked.');
  if (!buyer) throw new Error('Nobody buys this cart.');
  const { contact, addresses } = buyer;
  const isDelivery = row.shipping_method === 'Delivery';
  const destination = isDelivery ? deliveryDestination(cart) : null;
  const invoiceAddress = addresses.find(({ Type }) => Type === 'InvoiceAddress') ?? addresses[0];
  const stores = shop.state.catalogue.stores;
  const toPay = amountToPay(price.total.priceInclTax, cart.redeemedPoints);
  // The first pickup slot starts later with every minute.
  const slot = chosenSlot(cart, { shopNow, editorial });
  const method = row.payment_method ?? 'voucher';
  const voucherTotal = price.couponDiscounts.reduce((sum, discount) => sum + discount, 0);
  const paidOtherwise = voucherTotal + pointsValue(cart.redeemedPoints);
  const earnsPoints = buyer.bonusPoints !== null;
  return {
    ...{ customerId: customer.customerId, contactId: customer.contactId },
    ...{ contactName: fullName(contact), toPay },
    state: initialState(method, toPay),
    shippingMethod: row.shipping_method,
    preferredDate: row.shipping_date,
    preferredFrom: slot?.timeFrom ?? null,
    preferredTo: slot?.timeTo ?? null,
    deliveredAt: null,
    deliveryPhone: destination?.phone || contact.mobile || contact.phone,
    deliveryAddress: destination?.address ?? null,
    // For pickup there may be no address at all.
    invoiceAddress: invoiceAddress
      ? orderAddressOfRecord(invoiceAddress)
      : (destination?.address ?? addressWithoutStreet(contact)),
    storeId: isDelivery ? storeIdOfBuyer(stores, buyer) : row.store_id,
    paymentMethod: method,
    bonusPoints: earnsPoints ? earnedPoints(price.subtotal.priceInclTax, paidOtherwise) : 0,
    shipping: price.shippingCost,
    voucherTotal,
    lines: cart.availableLines.map(
      ({ cartProduct: { product }, row: { source } }, i): NewOrderLine => ({
        productId: product.id,
        title: product.name,
        number: product.number,
        unit: product.unit,
        taxRate: product.taxRate,
        price: price.lines[i]!,
        source,
      }),
    ),
  };
}

/** A digest that is equal for the same goods, price, destination, time and payment method. */
export function contentDigest(
  content: OrderContent,
  extra: {
    slot: string | null;
    issuer: string | null;
    memo: string;
    reference: string;
    points: number;
  },
): string {
  const lines = content.lines.map(({ productId, price }) => [
    productId,
    price.quantity,
    price.total.priceInclTax,
  ]);
  // The times of a slot change while the shopper orders, but it is the same slot.
  const moment = { preferredFrom: null, preferredTo: null };
  return createHash('sha256')
    .update(JSON.stringify({ ...content, ...moment, lines, ...extra }))
    .digest('base64url');
}

/** A digest that is equal for a repeated request; data that identifies the browser may differ. */
export function requestDigest({ amountToPay: amount, memo, reference }: ConfirmBody): string {
  const parts = [toCents(amount), memo, reference];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Online orders wait for payment; orders fully covered by vouchers count as paid. */
function initialState(method: string, toPay: Cents): OrderState {
  if (method === 'account' || method === 'store') return 'placed';
  return toPay > 0 && isOnlineMethod(method) ? 'awaiting-payment' : 'paid';
}

function deliveryDestination(
  cart: PricedCart,
): { address: OrderAddressColumn; phone: string } | null {
  const { row, deliveryAddress } = cart;
  if (row?.using_alternative_address) {
    const address = row.alternative_address;
    return address && { address: orderAddressOfInput(address), phone: address.phoneNumber };
  }
  return (
    deliveryAddress && {
      address: orderAddressOfRecord(deliveryAddress),
      phone: deliveryAddress.PhoneNumber ?? '',
    }
  );
}

const orderAddressOfRecord = (record: AddressRecord): OrderAddressColumn => ({
  name: record.Name ?? '',
  firstName: record.FirstName ?? '',
  lastName: record.LastName ?? '',
  street: record.Street,
  houseNumber: record.HouseNumber,
  houseNumberExtension: record.HouseNumberExtension ?? '',
  postalCode: record.PostalCode,
  city: record.City,
  countryCode: record.CountryCode,
});

const orderAddressOfInput = (address: AddressInput): OrderAddressColumn => ({
  name: address.name,
  firstName: address.firstName,
  lastName: address.lastName,
  street: address.street,
  houseNumber: address.houseNumber,
  houseNumberExtension: address.houseNumberExtension,
  postalCode: address.postalCode,
  city: address.city,
  countryCode: address.countryCode,
});

const addressWithoutStreet = (contact: Buyer['contact']): OrderAddressColumn => ({
  ...{ name: '', firstName: contact.firstName, lastName: surname(contact) },
  ...{ street: '', houseNumber: '', houseNumberExtension: '', postalCode: '', city: '' },
  countryCode: 'NL',
});

type CheckCartArguments = [shop: Shop, cart: PricedCart, context: CustomerContext];

/** Why a cart cannot be ordered unchanged, and what could be ordered instead; null if it can. */
export function checkCart(...args: CheckCartArguments): CartValidationRecord | null {
  const [, { row, deliveryAddress, store }, { locale }] = args;
  const validation = validationRecord(...args);
  if (!validation.IsOrderable) return validation;
  const address = row?.using_alternative_address ? row.alternative_address : deliveryAddress;
  const place = row?.shipping_method === 'Delivery' ? address : row?.shipping_method && store;
  const isMissing = (text: 'noPlace' | 'noSlot') => ({
    IsValid: false,
    Message: CHECKOUT_TEXTS[text][locale],
  });
  if (!place) return changedCartValidation({ Delivery: isMissing('noPlace') }, ...args);
  if (row?.shipping_slot) return null;
  return changedCartValidation({ DeliveryDate: isMissing('noSlot') }, ...args);
}

/**
 * Validation result for a cart that differs from the one the shopper agreed to, with the invalid
 * factors.
 */
export function changedCartValidation(
  factors: Partial<CartValidationRecord['Factors']>,
  ...[shop, cart, context]: CheckCartArguments
): CartValidationRecord {
  const validFactor = { IsValid: true };
  return {
    IsOrderable: false,
    Factors: {
      Stock: validFactor,
      Delivery: validFactor,
      DeliveryDate: validFactor,
      ProductStatus: validFactor,
      ...factors,
    },
    NewCart: cartRecord(shop, cart, context),
  };
}

/** Maximum number of unpaid orders per customer, because each reserves stock. */
const MAX_UNPAID_ORDERS = 10;
/** Maximum total value of unpaid orders; the first order may have any value. */
const MAX_UNPAID_CENTS = 5_000_000;

/**
 * Why a customer, whose row is locked, may not order for this amount now; null if allowed. Order
 * mails are not sent to unconfirmed addresses, and goods are not reserved without limit for
 * customers who do not pay.
 */
export async function orderRefusal(
  trx: Transaction<Database>,
  { accountId, customerId }: Pick<SignedInCustomer, 'accountId' | 'customerId'>,
  total: Cents,
): Promise<'unconfirmed' | 'tooManyUnpaid' | null> {
  const { rows } = await sql<{ confirmed: boolean; count: number; worth: number }>`
    select
      (select confirmed_at is not null from accounts where id = ${accountId}) as confirmed,
      count(*)::integer as count, coalesce(sum(total_incl), 0)::float8 as worth
    from orders
    where customer_id = ${customerId}
      and (state = 'awaiting-payment' or state in ('placed', 'picked') and payment_method = 'store')`.execute(
    trx,
  );
  const { confirmed, count, worth } = rows[0]!;
  if (!confirmed) return 'unconfirmed';
  const isTooMuch = count > 0 && worth + total > MAX_UNPAID_CENTS;
  return count >= MAX_UNPAID_ORDERS || isTooMuch ? 'tooManyUnpaid' : null;
}

/**
 * Removes the ordered goods from the cart, and gives it a new id, so that the shopper can order
 * from it again. Lines added meanwhile stay. Returns the cart; undefined if it no longer exists.
 */
export async function removeOrderedLines(
  trx: Transaction<Database>,
  order: { id: number; cart_id: number | null },
  now: Date,
): Promise<CartRow | undefined> {
  const { id: orderId, cart_id: cartId } = order;
  if (cartId === null) return undefined;
  const { rows } = await sql<CartRow>`
    with bought as (
      select product_id, quantity from order_lines where order_id = ${orderId}
    ), emptied as (
      delete from cart_lines l using bought b
      where l.cart_id = ${cartId} and b.product_id = l.product_id and l.quantity <= b.quantity
    ), used as (
      delete from cart_vouchers where cart_id = ${cartId}
        and voucher_id in (select voucher_id from order_vouchers where order_id = ${orderId})
    ), reduced as (
      update cart_lines l set quantity = l.quantity - b.quantity, merged_quantity = 0
      from bought b
      where l.cart_id = ${cartId} and b.product_id = l.product_id and l.quantity > b.quantity
    )
    update carts set id = default, shipping_slot = null, shipping_date = null,
      shipping_from = null, shipping_to = null, payment_method = null, payment_issuer = null,
      points_to_redeem = 0, updated_at = ${now}
    where id = ${cartId} returning *`.execute(trx);
  return rows[0];
}
