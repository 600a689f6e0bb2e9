import type { Kysely } from 'kysely';
import type { CartLineRecord, CartRecord, PriceRecord } from '../../src/api/cart/wire.ts';
import { availabilityConfig } from '../../src/domain/availability/config.ts';
import { cartDeliveryDay, cartPickupMoment } from '../../src/domain/cart/cart-days.ts';
import { amountToPay } from '../../src/domain/cart/points-to-redeem.ts';
import { isPriceChanged } from '../../src/domain/cart/price-changed.ts';
import { latestEstimate, shippingEstimate } from '../../src/domain/cart/shipping-estimate.ts';
import { orderablePieces } from '../../src/domain/cart/stock-allocation.ts';
import type { PaymentMethodId } from '../../src/domain/entities/cart.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import type { Cents, Price } from '../../src/domain/entities/money.ts';
import { toEuros, withoutTax } from '../../src/domain/money.ts';
import type { LinePrice } from '../../src/domain/pricing/line-price.ts';
import { logisticStore } from '../customer/logistic-store.ts';
import type { Database } from '../db/schema/database.ts';
import type { Shop } from '../services/shop.ts';
import type { CartLineRow } from './cart-lines.ts';
import { CART_TEXTS } from './cart-texts.ts';
import type { CartReading, ReadCart, SoldLine } from './read-cart.ts';

/** VAT on pallets, in percent. */
const PALLET_TAX_RATE = 21;

const euros = ({ priceInclTax, priceExclTax }: Price): PriceRecord => ({
  InclTax: toEuros(priceInclTax),
  ExclTax: toEuros(priceExclTax),
});

/** A cart as the calls answer it (spec 2 §3). */
export async function cartRecord(
  db: Kysely<Database>,
  shop: Shop,
  cart: ReadCart,
  { customer, locale, now }: CartReading,
): Promise<CartRecord> {
  const { row, price, sold, store, config } = cart;
  const lines = sold.map(({ row: line, found }) => ({
    product: found.product,
    quantity: line.quantity,
  }));
  const availability = availabilityConfig(config);
  const { points } = cart;
  const saved = {
    priceInclTax: price.lineDiscount.priceInclTax + sum(price.couponDiscounts),
    priceExclTax: price.lineDiscount.priceExclTax + withoutTax(sum(price.couponDiscounts), 21),
  };
  const delivering =
    customer === null
      ? null
      : await logisticStore(db, shop.state.catalogue.stores, customer.customerId);
  return {
    Timestamp: (row?.updated_at ?? now).toISOString(),
    Lines: cart.rows.map((line) => lineRecord(line, cart, locale)),
    PalletLines: palletLines(cart, locale),
    Store: store && { Id: store.id, Name: store.name, Url: store.url },
    ShippingMethod: row?.shipping_method ?? null,
    DeliveryAddress: cart.deliveryAddress,
    AlternativeDeliveryAddress: alternativeAddress(cart),
    UsingAlternativeAddress: row?.using_alternative_address ?? false,
    Shipping: shippingOf(cart),
    Payment: row?.payment_method
      ? { Method: row.payment_method as PaymentMethodId, Issuer: row.payment_issuer }
      : null,
    PointsToRedeem: points,
    HasLargeProduct: price.hasLargeProduct,
    Coupons: cart.coupons.map((coupon, i) => ({
      Id: coupon.id,
      Name: coupon.name[locale],
      DiscountInclTax: toEuros(price.couponDiscounts[i] ?? 0),
    })),
    CustomerId: customer?.customerId ?? null,
    LogisticStoreIdPickup: store?.id ?? null,
    LogisticStoreIdDelivery: delivering,
    DeliveryEstimate: lines.length > 0 ? cartDeliveryDay(lines, availability, now) : null,
    PickupEstimate:
      store && lines.length > 0
        ? (cartPickupMoment(lines, store, availability, now)?.day ?? null)
        : null,
    ShippingEstimate: latestEstimate(
      sold.map(({ row: line, found }) => shippingEstimate(found.product, line.quantity)),
    ),
    Subtotal: euros(price.subtotal),
    Discount: euros(saved),
    ShippingCost: euros(price.shippingCost),
    DeliveryCost: euros(price.deliveryCost),
    PalletCost: euros(price.palletCost),
    Total: euros(price.total),
    AmountToPay: toEuros(amountToPay(price.total.priceInclTax, points)),
    MergedLines: cart.rows.filter(({ merged_quantity }) => merged_quantity > 0).length,
  };
}

