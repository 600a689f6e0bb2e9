import { beforeAll, expect, test } from 'vitest';
import { generateCatalogue } from '../../../demo/catalogue/load.ts';
import { openMemoryDatabase } from '../../platform/db/testing/memory-database.ts';
import { countMiss, missesWithProposals } from './search-misses.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const phrases = async () =>
  Object.fromEntries(
    (await missesWithProposals(opened.db, 10, NOW)).map(({ term, locale, proposals }) => [
      `${locale} ${term}`,
      proposals.map(({ phrase }) => phrase),
    ]),
  );

const opened = openForAll(openMemoryDatabase);
beforeAll(async () => {
  await generateCatalogue(opened.db, { products: 1000, seed: 1 });
}, 60_000);

test('nothing is proposed where every search found something', async () => {
  expect(await missesWithProposals(opened.db, 10, NOW)).toEqual([]);
});

test('words of products and categories are proposed in the language of the search', async () => {
  await countMiss(opened.db, 'krijwagen', 'nl', NOW);
  await countMiss(opened.db, 'krijwagen', 'en', NOW);
  await countMiss(opened.db, 'gehoorbescherminch', 'nl', NOW);
  await countMiss(opened.db, 'weelbarow', 'en', NOW);
  const found = await phrases();
  expect(found['nl krijwagen']?.[0]).toMatch(/^kruiwagens?$/);
  expect(found['en krijwagen']).toEqual([]);
  // The name of a category: no product is called so.
  expect(found['nl gehoorbescherminch']?.[0]).toBe('gehoorbescherming');
  expect(found['en weelbarow']?.[0]).toMatch(/barrow/);
});

test('a product that nobody may see proposes nothing', async () => {
  const { id, name } = await opened.db
    .selectFrom('products')
    .select(['id', 'name'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const rename = (visibility: 'Orderable' | 'NotViewable') =>
    opened.db
      .updateTable('products')
      .set({ visibility, name: JSON.stringify({ ...name, nl: 'Xylofoonhouder' }) })
      .where('id', '=', id)
      .execute();
  await countMiss(opened.db, 'ksilofoonhouder', 'nl', NOW);
  await rename('Orderable');
  expect((await phrases())['nl ksilofoonhouder']).toEqual(['xylofoonhouder']);
  await rename('NotViewable');
  expect((await phrases())['nl ksilofoonhouder']).not.toContain('xylofoonhouder');
});
