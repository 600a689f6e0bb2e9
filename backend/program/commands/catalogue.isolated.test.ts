/** What the commands leave in the queue, on a database in memory in place of a server. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenedDatabase } from '../../platform/db/open.ts';
import { PublishQueue } from '../../platform/publishing/queue.ts';
import { runCatalogueCommand } from './catalogue.ts';
import { testFolder } from '../../../tests/support/for-all-tests.ts';

const opened = vi.hoisted(() => ({ database: null as OpenedDatabase | null }));
vi.mock(import('../../platform/db/open.ts'), async (original) => {
  const { openDatabase } = await original();
  return {
    openDatabase: async () => {
      opened.database ??= await openDatabase({ databaseUrl: '', dataDir: 'memory://' });
      return { ...opened.database, close: async () => {} };
    },
  };
});

const dir = testFolder();
const feed = join(dir, 'feed.jsonl');
const SHARED = 'postgres://shop@localhost/shop';
const runAll = async (url: string, ...args: string[]) => {
  const said: string[] = [];
  const env = { DATA_DIR: dir, DATABASE_URL: url };
  const code = await runCatalogueCommand(args, env, (line) => said.push(line));
  return { code, said: said.at(-1), all: said };
};
const run = async (...args: Parameters<typeof runAll>) => {
  const { code, said } = await runAll(...args);
  return { code, said };
};
/** What is asked of the shops since the last time. */
const asked = async () => {
  const { db } = opened.database!;
  const job = await new PublishQueue(db, () => new Date()).claim();
  await sql`delete from publish_jobs`.execute(db);
  return job && { names: job.names, by: job.by };
};

beforeAll(async () => {
  expect(await run('', 'generate', '--products', '60')).toMatchObject({ code: 0 });
  const line = {
    number: '77000001',
    ean: '2000000000015',
    name_nl: 'Testplaat',
    name_en: 'Test sheet',
    brand: 'GEEN',
    category: 'gipsplaat/standaard',
    price: '12,50',
  };
  writeFileSync(feed, JSON.stringify(line));
}, 60_000);

afterAll(() => opened.database?.close());

test('a product that is set is published by the shops on a shared database', async () => {
  expect(await run(SHARED, 'set', '100010', 'price=9.95')).toMatchObject({ code: 0 });
  expect(await asked()).toEqual({ names: ['product:100010'], by: 'catalogue' });
  expect(await run(SHARED, 'set', '100010', 'price=9.90', '--later')).toMatchObject({ code: 0 });
  expect(await asked()).toBeNull();
  expect(await run(SHARED, 'set', '100010', 'price=gratis')).toMatchObject({ code: 1 });
  expect(await asked()).toBeNull();
});

test('a feed reports its changes, and is refused as a whole if a row is wrong', async () => {
  expect(await run(SHARED, 'import', feed)).toEqual({
    code: 0,
    said: '1 added, 0 changed, 0 unchanged, 0 errors',
  });
  expect(await asked()).toEqual({
    ...{ names: [expect.stringMatching(/^product:\d+$/)], by: 'catalogue' },
  });
  expect(await run(SHARED, 'set', '77000001', 'price=11')).toMatchObject({ code: 0 });
  expect(await asked()).toMatchObject({ names: [expect.stringMatching(/^product:\d+$/)] });
  writeFileSync(
    feed,
    '{"number": "77000001", "price": 9.5}\n{"number": "77000001", "prijs": "x;y"}',
  );
  expect(await run(SHARED, 'import', feed)).toEqual({
    code: 1,
    said: 'Nothing was loaded. Without errors: 0 added, 1 changed, 0 unchanged, 1 errors. --continue loads the right rows.',
  });
  expect(await asked()).toBeNull();
  expect(readFileSync(join(dir, 'import-errors.csv'), 'utf8')).toBe(
    '\uFEFFline;field;value;message\r\n2;"prijs";"";"is not a field of a feed"\r\n',
  );
  writeFileSync(feed, '');
  expect(await run(SHARED, 'import', feed)).toEqual({
    code: 1,
    said: `${feed}: The file is empty. Nothing was loaded.`,
  });
});

