import type {
  CartLineRecord,
  PalletLineRecord,
  CartRecord,
  PriceRecord,
} from '../../src/api/cart/wire.ts';
import { GENERAL_TAX_RATE } from '../../src/domain/product/general-tax.ts';
import {
  hasPriceDropped,
  shippingEstimate,
  latestEstimate,
  orderablePieces,
} from '../../src/domain/cart/stock-allocation.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import { toEuros, withoutTax, type Price } from '../../src/domain/shared/money.ts';
import type { LinePrice } from '../../src/domain/pricing/line-price.ts';
import type { CartLineRow } from './cart-lines.ts';
import { orderableLines } from './cart-options.ts';
import { CART_TEXTS } from './cart-texts.ts';
import type { ReadCart, SoldLine, CartReading } from './read-cart.ts';
import type { BuyerRecord } from '../../src/api/customer/wire.ts';
import { availabilityConfig } from '../../src/domain/availability/config.ts';
import { cartDeliveryDay, cartPickupMoment } from '../../src/domain/cart/cart-days.ts';
import { amountToPay } from '../../src/domain/cart/cart-payment.ts';
import type { PaymentMethodId } from '../../src/domain/cart/cart.ts';
import { fill } from '../../src/i18n/fill.ts';
import { type Buyer, storeOfBuyer, nearestStore } from '../customers/profile/buyer.ts';
import type { SignedInCustomer } from '../platform/http/context.ts';
import type { Shop } from '../catalogue/reads/shop.ts';
import { visibleStores } from '../catalogue/reads/stores.ts';

/** A line as an API record (spec 2 §3). */
function lineRecord(line: CartLineRow, cart: ReadCart, locale: Locale): CartLineRecord {
  const index = cart.sold.findIndex(({ row }) => row.id === line.id);
  const sold = cart.sold[index];
  const price = cart.price.lines[index];
  if (!sold || !price) return unavailableLine(line, locale);
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
    PriceChanged: hasPriceDropped(line.unit_incl, product.priceInclTax),
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

/** The discount behind the line's price. */
function discountsOf({ found: { product } }: SoldLine, price: LinePrice) {
  if (!price.reduction?.isOffer) return [];
  return product.discounts
    .filter(({ id }) => id === product.discountId)
    .map(({ id, name }) => ({ Id: id, Name: name }));
}

/** A line whose product is no longer shown: it is not in the totals and cannot be ordered. */
function unavailableLine(line: CartLineRow, locale: Locale): CartLineRecord {
  return {
    Id: line.id,
    ProductId: line.product_id,
    ProductTitle: fill(CART_TEXTS.goneProduct[locale], { id: line.product_id }),
    Quantity: line.quantity,
    UnitPriceInclTax: 0,
    UnitPriceExclTax: 0,
    TotalInclTax: 0,
    TotalExclTax: 0,
    MaxQuantity: 0,
  };
}

/** The pallets of a delivery; none for pickup. */
function palletLines({ pallets, price }: ReadCart, locale: Locale): PalletLineRecord[] {
  if (price.palletCost.priceInclTax === 0) return [];
  return [
    {
      Id: 1,
      Title: CART_TEXTS.pallet[locale],
      Quantity: pallets.quantity,
      UnitPriceInclTax: toEuros(pallets.deposit),
      UnitPriceExclTax: toEuros(withoutTax(pallets.deposit, GENERAL_TAX_RATE)),
      TotalInclTax: toEuros(price.palletCost.priceInclTax),
      TotalExclTax: toEuros(price.palletCost.priceExclTax),
    },
  ];
}

const euros = ({ priceInclTax, priceExclTax }: Price): PriceRecord => ({
  InclTax: toEuros(priceInclTax),
  ExclTax: toEuros(priceExclTax),
});

/**
 * Timestamp of a cart that does not exist yet. Older than any real one, so that a late response
 * about the empty cart never replaces the cart created by the first add.
 */
const BEFORE_ANY_CART = new Date(0);

/** A cart as an API record (spec 2 §3). */
export function cartRecord(shop: Shop, cart: ReadCart, reading: CartReading): CartRecord {
  const { customer, locale, shopNow } = reading;
  const { row, price, sold, store, config } = cart;
  // The same lines as for the days to choose from, so that both begin on the same day.
  const delivered = orderableLines(cart, 'Delivery', null);
  const collected = store ? orderableLines(cart, 'Pickup', store.id) : [];
  const availability = availabilityConfig(config);
  const { points } = cart;
  const { lineDiscount, couponDiscount } = price;
  const saved = {
    priceInclTax: lineDiscount.priceInclTax + couponDiscount.priceInclTax,
    priceExclTax: lineDiscount.priceExclTax + couponDiscount.priceExclTax,
  };
  return {
    Timestamp: (row?.updated_at ?? BEFORE_ANY_CART).toISOString(),
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
      Percent: coupon.percent,
    })),
    Customer: customer && cart.buyer && buyerRecord(customer, cart.buyer),
    LogisticStoreIdPickup: store?.id ?? null,
    LogisticStoreIdDelivery: deliveringStore(shop, cart, reading),
    DeliveryEstimate: cartDeliveryDay(delivered, availability, shopNow),
    PickupEstimate:
      store && (cartPickupMoment(collected, store, availability, shopNow)?.day ?? null),
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

const buyerRecord = (
  { customerId, contactId }: SignedInCustomer,
  { contact, companyName }: Buyer,
): BuyerRecord => ({
  Id: customerId,
  ContactId: contactId,
  Email: contact.email,
  FirstName: contact.firstName,
  MiddleName: contact.middleName,
  LastName: contact.lastName,
  CompanyName: companyName,
});

/** The store that delivers: the one near the chosen address, or else the customer's. */
function deliveringStore(shop: Shop, cart: ReadCart, { editorial }: CartReading): number | null {
  const stores = visibleStores(shop, editorial.settings);
  const chosen = cart.row?.using_alternative_address
    ? alternativeAddress(cart)
    : cart.deliveryAddress;
  const nearest = chosen ? nearestStore(stores, chosen) : null;
  return nearest ?? (cart.buyer && storeOfBuyer(stores, cart.buyer));
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
