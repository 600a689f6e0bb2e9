import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CartRecord } from '../../src/api/cart/wire.ts';
import { MAX_CHANGES_PER_CALL, MAX_CART_LINES } from '../../src/domain/cart/changes.ts';
import { countStatements } from '../platform/db/testing/count-statements.ts';
import { openForAll } from '../../tests/support/for-all-tests.ts';
import { type Asker, openCarts } from '../../tests/support/open-carts.ts';

const BASE = '/api/aspos/cart';
let visitor: Asker;

const carts = openForAll(openCarts);
beforeEach(() => {
  visitor = { visitor: randomUUID() };
});

const change = (
  productId: number,
  action: 'Add' | 'Update' | 'Delete',
  quantity = 0,
  source?: object,
) => ({ operationId: randomUUID(), productId, quantity, action, ...(source && { source }) });
const send = (changes: object[], asker = visitor) =>
  carts.ask<CartRecord>(asker, 'POST', `${BASE}/lines/batch`, { changes });
const cartOf = async (asker = visitor) =>
  (await carts.ask<CartRecord>(asker, 'GET', BASE)).json.Data;
const quantities = ({ Lines }: CartRecord) => Lines.map((line) => [line.ProductId, line.Quantity]);

describe('lines', () => {
  it('are added to, set and removed, in the order of the changes', async () => {
    const [a, b, c] = [await carts.product(), await carts.product(), await carts.product()];
    await send([change(a, 'Add', 2), change(b, 'Add', 1), change(c, 'Add', 4)]);
    const { json } = await send([
      change(a, 'Add', 3),
      change(b, 'Delete'),
      change(c, 'Update', 9),
      change(b, 'Add', 7),
    ]);
    expect(quantities(json.Data)).toEqual([
      [a, 5],
      [b, 7],
      [c, 9],
    ]);
  });

  it('belong to the customer who is signed in, and to nobody for a visitor', async () => {
    const piet = await carts.signUp({ customer: { company_name: 'Bouw & Zn' } });
    await carts.signUp({ contact: { first_name: 'An', last_name: 'Zand' } });
    const { email } = await carts.db
      .selectFrom('contacts')
      .select('email')
      .where('id', '=', piet.contactId)
      .executeTakeFirstOrThrow();
    const { json } = await send([change(await carts.product(), 'Add', 1)], piet);
    expect(json.Data.Customer).toEqual({
      ...{ Id: piet.customerId, ContactId: piet.contactId, CompanyName: 'Bouw & Zn', Email: email },
      ...{ FirstName: 'Piet', MiddleName: '', LastName: 'Bouwer' },
    });
    expect((await cartOf()).Customer).toBeNull();
  });

  it('keep their prices in both VAT forms, which add up to the total with delivery', async () => {
    const [a, b] = [await carts.product({ priceIncl: 1_999 }), await carts.product()];
    const { json } = await send([change(a, 'Add', 3), change(b, 'Add', 1)]);
    const { Lines, Subtotal, ShippingCost, Total, AmountToPay } = json.Data;
    expect(Lines[0]).toMatchObject({ UnitPriceInclTax: 19.99, TotalInclTax: 59.97 });
    expect([Subtotal.InclTax, ShippingCost.InclTax]).toEqual([72.07, 6.95]);
    expect([Total.InclTax, AmountToPay]).toEqual([79.02, 79.02]);
  });

  it('of a visitor without a cart are older than every cart, so a late answer never hides an add', async () => {
    const none = await cartOf();
    expect(none.Lines).toEqual([]);
    const { json } = await send([change(await carts.product(), 'Add', 1)]);
    expect(none.Timestamp < json.Data.Timestamp).toBe(true);
  });

  it('leave out a product that cannot be ordered or does not exist', async () => {
    const shown = await carts.product({ visibility: 'ViewableButNotOrderable' });
    const { json } = await send([change(shown, 'Add', 1), change(2_147_483_000, 'Add', 1)]);
    expect(json.Data.Lines).toEqual([]);
  });

  it('stay when their product is no longer shown, and count for nothing', async () => {
    const id = await carts.product();
    await send([change(id, 'Add', 2)]);
    await carts.change(id, { visibility: 'NotViewable' });
    const cart = await cartOf();
    expect(cart.Lines[0]).toMatchObject({
      ProductTitle: `Artikel ${id} verkopen we niet meer`,
      TotalInclTax: 0,
      MaxQuantity: 0,
    });
    expect(cart.Total.InclTax).toBe(0);
    expect((await send([change(id, 'Delete')])).json.Data.Lines).toEqual([]);
  });

  it('keep a script in the name of their list as text', async () => {
    const listName = '<script>alert(document.cookie)</script>';
    const source = { listId: 'plp', listName };
    const { json } = await send([change(await carts.product(), 'Add', 1, source)]);
    expect(json.Data.Lines[0]?.Source).toEqual({ ListId: 'plp', ListName: listName });
  });

  it('never exceed the limit of lines', async () => {
    const id = await carts.product();
    await send([change(id, 'Add', 1)]);
    const { id: cartId } = await carts.db
      .selectFrom('carts')
      .select('id')
      .where('visitor_id', '=', (visitor as { visitor: string }).visitor)
      .executeTakeFirstOrThrow();
    await carts.db
      .insertInto('cart_lines')
      .values(
        Array.from({ length: MAX_CART_LINES - 1 }, (_, i) => ({
          ...{ cart_id: cartId, product_id: 1_000_000_000 + i, quantity: 1, unit_incl: 1 },
          added_at: carts.now,
        })),
      )
      .execute();
    const { json } = await send([change(await carts.product(), 'Add', 1), change(id, 'Add', 1)]);
    expect(json.Data.Lines).toHaveLength(MAX_CART_LINES);
    expect(json.Data.Lines[0]?.Quantity).toBe(2);
  });

  it('are all removed by one call', async () => {
    await send([change(await carts.product(), 'Add', 1), change(await carts.product(), 'Add', 1)]);
    const { json } = await carts.ask<CartRecord>(visitor, 'DELETE', `${BASE}/lines`);
    expect(json.Data).toMatchObject({ Lines: [], Total: { InclTax: 0 } });
  });
});

