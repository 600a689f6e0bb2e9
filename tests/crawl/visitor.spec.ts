/**
 * Every route of the route table, as a first-time visitor sees it. What can be read
 * without a browser is checked by `tests/site/html.test.ts`.
 */
import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/fixtures.ts';
import { axe } from '../support/axe.ts';
import {
  type CrawledPage,
  crawledPages,
  watchPage,
  type PageWatch,
} from '../support/crawl/addresses.ts';
import { pageFaults } from '../support/crawl/page-faults.ts';
import { scriptsReady } from '../support/ready.ts';
import { SHOP } from '../support/shop-calls.ts';
import { to } from '../support/texts.ts';

/** One tab for all pages of a worker: what they share is loaded and compiled once. */
const test = base.extend<object, { tab: { page: Page; watch: PageWatch } }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ ...project.use, baseURL: SHOP });
      const page = await context.newPage();
      await use({ page, watch: watchPage(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const SCREENS = ['@desktop', '@mobile'] as const;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Where a page sends a visitor, who has neither session nor cart nor the token of a mail. */
function leadsTo({ row, locale }: CrawledPage): RegExp | null {
  if (row.guard === 'authed') return /\/id\/login\//;
  if (row.component === '_checkout.astro')
    return new RegExp(`${to(locale, 'login')}\\?redirectRoute=`);
  return row.name === 'reset-password' ? new RegExp(`${to(locale, 'index')}$`) : null;
}

/** What has another layout on a phone is looked at on both screens, in a language each. */
const ON_BOTH = ['_home', '_category', '_search', '_product', '_cart', '_stores'];

/**
 * Where a page is looked at: a row once, in languages and on screens by turns. The texts of all pages
 * in both languages are read by `tests/site/html.test.ts`.
 */
function screenOf(row: number, { row: { component }, locale }: CrawledPage): string | null {
  const isNl = locale === 'nl';
  if (ON_BOTH.includes(component.replace('.astro', ''))) return SCREENS[isNl ? 0 : 1];
  if (isNl !== (row % 2 === 0)) return null;
  return SCREENS[row % 4 < 2 ? 0 : 1];
}

/**
 * Whether a page shows a visitor the same as another but for its products or its title: axe looks at
 * the first promotion list, and at the first page of the account, which all ask to sign in.
 */
function isLikeAnother({ component, name }: CrawledPage['row']): boolean {
  if (component === '_promotion-list.astro') return name !== 'product-lister-actie';
  return component.startsWith('account/_account') && name !== 'account';
}

const pages = await crawledPages(SHOP);
for (const [index, crawled] of pages.entries()) {
  const { row, locale, path } = crawled;
  // Both languages of a row follow each other.
  const screen = screenOf(Math.floor(index / 2), crawled);
  if (screen === null) continue;
  const destination = leadsTo(crawled);

  test(`nothing is wrong with ${row.name} (${locale}) ${screen}`, async ({ tab }) => {
    const { page, watch } = tab;
    await page.context().clearCookies();
    await page.evaluate(() => (location.protocol === 'http:' ? localStorage.clear() : null));
    watch.take();
    const faults: string[] = [];
    // A page that leads elsewhere may never finish loading.
    await page.goto(path, { waitUntil: destination ? 'commit' : 'load' });
    if (destination) {
      await expect(page).toHaveURL(destination);
    } else {
      await scriptsReady(page);
      faults.push(...(await pageFaults(page, row.layout)));
      // Without third parties there is nothing to ask consent for, and no cookie to set.
      if ((await page.locator('dialog[open]').count()) > 0) faults.push('a dialog opens by itself');
      const cookies = await page.context().cookies();
      faults.push(...cookies.map(({ name }) => `cookie ${name}`));
      const { violations } = isLikeAnother(row)
        ? { violations: [] }
        : await axe(page).withTags(TAGS).analyze();
      faults.push(...violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html})`));
    }
    expect([...faults, ...watch.take()]).toEqual([]);
  });
}
