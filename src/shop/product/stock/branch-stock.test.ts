import { expect, test } from 'vitest';
import { branchRecord as branch } from '../../../../tests/support/records.ts';
import type { ApiClient } from '../../../api/client.ts';
import type { Endpoint } from '../../../api/call.ts';
import { fetchBranchStock } from './branch-stock.ts';

const answering = (answers: Record<string, unknown>): ApiClient => ({
  call: async <T>({ path }: Endpoint) =>
    path in answers
      ? { ok: true as const, data: answers[path] as T }
      : { ok: false as const, kind: 'Network' as const, status: 0, message: null },
});

const stock = { '/api/aspos/products/stock': { '7': { Stock: [{ StoreId: 2, Quantity: 3 }] } } };

test('branches with stock stand first, then by place', async () => {
  const client = answering({
    ...stock,
    '/api/aspos/stores': [branch(1, 'Zwolle'), branch(2, 'Utrecht'), branch(3, 'Breda')],
  });
  const rows = await fetchBranchStock(client, 7);
  expect(rows?.map(({ city, quantity }) => [city, quantity])).toEqual([
    ['Utrecht', 3],
    ['Breda', 0],
    ['Zwolle', 0],
  ]);
});

test('is null when a call failed', async () => {
  expect(await fetchBranchStock(answering(stock), 7)).toBeNull();
});
