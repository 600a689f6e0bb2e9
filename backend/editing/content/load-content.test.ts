import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from './load-content.ts';
import { DEMO_CONTENT } from '../../../demo/content-dir.ts';
import { problemText } from './read-files.ts';
import { testFolder } from '../../../tests/support/for-all-tests.ts';

const root = testFolder();
let dir = root;
let copies = 0;
const path = (file: string) => join(dir, file);
const change = (file: string, from: string, to: string) =>
  writeFileSync(path(file), readFileSync(path(file), 'utf8').replace(from, to));
const load = () => {
  const { content, problems } = loadContent(dir);
  return { content, problems: problems.map(problemText) };
};

describe('the content of the shop', () => {
  const { content, problems } = loadContent(DEMO_CONTENT);

  it('has no problems: every field, link, anchor and placeholder is right', () => {
    expect(problems.map(problemText)).toEqual([]);
  });

  it('has every page in both languages, each with its own address', () => {
    const keys = (locale: 'nl' | 'en') =>
      content.locales[locale].pages.map(({ key }) => key).sort();
    expect(keys('en')).toEqual(keys('nl'));
    const paths = [...content.locales.nl.pages, ...content.locales.en.pages].map(
      (page) => page.path,
    );
    expect(new Set(paths).size).toBe(paths.length);
    for (const { path: address } of content.locales.en.pages)
      expect(address).toMatch(/^\/en(\/|$)/);
  });

  it('answers at least 45 questions in 8 categories', () => {
    for (const { faq } of Object.values(content.locales)) {
      expect(faq.length).toBeGreaterThanOrEqual(8);
      expect(faq.flatMap((category) => category.questions).length).toBeGreaterThanOrEqual(45);
    }
  });

  it('has the menus that the spec names (spec 1 §3)', () => {
    const slugs = [
      ...['top-menu', 'mainmenuright', 'home-maatwerk', 'home-reparatie-verhuur'],
      ...['home-slimmer-ondernemen', 'services', 'klantenservice', 'alle-acties'],
      ...['over-{product}', 'algemene-voorwaarden', 'featured-faq-menu'],
    ];
    for (const { menus } of Object.values(content.locales)) {
      for (const slug of slugs) expect(menus.get(slug)?.length, slug).toBeGreaterThan(0);
    }
  });

  it('reads the same twice', () => {
    expect(loadContent(DEMO_CONTENT)).toEqual({ content, problems });
  });
});

