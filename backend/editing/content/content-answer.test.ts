import { describe, expect, it } from 'vitest';
import { contentPageRecord, faqCategoryRecord } from '../../../src/api/content/calls.ts';
import { mapContentPage, mapFaqCategory } from '../../../src/api/content/client.ts';
import { CONTENT_GROUPS } from '../../../src/domain/content/content.ts';
import * as records from './records.ts';
import { type ContentRequest, answerContent, answerFaq } from './content-answer.ts';
import { loadContent } from './load-content.ts';
import { DEMO_CONTENT } from '../../../demo/content-dir.ts';

const { content } = loadContent(DEMO_CONTENT);
const base: ContentRequest = {
  url: '/',
  locale: 'nl',
  groups: [],
  pageMeta: true,
  brand: { name: 'Dak & Zo', slug: 'dak-en-zo' },
  siteUrl: 'https://shop.example',
  count: 13_579,
  now: new Date('2026-11-21T12:00:00Z'),
  config: {
    freeShippingMinimumSmall: 5000,
    freeShippingMinimumLarge: 74_950,
    deliveryCostSmall: 695,
    deliveryCostLarge: 5995,
    deliveryCutoffSmall: '21:00',
    deliveryCutoffLarge: '15:00',
    pickupCutoff: '16:00',
    delayDays: 0,
    extraStockDeliveryDays: 2,
    minimumPointsToRedeem: 0,
    deliveryCountries: ['NL', 'BE'],
  },
};
const answer = (request: Partial<ContentRequest>) =>
  answerContent(content, { ...base, ...request });

describe('answerContent', () => {
  it('gives home its meta with the count of the range, rounded down', () => {
    expect(answer({}).pageMeta).toMatchObject({
      title: 'Dak & Zo: ruim 13.500 bouwmaterialen en gereedschappen',
      link: '/',
      domain: 'https://shop.example',
      siteName: 'Dak & Zo',
    });
    expect(answer({ locale: 'en' }).pageMeta?.title).toContain('over 13,500');
    expect(answer({ count: 42 }).pageMeta?.title).toContain('ruim 42 ');
  });

  it.each([
    ['/en/customer-service/delivery', 'en'],
    ['/customer-service/delivery', 'en'],
    ['customer-service/Delivery/?x=1#y', 'en'],
    ['/klantenservice/bezorgen', 'nl'],
    ['/over-dak-en-zo', 'nl'],
    ['/over-dak-en-zo', 'en'],
  ] as const)('finds %s in %s', (url, locale) => {
    expect(answer({ url, locale }).status).toBe('Ok');
  });

  it('answers an unknown path with the generic fallback and no meta (spec 1 §4.4)', () => {
    const groups = ['blocks', 'mainMenu', 'wildPageMenu'] as const;
    const page = answer({ url: '/bestaat-niet', groups });
    expect(page).toMatchObject({ status: 'NotFound', pageMeta: null });
    expect(page.article).toMatchObject({ type: '404', title: 'Pagina niet gevonden' });
    expect(page.parts.blocks?.kind).toBe('blocks');
    expect(page.parts.mainMenu?.kind).toBe('menu');
    expect(answer({ url: '/klantenservice/bezorgen', locale: 'en' }).status).toBe('NotFound');
  });

  it('has every group on a page with a menu, and leaves no placeholder anywhere', () => {
    for (const locale of ['nl', 'en'] as const) {
      for (const { path } of content.locales[locale].pages) {
        const url = path.replace('{slug}', 'dak-en-zo');
        const page = answer({ url, locale, groups: CONTENT_GROUPS });
        expect(page.status).toBe('Ok');
        expect(JSON.stringify(page), url).not.toMatch(/\{[a-z#][\w:-]*\}/i);
      }
    }
    const page = answer({ url: '/klantenservice/contact', groups: CONTENT_GROUPS });
    expect(Object.keys(page.parts).sort()).toEqual([...CONTENT_GROUPS].sort());
  });

  it('escapes values in HTML, and not in plain texts', () => {
    const page = answer({ url: '/over-dak-en-zo', groups: ['blocks'] });
    expect(page.article.title).toBe('Over Dak & Zo');
    expect(JSON.stringify(page.parts)).toContain('Dak &amp; Zo Voorbeeld B.V.');
  });

  it('shows banners within their dates only (spec 1 §5)', () => {
    const names = (now: string) => {
      const group = answer({ groups: ['siteBanners'], now: new Date(now) }).parts.siteBanners;
      return group?.kind === 'banners' ? group.items.map((banner) => banner.name) : [];
    };
    const holiday = 'bezorgtijden-feestdagen';
    expect(names('2026-12-13T23:00:00Z')).not.toContain(holiday);
    expect(names('2026-12-14T00:00:00Z')).toContain(holiday);
    expect(names('2027-01-03T23:59:59Z')).toContain(holiday);
    expect(names('2027-01-04T00:00:00Z')).not.toContain(holiday);
  });

  it('lists all pages in pathItems, their languages linked by the key', () => {
    const items = (locale: 'nl' | 'en') => {
      const group = answer({ locale, groups: ['pathItems'] }).parts.pathItems;
      return group?.kind === 'menu' ? group.items : [];
    };
    const nl = items('nl');
    const en = new Map(items('en').map(({ code, url }) => [code, url]));
    expect(nl.length).toBe(content.locales.nl.pages.length);
    expect(nl.every(({ code }) => en.has(code))).toBe(true);
    expect(nl.find(({ code }) => code === 'bezorgen')?.url).toBe('/klantenservice/bezorgen');
    expect(en.get('bezorgen')).toBe('/en/customer-service/delivery');
  });

  it('comes through the wire unchanged', () => {
    for (const locale of ['nl', 'en'] as const) {
      const page = answer({ url: '/services', locale, groups: CONTENT_GROUPS });
      expect(mapContentPage(contentPageRecord.parse(records.contentPageRecord(page)))).toEqual(
        page,
      );
    }
  });
});

describe('answerFaq', () => {
  it('gives one category, all for klantenservice, none for an unknown name', () => {
    expect(answerFaq(content, 'Betalen', base).map(({ name }) => name)).toEqual(['betalen']);
    expect(answerFaq(content, 'klantenservice', base).length).toBe(content.locales.nl.faq.length);
    expect(answerFaq(content, 'weg', base)).toEqual([]);
  });

  it('comes through the wire unchanged, placeholders filled', () => {
    const faq = answerFaq(content, 'klantenservice', { ...base, locale: 'en' });
    expect(JSON.stringify(faq)).not.toMatch(/\{[a-z][\w:-]*\}/i);
    expect(
      faq.map((item) => mapFaqCategory(faqCategoryRecord.parse(records.faqCategoryRecord(item)))),
    ).toEqual(faq);
  });
});
