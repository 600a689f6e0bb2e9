import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CartRecord, QuickOrderRecord } from '../../src/api/cart/wire.ts';
import { MAX_QUICK_ORDER_LINES } from '../../src/domain/cart/changes.ts';
import { countStatements } from '../platform/db/testing/count-statements.ts';
import { openForAll } from '../../tests/support/for-all-tests.ts';
import { openCarts } from '../../tests/support/open-carts.ts';
import { insertOrder } from '../orders/insert-order.ts';
import { newLine, newOrder } from '../orders/testing/new-order.ts';

const carts = openForAll(openCarts);

describe('a quick order', () => {
  const look = async (codes: string[]) =>
    (
      await carts.ask<QuickOrderRecord>(
        { visitor: randomUUID() },
        'POST',
        '/api/aspos/cart/quick-order',
        { codes },
      )
    ).json.Data;
  const coded = async (number: string, ean: string) => {
    const id = await carts.product();
    await carts.db.updateTable('products').set({ number, ean }).where('id', '=', id).execute();
    return id;
  };

  it('finds products by number, shown number and EAN, in the order of the codes', async () => {
    const id = await coded('0087000042', '0871234567890');
    const codes = [
      ...['0087000042', '87000042', '000042', '42', '87.000-042'],
      ...['0871234567890', '871234567890', 'onbekend'],
    ];
    const found = await look(codes);
    expect(found.map(({ Code }) => Code)).toEqual(codes);
    expect(found.map(({ Product }) => Product?.Id ?? null)).toEqual([
      ...Array.from({ length: 7 }, () => id),
      null,
    ]);
  });

  it('finds products by an article code with letters, however it is typed', async () => {
    const id = await coded('GP-1250A', '0871234567906');
    const codes = ['GP-1250A', 'gp1250a', 'GP 1250 a'];
    const found = await look([...codes, '1250', 'gp1250']);
    expect(found.map(({ Product }) => Product?.Id ?? null)).toEqual([id, id, id, null, null]);
  });

  it('asks the database as often for the most codes as for one', async () => {
    const codes = (length: number) => Array.from({ length }, (_, at) => String(10_000_000 + at));
    await look(codes(1));
    const one = await countStatements(() => look(codes(1)));
    expect(await countStatements(() => look(codes(MAX_QUICK_ORDER_LINES)))).toBe(one);
  });

  it('finds nothing by last digits that several products have', async () => {
    await coded('0081654321', '0001');
    const exact = await coded('0082654321', '0002');
    const found = await look(['654321', '82654321']);
    expect(found.map(({ Product }) => Product?.Id ?? null)).toEqual([null, exact]);
  });

  it('finds no product that is not shown', async () => {
    const id = await coded('0089777777', '0003');
    await carts.change(id, { visibility: 'NotViewable' });
    expect((await look(['777777']))[0]?.Product).toBeNull();
  });
});

describe('an order', () => {
  const again = (token: string, id: number, operationId = randomUUID()) =>
    carts.ask<CartRecord>({ token }, 'POST', `/api/aspos/customer/orders/${id}/order-again`, {
      operationId,
    });
  const orderOf = async (customer: { customerId: number; contactId: number }, ids: number[]) => {
    const lines = ids.map((id) => newLine(id, 2, 1_000));
    const order = await carts.db
      .transaction()
      .execute((trx) => insertOrder(trx, newOrder(customer, { lines })));
    return order.id;
  };

  it('is ordered again at the prices of now, once, without what is no longer sold', async () => {
    const piet = await carts.signUp();
    const [left, gone] = [await carts.product({ priceIncl: 1_500 }), await carts.product()];
    const id = await orderOf(piet, [left, gone]);
    await carts.change(gone, { visibility: 'NotViewable' });
    const operationId = randomUUID();
    for (let times = 0; times < 2; times++) {
      const { json } = await again(piet.token, id, operationId);
      expect(json.Data.Lines).toMatchObject([
        { ProductId: left, Quantity: 2, UnitPriceInclTax: 15 },
      ]);
    }
  });

  it('of somebody else is not there', async () => {
    const [piet, an] = [await carts.signUp(), await carts.signUp()];
    const id = await orderOf(piet, [await carts.product()]);
    expect((await again(an.token, id)).status).toBe(404);
  });

  it('of which nothing is sold any more is refused with the reason', async () => {
    const piet = await carts.signUp();
    const gone = await carts.product();
    const id = await orderOf(piet, [gone]);
    await carts.change(gone, { visibility: 'ViewableButNotOrderable' });
    expect((await again(piet.token, id)).json.Message).toContain('verkopen we niet meer');
  });
});
