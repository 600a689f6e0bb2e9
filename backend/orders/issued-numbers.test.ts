import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openMemoryDatabase } from '../platform/db/testing/memory-database.ts';
import { keepIssuedNumbers } from './issued-numbers.ts';
import { openForAll } from '../../tests/support/for-all-tests.ts';

let dataDir: string;
const onRestored = vi.fn();
const onError = vi.fn();

const opened = openForAll(openMemoryDatabase);
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'numbers-'));
}, 60_000);
afterAll(async () => {
  rmSync(dataDir, { recursive: true });
});
beforeEach(() => vi.clearAllMocks());

const keep = () => keepIssuedNumbers({ db: opened.db, dataDir, onRestored, onError });
/** The database as it is after so many orders and invoices. */
async function give(orders: number, invoices: number): Promise<void> {
  await sql`select setval('order_numbers', ${26_000_000 + orders}::bigint)`.execute(opened.db);
  await sql`
    insert into invoice_counters (year, last) values (2026, ${invoices})
    on conflict (year) do update set last = excluded.last`.execute(opened.db);
}
const next = async () => {
  const { rows } = await sql<{ order: number; invoice: number }>`
    select nextval('order_numbers')::int as order, last + 1 as invoice
    from invoice_counters where year = 2026`.execute(opened.db);
  return rows[0]!;
};

it('gives no number again after an older database was restored', async () => {
  await give(10, 5);
  const kept = await keep();
  await give(70, 45);
  await kept.stop();
  await give(10, 5);
  await (await keep()).stop();
  expect(onRestored).toHaveBeenCalledOnce();
  const { order, invoice } = await next();
  expect(order).toBeGreaterThan(26_000_070);
  expect(invoice).toBeGreaterThan(45);
});

it('leaves a database alone that goes on, also without a note or with a broken one', async () => {
  await give(5_000, 5_000);
  await (await keep()).stop();
  await give(5_001, 5_001);
  for (const text of [null, '{', '{"order": "x"}']) {
    if (text !== null) writeFileSync(join(dataDir, 'given-numbers.json'), text);
    await (await keep()).stop();
  }
  expect(onRestored).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
  expect(await next()).toEqual({ order: 26_005_002, invoice: 5_002 });
});