test('a feed is read as its flags say', async () => {
  const [table, mapping] = [join(dir, 'prijzen.csv'), join(dir, 'mapping.json')];
  writeFileSync(table, 'Artikel;Prijs ex;Memo\n77000001;10,00;x');
  writeFileSync(mapping, '{"artikel": "number", "prijs ex": {"field": "price", "vat": "excl"}}');
  const asTold = ['import', table, '--dry-run', '--mapping', mapping];
  expect(await run(SHARED, ...asTold)).toEqual({
    code: 1,
    said: `${table}: The mapping does not say what these columns are: Memo. Name a field for each, or null to ignore it. Nothing was loaded.`,
  });
  writeFileSync(table, 'Artikel;Prijs ex\n77000001;10,00');
  expect(await run(SHARED, ...asTold)).toEqual({
    code: 0,
    said: 'Dry run, nothing was loaded: 0 added, 1 changed, 0 unchanged, 0 errors',
  });
  expect(await run(SHARED, ...asTold, '--format', 'bmecat')).toMatchObject({ code: 1 });
  for (const [flag, value, message] of [
    ['--format', 'xls', '--format must be one of jsonl, csv, xlsx, google, bmecat, etim-xchange'],
    ['--mapping', join(dir, 'none'), `There is no file ${join(dir, 'none')}.`],
    ['--encoding', 'utf-9', '--encoding must be utf-8 or windows-1252'],
  ] as const) {
    const refused = await run(SHARED, 'import', table, flag, value);
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining(message) });
  }
});

test('a new demo catalogue deletes no imported product unless that is asked for', async () => {
  const refused = await run(SHARED, 'generate', '--products', '60');
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('holds 1 products') });
  expect(await asked()).toBeNull();
  const deleted = await run(SHARED, 'generate', '--products', '60', '--delete-own');
  expect(deleted).toMatchObject({ code: 0 });
  expect(await asked()).toEqual({ names: null, by: 'catalogue' });
});

test('a database of this machine alone is left to the next start', async () => {
  await run('', 'set', '100010', 'price=8.95');
  await run('', 'generate', '--products', '60');
  expect(await asked()).toBeNull();
});

test('a folder is one import of all its files, in the order in which they need each other', async () => {
  const folder = mkdtempSync(join(dir, 'feed-'));
  const write = (name: string, ...lines: string[]) =>
    writeFileSync(join(folder, name), lines.join('\n'));
  write(
    'products.csv',
    'number;ean;name_nl;name_en;brand;category;price',
    '77000009;2000000000091;Plank;Board;EIGEN;planken;9,95',
  );
  write('brands-of-2026.csv', 'code;name', 'EIGEN;Eigen merk');
  write('categories.csv', 'code;name_nl;name_en', 'planken;Planken;Boards', 'x;;');
  write('readme.md', 'nothing');
  expect(await runAll(SHARED, 'import', folder)).toMatchObject({
    code: 1,
    all: [
      'brands-of-2026.csv: brands: 1 added, 0 changed, 0 unchanged, 0 errors',
      'categories.csv: line 3: code "x" is new, and lacks name_nl, name_en',
      'categories.csv: categories: 1 added, 0 changed, 0 unchanged, 1 errors',
      'products.csv: products: 1 added, 0 changed, 0 unchanged, 0 errors',
      `All errors: ${join(dir, 'import-errors.csv')}`,
      expect.stringMatching(/^Nothing was loaded/),
    ],
  });
  expect(readFileSync(join(dir, 'import-errors.csv'), 'utf8')).toContain(
    `file;line;field;value;message\r\n"${join(folder, 'categories.csv')}";3;"code";"x";`,
  );
  expect(await asked()).toBeNull();
  expect(await run(SHARED, 'import', '--continue', folder)).toMatchObject({
    said: '3 added, 0 changed, 0 unchanged, 1 errors',
  });
  expect((await asked())?.names).toEqual(
    expect.arrayContaining([expect.stringMatching(/^brand:/), expect.stringMatching(/^webnode:/)]),
  );
  const { all } = await runAll(SHARED, 'imports');
  expect(all[0]).toMatch(
    /loaded {2}brands-of-2026.csv, categories.csv, products.csv: 3 added, .* 1 errors$/,
  );
  expect(all[1]).toContain('refused');
  expect((await run(SHARED, 'undo')).said).toMatch(/^Import \d+ is undone: 3 as before\.$/);
  expect(await run(SHARED, 'undo', '999999')).toEqual({
    ...{ code: 1, said: 'There is no import 999999.' },
  });
  await sql`delete from products where number = '77000009'`.execute(opened.database!.db);
  await asked();
});

test('says what can be asked of an import, and what cannot', async () => {
  const said = async (...args: string[]) => (await run('', 'import', ...args)).said;
  expect(await said()).toBe('There is no file (none named).');
  expect(await said('nowhere.csv')).toBe('There is no file nowhere.csv.');
  expect(await said('x', '--entity', 'merken')).toContain('--entity must be attributes, brands');
  expect(await said('x', '--missing', 'delete')).toBe('--missing must be leave or hide.');
  expect(await said('x', '--encoding', 'latin1')).toContain('--encoding must be utf-8');
  expect(await said(feed, '--missing', 'hide', '--entity', 'brands')).toBe(
    '--missing hide needs a file of products.',
  );
  expect(await said(mkdtempSync(join(dir, 'empty-')))).toContain('holds no file whose name');
});
