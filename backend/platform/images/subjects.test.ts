import { beforeAll, expect, it } from 'vitest';
import { generateCatalogue } from '../../../demo/catalogue/load.ts';
import { migrate } from '../db/migrate.ts';
import { openMemoryDatabase } from '../db/testing/memory-database.ts';
import { countStatements } from '../db/testing/count-statements.ts';
import { BANNER_FAMILIES } from '../../../demo/pictures/banner-families.ts';
import { TEMPLATES } from '../../../demo/pictures/families/templates.ts';
import { type ImageSubjects, databaseSubjects } from './subjects.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

let subjects: ImageSubjects;

const opened = openForAll(openMemoryDatabase);
beforeAll(async () => {
  await migrate(opened.db);
  await generateCatalogue(opened.db, { seed: 1, products: 300, now: new Date('2026-11-21') });
  const isBanner = (name: string) => ['home', 'constructor'].includes(name);
  subjects = databaseSubjects(opened.db, isBanner, BANNER_FAMILIES);
}, 60_000);

it('knows each product that a visitor may see, and no other', async () => {
  const rows = await opened.db.selectFrom('products').select(['id', 'visibility']).execute();
  for (const { id, visibility } of rows.slice(0, 60)) {
    const product = await subjects.product(id);
    if (visibility === 'NotViewable') expect(product).toBeNull();
    else expect(TEMPLATES[product?.family ?? '']).toBeDefined();
  }
  expect(await subjects.product(1)).toBeNull();
});

it('gives another version once what is drawn changes', async () => {
  const { id } = await opened.db.selectFrom('products').select('id').where('visibility', '=', 'Orderable').executeTakeFirstOrThrow(); // oxfmt-ignore
  const before = await subjects.product(id);
  expect((await subjects.product(id))?.version).toBe(before?.version);
  await opened.db.updateTable('products').set({ name: JSON.stringify({ nl: 'Anders', en: 'Other' }) }).where('id', '=', id).execute(); // oxfmt-ignore
  expect((await subjects.product(id))?.version).not.toBe(before?.version);
});

it('finds products of different families for a category and for banners', async () => {
  const { web_node_id: leaf } = await opened.db.selectFrom('products').select('web_node_id').where('visibility', '=', 'Orderable').executeTakeFirstOrThrow(); // oxfmt-ignore
  expect((await subjects.category(leaf))?.products.length).toBeGreaterThan(0);
  for (const name of ['home', 'constructor']) {
    const families = (await subjects.banner(name))?.products.map(({ family }) => family) ?? [];
    expect(new Set(families).size).toBe(3);
  }
  for (const family of Object.values(BANNER_FAMILIES).flat())
    expect(TEMPLATES[family], family).toBeDefined();
  expect(await subjects.category(987_654)).toBeNull();
  expect(await subjects.banner('made-up')).toBeNull();
});

it('asks the database nothing for a banner with a random name', async () => {
  const statements = await countStatements(async () => {
    for (let at = 0; at < 50; at++) expect(await subjects.banner(`willekeurig-${at}`)).toBeNull();
  });
  expect(statements).toBe(0);
});

it('knows stores and their managers', async () => {
  const store = await opened.db.selectFrom('stores').select('id').executeTakeFirstOrThrow();
  expect((await subjects.store(store.id))?.city).toMatch(/\w/);
  expect((await subjects.manager(store.id))?.lastName).toMatch(/\w/);
  expect(await subjects.store(987_654)).toBeNull();
});
