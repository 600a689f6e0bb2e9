/** The past orders of the demo customers, on a demo catalogue. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoiceState } from '../../src/domain/orders/invoice-state.ts';
import { ORDER_STATES } from '../../src/domain/orders/order-state.ts';
import { generateCatalogue } from '../catalogue/load.ts';
import { type OpenedDatabase, openDatabase } from '../db/open.ts';
import { ensureDemoCustomers } from './seed-demo-customers.ts';

const EMBEDDED = { API_BASE_URL: '', DATABASE_URL: '', OIDC_ISSUER: '' };
const now = new Date('2026-11-20T12:00:00Z');
let opened: OpenedDatabase;

beforeAll(async () => {
  opened = await openDatabase({ databaseUrl: '', dataDir: 'memory://' });
  await generateCatalogue(opened.db, { products: 60, seed: 3, now });
  await ensureDemoCustomers(opened.db, EMBEDDED, now);
}, 60_000);
afterAll(() => opened.close());

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
  await ensureDemoCustomers(opened.db, EMBEDDED, new Date('2026-12-20T12:00:00Z'));
  await opened.db.deleteFrom('products').execute();
  expect(await orders()).toEqual(made);
  const lines = await opened.db.selectFrom('order_lines').select('title').execute();
  expect(lines.length).toBeGreaterThanOrEqual(made.length);
});

it('removes them with the demo customers', async () => {
  await ensureDemoCustomers(opened.db, { ...EMBEDDED, OIDC_ISSUER: 'https://x.example' }, now);
  expect(await orders()).toEqual([]);
  expect(await invoices()).toEqual([]);
});
