import texts from 'texts:product/delivery';
import type { AvailabilityConfig } from '../../domain/availability/config.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { DeliverySize } from '../../domain/product/product.ts';
import type { StockState } from '../../domain/product/stock-status.ts';
import { fill } from '../../i18n/fill.ts';

/** What holds for the delivery of a product on every day: until when to order, and how long. */
export function deliveryRule(
  state: StockState,
  size: DeliverySize,
  config: AvailabilityConfig,
  locale: Locale,
): string {
  const text = (key: string, values = {}) => fill(texts[locale][key] ?? '', values);
  if (state === 'extra-stock') return text('extra', { days: config.extraStockDeliveryDays });
  if (state !== 'in-stock') return text('not');
  return size === 'large'
    ? text('cutoffLarge', { time: config.deliveryCutoffLarge })
    : text('cutoff', { time: config.deliveryCutoffSmall });
}
