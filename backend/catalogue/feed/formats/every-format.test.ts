/** The same products in each format, imported into an empty shop. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase } from '../../../platform/db/testing/memory-database.ts';
import { AnswerCache } from '../../../platform/http/payload.ts';
import { OwnedMedia } from '../../../platform/media/owned-media.ts';
import { NO_CHOICES } from '../../../search/types.ts';
import { productRecords } from '../../reads/products-routes.ts';
import { Shop } from '../../reads/shop.ts';
import { checkDigit } from '../../product-numbers.ts';
import type { Entity } from '../structure/entity.ts';
import { importFiles } from '../import-files.ts';
import { ATTRIBUTES, type NeutralProduct, WRITERS } from './testing/catalogue-writers.ts';
import { testFolder } from '../../../../tests/support/for-all-tests.ts';

const NOW = new Date('2026-11-21T09:30:00Z');
const COUNT = 120;
const BRANDS = ['Proefmerk', 'Toetswerk', 'Ijkgoed'];
const CLASSES = ['EC000001', 'EC000002', 'EC000003', 'EC000004'];
const PRODUCTS = Array.from({ length: COUNT }, (_, i): NeutralProduct => {
  const digits = `20${String(i).padStart(10, '0')}`;
  const excl = 1_000 + i * 7;
  return {
    ...{ number: `NT-${i}/A`, ean: `${digits}${checkDigit(digits)}` },
    ...{ name: `Proefplaat ${i} wit`, description: `Tekst van ${i}` },
    ...{ brand: BRANDS[i % 3]!, category: CLASSES[i % 4]! },
    ...{ excl, incl: Math.round(excl * 1.21), thickness: 25 + (i % 40) * 5, picture: 'plaat.png' },
  };
});

const folder = testFolder();
beforeAll(async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
  writeFileSync(join(folder, 'plaat.png'), await picture.png().toBuffer());
});

const file = (entity: Entity, content: string | Buffer) => ({
  ...{ name: entity, entity },
  async *open() {
    yield Buffer.from(content as string);
  },
});
const lines = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n');
const STRUCTURE = [
  file('attributes', lines(ATTRIBUTES)),
  file('brands', lines(BRANDS.map((name) => ({ code: name.toLowerCase(), name })))),
  file(
    'categories',
    lines(CLASSES.map((code) => ({ code, name_nl: `Groep ${code}`, name_en: `Group ${code}` }))),
  ),
];

async function emptyShop() {
  const { db, close } = await openMemoryDatabase();
  const media = { media: new OwnedMedia(folder), folder, allowsInternal: false };
  const load = (...files: ReturnType<typeof file>[]) => importFiles(db, files, { now: NOW, media });
  return { db, load, close };
}

test.each(Object.entries(WRITERS))(
  `%s holds ${COUNT} products`,
  async (_, write) => {
    const { db, load, close } = await emptyShop();
    try {
      const { files, media } = await load(...STRUCTURE, file('products', write(PRODUCTS)));
      expect(files.flatMap(({ errors }) => errors).slice(0, 3)).toEqual([]);
      expect(files.at(-1)).toMatchObject({ added: COUNT, changed: 0, unchanged: 0 });
      expect(media).toMatchObject({ read: 1, warnings: [] });

      const { catalogue, indexes } = (await Shop.open(db, new AnswerCache(), NOW)).state;
      const found = indexes.nl.search({
        ...{ ...NO_CHOICES, term: 'proefplaat', sort: 'price-asc', onlySoldOnline: false },
        ...{ offset: 0, limit: COUNT },
      });
      expect(found).toMatchObject({
        total: COUNT,
        brands: BRANDS.toSorted().map((name) => ({ name, count: COUNT / 3 })),
        priceRange: { min: PRODUCTS[0]!.incl, max: PRODUCTS.at(-1)!.incl },
      });
      expect(found.categories.map(({ count }) => count)).toEqual(CLASSES.map(() => COUNT / 4));
      const thickness = found.facets.find(
        ({ field }) => catalogue.facetLabels.get(field)?.nl === 'Dikte',
      );
      expect(thickness?.range).toMatchObject({ min: 2.5, max: 22 });

      const asked = [0, 59, COUNT - 1];
      const ids = asked.map((at) => found.ids[at]!);
      const fields = { extraFields: true, webNode: true };
      expect(await productRecords(db, catalogue, ids, 'nl', fields)).toMatchObject(
        asked.map((at) => {
          const {
            number,
            ean,
            name,
            description,
            incl,
            excl,
            brand,
            category,
            thickness: tenths,
          } = PRODUCTS[at]!;
          return {
            ...{ Number: number, ScanCode: ean, Name: name, Description: `<p>${description}</p>` },
            ...{
              PriceInclTax: incl / 100,
              PriceExclTax: excl / 100,
              Brand: { Description: brand },
            },
            WebNode: { Code: category },
            ExtraFields: [{ Label: 'Dikte', Value: `${String(tenths / 10).replace('.', ',')} mm` }],
            Images: [{ Type: 'Front', Url: expect.stringMatching(/^\/api\/images\/media\//) }],
          };
        }),
      );
    } finally {
      await close();
    }
  },
  60_000,
);

test('20 changes in a second file make the pages of these products new, and no others', async () => {
  const { db, load, close } = await emptyShop();
  try {
    await load(...STRUCTURE, file('products', WRITERS['CSV']!(PRODUCTS)));
    const changed = PRODUCTS.filter((_, i) => i % 6 === 0);
    const again = PRODUCTS.map((one) =>
      changed.includes(one) ? { ...one, name: `${one.name}!` } : one,
    );
    const { files, names } = await load(file('products', WRITERS['CSV']!(again)));
    expect(files[0]).toMatchObject({ added: 0, changed: 20, unchanged: COUNT - 20, errors: [] });
    const ids = await db
      .selectFrom('products')
      .select('id')
      .where(
        'number',
        'in',
        changed.map(({ number }) => number),
      ) // oxfmt-ignore
      .execute();
    expect(names?.toSorted()).toEqual(ids.map(({ id }) => `product:${id}`).toSorted());
  } finally {
    await close();
  }
}, 60_000);
