import type { IsoDate } from '../shared/common.ts';
import type { ProductSummary } from '../product/product.ts';
import { canBeOrdered } from '../product/stock-status.ts';
import { addDeliveryDays, orderDay } from './calendar.ts';
import type { AvailabilityConfig } from './config.ts';

export type DeliveredProduct = Pick<
  ProductSummary,
  'isOrderable' | 'isActive' | 'visibility' | 'maxStockTotal' | 'needExtraStock' | 'deliverySize'
>;

/**
 * Returns the first delivery day of a product ordered now (spec 2 §5, §9): the first delivery day
 * after the order day, plus the shop's delay and, if only suppliers have stock, the extra stock
 * days. Null if the product cannot be ordered or has no stock.
 */
export function earliestDelivery(
  product: DeliveredProduct,
  config: AvailabilityConfig,
  now: Date,
): IsoDate | null {
  if (!canBeOrdered(product) || product.maxStockTotal <= 0) return null;
  const large = product.deliverySize === 'large';
  const cutoff = large ? config.deliveryCutoffLarge : config.deliveryCutoffSmall;
  const extra = product.needExtraStock ? config.extraStockDeliveryDays : 0;
  return addDeliveryDays(orderDay(now, cutoff), 1 + config.delayDays + extra, config.holidays);
}
