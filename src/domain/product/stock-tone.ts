import type { StoreCoverage } from '../cart/store-coverage.ts';
import type { StockTone } from '../store/store-filter.ts';

/** Returns how much of a cart a store has in stock. An empty cart counts as `none`. */
export function coverageTone({ complete, lines }: StoreCoverage): StockTone {
  if (complete === 0) return 'none';
  return complete === lines ? 'all' : 'some';
}