describe('content with faults', () => {
  beforeEach(() => {
    copies += 1;
    dir = join(root, String(copies));
    cpSync(DEMO_CONTENT, dir, { recursive: true });
  });

  it('reports a wrong field with file and line, and loads the others', () => {
    change('pages/nl/klantenservice/betalen.md', 'title: Betalen', 'titel: Betalen');
    const { content, problems } = load();
    const file = 'pages/nl/klantenservice/betalen.md';
    expect(problems).toContain(`${file}:3: Unrecognized key: "titel"`);
    expect(problems).toContain(
      `${file}:2: title: Invalid input: expected string, received undefined`,
    );
    expect(content.locales.nl.pages.some(({ key }) => key === 'bezorgen')).toBe(true);
    expect(content.locales.nl.pages.some(({ key }) => key === 'betalen')).toBe(false);
  });

  it('reports a wrong value inside a list with its own line', () => {
    change('banners/site.yaml', 'showOn: [showSiteWide]', 'showOn: [everywhere]');
    const lines = readFileSync(path('banners/site.yaml'), 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes('everywhere')) + 1;
    const found = load().problems.find((problem) => problem.includes('showOn'));
    expect(found).toMatch(`banners/site.yaml:${line}: banners.0.showOn.0: `);
  });

  it('reports YAML that cannot be read', () => {
    writeFileSync(path('menus/services.yaml'), 'slug: services\nitems:\n  - name: { nl: "open\n');
    expect(load().problems.some((text) => /^menus\/services\.yaml:[345]: /.test(text))).toBe(true);
    // What follows from the first mistake is no news.
    writeFileSync(
      path('menus/services.yaml'),
      'slug: services\nitems: [\n  - name: a\n  - name: b\n',
    );
    const told = load().problems.filter((text) => text.startsWith('menus/services.yaml:'));
    expect(told).toEqual([expect.stringMatching(/^menus\/services\.yaml:3: cannot be read: /)]);
  });

  it('reports a link, a placeholder and a missing translation', () => {
    writeFileSync(
      path('pages/nl/proef.md'),
      `---
key: proef
title: Proef
description: Een pagina die alleen hier bestaat, om te zien of fouten gemeld worden.
---

Zie [dit](page:bestaat-niet).

Bel {fax}.
`,
    );
    expect(load().problems).toEqual([
      'pages/nl/proef.md:9: there is no placeholder {fax}',
      'pages/nl/proef.md: has no page with the key "proef" in en',
      'pages/nl/proef.md:7: link to "page:bestaat-niet" leads nowhere',
    ]);
  });

  it('reports a file without front matter, a missing file and a double question', () => {
    writeFileSync(path('pages/en/careers.md'), '# No front matter');
    rmSync(path('usps.yaml'));
    change('faq/afhalen.yaml', 'id: afhalen-kosten', 'id: bezorgen-kosten');
    const { problems, content } = load();
    expect(problems).toContain(
      'pages/en/careers.md:1: must start with front matter between two lines "---"',
    );
    expect(problems).toContain('usps.yaml: this file is missing');
    expect(
      problems.some((text) => text.includes('"bezorgen-kosten" is in faq/afhalen.yaml too')),
    ).toBe(true);
    expect(content.locales.en.menus.get('services')?.length).toBeGreaterThan(0);
  });

  it('reports a menu that holds itself and an anchor without a heading', () => {
    writeFileSync(
      path('menus/services.yaml'),
      'slug: services\nitems:\n  - name: { nl: Zelf, en: Self }\n    to: page:services\n    childrenOf: services\n',
    );
    change('menus/home-maatwerk.yaml', '#platen', '#weg');
    const { problems } = load();
    expect(problems).toContain('menus/services.yaml:3: a menu cannot hold itself');
    expect(problems).toContain(
      'menus/home-maatwerk.yaml: there is no heading "/services/zaagservice#weg"',
    );
  });

  it('reads the synonyms of every area, those of both languages in each', () => {
    rmSync(path('search/synonyms.yaml'));
    writeFileSync(path('search/synonyms-own.yaml'), 'nl: [[xqz, wc pot]]\nboth: [[xqz -> y]]\n');
    writeFileSync(path('search/synonyms-Other.yaml'), 'nl: [[xqz, not read]]\n');
    const { content, problems } = load();
    expect(problems).toEqual([]);
    const own = (locale: 'nl' | 'en') =>
      content.locales[locale].search.synonyms.filter(({ from }) => from.includes('xqz'));
    const group = { from: ['xqz', 'wc pot'], to: ['xqz', 'wc pot'] };
    expect(own('nl')).toEqual([group, { from: ['xqz'], to: ['y'] }]);
    expect(own('en')).toEqual([{ from: ['xqz'], to: ['y'] }]);
  });

  it('reports what is wrong about searching, by file and line', () => {
    writeFileSync(
      path('search/synonyms.yaml'),
      'nl:\n  - [gipsplaat, rigips]\n  - [pur schuim, plug?]\n  - [alleen]\nen: []\n',
    );
    writeFileSync(
      path('search/redirects.yaml'),
      '- terms: { nl: [retour, Retouren], en: [return] }\n  to: page:bestaat-niet\n',
    );
    writeFileSync(
      path('search/pinned.yaml'),
      '- terms: {}\n  products: [100064]\n- terms: { nl: [verf] }\n  products: [verf]\n',
    );
    expect(load().problems).toEqual([
      "search/synonyms.yaml:3: nl.1.1: may hold letters, digits, blanks and ' - / . & + only",
      'search/synonyms.yaml:4: nl.2: needs two words or more',
      'search/pinned.yaml:1: 0.terms: needs a term',
      'search/pinned.yaml:4: 1.products.0: must be the number of a product',
      'search/redirects.yaml:1: "Retouren" stands here twice (nl)',
      'search/redirects.yaml:2: link to "page:bestaat-niet" leads nowhere',
      'search/redirects.yaml:2: link to "page:bestaat-niet" leads nowhere',
    ]);
  });
});
