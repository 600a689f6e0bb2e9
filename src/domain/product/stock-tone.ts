import type { StoreCoverage } from '../cart/store-coverage.ts';
import type { StockTone } from '../store/store-filter.ts';

/** How much of a cart a store has. A cart without lines is nowhere complete. */
export function coverageTone({ complete, lines }: StoreCoverage): StockTone {
  if (complete === 0) return 'none';
  return complete === lines ? 'all' : 'some';
}
