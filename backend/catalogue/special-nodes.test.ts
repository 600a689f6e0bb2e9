import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenedDatabase, openDatabase } from '../db/open.ts';
import { generateCatalogue } from './load.ts';
import { ensureSpecialNodes } from './special-nodes.ts';

const NOW = new Date('2026-11-21T09:30:00Z');
let empty: OpenedDatabase;
let filled: OpenedDatabase;
const open = () => openDatabase({ databaseUrl: '', dataDir: 'memory://' });
const nodes = ({ db }: OpenedDatabase) =>
  db.selectFrom('web_nodes').selectAll().orderBy('id').execute();

beforeAll(async () => {
  [empty, filled] = [await open(), await open()];
  await generateCatalogue(filled.db, { products: 20, seed: 1, now: NOW });
}, 60_000);
afterAll(async () => {
  await empty.close();
  await filled.close();
});

test('a demo catalogue is the same beside the lists that every shop has', async () => {
  await ensureSpecialNodes(empty.db);
  await generateCatalogue(empty.db, { products: 20, seed: 1, now: NOW });
  expect(await nodes(empty)).toEqual(await nodes(filled));
});

test('what is there stays, and what is missing comes back as it was', async () => {
  const before = await nodes(filled);
  await ensureSpecialNodes(filled.db);
  expect(await nodes(filled)).toEqual(before);
  await filled.db.deleteFrom('web_nodes').where('code', '=', 'opop').execute();
  await ensureSpecialNodes(filled.db);
  const opop = before.find(({ code }) => code === 'opop');
  const { rows } = await sql`select code, name, url, description, parent_id, image from web_nodes
    where code = 'opop'`.execute(filled.db);
  expect(opop).toMatchObject(rows[0]!);
});
