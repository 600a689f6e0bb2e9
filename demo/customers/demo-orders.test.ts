/** The past orders of the demo customers, on a demo catalogue. */
import { beforeAll, expect, it } from 'vitest';
import { invoiceState } from '../../src/domain/orders/billing.ts';
import { ORDER_STATES, hasArrived } from '../../src/domain/orders/order-state.ts';
import { mapConfig } from '../../src/api/config/mappers.ts';
import { isDeliveryDay, isPickupDay } from '../../src/domain/availability/calendar.ts';
import { deliveryCost, deliveryCosts } from '../../src/domain/cart/delivery-costs.ts';
import { loadContent } from '../../backend/editing/content/load-content.ts';
import { DEMO_CONTENT } from '../content-dir.ts';
import { configRecord, shopHolidays } from '../../backend/editing/content/records.ts';
import { openFilledDatabase } from '../testing/filled-database.ts';
import { ensureDemoCustomers } from './seed-demo-customers.ts';
import { openForAll } from '../../tests/support/for-all-tests.ts';

const EMBEDDED = { API_BASE_URL: '', DATABASE_URL: '', OIDC_ISSUER: '' };
const settings = loadContent(DEMO_CONTENT).content.settings!;
const config = mapConfig(configRecord(settings, { gtmId: '', productReviews: false }, new Date()));
const now = new Date('2026-11-20T12:00:00Z');

const opened = openForAll(() => openFilledDatabase({ products: 60, seed: 3, now }));
beforeAll(async () => {
  await ensureDemoCustomers(opened.db, EMBEDDED, now, settings);
}, 60_000);

const orders = () => opened.db.selectFrom('orders').selectAll().orderBy('id').execute();
const invoices = () =>
  opened.db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .selectAll('invoices')
    .select(['customer_id', 'placed_at'])
    .orderBy('invoices.id')
    .execute();

it('gives every customer a few past orders, in all states together', async () => {
  const made = await orders();
  const customers = await opened.db.selectFrom('customers').select('id').execute();
  for (const { id } of customers)
    expect(made.filter(({ customer_id }) => customer_id === id).length).toBeGreaterThan(1);
  expect(new Set(made.map(({ state }) => state))).toEqual(new Set(ORDER_STATES));
  const moments = made.map(({ placed_at }) => placed_at.getTime());
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  expect(moments.at(-1)).toBeLessThan(now.getTime());
});

it('orders products of the catalogue', async () => {
  const lines = await opened.db.selectFrom('order_lines').select('product_id').execute();
  const products = await opened.db.selectFrom('products').select('id').execute();
  const known = new Set(products.map(({ id }) => id));
  expect(lines.filter(({ product_id }) => !known.has(product_id))).toEqual([]);
});

// A Friday, and a Sunday, on which nothing is delivered or collected.
const days = [now, new Date('2026-11-15T12:00:00Z')];

it.each(days)('obeys the rules of the shop in orders seen from %s', async (day) => {
  const own = await openFilledDatabase({ products: 60, seed: 3, now });
  await ensureDemoCustomers(own.db, EMBEDDED, day, settings);
  const made = await own.db.selectFrom('orders').selectAll().execute();
  const notes = await own.db.selectFrom('invoices').selectAll().execute();
  const large = await own.db
    .selectFrom('order_lines')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .select('order_id')
    .where('delivery_type', '=', 'grootgoed')
    .execute();
  await own.close();
  for (const order of made) {
    const isDelivery = order.shipping_method === 'Delivery';
    const isOpen = isDelivery ? isDeliveryDay : isPickupDay;
    expect(isOpen(order.preferred_date!, shopHolidays(order.placed_at))).toBe(true);
    const size = large.some(({ order_id }) => order_id === order.id) ? 'large' : 'small';
    const goods = order.subtotal_incl - order.voucher_total;
    expect(order.shipping_incl).toBe(
      isDelivery ? deliveryCost(goods, deliveryCosts(size, config)) : 0,
    );
    expect(order.delivered_at !== null).toBe(hasArrived(order.state));
    const own = notes.filter(({ order_id }) => order_id === order.id);
    expect(own.filter(({ credits }) => credits !== null)).toHaveLength(
      order.state === 'refunded' ? 1 : 0,
    );
  }
  const dates = notes.map(({ invoice_date }) => invoice_date);
  expect(dates).toEqual(dates.toSorted());
});

it('leaves paid, open and overdue invoices, and a credit balance that they add up to', async () => {
  const made = await invoices();
  const state = (invoice: (typeof made)[number]) =>
    invoiceState(
      { dueDate: invoice.due_date, paidAt: invoice.paid_at?.toISOString() ?? null },
      now,
    );
  expect(new Set(made.map(state))).toEqual(new Set(['paid', 'open', 'overdue']));
  const onAccount = await opened.db
    .selectFrom('customers')
    .select(['id', 'credit_balance', 'credit_limit'])
    .where('credit_limit', 'is not', null)
    .execute();
  for (const { id, credit_balance } of onAccount) {
    const open = made.filter((each) => each.customer_id === id && each.paid_at === null);
    expect(open.length).toBeGreaterThan(1);
    expect(credit_balance).toBe(open.reduce((sum, { total_incl }) => sum + total_incl, 0));
  }
});

it('adds no orders at the next start, and keeps them when the catalogue loses products', async () => {
  const made = await orders();
  await ensureDemoCustomers(opened.db, EMBEDDED, new Date('2026-12-20T12:00:00Z'), settings);
  await opened.db.deleteFrom('products').execute();
  expect(await orders()).toEqual(made);
  const lines = await opened.db.selectFrom('order_lines').select('title').execute();
  expect(lines.length).toBeGreaterThanOrEqual(made.length);
});

it('removes them with the demo customers', async () => {
  await ensureDemoCustomers(
    opened.db,
    { ...EMBEDDED, OIDC_ISSUER: 'https://x.example' },
    now,
    settings,
  );
  expect(await orders()).toEqual([]);
  expect(await invoices()).toEqual([]);
});
