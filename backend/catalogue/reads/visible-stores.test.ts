import { expect, it } from 'vitest';
import type { Shop } from './shop.ts';
import { visibleStores } from './stores.ts';

const shop = {
  state: { catalogue: { stores: [{ id: 1 }, { id: 2 }, { id: 3 }] } },
} as unknown as Shop;

it('leaves out the stores that the configuration hides', () => {
  const ids = (hiddenStores: number[]) => visibleStores(shop, { hiddenStores }).map(({ id }) => id);
  expect(ids([])).toEqual([1, 2, 3]);
  expect(ids([2, 9])).toEqual([1, 3]);
});
