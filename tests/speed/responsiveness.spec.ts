/**
 * The first thing a visitor does on a page answers at once, on a slow CPU too. Add a row for
 * what opens or changes something on its first use.
 */
import { expect, type Page, test } from '@playwright/test';
import { open } from '../support/ready.ts';
import { timeToNextPaint } from '../support/responsiveness.ts';
import { findProduct, categoryWith } from '../support/samples.ts';
import { searchField } from '../support/search-field.ts';
import { say, to } from '../support/texts.ts';

const LIMIT_MS = 100;

/** Other work on the machine can only make a run slower: the quickest counts. */
const RUNS = 3;

interface First {
  name: string;
  address: () => Promise<string>;
  interact: (page: Page, isMobile: boolean) => Promise<void>;
  /** What must stand there after the paint. */
  shown: string;
}

const openMenu = async (page: Page, isMobile: boolean) => {
  const banner = page.getByRole('banner');
  if (isMobile) await banner.getByRole('link', { name: say('nl', 'frame:menu') }).tap();
  else await banner.locator('[data-sidebar="ProductSidebarDefaultStore"]').click();
};

const openSearch = async (page: Page, isMobile: boolean) => {
  const field = searchField(page, 'nl');
  await (isMobile ? field.tap() : field.click());
};

const FIRSTS: First[] = [
  {
    name: 'the search panel on the home page',
    address: async () => to('nl', 'index'),
    interact: openSearch,
    shown: '.search-panel .search-title',
  },
  {
    name: 'the search panel on a list',
    address: async () =>
      to('nl', 'product-lister-all', { pathMatch: (await categoryWith(12, 'nl')).Url }),
    interact: openSearch,
    shown: '.search-panel .search-title',
  },
  {
    name: 'a sidebar on the home page',
    address: async () => to('nl', 'index'),
    interact: openMenu,
    shown: 'dialog.sidebar[open]',
  },
  {
    name: 'a sidebar on a list',
    address: async () =>
      to('nl', 'product-lister-all', { pathMatch: (await categoryWith(12, 'nl')).Url }),
    interact: openMenu,
    shown: 'dialog.sidebar[open]',
  },
  {
    name: 'a sidebar on a product',
    address: async () =>
      to('nl', 'product-detail-url', { url: (await findProduct(() => true)).Url }),
    interact: openMenu,
    shown: 'dialog.sidebar[open]',
  },
];

for (const { name, address, interact, shown } of FIRSTS) {
  test(`answers within ${LIMIT_MS} ms: ${name}`, async ({ page, isMobile }) => {
    const at = await address();
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      await page.goto('about:blank');
      await open(page, at);
      await page.waitForLoadState('networkidle');
      times.push(await timeToNextPaint(page, () => interact(page, isMobile)));
      await expect(page.locator(shown)).toBeVisible();
    }
    test.info().annotations.push({ type: 'ms', description: times.join(', ') });
    if (process.env['SHOW_TIMES']) console.log(`${name}: ${times.join(', ')} ms`);
    expect(Math.min(...times)).toBeLessThanOrEqual(LIMIT_MS);
  });
}
