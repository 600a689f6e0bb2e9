/** What a shop without the demo begins with. */
import { describe, expect, it } from 'vitest';
import { DEMO_CONTENT } from '../../../demo/content-dir.ts';
import { LOCALES } from '../../../src/domain/shared/common.ts';
import { loadContent, STARTER_CONTENT } from './load-content.ts';
import { readTexts } from './read-files.ts';

const { content, problems } = loadContent(STARTER_CONTENT);
const demo = loadContent(DEMO_CONTENT).content;

/** Pages that the law asks for, or that the shop's own texts lead to. */
const REQUIRED_ELSEWHERE = [
  ...['algemene-voorwaarden', 'privacy', 'cookies', 'cookielijst', 'toegankelijkheid'],
  ...['disclaimer', 'garantie', 'overeenkomst-herroepen', 'retourneren', 'contact', 'klachten'],
  ...['bezorgen', 'afhalen', 'betalen', 'klantenservice', 'kluslijsten', 'paginaoverzicht'],
];

it('has no faults', () => expect(problems).toEqual([]));

describe.each(LOCALES)('%s', (locale) => {
  const { pages, menus } = content.locales[locale];
  const keys = pages.map(({ key }) => key);

  it('has a page for each that belongs to a route, and those that the law asks for', () => {
    const ofRoutes = demo.locales[locale].pages.flatMap((page) => (page.route ? [page.key] : []));
    expect(keys).toEqual(expect.arrayContaining([...ofRoutes, ...REQUIRED_ELSEWHERE]));
  });

  it('has every menu that the shop shows', () => {
    expect([...menus.keys()].sort()).toEqual([...demo.locales[locale].menus.keys()].sort());
  });
});

it('names no brand, sells nothing, and promises nothing of the demo', () => {
  const all = [...readTexts(STARTER_CONTENT).values()].join('\n');
  expect(all).not.toMatch(/bouwmaat|isolatie en afbouw|category:(?!isolatie\))|\{count\}/i);
  expect(all).not.toMatch(/zaagservice|(?<!reparatie-)verhuur|tool hire|09:00/i);
  const { banners } = content.locales.nl;
  const shown = [...banners.values()].flat().map(({ name }) => name);
  expect(shown).toEqual(['footer-company', 'footer-newsletter']);
});
