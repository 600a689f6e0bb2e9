import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { faultsInBooks } from './testing/books.ts';
import { openShop, shop } from '../../tests/support/opened-shop.ts';

const [SHOPPERS, ITEMS] = [100, 40];

openShop();

it('100 shoppers confirm at once for 40 items: exactly 40 succeed', async () => {
  const product = await shop.product({ defaultStock: ITEMS, totalStock: ITEMS });
  const first = await shop.signUp();
  await shop.add(first, product);
  const { AmountToPay: amountToPay } = await shop.choose(first, 'ideal');
  const shoppers = [first];
  for (let i = 1; i < SHOPPERS; i += 1) {
    const next = await shop.signUp();
    shoppers.push(next);
    await sql`
      with copied as (
        insert into carts (contact_id, shipping_method, alternative_address,
          using_alternative_address, shipping_slot, shipping_date, shipping_from, shipping_to,
          payment_method, created_at, updated_at)
        select ${next.contactId}, shipping_method, alternative_address, using_alternative_address,
          shipping_slot, shipping_date, shipping_from, shipping_to, payment_method, created_at,
          updated_at from carts where contact_id = ${first.contactId} returning id)
      insert into cart_lines (cart_id, product_id, quantity, unit_incl, added_at)
      select id, ${product}, 1, 1210, ${shop.now} from copied`.execute(shop.db);
  }
  const answers = await Promise.all(
    shoppers.map((shopper) => shop.confirm(shopper, { amountToPay, idempotencyKey: randomUUID() })),
  );
  const ordered = answers.filter(({ json }) => json.Data?.OrderId);
  const soldOut = answers.filter(
    ({ json }) => json.Data?.Validation?.Factors.Stock.IsValid === false,
  );
  expect([ordered.length, soldOut.length]).toEqual([ITEMS, SHOPPERS - ITEMS]);
  expect(await shop.stock(product)).toMatchObject({ default: 0, total: 0 });
  expect(await faultsInBooks(shop.db, new Map([[product, ITEMS]]))).toEqual([]);

  // The page changes once, when the last item goes.
  shop.clock.now = new Date(shop.now.getTime() + 1_000);
  expect((await shop.runJobs()).filter((kind) => kind === 'availability')).toHaveLength(1);
  expect(shop.republished).toEqual([[product]]);

  // Half of them do not pay: their items are for sale again, and the page changes back.
  for (const [i, { json }] of ordered.entries()) {
    const id = await shop.atBank(json.Data.OrderId!, i % 2 === 0 ? 'paid' : 'expired');
    await shop.call(id);
  }
  expect(await shop.stock(product)).toMatchObject({ default: 20, total: 20 });
  expect(await faultsInBooks(shop.db, new Map([[product, ITEMS]]))).toEqual([]);
  await shop.runJobs();
  expect(shop.republished).toEqual([[product], [product]]);
}, 120_000);
