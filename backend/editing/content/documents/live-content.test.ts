import { beforeAll, beforeEach, expect, it } from 'vitest';
import { DEMO_CONTENT } from '../../../../demo/content-dir.ts';
import { openMemoryDatabase } from '../../../platform/db/testing/memory-database.ts';
import { changedEntities } from '../changed-entities.ts';
import { STARTER_CONTENT } from '../load-content.ts';
import { putDocuments } from '../testing/put-documents.ts';
import { readTexts } from '../read-files.ts';
import { fillEmptyDatabase } from '../transfer.ts';
import { readDocuments } from '../documents.ts';
import { LiveContent } from '../live-content.ts';
import { openForAll } from '../../../../tests/support/for-all-tests.ts';

const around = { brand: { name: 'X', slug: 'x' }, count: 5, now: new Date('2026-11-22T10:00:00Z') };
const PAY = 'pages/nl/klantenservice/betalen.md';
const first = readTexts(DEMO_CONTENT);

let content: LiveContent;
const open = async () => (content = await LiveContent.open(database.db, 'x'));
const change = (file: string, from: string, to: string) => {
  const before = content.documents().texts.get(file) ?? '';
  return putDocuments(database.db, { [file]: before.replace(from, to) });
};
/** The names of what changed; null: nothing did. */
const look = async () => {
  const changed = await content.reloadIfChanged();
  return changed && changedEntities(changed.before, changed.after, around);
};

const database = openForAll(openMemoryDatabase);
beforeAll(async () => {
  await fillEmptyDatabase(database.db, DEMO_CONTENT, around.now);
  await open();
}, 60_000);
beforeEach(async () => {
  const { texts } = content.documents();
  const edited = [...texts].filter(([file, text]) => first.get(file) !== text);
  await putDocuments(
    database.db,
    Object.fromEntries(edited.map(([file]) => [file, first.get(file) ?? null])),
  );
  await look();
}, 60_000);

it('names exactly the entities that an edit changes', async () => {
  expect(await look()).toBeNull();
  await change(PAY, 'Je ziet altijd', 'Je ziet steeds');
  expect(await look()).toEqual(['content:/klantenservice/betalen:nl']);
  await change('menus/footer.yaml', 'en: Trade', 'en: For the trade');
  expect(await look()).toEqual(['shared:footerMenu:en']);
  await change('faq/betalen.yaml', 'Hoe kan ik betalen?', 'Hoe betaal ik?');
  expect(await look()).toEqual(['faq:nl']);
  await change('settings.yaml', 'stockCount: 0', 'stockCount: 10');
  expect(await look()).toEqual(['config']);
  // A comment is a new version, and nothing that is shown.
  await change('usps.yaml', '# mainUsp', '# The main ones');
  expect(await look()).toEqual([]);
}, 60_000);

it('names the entities that mention a changed setting or company fact', async () => {
  await change('settings.yaml', "deliveryCutoffSmall: '21:30'", "deliveryCutoffSmall: '20:00'");
  const names = await look();
  expect(names).toEqual(
    expect.arrayContaining(['config', 'shared:mainUsp:nl', 'content:/:nl', 'content:/:en']),
  );
  expect(names).not.toContain('shared:footerMenu:nl');
}, 60_000);

it('names what tells where orders are delivered', async () => {
  await change('settings.yaml', 'deliveryCountries: [NL, BE]', 'deliveryCountries: [NL, BE, DE]');
  const names = await look();
  const page = ['content:/klantenservice/bezorgen:nl', 'content:/customer-service/delivery:en'];
  expect(names).toEqual(expect.arrayContaining(['config', ...page]));
  expect(names).not.toContain('shared:footerMenu:nl');
}, 60_000);

it('names what tells the name of the shop, and takes it back with the document', async () => {
  const put = (text: string | null) => putDocuments(database.db, { 'shop.yaml': text });
  await put('name: Jansen Bouw\n');
  const named = await look();
  expect(named).toEqual(expect.arrayContaining(['config', 'content:/:nl', 'content:/:en']));
  expect(content.editorial().content.ownBrand).toMatchObject({ name: 'Jansen Bouw' });
  await put("brandColour: '#5a1e1e'\nname: Jansen Bouw\n");
  expect(await look()).toEqual(['config']);
  await put(null);
  expect(await look()).toEqual(named);
  expect(content.editorial().content.ownBrand).toBeNull();
}, 60_000);

it('search is another at once, and no page with it', async () => {
  const guide = () => content.editorial().searchGuides.nl.synonyms('gips');
  expect(guide()).toEqual([]);
  await change('search/synonyms-structure.yaml', '[gipsplaat, ', '[gips, gipsplaat, ');
  expect(await look()).toEqual([]);
  expect(guide()).toContain('gipsplaat');
}, 60_000);

it('a faulty document keeps its last valid version, also through a restart', async () => {
  const answer = () =>
    content.editorial().content.locales.nl.pages.find((p) => p.key === 'betalen');
  await change(PAY, 'title: Betalen', 'title: Betaalwijzen');
  await look();
  await change(PAY, 'title: Betaalwijzen', 'titel: Anders');
  expect(await look()).toBeNull();
  expect(answer()?.title).toBe('Betaalwijzen');
  expect(content.problems()).toContainEqual({
    file: PAY,
    line: 3,
    message: 'Unrecognized key: "titel"',
  });
  await open();
  expect(answer()?.title).toBe('Betaalwijzen');
  expect(new Set(content.problems().map(({ file }) => file))).toEqual(new Set([PAY]));
  await change(PAY, 'titel: Anders', 'title: Weer goed');
  await look();
  expect([answer()?.title, content.problems()]).toEqual(['Weer goed', []]);
}, 60_000);

it('a database that has content is not filled again, whatever a later program brings', async () => {
  await putDocuments(database.db, { 'faq/betalen.yaml': null });
  const before = await readDocuments(database.db);
  for (const folder of [DEMO_CONTENT, STARTER_CONTENT])
    await fillEmptyDatabase(database.db, folder, around.now);
  expect(await readDocuments(database.db)).toEqual(before);
}, 60_000);
