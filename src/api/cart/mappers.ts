import type {
  Cart,
  CartLine,
  CartValidation,
  FactorResult,
  PalletLine,
  QuickOrderMatch,
  SharedCart,
  ShippingOptions,
  Voucher,
} from '../../domain/cart/cart.ts';
import { type Price, toCents } from '../../domain/shared/money.ts';
import { mapAddress, mapAddressInput, mapBuyer } from '../customer/mappers.ts';
import { mapLineSource } from '../map-line-source.ts';
import { mapProductSummary } from '../products/mappers.ts';
import type {
  CartLineRecord,
  CartRecord,
  CartValidationRecord,
  FactorRecord,
  PalletLineRecord,
  PriceRecord,
  QuickOrderRecord,
  SharedCartRecord,
  ShippingOptionsRecord,
  VoucherRecord,
} from './wire.ts';

const toPrice = (incl: number, excl: number): Price => ({
  priceInclTax: toCents(incl),
  priceExclTax: toCents(excl),
});
const mapPrice = (record: PriceRecord | null | undefined): Price =>
  toPrice(record?.InclTax ?? 0, record?.ExclTax ?? 0);

function mapLine(record: CartLineRecord, now: Date): CartLine {
  const unitPrice = toPrice(record.UnitPriceInclTax, record.UnitPriceExclTax);
  return {
    id: record.Id,
    productId: record.ProductId,
    productTitle: record.ProductTitle,
    quantity: record.Quantity,
    unitPrice,
    regularUnitPrice: toPrice(
      record.RegularUnitPriceInclTax ?? record.UnitPriceInclTax,
      record.RegularUnitPriceExclTax ?? record.UnitPriceExclTax,
    ),
    total: toPrice(record.TotalInclTax, record.TotalExclTax),
    discount: toPrice(record.DiscountInclTax ?? 0, record.DiscountExclTax ?? 0),
    discounts: (record.Discounts ?? []).map(({ Id, Name }) => ({ id: Id, name: Name })),
    derived: record.Derived ?? false,
    product: record.Product ? mapProductSummary(record.Product, now) : null,
    source: mapLineSource(record.Source),
    priceChanged: record.PriceChanged ?? false,
    maxQuantity: record.MaxQuantity ?? 0,
    shippingEstimate: record.ShippingEstimate ?? null,
  };
}

function mapPalletLine(record: PalletLineRecord): PalletLine {
  return {
    id: record.Id,
    title: record.Title,
    quantity: record.Quantity,
    unitPrice: toPrice(record.UnitPriceInclTax, record.UnitPriceExclTax),
    total: toPrice(record.TotalInclTax, record.TotalExclTax),
  };
}

/** Maps a cart (spec 2 §3). `now` decides which discounts of its products are current. */
export function mapCart(record: CartRecord, now: Date): Cart {
  return {
    timestamp: record.Timestamp,
    lines: record.Lines.map((line) => mapLine(line, now)),
    palletLines: (record.PalletLines ?? []).map(mapPalletLine),
    store: record.Store
      ? { id: record.Store.Id, name: record.Store.Name, url: record.Store.Url }
      : null,
    shippingMethod: record.ShippingMethod ?? null,
    deliveryAddress: record.DeliveryAddress ? mapAddress(record.DeliveryAddress) : null,
    alternativeDeliveryAddress: record.AlternativeDeliveryAddress
      ? mapAddressInput(record.AlternativeDeliveryAddress)
      : null,
    usingAlternativeAddress: record.UsingAlternativeAddress ?? false,
    shipping: record.Shipping
      ? {
          id: record.Shipping.Id,
          date: record.Shipping.Date,
          timeFrom: record.Shipping.TimeFrom,
          timeTo: record.Shipping.TimeTo,
        }
      : null,
    payment: record.Payment
      ? { method: record.Payment.Method, issuer: record.Payment.Issuer ?? null }
      : null,
    pointsToRedeem: record.PointsToRedeem ?? 0,
    hasLargeProduct: record.HasLargeProduct ?? false,
    coupons: (record.Coupons ?? []).map((coupon) => ({
      id: coupon.Id,
      name: coupon.Name,
      discount: toCents(coupon.DiscountInclTax),
      percent: coupon.Percent ?? null,
    })),
    customer: record.Customer ? mapBuyer(record.Customer) : null,
    logisticStoreIds: {
      pickup: record.LogisticStoreIdPickup ?? null,
      delivery: record.LogisticStoreIdDelivery ?? null,
    },
    deliveryEstimate: record.DeliveryEstimate ?? null,
    pickupEstimate: record.PickupEstimate ?? null,
    shippingEstimate: record.ShippingEstimate ?? null,
    subtotal: mapPrice(record.Subtotal),
    discount: mapPrice(record.Discount),
    shippingCost: mapPrice(record.ShippingCost),
    deliveryCost: mapPrice(record.DeliveryCost),
    palletCost: mapPrice(record.PalletCost),
    total: mapPrice(record.Total),
    amountToPay: toCents(record.AmountToPay),
    mergedLines: record.MergedLines ?? 0,
  };
}

const mapFactor = (record: FactorRecord): FactorResult => ({
  isValid: record.IsValid,
  message: record.Message ?? '',
  invalidProductIds: record.InvalidProductIds ?? [],
  nextDate: record.NextDate ?? null,
});

export function mapCartValidation(record: CartValidationRecord, now: Date): CartValidation {
  const { Stock, Delivery, DeliveryDate, ProductStatus } = record.Factors;
  return {
    isOrderable: record.IsOrderable,
    factors: {
      Stock: mapFactor(Stock),
      Delivery: mapFactor(Delivery),
      DeliveryDate: mapFactor(DeliveryDate),
      ProductStatus: mapFactor(ProductStatus),
    },
    newCart: record.NewCart ? mapCart(record.NewCart, now) : null,
  };
}

export function mapShippingOptions(record: ShippingOptionsRecord): ShippingOptions {
  return {
    days: record.Days.map(({ Date: date, Slots }) => ({
      date,
      slots: Slots.map((slot) => ({
        id: slot.Id,
        timeFrom: slot.TimeFrom,
        timeTo: slot.TimeTo,
        price: toPrice(slot.PriceInclTax, slot.PriceExclTax),
      })),
    })),
    earliest: record.Earliest ? { day: record.Earliest.Day, time: record.Earliest.Time } : null,
  };
}

export function mapSharedCart(record: SharedCartRecord, now: Date): SharedCart {
  return {
    lines: record.Lines.map((line) => ({
      productId: line.ProductId,
      productTitle: line.ProductTitle,
      quantity: line.Quantity,
      product: line.Product ? mapProductSummary(line.Product, now) : null,
    })),
  };
}

export function mapQuickOrder(record: QuickOrderRecord, now: Date): QuickOrderMatch[] {
  return record.map(({ Code, Product }) => ({
    code: Code,
    product: Product ? mapProductSummary(Product, now) : null,
  }));
}

/** `Type.Id` of a coupon (2); that of a voucher is 1. */
const COUPON_TYPE = 2;

export function mapVoucher({ Id, Name, Type }: VoucherRecord): Voucher {
  const kind = Type.Id === COUPON_TYPE ? 'coupon' : 'voucher';
  return { id: Id, name: Name, kind, type: { id: Type.Id, name: Type.Name } };
}
