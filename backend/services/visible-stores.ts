import type { CatalogueStore } from './catalogue.ts';
import type { Shop } from './shop.ts';

/** Stores that may be shown and chosen. */
export function visibleStores(
  { state }: Shop,
  { hiddenStores }: { hiddenStores: readonly number[] },
): CatalogueStore[] {
  return state.catalogue.stores.filter(({ id }) => !hiddenStores.includes(id));
}
