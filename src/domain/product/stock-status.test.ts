import { describe, expect, it } from 'vitest';
import { stockStatus } from './stock.ts';

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
  it('counts the stores that have stock', () => {
    expect(stockStatus(product)).toEqual({ state: 'in-stock', stores: 1 });
  });

  it('distinguishes stock of the webshop, of suppliers, and none', () => {
    expect(stockStatus({ ...product, needExtraStock: true }).state).toBe('extra-stock');
    expect(stockStatus({ ...product, maxStockTotal: 0, stock: [] }).state).toBe('sold-out');
    expect(stockStatus({ ...product, maxStockTotal: 0 }).state).toBe('branches-only');
  });

  it('is not-orderable for products that cannot be ordered', () => {
    expect(stockStatus({ ...product, isOrderable: false }).state).toBe('not-orderable');
    expect(stockStatus({ ...product, isActive: false }).state).toBe('not-orderable');
    const viewable = { ...product, visibility: 'ViewableButNotOrderable' as const };
    expect(stockStatus(viewable).state).toBe('not-orderable');
  });
});
