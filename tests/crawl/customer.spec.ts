/** The pages of a customer who is signed in: those of the account, those with a guard, the checkout. */
import type { Page } from '@playwright/test';
import type { Locale } from '../../src/domain/shared/common.ts';
import { ROUTES, type RouteRow } from '../../src/routes.ts';
import { axe } from '../support/axe.ts';
import { orderables } from '../support/cart.ts';
import { pageFaults } from '../support/crawl/page-faults.ts';
import { watchPage } from '../support/crawl/addresses.ts';
import { open } from '../support/ready.ts';
import { LOCALES, SCREEN, to } from '../support/texts.ts';
import { expect, test } from '../support/fixtures.ts';

const rows: readonly RouteRow[] = ROUTES;
/** Pages whose content `client:user` islands bring to a customer. */
const account = rows.filter(({ component }) => component.startsWith('account/_account'));
const forVisitors = rows.filter(({ guard }) => guard === 'auth');
const checkout = rows.filter(({ component }) => component === '_checkout.astro');

const address = (locale: 'nl' | 'en', { name }: RouteRow) => to(locale, name as never);

/** Waits until the page has what it asks for. */
async function loaded(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.locator('.signed-in astro-island:not([ssr])').first()).toBeVisible();
  await expect(main.locator('.animate-pulse, .motion-safe\\:animate-pulse')).toHaveCount(0);
}

/** Of rows that are looked at once: in which language, and so on which screen. */
const inLanguage = (rows: readonly RouteRow[], locale: Locale) =>
  rows.filter((_, index) => index % 2 === LOCALES.indexOf(locale));

for (const locale of LOCALES) {
  test(`a customer finds nothing wrong with the account pages (${locale}) ${SCREEN[locale]}`, async ({
    page,
    customer,
  }) => {
    test.slow();
    await customer({ kind: 'klusbedrijf', locale });
    const watch = watchPage(page);
    expect(account.map(({ guard }) => guard)).toContain('authed');
    for (const row of inLanguage(account, locale)) {
      await test.step(row.name, async () => {
        await open(page, address(locale, row));
        await expect(page).toHaveURL(address(locale, row));
        await loaded(page);
        const faults = await pageFaults(page, row.layout);
        const { violations } = await axe(page).include('main').analyze();
        faults.push(...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`));
        expect([...faults, ...watch.take()], row.name).toEqual([]);
      });
    }
  });

  // How accessible they are, `journeys/checkout.spec.ts` looks at.
  test(`a customer finds nothing wrong with the steps of the checkout, and is sent home from sign-in (${locale}) ${SCREEN[locale]}`, async ({
    page,
    customer,
  }) => {
    const [product] = await orderables(locale, 1);
    const { buyer } = await customer({ locale });
    await buyer.fill(product!.Id, 1, 'card');
    const watch = watchPage(page);
    expect(checkout).toHaveLength(4);
    for (const row of inLanguage(checkout, locale)) {
      await test.step(row.name, async () => {
        await open(page, address(locale, row));
        // The address without a step leads to the first that is not complete.
        const step = row.name === 'checkout' ? 'checkout-overview' : row.name;
        await expect(page).toHaveURL(to(locale, step as never));
        // On the phone the sums are folded.
        await expect(page.getByRole('main').locator('dl dd').last()).toBeAttached();
        expect([...(await pageFaults(page, row.layout)), ...watch.take()], row.name).toEqual([]);
      });
    }
    expect(forVisitors.map(({ name }) => name)).toEqual(['login', 'register', 'forgot-password']);
    for (const row of inLanguage(forVisitors, locale)) {
      await page.goto(address(locale, row), { waitUntil: 'commit' });
      await expect(page, row.name).toHaveURL(to(locale, 'index'));
    }
  });
}
