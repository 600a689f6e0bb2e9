/** Markup and heads of the pages: valid, and with the right addresses for search engines. */
import { describe, expect, test } from 'vitest';
import { crawledPages } from '../support/crawl/addresses.ts';
import { headFaults, textFaults } from '../support/crawl/page-faults.ts';
import { get } from '../support/get.ts';
import { markupFaults } from '../support/markup.ts';
import { SHOP } from '../support/shop-calls.ts';
import { addressOf, pageFiles, readPage } from '../support/site.ts';

/** Pages of a kind are alike: of each this many, always the same ones. */
const OF_A_KIND = 8;
const MAX_SHOWN = 20;

/** Those that share the first part of their address: `product`, `en/products`, `klantenservice`. */
const kindOf = (file: string) => /^(en\/)?[^/]+/.exec(file)![0];

/** One page of each route in each language. */
const crawled = await crawledPages(SHOP);

test.for(crawled)('the page of $row.name is valid ($locale)', async (page) => {
  const { row, path } = page;
  const answer = await get(path, { redirect: 'manual' });
  expect(answer.status).toBe(row.name === 'not-found' ? 404 : 200);
  const html = await answer.text();
  // A search page is one file, whatever the term: the page without one is looked at.
  const markup = row.name === 'search-term' ? [] : await markupFaults(html, path);
  expect([...headFaults(html, page), ...textFaults(html), ...markup]).toEqual([]);
});

test('the markup of the other pages is valid', async () => {
  const known = new Set(crawled.map(({ path }) => decodeURI(path)));
  const others = pageFiles().filter((file) => !known.has(addressOf(file)));
  const files = [...Map.groupBy(others, kindOf).values()].flatMap((all) => {
    const every = Math.max(1, Math.floor(all.length / OF_A_KIND));
    return all.filter((_, index) => index % every === 0);
  });
  expect(files.length).toBeGreaterThan(OF_A_KIND);
  const faults: string[] = [];
  for (const file of files) faults.push(...(await markupFaults(readPage(file), file)));
  expect(faults.slice(0, MAX_SHOWN)).toEqual([]);
}, 300_000);

describe('what is looked for is found', async () => {
  const page = crawled.find(({ row }) => row.name === 'faq')!;
  const html = await (await get(page.path)).text();

  test('wrong addresses for search engines', () => {
    const faults = (changed: string) => headFaults(changed, page);
    expect(faults(html.replace('rel="canonical"', 'rel="x"'))).not.toEqual([]);
    expect(faults(html.replace('hreflang="en"', 'hreflang="de"'))).toEqual(['en is undefined']);
    expect(faults(html.replace('<head>', '<head><meta name="robots" content="noindex">'))).toEqual([
      'indexed is not true',
    ]);
  });

  test('untranslated texts', () => {
    const faults = textFaults(html.replace('</h1>', ' {name}</h1><p title="cart:page.title"></p>'));
    expect(faults).toEqual([
      'untranslated: cart:page.title',
      expect.stringMatching(/^untranslated: .*\{name\}$/),
    ]);
  });

  test('invalid markup', async () => {
    expect(await markupFaults(html.replace('</h1>', '</h2>'), page.path)).not.toEqual([]);
  });
});
