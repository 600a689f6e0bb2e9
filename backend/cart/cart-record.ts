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
import type { PricedCart, AvailableLine, CartContext } from './read-cart.ts';
import type { BuyerRecord } from '../../src/api/customer/wire.ts';
import { availabilityConfig } from '../../src/domain/availability/config.ts';
import { cartDeliveryDay, cartPickupMoment } from '../../src/domain/cart/cart-days.ts';
import { amountToPay } from '../../src/domain/cart/cart-payment.ts';
import type { PaymentMethodId } from '../../src/domain/cart/cart.ts';
import { fill } from '../../src/i18n/fill.ts';
import { type Buyer, storeIdOfBuyer, nearestStoreId } from '../customers/profile/buyer.ts';
import type { SignedInCustomer } from '../platform/http/context.ts';
import type { Shop } from '../catalogue/reads/shop.ts';
import { visibleStores } from '../catalogue/reads/stores.ts';

/** A line as an API record (spec 2 §3). */
function lineRecord(line: CartLineRow, cart: PricedCart, locale: Locale): CartLineRecord {
  const index = cart.availableLines.findIndex(({ row }) => row.id === line.id);
  const availableLine = cart.availableLines[index];
  const price = cart.price.lines[index];
  if (!availableLine || !price) return unavailableLineRecord(line, locale);
  const { product, record } = availableLine.cartProduct;
  return {
    Id: line.id,
    ProductId: line.product_id,
    ProductTitle: product.name,
    Quantity: line.quantity,
    ...linePrices(price),
    Discounts: discountsOf(availableLine, price),
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

const linePrices = ({ unit, regularUnit, total, discount }: LinePrice) => ({
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
function discountsOf({ cartProduct: { product } }: AvailableLine, price: LinePrice) {
  if (!price.reduction?.isOffer) return [];
  return product.discounts
    .filter(({ id }) => id === product.discountId)
    .map(({ id, name }) => ({ Id: id, Name: name }));
}

/** A line whose product is no longer shown: it is not in the totals and cannot be ordered. */
function unavailableLineRecord(line: CartLineRow, locale: Locale): CartLineRecord {
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
function palletLineRecords({ pallets, price }: PricedCart, locale: Locale): PalletLineRecord[] {
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

const priceRecord = ({ priceInclTax, priceExclTax }: Price): PriceRecord => ({
  InclTax: toEuros(priceInclTax),
  ExclTax: toEuros(priceExclTax),
});

/**
 * Timestamp of a cart that does not exist yet: earlier than that of any stored cart. A response with
 * the empty cart that arrives late can therefore not replace the cart created meanwhile.
 */
const EMPTY_CART_TIME = new Date(0);

/** A cart as an API record (spec 2 §3). */
export function cartRecord(shop: Shop, cart: PricedCart, context: CartContext): CartRecord {
  const { customer, locale, shopNow } = context;
  const { row, price, availableLines, store, config } = cart;
  // The same lines are used for the days to choose from, so that both begin on the same day.
  const deliveryLines = orderableLines(cart, 'Delivery', null);
  const pickupLines = store ? orderableLines(cart, 'Pickup', store.id) : [];
  const availability = availabilityConfig(config);
  const { redeemedPoints } = cart;
  const { lineDiscount, couponDiscount } = price;
  const savings = {
    priceInclTax: lineDiscount.priceInclTax + couponDiscount.priceInclTax,
    priceExclTax: lineDiscount.priceExclTax + couponDiscount.priceExclTax,
  };
  return {
    Timestamp: (row?.updated_at ?? EMPTY_CART_TIME).toISOString(),
    Lines: cart.lineRows.map((line) => lineRecord(line, cart, locale)),
    PalletLines: palletLineRecords(cart, locale),
    Store: store && { Id: store.id, Name: store.name, Url: store.url },
    ShippingMethod: row?.shipping_method ?? null,
    DeliveryAddress: cart.deliveryAddress,
    AlternativeDeliveryAddress: alternativeAddress(cart),
    UsingAlternativeAddress: row?.using_alternative_address ?? false,
    Shipping: shippingOf(cart),
    Payment: row?.payment_method
      ? { Method: row.payment_method as PaymentMethodId, Issuer: row.payment_issuer }
      : null,
    PointsToRedeem: redeemedPoints,
    HasLargeProduct: price.hasLargeProduct,
    Coupons: cart.usableVouchers.map((coupon, i) => ({
      Id: coupon.id,
      Name: coupon.name[locale],
      DiscountInclTax: toEuros(price.couponDiscounts[i] ?? 0),
      Percent: coupon.percent,
    })),
    Customer: customer && cart.buyer && buyerRecord(customer, cart.buyer),
    LogisticStoreIdPickup: store?.id ?? null,
    LogisticStoreIdDelivery: deliveringStoreId(shop, cart, context),
    DeliveryEstimate: cartDeliveryDay(deliveryLines, availability, shopNow),
    PickupEstimate:
      store && (cartPickupMoment(pickupLines, store, availability, shopNow)?.day ?? null),
    ShippingEstimate: latestEstimate(
      availableLines.map(({ row: line, cartProduct }) =>
        shippingEstimate(cartProduct.product, line.quantity),
      ),
    ),
    Subtotal: priceRecord(price.subtotal),
    Discount: priceRecord(savings),
    ShippingCost: priceRecord(price.shippingCost),
    DeliveryCost: priceRecord(price.deliveryCost),
    PalletCost: priceRecord(price.palletCost),
    Total: priceRecord(price.total),
    AmountToPay: toEuros(amountToPay(price.total.priceInclTax, redeemedPoints)),
    MergedLines: cart.lineRows.filter(({ merged_quantity }) => merged_quantity > 0).length,
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

/** Id of the store that delivers: the one nearest to the chosen address, or else the customer's. */
function deliveringStoreId(
  shop: Shop,
  cart: PricedCart,
  { editorial }: CartContext,
): number | null {
  const stores = visibleStores(shop, editorial.settings);
  const chosen = cart.row?.using_alternative_address
    ? alternativeAddress(cart)
    : cart.deliveryAddress;
  const nearest = chosen ? nearestStoreId(stores, chosen) : null;
  return nearest ?? (cart.buyer && storeIdOfBuyer(stores, cart.buyer));
}

function shippingOf({ row }: PricedCart): CartRecord['Shipping'] {
  if (!row?.shipping_slot || !row.shipping_date || !row.shipping_from || !row.shipping_to)
    return null;
  return {
    Id: row.shipping_slot,
    Date: row.shipping_date,
    TimeFrom: row.shipping_from,
    TimeTo: row.shipping_to,
  };
}

function alternativeAddress({ row }: PricedCart): CartRecord['AlternativeDeliveryAddress'] {
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
