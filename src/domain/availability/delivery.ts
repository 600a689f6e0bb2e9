import type { IsoDate } from '../shared/common.ts';
import type { ProductSummary } from '../product/product.ts';
import { canBeOrdered } from '../product/stock-status.ts';
import { addDeliveryDays } from './calendar.ts';
import type { AvailabilityConfig } from './config.ts';
import { orderDay } from './order-day.ts';

export type DeliveredProduct = Pick<
  ProductSummary,
  'isOrderable' | 'isActive' | 'visibility' | 'maxStockTotal' | 'needExtraStock' | 'deliverySize'
>;

/**
 * The first day on which a product that is ordered now is delivered (spec 2 §5, §9): the
 * delivery day after the order's own, later by the shop's delay and, for what has to come from
 * elsewhere, the extra stock days. Null: it cannot be ordered, or nothing lies anywhere.
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
