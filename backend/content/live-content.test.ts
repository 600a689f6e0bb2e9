import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { changedEntities } from './changed-entities.ts';
import { LiveContent } from './live-content.ts';
import { CONTENT_DIR } from './load-content.ts';

const root = mkdtempSync(join(tmpdir(), 'live-content-'));
const dir = join(root, 'content');
const data = join(root, 'data');
const around = { brand: { name: 'X', slug: 'x' }, count: 5, now: new Date('2026-11-22T10:00:00Z') };
const PAY = 'pages/nl/klantenservice/betalen.md';

let content: LiveContent;
const open = () => (content = new LiveContent(dir, data, 'x'));
const change = (file: string, from: string | RegExp, to: string) => {
  const before = readFileSync(join(dir, file), 'utf8');
  writeFileSync(join(dir, file), before.replace(from, to));
};
/** The names of what changed; null: nothing did. */
const look = () => {
  const changed = content.look();
  return changed && changedEntities(changed.before, changed.now, around);
};

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  cpSync(CONTENT_DIR, dir, { recursive: true, filter: (file) => !file.endsWith('.ts') });
  open();
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

it('names exactly the entities that an edit changes', () => {
  expect(look()).toBeNull();
  change(PAY, 'Je ziet altijd', 'Je ziet steeds');
  expect(look()).toEqual(['content:/klantenservice/betalen:nl']);
  change('menus/footer.yaml', 'en: Trade', 'en: For the trade');
  expect(look()).toEqual(['shared:footerMenu:en']);
  change('faq/betalen.yaml', 'Hoe kan ik betalen?', 'Hoe betaal ik?');
  expect(look()).toEqual(['faq:nl']);
  change('settings.yaml', 'stockCount: 0', 'stockCount: 10');
  expect(look()).toEqual(['config']);
  // A comment changes what git has, and nothing that is shown.
  change('usps.yaml', '# mainUsp', '# The main ones');
  expect(look()).toEqual([]);
});

it('names what a fact of the settings or the company is told in', () => {
  change('settings.yaml', "deliveryCutoffSmall: '21:30'", "deliveryCutoffSmall: '20:00'");
  const names = look();
  expect(names).toEqual(
    expect.arrayContaining(['config', 'shared:mainUsp:nl', 'content:/:nl', 'content:/:en']),
  );
  expect(names).not.toContain('shared:footerMenu:nl');
});

it('names what tells the name of the shop, and takes it back with the document', () => {
  const file = join(dir, 'shop.yaml');
  writeFileSync(file, 'name: Jansen Bouw\n');
  const named = look();
  expect(named).toEqual(expect.arrayContaining(['config', 'content:/:nl', 'content:/:en']));
  expect(content.editorial().content.shop).toMatchObject({ name: 'Jansen Bouw' });
  writeFileSync(file, "brandColour: '#5a1e1e'\nname: Jansen Bouw\n");
  expect(look()).toEqual(['config']);
  rmSync(file);
  expect(look()).toEqual(named);
  expect(content.editorial().content.shop).toBeNull();
});

it('search is another at once, and no page with it', () => {
  const guide = () => content.editorial().guides.nl.synonyms('gips');
  expect(guide()).toEqual([]);
  change('search/synonyms-structure.yaml', '[gipsplaat, ', '[gips, gipsplaat, ');
  expect(look()).toEqual([]);
  expect(guide()).toContain('gipsplaat');
});

it('a faulty file keeps its last valid version, also through a restart', () => {
  const answer = () =>
    content.editorial().content.locales.nl.pages.find((p) => p.key === 'betalen');
  change(PAY, 'title: Betalen', 'title: Betaalwijzen');
  look();
  change(PAY, 'title: Betaalwijzen', 'titel: Anders');
  expect(look()).toBeNull();
  expect(answer()?.title).toBe('Betaalwijzen');
  expect(content.problems()).toContainEqual({
    file: PAY,
    line: 3,
    message: 'Unrecognized key: "titel"',
  });
  open();
  expect(answer()?.title).toBe('Betaalwijzen');
  change(PAY, 'titel: Anders', 'title: Weer goed');
  look();
  expect([answer()?.title, content.problems()]).toEqual(['Weer goed', []]);
});
