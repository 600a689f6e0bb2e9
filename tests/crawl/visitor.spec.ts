/**
 * A page of every component of the route table, as a first-time visitor sees it. What can be read
 * without a browser is checked by `tests/site/html.test.ts`, for every route in both languages.
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
  if (row.component === '_checkout.astro')
    return new RegExp(`${to(locale, 'login')}\\?redirectRoute=`);
  return row.name === 'reset-password' ? new RegExp(`${to(locale, 'index')}$`) : null;
}

/** What has another layout on a phone is looked at on both screens, in a language each. */
const ON_BOTH = ['_home', '_category', '_search', '_product', '_cart', '_stores'];

/**
 * Equal for rows that show a visitor the same but for their title or products: those of a component,
 * and the pages of the account, which ask to sign in. The search differs
 * without a term.
 */
const kindOf = ({ component, name }: CrawledPage['row']): string =>
  component.startsWith('account/_account') ? 'account' : name === 'search' ? name : component;

const pages = Map.groupBy(await crawledPages(SHOP), ({ row }) => kindOf(row));
for (const [index, [nl, en]] of [...pages.values()].entries()) {
  const isOnBoth = ON_BOTH.includes(nl!.row.component.replace('.astro', ''));
  // The others once, in languages and on screens by turns.
  const looked: [CrawledPage, string][] = isOnBoth
    ? [
        [nl!, SCREENS[0]],
        [en!, SCREENS[1]],
      ]
    : [[index % 2 === 0 ? nl! : en!, SCREENS[index % 4 < 2 ? 0 : 1]]];
  for (const [crawled, screen] of looked)
    lookAt(crawled, screen, isOnBoth || nl!.row.layout === 'simple');
}

/** `isWhole`: axe looks at the frame too, which the others have in common. */
function lookAt(crawled: CrawledPage, screen: string, isWhole: boolean): void {
  const { row, locale, path } = crawled;
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
      const looked = isWhole ? axe(page) : axe(page).include('main');
      const { violations } = await looked.withTags(TAGS).analyze();
      faults.push(...violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html})`));
    }
    expect([...faults, ...watch.take()]).toEqual([]);
  });
}
