/** The example of `docs/feed-example` is a feed that loads, whole and without a warning. */
import { createReadStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/schema/database.ts';
import { type OpenedDatabase, openDatabase } from '../../db/open.ts';
import { OwnedMedia } from '../../media/owned-media.ts';
import { importFeed } from './import.ts';

const folder = join(import.meta.dirname, '../../../docs/feed-example');
const rowsOf = (name: string) =>
  parse<Record<string, string>>(readFileSync(join(folder, name)), {
    columns: true,
    delimiter: ';',
  });
const dataDir = mkdtempSync(join(tmpdir(), 'feed-example-'));
let opened: OpenedDatabase;

beforeAll(async () => {
  opened = await openDatabase({ databaseUrl: '', dataDir: 'memory://' });
  await fill(opened.db);
}, 60_000);
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

const texts = (row: Record<string, string>, field: string) =>
  JSON.stringify({ nl: row[`${field}_nl`], en: row[`${field}_en`] });

/** What products refer to, by the other files. */
async function fill(db: Kysely<Database>): Promise<void> {
  const nodes = rowsOf('categories.csv');
  await db
    .insertInto('web_nodes')
    .values(
      nodes.map((row, i) => ({
        ...{ id: 1_000 + i, code: row['code']!, position: i, active: true },
        parent_id: row['parent'] ? 1_000 + nodes.findIndex((one) => one['code'] === row['parent']) : null, // prettier-ignore
        ...{ name: texts(row, 'name'), url: texts(row, 'name') },
      })),
    )
    .execute();
  await db
    .insertInto('brands')
    .values(
      rowsOf('brands.csv').map((row, id) => ({ id, code: row['code']!, description: row['name'] })),
    ) // prettier-ignore
    .execute();
  await db
    .insertInto('attributes')
    .values(
      rowsOf('attributes.csv').map((row) => ({
        ...{ code: row['code']!, label: texts(row, 'label'), unit: row['unit'] || null },
        type: row['type'] as 'text' | 'number' | 'boolean',
      })),
    )
    .execute();
  const details = JSON.stringify({});
  await db
    .insertInto('stores')
    .values(
      rowsOf('stores.csv').map((row) => ({
        ...{ id: Number(row['id']), code: row['code']!, url: row['code']!, name: row['name']! },
        ...{ lat: Number(row['lat']), lng: Number(row['lng']), details },
      })),
    )
    .execute();
}

test('the example loads, and a second time changes nothing', async () => {
  const load = () =>
    importFeed(opened.db, createReadStream(join(folder, 'products.csv')), {
      now: new Date('2026-11-21T09:30:00Z'),
      media: { kept: new OwnedMedia(dataDir), folder, allowsInternal: false },
    });
  expect(await load()).toMatchObject({
    ...{ added: 3, changed: 0, errors: [], isLoaded: true },
    media: { warnings: [] },
  });
  expect(await load()).toMatchObject({ unchanged: 3, errors: [], media: { read: 0, changed: [] } });
  const { details, levels } = await opened.db
    .selectFrom('products')
    .selectAll()
    .where('number', '=', '88000001')
    .executeTakeFirstOrThrow();
  expect(details).toMatchObject({
    media: [{ imageType: 'Front' }],
    files: [{ fileName: 'productblad.pdf' }],
    attributes: [{ code: 'dikte', value: { nl: '12,5 mm', en: '12.5 mm' } }, {}, {}],
    ...{ unitPerProduct: 1.56, unitPriceUnit: 'm²' },
  });
  expect(levels).toMatchObject([{ quantity: 10 }, { quantity: 50 }]);
});