describe('a change', () => {
  it('that is sent again does nothing, also in capitals or twice in one batch', async () => {
    const id = await carts.product();
    const add = change(id, 'Add', 2);
    await send([add, add]);
    const { json } = await send([{ ...add, operationId: add.operationId.toUpperCase() }]);
    expect(quantities(json.Data)).toEqual([[id, 2]]);
  });

  it('of two devices at once counts on both', async () => {
    const piet = await carts.signUp();
    const id = await carts.product();
    await Promise.all(Array.from({ length: 10 }, () => send([change(id, 'Add', 1)], piet)));
    expect(quantities(await cartOf(piet))).toEqual([[id, 10]]);
  });

  it('is seen by nobody else', async () => {
    const [piet, an] = [await carts.signUp(), await carts.signUp()];
    await send([change(await carts.product(), 'Add', 1)], piet);
    for (const other of [an, visitor]) expect((await cartOf(other)).Lines).toEqual([]);
  });
});

describe('a price', () => {
  it('that fell by more than a cent is marked, and one that rose is not', async () => {
    const id = await carts.product({ priceIncl: 1_000 });
    await send([change(id, 'Add', 1)]);
    for (const [priceIncl, changed] of [
      [999, false],
      [998, true],
      [1_100, false],
    ] as const) {
      await carts.change(id, { priceIncl });
      expect((await cartOf()).Lines[0]).toMatchObject({
        PriceChanged: changed,
        UnitPriceInclTax: priceIncl / 100,
      });
    }
  });

  it('of a larger quantity is no changed price', async () => {
    const id = await carts.product({ priceIncl: 1_000 });
    const level = { id: 1, quantity: 10, priceIncl: 800, priceExcl: 661 };
    await carts.db
      .updateTable('products')
      .set({ levels: JSON.stringify([level]) })
      .where('id', '=', id)
      .execute();
    const { json } = await send([change(id, 'Add', 10)]);
    expect(json.Data.Lines[0]).toMatchObject({ UnitPriceInclTax: 8, PriceChanged: false });
  });
});

it('cost as many statements in a batch of the most changes as in a batch of one', async () => {
  const rows = await carts.db
    .selectFrom('products')
    .select('id')
    .where('visibility', '=', 'Orderable')
    .execute();
  const many = (length: number) =>
    send(Array.from({ length }, (_, at) => change(rows[at % rows.length]!.id, 'Add', 1)));
  // The cart is made, and everything is prepared once.
  await many(2);
  const one = await countStatements(() => many(1));
  expect(await countStatements(() => many(MAX_CHANGES_PER_CALL))).toBe(one);
  expect((await cartOf()).Lines.length).toBeGreaterThan(50);
  expect(one).toBeLessThan(30);
});

it('tells how many pieces can be ordered, and when they can come', async () => {
  const store = carts.stores[0]!.id;
  const id = await carts.product({ defaultStock: 3, totalStock: 5, stores: { [store]: 2 } });
  const estimates = [];
  for (const quantity of [3, 4, 6]) {
    const { json } = await send([change(id, 'Update', quantity)]);
    estimates.push(json.Data.Lines[0]?.ShippingEstimate);
  }
  expect(estimates).toEqual(['tomorrow', 'twothreedays', null]);
  expect((await cartOf()).Lines[0]?.MaxQuantity).toBe(5);
  await carts.ask(visitor, 'POST', `${BASE}/store`, { storeId: store });
  expect((await cartOf()).Lines[0]?.MaxQuantity).toBe(7);
});

it('puts large goods on pallets, which are paid for only at a delivery', async () => {
  const id = await carts.product({ deliveryType: 'grootgoed' });
  const { json } = await send([change(id, 'Add', 1)]);
  expect(json.Data).toMatchObject({
    HasLargeProduct: true,
    PalletLines: [{ Title: 'Statiegeld pallet', TotalInclTax: 17.5 }],
    DeliveryCost: { InclTax: 59.95 },
    ShippingCost: { InclTax: 77.45 },
  });
  const picked = await carts.ask<CartRecord>(visitor, 'POST', `${BASE}/store`, {
    storeId: carts.stores[0]!.id,
  });
  expect(picked.json.Data).toMatchObject({ PalletLines: [], ShippingCost: { InclTax: 0 } });
});
