import { describe, expect, it } from 'vitest';
import { stockStatus } from './stock-status.ts';

const product = {
  isOrderable: true,
  isActive: true,
  visibility: 'Orderable' as const,
  stock: [
    { storeId: 1, quantity: 3 },
    { storeId: 2, quantity: 0 },
  ],
  maxStockTotal: 3,
  needExtraStock: false,
};

describe('stockStatus', () => {
  it('counts the branches that have it', () => {
    expect(stockStatus(product)).toEqual({ state: 'in-stock', stores: 1 });
  });

  it('tells extra stock from ready stock, and nothing from both', () => {
    expect(stockStatus({ ...product, needExtraStock: true }).state).toBe('extra-stock');
    expect(stockStatus({ ...product, maxStockTotal: 0, stock: [] }).state).toBe('sold-out');
  });

  it('never promises what cannot be ordered', () => {
    expect(stockStatus({ ...product, isOrderable: false }).state).toBe('not-orderable');
    expect(stockStatus({ ...product, isActive: false }).state).toBe('not-orderable');
    const viewable = { ...product, visibility: 'ViewableButNotOrderable' as const };
    expect(stockStatus(viewable).state).toBe('not-orderable');
  });
});
