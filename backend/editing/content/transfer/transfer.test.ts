import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BRANDS } from '../../../../src/brands/brands.ts';
import type { OpenedDatabase } from '../../../platform/db/open.ts';
import { openMemoryDatabase } from '../../../platform/db/testing/memory-database.ts';
import { ContentStore, documentsVersion, documentVersions, readDocuments } from '../documents.ts';
import { LiveContent } from '../live-content.ts';
import { STARTER_CONTENT } from '../load-content.ts';
import { MediaLibrary } from '../media.ts';
import { putDocuments } from '../testing/put-documents.ts';
import { filesBelow } from '../read-files.ts';
import {
  exportContent,
  fillEmptyDatabase,
  importContent,
  importIntoDatabase,
} from '../transfer.ts';
import { testFolder } from '../../../../tests/support/for-all-tests.ts';

const root = testFolder();
const NOW = new Date('2026-11-21T12:00:00Z');
const PAY = 'pages/nl/klantenservice/betalen.md';
const brand = BRANDS.bm;
const inMemory = () => openMemoryDatabase();
const options = { isDryRun: false, removes: false, by: 'command' };

let database: OpenedDatabase;
let store: ContentStore;
let folder = '';
/** Of the picture that the content shows. */
let picture = '';

/** A folder of the whole content, with some files changed (null: deleted). */
async function folderWith(changes: Record<string, string | Buffer | null>): Promise<string> {
  const dir = mkdtempSync(join(root, 'folder-'));
  await exportContent(database.db, dir, { removes: false });
  for (const [file, data] of Object.entries(changes)) {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    if (data === null) rmSync(join(dir, file));
    else writeFileSync(join(dir, file), data);
  }
  return dir;
}
const textOf = (file: string) => store.live.documents().texts.get(file) ?? '';
const bytesBelow = (dir: string) =>
  new Map(filesBelow(dir).map((file) => [file, readFileSync(join(dir, file)).toString('base64')]));

beforeAll(async () => {
  database = await inMemory();
  const { db } = database;
  await fillEmptyDatabase(db, STARTER_CONTENT, NOW);
  const live = await LiveContent.open(db, brand.slug);
  const around = () => ({ brand, count: 0, now: NOW });
  store = new ContentStore({ db, live, fillValues: around, hasPublisher: true, now: () => NOW });
  const red = { create: { width: 30, height: 20, channels: 3 as const, background: '#c00' } };
  const told = { name: 'Rood', alt: { nl: 'Rood', en: 'Red' } };
  picture = await new MediaLibrary(db, store).add(await sharp(red).png().toBuffer(), told, 'Kim');
  folder = join(root, 'exported');
}, 60_000);
afterAll(() => database.close());

it('exported, imported into an empty database and exported again, every byte is the same', async () => {
  const result = await exportContent(database.db, folder, { removes: false });
  expect(result).toEqual({
    documents: (await readDocuments(database.db)).texts.size,
    pictures: 1,
    removed: [],
  });
  const other = await inMemory();
  const imported = await importIntoDatabase(other.db, folder, {
    ...{ ...options, brand, publishes: false, now: () => NOW },
  });
  expect(imported).toMatchObject({ problems: [], changed: [], removed: [], others: [] });
  const again = join(root, 'again');
  await exportContent(other.db, again, { removes: false });
  await other.close();
  expect(bytesBelow(again)).toEqual(bytesBelow(folder));
  expect(filesBelow(again)).toContain(`media/${picture}.webp`);
}, 60_000);

describe('an import', () => {
  it('says by file and line what is wrong, and then writes nothing', async () => {
    const version = await documentsVersion(database.db);
    const other = `media/${'0'.repeat(20)}`;
    const dir = await folderWith({
      [PAY]: textOf(PAY).replace('title:', 'titel:'),
      'faq/nieuw.yaml': Buffer.from([0x6e, 0xff, 0x00]),
      'menus/extra.yaml':
        'slug: extra\nitems:\n  - name: { nl: A, en: A }\n    to: page:nergens\n    code: a\n',
      [`${other}.webp`]: await sharp({
        create: { width: 2, height: 2, channels: 3, background: '#00c' },
      })
        .webp()
        .toBuffer(),
      [`${other}.yaml`]: textOf(`media/${picture}.yaml`),
      'notities.txt': 'x',
    });
    const { problems, others } = await importContent(store, dir, options);
    expect(problems).toEqual(
      expect.arrayContaining([
        `${PAY}:3: Unrecognized key: "titel"`,
        'faq/nieuw.yaml: is not text in UTF-8',
        'menus/extra.yaml:3: link to "page:nergens" leads nowhere',
        `${other}.webp: is not the WebP picture that its name says`,
      ]),
    );
    expect(others).toEqual(['notities.txt']);
    expect(await documentsVersion(database.db)).toBe(version);
  }, 60_000);

  it('imports the files of the folder, keeps other documents, and publishes in the same transaction', async () => {
    const dir = await folderWith({
      [PAY]: textOf(PAY).replace('title: Betalen', 'title: Zo betaal je'),
      'faq/vestigingen.yaml': null,
      'search/synonyms-own.yaml': 'title: { nl: Eigen, en: Own }\nnl: [[spijker, nagel]]\n',
    });
    const planned = await importContent(store, dir, { ...options, isDryRun: true });
    expect(textOf(PAY)).toContain('title: Betalen');
    const done = await importContent(store, dir, options);
    expect(done).toEqual(planned);
    expect(done).toEqual({
      ...{ added: ['search/synonyms-own.yaml'], changed: [PAY], removed: [] },
      ...{ problems: [], others: [] },
    });
    expect(textOf(PAY)).toContain('title: Zo betaal je');
    expect(textOf('faq/vestigingen.yaml')).not.toBe('');
    const names = await database.db.selectFrom('publish_names').select('name').execute();
    expect(names).toContainEqual({ name: 'content:/klantenservice/betalen:nl' });
    const [newest] = await documentVersions(database.db, PAY, 1);
    expect(newest).toMatchObject({ editor: 'command', publishedAt: NOW });

    const gone = await importContent(store, dir, { ...options, removes: true });
    expect(gone.removed).toEqual(['faq/vestigingen.yaml']);
    expect(textOf('faq/vestigingen.yaml')).toBe('');
  }, 60_000);
});

it('what others publish while a change is decided is not overwritten', async () => {
  const seen: string[] = [];
  const file = 'faq/betalen.yaml';
  const first = textOf(file);
  let others: Promise<void> | undefined;
  await store.write({
    by: 'Kim',
    decide(texts) {
      seen.push(texts.get(file) ?? '');
      others ??= putDocuments(database.db, { [file]: `${first}# Sam\n` });
      return [{ file, text: `${texts.get(file)}# Kim\n` }];
    },
  });
  await others;
  expect(seen).toEqual([first, `${first}# Sam\n`]);
  expect(textOf(file)).toBe(`${first}# Sam\n# Kim\n`);
  const versions = await documentVersions(database.db, file, 3);
  expect(versions.map(({ editor }) => editor)).toEqual(['Kim', 'test', 'start']);
}, 60_000);
