import { expect, test } from '@playwright/test';
import { crawledPages } from '../support/crawl/addresses.ts';
import { markupFaults } from '../support/markup.ts';
import { SHOP } from '../support/shop-calls.ts';
import { addressOf, pageFiles, readPage } from '../support/site.ts';
import { isThorough } from '../support/thorough.ts';

/** Pages of a kind are alike: of each this many, always the same ones. `ALL_PAGES=1` validates each. */
const OF_A_KIND = 60;
/** When it is to be thorough: of all other pages each. */
const PRODUCTS_OF_A_LANGUAGE = 100;

/** Those that share the first part of their address: `product`, `en/products`, `klantenservice`. */
const kindOf = (file: string) => /^(en\/)?[^/]+/.exec(file)![0];

/** The crawl (`tests/crawl/`) validates these. */
const crawled = new Set((await crawledPages(SHOP)).map(({ path }) => decodeURI(path)));

function sample(): string[] {
  const files = pageFiles().filter((file) => !crawled.has(addressOf(file)));
  if (process.env['ALL_PAGES']) return files;
  return [...Map.groupBy(files, kindOf)].flatMap(([kind, all]) => {
    if (isThorough && !/^(en\/)?product$/.test(kind)) return all;
    const most = isThorough ? PRODUCTS_OF_A_LANGUAGE : OF_A_KIND;
    const every = Math.max(1, Math.floor(all.length / most));
    return all.filter((_, index) => index % every === 0);
  });
}

/** Parts of the work, so that both workers take their share. */
const PARTS = 8;

for (let part = 0; part < PARTS; part++) {
  test(`the markup of the pages is valid (${part + 1}/${PARTS})`, async () => {
    test.setTimeout(600_000);
    const problems: string[] = [];
    const files = sample().filter((_, index) => index % PARTS === part);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      problems.push(...(await markupFaults(readPage(file), file)));
      if (problems.length > 20) break;
    }
    expect(problems.slice(0, 20)).toEqual([]);
  });
}
