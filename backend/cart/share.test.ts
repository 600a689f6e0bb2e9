import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { CartRecord, SharedCartRecord } from '../../src/api/cart/wire.ts';
import { openForAll } from '../../tests/support/for-all-tests.ts';
import { type Asker, openCarts } from '../../tests/support/open-carts.ts';

const BASE = '/api/aspos/cart';
let sender: Asker;
let receiver: Asker;

const carts = openForAll(openCarts);
beforeEach(() => {
  sender = { visitor: randomUUID() };
  receiver = { visitor: randomUUID() };
});

const add = (asker: Asker, productId: number, quantity: number) =>
  carts.ask(asker, 'POST', `${BASE}/lines/batch`, {
    changes: [{ operationId: randomUUID(), productId, quantity, action: 'Add' }],
  });
const share = async () =>
  (await carts.ask<{ ShareKey: string }>(sender, 'POST', `${BASE}/share`)).json.Data.ShareKey;
const use = (shareKey: string, replace: boolean, operationId = randomUUID()) =>
  carts.ask<CartRecord>(receiver, 'POST', `${BASE}/use-share`, { shareKey, replace, operationId });
const quantities = ({ Lines }: CartRecord) => Lines.map((line) => [line.ProductId, line.Quantity]);

it('shows the lines to who has the key, as they were shared', async () => {
  const id = await carts.product();
  await add(sender, id, 2);
  const key = await share();
  await add(sender, id, 5);
  const path = `${BASE}/shared?shareKey=${key}`;
  const { json } = await carts.ask<SharedCartRecord>(receiver, 'GET', path);
  expect(json.Data.Lines).toMatchObject([{ ProductId: id, Quantity: 2, Product: { Id: id } }]);
  expect(key).toMatch(/^[\w-]{22}$/);
});

it('merges into the cart or replaces it, as the receiver chooses', async () => {
  const [shared, own] = [await carts.product(), await carts.product()];
  await add(sender, shared, 2);
  const key = await share();
  await add(receiver, own, 1);
  await add(receiver, shared, 1);
  expect(quantities((await use(key, false)).json.Data)).toEqual([
    [own, 1],
    [shared, 3],
  ]);
  expect(quantities((await use(key, true)).json.Data)).toEqual([[shared, 2]]);
});

it('counts once when the same request is sent again', async () => {
  const id = await carts.product();
  await add(sender, id, 2);
  const key = await share();
  const operationId = randomUUID();
  for (let times = 0; times < 2; times++)
    expect(quantities((await use(key, false, operationId)).json.Data)).toEqual([[id, 2]]);
});

it('leaves out what cannot be ordered any more', async () => {
  const [gone, left] = [await carts.product(), await carts.product()];
  await add(sender, gone, 1);
  await add(sender, left, 1);
  const key = await share();
  await carts.change(gone, { visibility: 'NotViewable' });
  const path = `${BASE}/shared?shareKey=${key}`;
  const { json } = await carts.ask<SharedCartRecord>(receiver, 'GET', path);
  expect(json.Data.Lines[0]).toMatchObject({ ProductId: gone, Product: null });
  expect(quantities((await use(key, true)).json.Data)).toEqual([[left, 1]]);
});

it('refuses an empty cart, and an unknown key without touching the cart', async () => {
  expect((await carts.ask(sender, 'POST', `${BASE}/share`)).json).toMatchObject({
    Success: false,
    Message: 'Je winkelwagen is leeg.',
  });
  const id = await carts.product();
  await add(receiver, id, 1);
  expect((await use('A'.repeat(22), true)).json.Success).toBe(false);
  const { json } = await carts.ask<CartRecord>(receiver, 'GET', BASE);
  expect(quantities(json.Data)).toEqual([[id, 1]]);
});
