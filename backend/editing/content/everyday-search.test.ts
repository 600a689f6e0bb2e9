import { describe, expect, it } from 'vitest';
import { queryOfWholeRange } from '../../search/bench.ts';
import { createSearchIndex } from '../../search/create-index.ts';
import { type DemoDocument, demoDocuments } from '../../../demo/search/demo-documents.ts';
import type { SearchLocale } from '../../search/types.ts';
import { loadContent } from './load-content.ts';
import { DEMO_CONTENT } from '../../../demo/content-dir.ts';
import { searchGuideOf } from './editorial.ts';

const all = demoDocuments(1, 13_500, new Date('2026-11-21T00:00:00Z'));
const { locales } = loadContent(DEMO_CONTENT).content;

function open(locale: SearchLocale, documents: readonly DemoDocument[] = all[locale]) {
  const index = createSearchIndex(locale, documents);
  const guide = searchGuideOf(locales[locale].search, locale, 'bouwmaat');
  const byId = new Map(documents.map((document) => [document.id, document]));
  return (term: string) => {
    const hits = index.search(queryOfWholeRange({ term, limit: 100, guide }));
    const products = hits.ids.map((id) => byId.get(id)!);
    return {
      ...hits,
      exactProducts: products.slice(0, hits.exact),
      closeProducts: products.slice(hits.exact),
      first: products[0],
    };
  };
}

const dutch = open('nl');
const english = open('en');
const without = (family: string) =>
  open(
    'nl',
    all.nl.filter((one) => one.family !== family),
  );

it.each([
  ['spul om tegels vast te zetten', 'tegellijm'],
  ['tegels plakken', 'tegellijm'],
  ['dakgoot lekt', 'kit'],
  ['kier onder de deur dichten', 'tochtstrip'],
  ['acuboor', 'accuboormachine'],
  ['plank 3 m lang', 'plank'],
  ['boor voor beton', 'boor'],
])('the task "%s" leads to %s', (term, family) => {
  expect(dutch(term).first?.family).toBe(family);
});

it('a task that several tools do leads to one of them', () => {
  expect(['cirkelzaag', 'handzaag']).toContain(dutch('plank is te lang').first?.family);
});

describe('everyday Dutch words', () => {
  it.each([
    ['boormachine', 'accuboormachine'],
    ['boor machine', 'accuboormachine'],
    ['accuschroefboormachine', 'accuboormachine'],
    ['broek', 'werkbroek'],
    ['schoen', 'werkschoen'],
    ['schoenen', 'werkschoen'],
    ['laarzen', 'werkschoen'],
    ['masker', 'stofmasker'],
    ['wc pot', 'toilet'],
    ['wcpot', 'toilet'],
    ['regen pijp', 'pvc-buis'],
    ['regenpijp', 'pvc-buis'],
    ['tuintegel 60x60', 'tuintegel'],
    ['stopkontakt', 'stopcontact'],
    ['keukenkraan', 'kraan'],
    ['hamer', 'hamer'],
    ['boor voor beton', 'boor'],
    ['steenwol', 'rotswol-plaat'],
    ['piepschuim', 'eps-plaat'],
    ['schijnwerper', 'bouwlamp'],
    ['kabelbaan', 'kabelgoot'],
  ])('%s leads to the family %s', (term, family) => {
    expect(dutch(term).first?.family).toBe(family);
  });

  it('find a compound by its words, joined or apart', () => {
    expect(dutch('keuken kraan').first?.name).toMatch(/^Keukenmengkraan/);
    expect(dutch('gipsplaat schroef').ids).toContain(dutch('gipsplaatschroef').ids[0]);
  });
});

describe('everyday English words', () => {
  it.each([
    ['kitchenfaucet', 'kraan'],
    ['kitchen faucet', 'kraan'],
    ['moulding', 'plint'],
    ['molding', 'plint'],
    ['claw hammer', 'hamer'],
  ])('%s leads to the family %s', (term, family) => {
    expect(english(term).first?.family).toBe(family);
  });
});

describe('sizes and materials', () => {
  it('are never relaxed without a word', () => {
    const { exactProducts } = dutch('inbusbout M8x50 rvs');
    expect(exactProducts.length).toBeGreaterThan(0);
    for (const { name } of exactProducts) expect(name).toMatch(/^Inbusbout.* M8x50 RVS/);
    for (const { name } of dutch('sluitring m10 rvs').exactProducts)
      expect(name).toMatch(/^Sluitring.* M10 RVS/);
  });

  it('come first among what is only close', () => {
    const { total, closeProducts } = dutch('sluitring m10 rvs');
    expect(total).toBe(0);
    expect(closeProducts[0]?.name).toMatch(/ring.* M10 RVS/);
    expect(closeProducts[0]?.family).toBe('ring');
    const bolts = dutch('zeskantbout M10x80 rvs');
    expect(bolts.total).toBe(0);
    expect(bolts.closeProducts[0]?.name).toMatch(/^Zeskantbout.* M10x\d+ RVS/);
  });

  it('are unmet where nothing has them', () => {
    for (const term of ['moer m7', 'spaanplaatschroef 5x61', 'muurverf 7 l']) {
      const { total, closeTotal } = dutch(term);
      expect({ term, total, isClose: closeTotal > 0 }).toEqual({ term, total: 0, isClose: true });
    }
  });

  it.each([
    ['muurverfroller 25 cm', 'muurverfroller 250 mm'],
    ['tuinslang 1/2"', 'tuinslang ½ inch'],
    ['tegel 60x60 cm', 'tegel 600x600 mm'],
    ['kit 0,31 liter', 'kit 310ml'],
  ])('%s finds the same as %s', (one, other) => {
    expect(dutch(one).total).toBeGreaterThan(0);
    expect(dutch(one).ids).toEqual(dutch(other).ids);
  });
});

describe('what is not sold', () => {
  it('is not answered by something else', () => {
    const { total, closeProducts } = without('verfroller')('verfroller');
    expect(total).toBe(0);
    expect(closeProducts.filter(({ family }) => family === 'haagplant')).toEqual([]);
  });

  it('is answered by the nearest words', () => {
    const { total, closeTotal, alternatives } = dutch('zzhamrqx');
    expect(total + closeTotal).toBe(0);
    expect(dutch('xhamerz').alternatives.length + dutch('xhamerz').total).toBeGreaterThan(0);
    expect(alternatives).toEqual([]);
  });
});
