import { beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/open.ts';
import { makeAccount } from '../../customers/identity/testing/make-account.ts';
import { insertOrder } from '../../orders/insert-order.ts';
import { newOrder } from '../../orders/testing/new-order.ts';
import { runOrdersCommand } from './orders.ts';
import { testFolder } from '../../../tests/support/for-all-tests.ts';

const dataDir = testFolder();

beforeAll(async () => {
  const { db, close } = await openDatabase({ databaseUrl: '', dataDir });
  await makeAccount(db, 'piet@bouw.example', 'Geheim1');
  const contact = await db
    .selectFrom('contacts')
    .select(['id as contactId', 'customer_id as customerId'])
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (trx) => {
    await insertOrder(trx, newOrder(contact, { state: 'placed', contactName: 'Bouw, "Zn"' }));
    await insertOrder(trx, newOrder(contact, { state: 'paid' }));
  });
  await close();
}, 60_000);

async function orders(...args: string[]) {
  const lines: string[] = [];
  const code = await runOrdersCommand(args, { DATA_DIR: dataDir }, (line) => lines.push(line));
  return { code, said: lines.join('\n') };
}

it('lists the newest orders first, and those of one state', async () => {
  const { said } = await orders('list');
  expect(said.split('\n').map((line) => line.slice(0, 8))).toEqual(['26000002', '26000001']);
  expect((await orders('list', '--state', 'paid')).said).toMatch(/^26000002 .*€55\.35/);
  expect((await orders('list', '--limit', '1')).said.split('\n')).toHaveLength(1);
  expect(await orders('list', '--state', 'lost')).toMatchObject({
    code: 1,
    said: expect.stringContaining('--state must be one of placed'),
  });
}, 60_000);

it('shows an order with its lines', async () => {
  expect((await orders('show', '26000001')).said).toContain('4 × 40100123 Artikel 100123');
  expect(await orders('show', '1')).toEqual({ code: 1, said: 'There is no order 1.' });
}, 60_000);

it('exports all orders as CSV and as JSON', async () => {
  const { said } = await orders('export');
  expect(said.split('\n')[0]).toMatch(/^number,placed at,state,/);
  expect(said).toContain('"Bouw, ""Zn"""');
  const json = JSON.parse((await orders('export', '--format', 'json')).said) as {
    number: string;
  }[];
  expect(json.map(({ number }) => number)).toEqual(['26000002', '26000001']);
  expect((await orders('export', '--format', 'xml')).code).toBe(1);
}, 60_000);

it('takes an order from packed to delivered, one step after the other', async () => {
  expect(await orders('ship', '26000002')).toEqual({
    code: 1,
    said: 'Order 26000002 is paid: "ship" does not come next.',
  });
  expect((await orders('ready', '26000002')).said).toBe('Order 26000002 is picked.');
  expect((await orders('ship', '26000002')).said).toBe('Order 26000002 is shipped.');
  expect((await orders('complete', '26000002')).said).toBe('Order 26000002 is delivered.');
  expect((await orders('complete', '26000002')).code).toBe(1);
  expect((await orders('ready', '1')).said).toBe('There is no order 1.');
  expect((await orders('--help')).said).toContain('orders complete NUMBER');
}, 60_000);

it('ends an order once', async () => {
  expect((await orders('refund', '26000001')).said).toBe(
    'Order 26000001 is cancelled; €0.00 is refunded.',
  );
  expect(await orders('refund', '26000001')).toMatchObject({ code: 1 });
}, 60_000);
