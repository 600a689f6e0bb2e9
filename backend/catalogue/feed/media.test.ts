/** Pictures, documents and films that a feed names. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AnswerCache } from '../../platform/http/payload.ts';
import { OwnedMedia } from '../../platform/media/owned-media.ts';
import { extraFields, summaryRecord } from '../reads/product-record.ts';
import { readProducts } from '../reads/product-rows.ts';
import { Shop } from '../reads/shop.ts';
import {
  importRows,
  NOW,
  openCatalogue,
  readProduct,
  NEW_PRODUCT_ROW,
} from './testing/feed-database.ts';
import { openForAll, testFolder } from '../../../tests/support/for-all-tests.ts';

const root = testFolder();
const folder = join(root, 'feed');
const kept = new OwnedMedia(root);
const media = { media: kept, folder, allowsInternal: true };
const square = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();

/** Paths that were asked for, and what they answer. */
let asked: string[] = [];
const files = new Map<string, Buffer>();
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  const file = files.get(request.url ?? '');
  response.writeHead(file ? 200 : 404).end(file);
});
let origin = '';
let shop: Shop | undefined;

const opened = openForAll(openCatalogue);
beforeAll(async () => {
  mkdirSync(folder);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await opened.db.deleteFrom('products').where('number', 'like', '77%').execute();
  await opened.db.deleteFrom('media_sources').execute();
  asked = [];
  files.clear();
  writeFileSync(join(folder, 'voor.png'), await square('#fff'));
  files.set('/zij.png', await square('#f00'));
  files.set('/blad%2010.pdf', Buffer.from('%PDF-1.7\n'));
});

const load = (row: object, days = 0) =>
  importRows(opened.db, [{ number: NEW_PRODUCT_ROW.number, ...row }], {
    media,
    now: new Date(NOW.getTime() + days * 86_400_000),
  });
const details = async () => (await readProduct(opened.db)).details;
const FULL = () => ({
  ...NEW_PRODUCT_ROW,
  pictures: `voor.png|${origin}/zij.png`,
  documents: [`${origin}/blad%2010.pdf`],
  videos: 'https://youtu.be/dQw4w9WgXcQ',
});

test('a product shows its own media, and no drawn ones', async () => {
  expect(await load(NEW_PRODUCT_ROW)).toMatchObject({ added: 1 });
  expect(await details()).toMatchObject({ media: [], files: [] });
  const { id } = await readProduct(opened.db);
  expect(await load(FULL())).toMatchObject({
    ...{ changed: 1, errors: [], media: { read: 3, warnings: [], changed: [id] } },
  });
  const shown = await details();
  expect(shown.media).toEqual([
    { type: 'image', imageType: 'Front', src: expect.stringMatching(/^\/api\/images\/media\//), order: 0 }, // oxfmt-ignore
    { type: 'image', imageType: 'Big', src: expect.stringMatching(/^\/api\/images\/media\//), order: 1 }, // oxfmt-ignore
    { type: 'youtube', imageType: null, src: 'dQw4w9WgXcQ', order: 0 },
  ]);
  expect(await kept.has(shown.media[0]!.src.split('/').at(-1)!)).toBe(true);
  expect(shown.files).toMatchObject([{ memoId: id * 10, fileName: 'blad 10.pdf' }]);
  expect(await kept.has(shown.files[0]!.digest!, 'pdf')).toBe(true);
});

test('an energy label and product information sheet are those of the feed, never made up', async () => {
  const asked = async () => {
    const { id } = await readProduct(opened.db);
    const [row] = await readProducts(opened.db, [id]);
    const { catalogue } = (shop ??= await Shop.open(opened.db, new AnswerCache(), NOW)).state;
    return {
      ...{ id, label: summaryRecord(row!, catalogue, 'nl').EnergyLabelUrl },
      sheet: extraFields(row!, catalogue, 'nl').ProductSheetUrl,
    };
  };
  await load({ ...FULL(), energy_level: 'E' });
  expect(await asked()).toMatchObject({ label: null, sheet: null });
  files.set('/blad.pdf', Buffer.from('%PDF-1.7\nE'));
  const energy = { energy_label: 'voor.png', energy_sheet: `${origin}/blad.pdf` };
  expect(await load({ ...FULL(), ...energy })).toMatchObject({ changed: 1, errors: [] });
  const { id, ...shown } = await asked();
  expect(shown).toEqual({
    label: expect.stringMatching(/^\/api\/images\/media\/[0-9a-f]+$/),
    sheet: `/api/files/${id * 10}/blad.pdf`,
  });
  expect((await details()).files.map(({ fileName }) => fileName)).toEqual([
    'blad.pdf',
    'blad 10.pdf',
  ]);
  expect(await load({ ...FULL(), ...energy }, 0.5)).toMatchObject({ unchanged: 1 });
});

test('the same file again changes and fetches nothing', async () => {
  await load(FULL());
  asked = [];
  const before = await readProduct(opened.db);
  expect(await load(FULL(), 0.5)).toMatchObject({
    ...{ changed: 0, unchanged: 1, media: { read: 0, changed: [] } },
  });
  expect(asked).toEqual([]);
  expect(await readProduct(opened.db)).toEqual(before);
});

test('a picture that is another under its old name is seen', async () => {
  await load(FULL());
  const before = await details();
  files.set('/zij.png', await square('#0f0'));
  writeFileSync(join(folder, 'voor.png'), await square('#00f'));
  expect(await load(FULL(), 2)).toMatchObject({ unchanged: 1, media: { read: 2 } });
  const [front, side] = (await details()).media;
  expect([front?.src, side?.src]).not.toContain(before.media[0]!.src);
  expect([front?.src, side?.src]).not.toContain(before.media[1]!.src);
});

test('a failed fetch is a warning, and the product keeps its media', async () => {
  await load(FULL());
  const before = await details();
  files.clear();
  const row = { pictures: [`${origin}/weg.png`], documents: 'voor.png', price: 9 };
  expect(await load(row)).toMatchObject({
    ...{ changed: 1, errors: [], isLoaded: true },
    media: {
      warnings: [
        { line: 1, field: 'documents', value: join(folder, 'voor.png'), message: 'is no PDF' },
        {
          line: 1,
          field: 'pictures',
          value: `${origin}/weg.png`,
          message: 'answers with status 404',
        },
      ],
    },
  });
  expect(await details()).toEqual(before);
  expect((await readProduct(opened.db)).price_incl).toBe(900);
  // An address that fails today keeps what it gave before.
  await load(FULL(), 2);
  expect((await details()).media).toEqual(before.media);
});

test('a dry run reads nothing', async () => {
  await importRows(opened.db, [FULL()], { media, isDryRun: true });
  expect(asked).toEqual([]);
});
