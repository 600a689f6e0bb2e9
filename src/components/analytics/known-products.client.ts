import type { ProductSummary } from '../../domain/entities/product.ts';
import { $live, askLive } from '../../stores/live-products.ts';

const MOST_WAIT_MS = 5_000;

/** Products by id, in that order; those that do not answer in time are left out. */
export function knownProducts(ids: readonly number[]): Promise<ProductSummary[]> {
  const found = () => ids.flatMap((id) => $live.get()[id] ?? []);
  return new Promise((resolve) => {
    if (found().length === ids.length) return resolve(found());
    const finish = () => {
      stop();
      clearTimeout(timer);
      resolve(found());
    };
    const timer = setTimeout(finish, MOST_WAIT_MS);
    const stop = $live.listen(() => found().length === ids.length && finish());
    askLive(ids.filter((id) => !$live.get()[id]));
  });
}
