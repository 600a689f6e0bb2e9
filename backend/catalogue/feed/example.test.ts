/** The example of `docs/feed.md`, loaded into a shop that has nothing. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMemoryDatabase } from '../../platform/db/testing/memory-database.ts';
import { OwnedMedia } from '../../platform/media/owned-media.ts';
import { sumOfFiles } from './import-files.ts';
import { importRequestSchema, runImport } from './shop-imports.ts';
import { openForAll, testFolder } from '../../../tests/support/for-all-tests.ts';

const folder = join(import.meta.dirname, '../../../docs/feed-example');
const dataDir = testFolder();
const opened = openForAll(openMemoryDatabase);

test('the folder loads into an empty shop, and a second time changes nothing', async () => {
  const load = () =>
    runImport(opened.db, importRequestSchema.parse({ paths: [folder] }), {
      now: new Date('2026-11-21T09:30:00Z'),
      media: { media: new OwnedMedia(dataDir), allowsInternal: false },
    });
  const first = await load();
  expect(first.files.flatMap(({ errors }) => errors)).toEqual([]);
  expect(first.media?.warnings).toEqual([]);
  expect(sumOfFiles(first)).toMatchObject({ changed: 0, unchanged: 0 });
  const again = await load();
  expect(sumOfFiles(again)).toMatchObject({ added: 0, changed: 0 });
  expect(again.media).toEqual({ read: 0, warnings: [], changed: [] });
  const brand = await opened.db.selectFrom('brands').select('image').executeTakeFirstOrThrow();
  expect(brand.image).toMatch(/^\/api\/images\/media\/./);
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
