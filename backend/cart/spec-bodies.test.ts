/** Bodies with exactly what the specification names (spec 2 §7). */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { CartRecord } from '../../src/api/cart/wire.ts';
import { openForAll } from '../../tests/support/for-all-tests.ts';
import { openCarts } from '../../tests/support/open-carts.ts';

const BASE = '/api/aspos/cart';

const carts = openForAll(openCarts);

const source = { listId: 'plp', listName: 'Platen' };
const quantities = (cart: CartRecord) => cart.Lines.map(({ Quantity }) => Quantity);

it('changes lines without an operation id, each request anew', async () => {
  const visitor = { visitor: randomUUID() };
  const productId = await carts.product();
  const body = { changes: [{ productId, quantity: 2, action: 'Add', source }] };
  const add = () => carts.ask<CartRecord>(visitor, 'POST', `${BASE}/lines/batch`, body);
  expect(quantities((await add()).json.Data)).toEqual([2]);
  expect(quantities((await add()).json.Data)).toEqual([4]);
});

it('uses a share by its key alone', async () => {
  const [giver, receiver] = [{ visitor: randomUUID() }, { visitor: randomUUID() }];
  const productId = await carts.product();
  const changes = [{ productId, quantity: 3, action: 'Add', source }];
  await carts.ask(giver, 'POST', `${BASE}/lines/batch`, { changes });
  const shared = await carts.ask<{ ShareKey: string }>(giver, 'POST', `${BASE}/share`);
  const body = { shareKey: shared.json.Data.ShareKey };
  const used = await carts.ask<CartRecord>(receiver, 'POST', `${BASE}/use-share`, body);
  expect(quantities(used.json.Data)).toEqual([3]);
});

it('removes a coupon that is named in a body', async () => {
  const visitor = { visitor: randomUUID() };
  const productId = await carts.product();
  const changes = [{ productId, quantity: 1, action: 'Add', source }];
  await carts.ask(visitor, 'POST', `${BASE}/lines/batch`, { changes });
  const { id: couponId } = await carts.db
    .insertInto('vouchers')
    .values({
      ...{ code: randomUUID().toUpperCase().slice(0, 30), kind: 'coupon' },
      ...{ name: JSON.stringify({ nl: 'Korting', en: 'Discount' }) },
      ...{ amount_incl: 1, created_at: carts.now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const added = await carts.ask<CartRecord>(visitor, 'POST', `${BASE}/vouchers`, { couponId });
  expect(added.json.Data.Coupons).toHaveLength(1);
  const gone = await carts.ask<CartRecord>(visitor, 'DELETE', `${BASE}/vouchers`, { couponId });
  expect(gone.json.Data.Coupons).toEqual([]);
});
