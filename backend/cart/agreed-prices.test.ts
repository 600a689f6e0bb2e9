/** Prices that the shop agreed with a customer or a group of customers, in products, cart and order. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { CartRecord } from '../../src/api/cart/wire.ts';
import type { ProductRecord } from '../../src/api/products/calls.ts';
import { openForAll } from '../../tests/support/for-all-tests.ts';
import { type Asker, openCarts } from '../../tests/support/open-carts.ts';
import { importFiles } from '../catalogue/feed/import-files.ts';
import { productRoutes } from '../catalogue/reads/products-routes.ts';

let id: number;
let piet: Asker & { customerId: number };
let an: Asker & { customerId: number };
const visitor: Asker = { visitor: randomUUID() };

const load = (lines: string[]) =>
  importFiles(
    carts.db,
    [
      {
        ...{ name: 'customer-prices.csv', entity: 'customer-prices' as const },
        async *open() {
          yield Buffer.from(lines.join('\n'));
        },
      },
    ],
    { now: carts.now },
  );

const carts = openForAll(() => openCarts(productRoutes));
beforeAll(async () => {
  id = await carts.product({ priceIncl: 1_210 });
  const levels = [
    { id: 1, quantity: 5, priceIncl: 1_150, priceExcl: 950 },
    { id: 2, quantity: 50, priceIncl: 600, priceExcl: 496 },
  ];
  await carts.db
    .updateTable('products')
    .set({ number: 'GP-1250A', levels: JSON.stringify(levels) })
    .where('id', '=', id)
    .execute();
  [piet, an] = [await carts.signUp(), await builder()];
  const { errors } = (
    await load([
      'product;customer;group;price;start;end',
      `GP-1250A;${piet.customerId};;9,68;;`,
      'GP-1250A;;BOUW;10,89;2026-11-01;2026-11-24',
    ])
  ).files[0]!;
  expect(errors).toEqual([]);
}, 60_000);

async function builder() {
  const customer = await carts.signUp();
  await carts.db
    .updateTable('customers')
    .set({ group_code: 'BOUW' })
    .where('id', '=', customer.customerId)
    .execute();
  return customer;
}
const own = async (asker: Asker) =>
  (
    await carts.ask<ProductRecord[]>(
      asker,
      'GET',
      `/api/aspos/products/own-prices?productIds=${id},1`,
    )
  ).json.Data;
const cartWith = async (asker: Asker, quantity: number) => {
  await carts.ask(asker, 'DELETE', '/api/aspos/cart/lines');
  const changes = [{ operationId: randomUUID(), productId: id, quantity, action: 'Add' }];
  const { json } = await carts.ask<CartRecord>(asker, 'POST', '/api/aspos/cart/lines/batch', {
    changes,
  });
  return json.Data;
};

it('are the prices that the customer, and whoever is of the group, sees', async () => {
  expect(await own(piet)).toMatchObject([
    { Id: id, PriceInclTax: 9.68, PriceExclTax: 8, MoreLessLevels: [{ PriceInclTax: 6 }] },
  ]);
  expect(await own(an)).toMatchObject([{ Id: id, PriceInclTax: 10.89, PriceExclTax: 9 }]);
  expect(await own(await carts.signUp())).toEqual([]);
});

it('are reckoned in the cart of the customer alone', async () => {
  expect((await cartWith(piet, 2)).Lines).toMatchObject([
    {
      ...{ UnitPriceInclTax: 9.68, TotalInclTax: 19.36, TotalExclTax: 16 },
      Product: { PriceInclTax: 9.68 },
    },
  ]);
  expect((await cartWith(an, 1)).Lines).toMatchObject([{ UnitPriceInclTax: 10.89 }]);
  expect((await cartWith(visitor, 1)).Lines).toMatchObject([{ UnitPriceInclTax: 12.1 }]);
});

it('give way to a price of the shop that is lower', async () => {
  expect((await cartWith(piet, 50)).Lines).toMatchObject([{ UnitPriceInclTax: 6 }]);
});

it('end with their last day in Amsterdam', async () => {
  carts.clock.now = new Date('2026-11-24T22:59:59Z');
  const late = await builder();
  expect((await cartWith(late, 1)).Lines).toMatchObject([{ UnitPriceInclTax: 10.89 }]);
  carts.clock.now = new Date('2026-11-24T23:00:00Z');
  expect(await own(late)).toEqual([]);
  carts.clock.now = carts.now;
});
