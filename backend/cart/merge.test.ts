import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { CartRecord } from '../../src/api/cart/wire.ts';
import { MAX_CART_LINES } from '../../src/domain/cart/changes.ts';
import { openForAll } from '../../tests/support/for-all-tests.ts';
import { type Asker, type OpenCarts, openCarts } from '../../tests/support/open-carts.ts';
import { mergeVisitorCart } from './own-cart.ts';

const BASE = '/api/aspos/cart';
let visitor: { visitor: string };
let piet: Awaited<ReturnType<OpenCarts['signUp']>>;

const carts = openForAll(openCarts);
beforeEach(async () => {
  visitor = { visitor: randomUUID() };
  piet = await carts.signUp();
});

const change = (productId: number, quantity: number, action = 'Add') => ({
  operationId: randomUUID(),
  ...{ productId, quantity, action },
});
const send = (asker: Asker, ...changes: object[]) =>
  carts.ask<CartRecord>(asker, 'POST', `${BASE}/lines/batch`, { changes });
const cartOf = async (asker: Asker) => (await carts.ask<CartRecord>(asker, 'GET', BASE)).json.Data;
const quantities = ({ Lines }: CartRecord) => Lines.map((line) => [line.ProductId, line.Quantity]);
const signIn = (contactId = piet.contactId) =>
  carts.db
    .transaction()
    .execute((trx) => mergeVisitorCart(trx, visitor.visitor, contactId, carts.now));
const undo = async () =>
  (await carts.ask<CartRecord>(piet, 'POST', `${BASE}/undo-merge`)).json.Data;

it('adds the lines of the visitor to those of the customer, and says how many', async () => {
  const [shared, own, fresh] = [
    await carts.product(),
    await carts.product(),
    await carts.product(),
  ];
  await send(piet, change(shared, 2), change(own, 1));
  await send(visitor, change(fresh, 4), change(shared, 3));
  await signIn();
  const cart = await cartOf(piet);
  expect(quantities(cart)).toEqual([
    [shared, 5],
    [own, 1],
    [fresh, 4],
  ]);
  expect(cart.MergedLines).toBe(2);
});

it('takes the lines away from the visitor: the next customer of the browser gets none', async () => {
  await send(visitor, change(await carts.product(), 1));
  await signIn();
  expect((await cartOf(visitor)).Lines).toEqual([]);
  const an = await carts.signUp();
  await signIn(an.contactId);
  expect((await cartOf(an)).Lines).toEqual([]);
});

it('can be undone once, down to what the customer had', async () => {
  const [shared, fresh] = [await carts.product(), await carts.product()];
  await send(piet, change(shared, 2));
  await send(visitor, change(shared, 3), change(fresh, 1));
  await signIn();
  for (let times = 0; times < 2; times++) {
    const cart = await undo();
    expect(quantities(cart)).toEqual([[shared, 2]]);
    expect(cart.MergedLines).toBe(0);
  }
});

it('undoes no quantity that the shopper set since, and keeps pieces added since', async () => {
  const [set, added] = [await carts.product(), await carts.product()];
  await send(visitor, change(set, 3), change(added, 3));
  await signIn();
  await send(piet, change(set, 8, 'Update'), change(added, 2));
  expect(quantities(await undo())).toEqual([
    [set, 8],
    [added, 2],
  ]);
});

it('ends with the next sign-in: only the last one can be undone', async () => {
  const [first, second] = [await carts.product(), await carts.product()];
  await send(visitor, change(first, 1));
  await signIn();
  await send(visitor, change(second, 1));
  await signIn();
  expect((await cartOf(piet)).MergedLines).toBe(1);
  expect(quantities(await undo())).toEqual([[first, 1]]);
});

it('does not count a batch of the visitor twice that is sent again after signing in', async () => {
  const id = await carts.product();
  const add = change(id, 2);
  await send(visitor, add);
  await signIn();
  await send(piet, add);
  expect(quantities(await cartOf(piet))).toEqual([[id, 2]]);
});

it('keeps pickup as the visitor chose it, where the customer has no choice yet', async () => {
  const [one, other] = carts.stores.map(({ id }) => id);
  await send(visitor, change(await carts.product(), 1));
  await carts.ask(visitor, 'POST', `${BASE}/store`, { storeId: one });
  await signIn();
  expect(await cartOf(piet)).toMatchObject({ ShippingMethod: 'Pickup', Store: { Id: one } });
  await carts.ask(visitor, 'POST', `${BASE}/store`, { storeId: other });
  await signIn();
  expect((await cartOf(piet)).Store?.Id).toBe(one);
});

it('brings the coupons of the visitor along', async () => {
  const { id } = await carts.db
    .insertInto('vouchers')
    .values({
      ...{ code: 'MERGED', kind: 'coupon', amount_incl: 100, created_at: carts.now },
      name: JSON.stringify({ nl: 'Actie', en: 'Offer' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await send(visitor, change(await carts.product(), 1));
  await carts.ask(visitor, 'POST', `${BASE}/vouchers`, { couponId: id });
  await signIn();
  expect((await cartOf(piet)).Coupons).toMatchObject([
    { Id: id, Name: 'Actie', DiscountInclTax: 1 },
  ]);
});

it('caps a quantity, and undoing takes only what was added', async () => {
  const id = await carts.product();
  await send(piet, change(id, 99_998));
  await send(visitor, change(id, 5));
  await signIn();
  expect(quantities(await cartOf(piet))).toEqual([[id, 99_999]]);
  expect(quantities(await undo())).toEqual([[id, 99_998]]);
});

it('keeps a cart that many sign-ins add to within its most lines', async () => {
  const line = (cart_id: number, product_id: number) => ({
    ...{ cart_id, product_id, quantity: 1, unit_incl: 100, added_at: carts.now },
  });
  await send(piet, change(await carts.product(), 1));
  await send(visitor, change(await carts.product(), 1));
  const idOf = async (column: 'contact_id' | 'visitor_id', value: number | string) =>
    (
      await carts.db
        .selectFrom('carts')
        .select('id')
        .where(column, '=', value)
        .executeTakeFirstOrThrow()
    ).id;
  const [mine, theirs] = [
    await idOf('contact_id', piet.contactId),
    await idOf('visitor_id', visitor.visitor),
  ];
  const made = (from: number, count: number, cart: number) =>
    Array.from({ length: count }, (_, at) => line(cart, from + at));
  await carts.db
    .insertInto('cart_lines')
    .values(made(900_000, 300, mine))
    .execute();
  // Half of these are in the cart already.
  await carts.db
    .insertInto('cart_lines')
    .values(made(900_150, 300, theirs))
    .execute();
  await signIn();
  const kept = await carts.db
    .selectFrom('cart_lines')
    .select(['product_id', 'quantity'])
    .where('cart_id', '=', mine)
    .execute();
  expect(kept).toHaveLength(452);
  await send(visitor, change(await carts.product(), 1));
  const again = await idOf('visitor_id', visitor.visitor);
  await carts.db
    .insertInto('cart_lines')
    .values(made(910_000, 400, again))
    .execute();
  await signIn();
  const { count } = await carts.db
    .selectFrom('cart_lines')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('cart_id', '=', mine)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(MAX_CART_LINES);
});
