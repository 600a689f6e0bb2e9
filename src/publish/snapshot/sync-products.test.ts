import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mapStock } from '../../api/products/mappers.ts';
import { withStockAsOneOrNone } from './sync-products.ts';

const quantity = fc.double({ min: -5, max: 200, noNaN: true });
const record = fc.record({
  Stock: fc.array(fc.record({ StoreId: fc.nat(), Quantity: quantity }), { maxLength: 5 }),
  MaxStockDefault: fc.integer({ min: -5, max: 200 }),
  MaxStockTotal: fc.integer({ min: -5, max: 200 }),
});

it('pages judge it as they judge the quantities', () => {
  const judged = (stocked: Parameters<typeof mapStock>[0]) => {
    const { stock, maxStockTotal, needExtraStock } = mapStock(stocked);
    return [stock.filter((row) => row.quantity > 0).length, maxStockTotal > 0, needExtraStock];
  };
  fc.assert(
    fc.property(record, (stocked) => {
      expect(judged(withStockAsOneOrNone(stocked))).toEqual(judged(stocked));
    }),
  );
});

it('a sale changes nothing while something is left', () => {
  const with_ = (Quantity: number) =>
    withStockAsOneOrNone({ Stock: [{ StoreId: 1, Quantity }], MaxStockTotal: Quantity });
  expect(with_(40)).toEqual(with_(3));
  expect(with_(1)).not.toEqual(with_(0));
  expect(withStockAsOneOrNone({})).toEqual({});
});
