import { isCurrent } from '../../domain/shared/date-range.ts';
import { toCents } from '../../domain/shared/money.ts';
import { moreLessLevels } from '../../domain/product/more-less-levels.ts';
import { oldPrice } from '../../domain/product/old-price.ts';
import { centsOrNull } from '../money.ts';
import type { ProductRecord } from './wire.ts';

/** Maps the price fields of a product to cents (spec 2 §3). */
export function mapPrices(record: ProductRecord, now: Date) {
  const price = {
    priceInclTax: toCents(record.PriceInclTax),
    priceExclTax: toCents(record.PriceExclTax),
  };
  const reduction = record.PriceReduction;
  const discounts = record.Discounts ?? [];
  const priced = discounts.map((discount) => ({
    id: discount.Id,
    startDate: discount.StartDate,
    endDate: discount.EndDate,
    oldPriceInclTax: centsOrNull(discount.OldPriceInclTax),
    oldPriceExclTax: centsOrNull(discount.OldPriceExclTax),
  }));
  const levels = (record.MoreLessLevels ?? []).map((level) => ({
    id: level.Id,
    quantity: level.Quantity,
    priceInclTax: toCents(level.PriceInclTax),
    priceExclTax: toCents(level.PriceExclTax),
  }));
  return {
    ...price,
    ...oldPrice(priced, price.priceInclTax, now),
    taxRate: record.TaxRate,
    unitPriceInclTax: centsOrNull(record.UnitPrice?.PriceInclTax),
    unitPriceExclTax: centsOrNull(record.UnitPrice?.PriceExclTax),
    unitPriceUnit: record.UnitPrice?.Unit ?? null,
    unitPerProduct: record.UnitPerProduct ?? null,
    discounts: discounts.map((discount) => ({
      id: discount.Id,
      name: discount.Name,
      title: discount.Title,
      labelType: discount.LabelType,
      startDate: discount.StartDate,
      endDate: discount.EndDate,
    })),
    moreLessLevels: moreLessLevels(levels, price),
    inPriceReduced: reduction ? isCurrent(reduction.StartDate, reduction.EndDate, now) : false,
    priceReducedFrom: reduction?.StartDate ?? null,
    priceReducedUntil: reduction?.EndDate ?? null,
    lowestPrice30InclTax: centsOrNull(reduction?.LowestPrice30InclTax),
    lowestPrice30ExclTax: centsOrNull(reduction?.LowestPrice30ExclTax),
  };
}
