import texts from 'texts:checkout/stores';
import promises from 'texts:product/promise';
import type { AvailabilityConfig } from '../../../domain/availability/config.ts';
import { pickupPromise } from '../../../domain/availability/promise-text.ts';
import { cartPickupMoment, type DayLine } from '../../../domain/cart/cart-days.ts';
import { storeCoverage } from '../../../domain/cart/store-coverage.ts';
import type { CartLine } from '../../../domain/entities/cart.ts';
import type { Locale } from '../../../domain/entities/common.ts';
import type { Store } from '../../../domain/entities/store.ts';
import { coverageTone } from '../../../domain/stock-tone.ts';
import type { StockTone } from '../../../domain/store-filter.ts';
import { fill } from '../../../i18n/fill.ts';

interface Given {
  lines: readonly CartLine[];
  config: AvailabilityConfig;
  /** Moment for which the earliest time is computed. */
  time: Date;
  locale: Locale;
}

/** How much of a cart a store has, and from when it can be collected there, in words. */
export function storeWords(
  store: Store,
  { lines, config, time, locale }: Given,
): { tone: StockTone; stock: string; pickup: string } {
  const t = texts[locale];
  const coverage = storeCoverage(lines, store.id);
  const tone = coverageTone(coverage);
  const { complete, lines: all } = coverage;
  const stocked = lines.flatMap(({ product, quantity }): DayLine[] =>
    product ? [{ product, quantity }] : [],
  );
  const earliest =
    stocked.length === lines.length ? cartPickupMoment(stocked, store, config, time) : null;
  const promise = earliest && pickupPromise(earliest, time, locale);
  return {
    tone,
    stock: tone === 'all' ? (t.allHere ?? '') : fill(t.someHere ?? '', { complete, all }),
    pickup: promise ? fill(promises[locale][promise.key] ?? '', promise.values) : (t.notHere ?? ''),
  };
}
