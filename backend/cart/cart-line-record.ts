import type { CartLineRecord, PalletLineRecord } from '../../src/api/cart/wire.ts';
import { GENERAL_TAX_RATE } from '../../src/domain/general-tax.ts';
import { isPriceChanged } from '../../src/domain/cart/price-changed.ts';
import { shippingEstimate } from '../../src/domain/cart/shipping-estimate.ts';
import { orderablePieces } from '../../src/domain/cart/stock-allocation.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import { toEuros, withoutTax } from '../../src/domain/money.ts';
import type { LinePrice } from '../../src/domain/pricing/line-price.ts';
import type { CartLineRow } from './cart-lines.ts';
import { CART_TEXTS } from './cart-texts.ts';
import type { ReadCart, SoldLine } from './read-cart.ts';

/** A line as the calls answer it (spec 2 §3). */
export function lineRecord(line: CartLineRow, cart: ReadCart, locale: Locale): CartLineRecord {
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

/** A line whose product is no longer shown: it adds nothing to the totals and cannot be ordered. */
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

/** The pallets of a delivery; none at a pickup. */
export function palletLines({ pallets, price }: ReadCart, locale: Locale): PalletLineRecord[] {
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