function lineRecord(line: CartLineRow, cart: ReadCart, locale: Locale): CartLineRecord {
  const index = cart.sold.findIndex(({ row }) => row.id === line.id);
  const sold = cart.sold[index];
  const price = cart.price.lines[index];
  if (!sold || !price) return goneLine(line, locale);
  const { product, record } = sold.found;
  return {
    Id: line.id,
    ProductId: line.product_id,
    ProductTitle: product.name,
    Quantity: line.quantity,
    ...prices(price),
    Discounts: discountsOf(sold, price),
    Derived: false,
    Product: record,
    Source: line.source && { ListId: line.source.listId, ListName: line.source.listName },
    PriceChanged: isPriceChanged(line.unit_incl, product.priceInclTax),
    MaxQuantity: orderablePieces(
      product,
      cart.row?.shipping_method ?? null,
      cart.row?.store_id ?? null,
    ),
    ShippingEstimate: shippingEstimate(product, line.quantity),
  };
}

const prices = ({ unit, regularUnit, total, discount }: LinePrice) => ({
  UnitPriceInclTax: toEuros(unit.priceInclTax),
  UnitPriceExclTax: toEuros(unit.priceExclTax),
  RegularUnitPriceInclTax: toEuros(regularUnit.priceInclTax),
  RegularUnitPriceExclTax: toEuros(regularUnit.priceExclTax),
  TotalInclTax: toEuros(total.priceInclTax),
  TotalExclTax: toEuros(total.priceExclTax),
  DiscountInclTax: toEuros(discount.priceInclTax),
  DiscountExclTax: toEuros(discount.priceExclTax),
});

/** The discount that the line's price comes from. */
function discountsOf({ found: { product } }: SoldLine, price: LinePrice) {
  if (!price.reduction?.isOffer) return [];
  return product.discounts
    .filter(({ id }) => id === product.discountId)
    .map(({ id, name }) => ({ Id: id, Name: name }));
}

/** A line whose product has no page any more: it counts for nothing and cannot be ordered. */
function goneLine(line: CartLineRow, locale: Locale): CartLineRecord {
  return {
    Id: line.id,
    ProductId: line.product_id,
    ProductTitle: CART_TEXTS.goneProduct[locale].replace('{id}', String(line.product_id)),
    Quantity: line.quantity,
    UnitPriceInclTax: 0,
    UnitPriceExclTax: 0,
    TotalInclTax: 0,
    TotalExclTax: 0,
    MaxQuantity: 0,
  };
}

function palletLines({ pallets, price }: ReadCart, locale: Locale): CartRecord['PalletLines'] {
  if (price.palletCost.priceInclTax === 0) return [];
  return [
    {
      Id: 1,
      Title: CART_TEXTS.pallet[locale],
      Quantity: pallets.quantity,
      UnitPriceInclTax: toEuros(pallets.deposit),
      UnitPriceExclTax: toEuros(withoutTax(pallets.deposit, PALLET_TAX_RATE)),
      TotalInclTax: toEuros(price.palletCost.priceInclTax),
      TotalExclTax: toEuros(price.palletCost.priceExclTax),
    },
  ];
}

function shippingOf({ row }: ReadCart): CartRecord['Shipping'] {
  if (!row?.shipping_slot || !row.shipping_date || !row.shipping_from || !row.shipping_to)
    return null;
  return {
    Id: row.shipping_slot,
    Date: row.shipping_date,
    TimeFrom: row.shipping_from,
    TimeTo: row.shipping_to,
  };
}

function alternativeAddress({ row }: ReadCart): CartRecord['AlternativeDeliveryAddress'] {
  const address = row?.alternative_address;
  return (
    address && {
      Type: address.type,
      Name: address.name,
      FirstName: address.firstName,
      LastName: address.lastName,
      Gender: address.gender,
      PhoneNumber: address.phoneNumber,
      EmailAddress: address.emailAddress,
      Memo: address.memo,
      Street: address.street,
      HouseNumber: address.houseNumber,
      HouseNumberExtension: address.houseNumberExtension,
      PostalCode: address.postalCode,
      City: address.city,
      CountryCode: address.countryCode,
    }
  );
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((all, each) => all + each, 0);
