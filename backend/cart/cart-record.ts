import type { CartRecord, PriceRecord } from '../../src/api/cart/wire.ts';
import type { BuyerRecord } from '../../src/api/customer/wire.ts';
import { availabilityConfig } from '../../src/domain/availability/config.ts';
import { cartDeliveryDay, cartPickupMoment } from '../../src/domain/cart/cart-days.ts';
import { amountToPay } from '../../src/domain/cart/points-to-redeem.ts';
import { latestEstimate, shippingEstimate } from '../../src/domain/cart/shipping-estimate.ts';
import type { PaymentMethodId } from '../../src/domain/entities/cart.ts';
import type { Price } from '../../src/domain/entities/money.ts';
import { toEuros } from '../../src/domain/money.ts';
import type { Buyer } from '../customer/buyer.ts';
import { storeOfBuyer, nearestStore } from '../customer/logistic-store.ts';
import type { SignedInCustomer } from '../http/context.ts';
import type { Shop } from '../services/shop.ts';
import { visibleStores } from '../services/visible-stores.ts';
import { lineRecord, palletLines } from './cart-line-record.ts';
import type { CartReading, ReadCart } from './read-cart.ts';

const euros = ({ priceInclTax, priceExclTax }: Price): PriceRecord => ({
  InclTax: toEuros(priceInclTax),
  ExclTax: toEuros(priceExclTax),
});

/**
 * A visitor without a cart: the answer to a call that left before the first add must not replace
 * the cart which that add made.
 */
const BEFORE_ANY_CART = new Date(0);

/** A cart as the calls answer it (spec 2 §3). */
export function cartRecord(shop: Shop, cart: ReadCart, reading: CartReading): CartRecord {
  const { customer, locale, shopNow } = reading;
  const { row, price, sold, store, config } = cart;
  const lines = sold.map(({ row: line, found }) => ({
    product: found.product,
    quantity: line.quantity,
  }));
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
    DeliveryEstimate: lines.length > 0 ? cartDeliveryDay(lines, availability, shopNow) : null,
    PickupEstimate:
      store && lines.length > 0
        ? (cartPickupMoment(lines, store, availability, shopNow)?.day ?? null)
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

/** The store that delivers: the one near the chosen address, else that of the customer. */
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
