import { expect, type Page, test as base } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { everyPageType } from '../support/page-types.ts';
import { to } from '../support/texts.ts';
import { isThorough } from '../support/thorough.ts';

const shop = process.env['SHOP_URL'] ?? 'http://localhost:4321';

/** One tab for all pages of a worker: what they share is loaded and compiled once. */
const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ ...project.use, baseURL: shop });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** A page type is looked at on the phone in one language, on the wide screen in the other. */
const SCREENS = ['@desktop', '@mobile'] as const;
/** Pages that lead elsewhere without the token of a mail. */
const NEEDS_TOKEN = new Set((['nl', 'en'] as const).map((locale) => to(locale, 'reset-password')));
const isEnglish = (address: string) => /^\/en(\/|$)/.test(address);
const all = await everyPageType(shop);
const screenOf = new Map(
  [false, true].flatMap((english) =>
    all
      .filter((address) => isEnglish(address) === english)
      .map((address, index) => [address, SCREENS[(index + Number(english)) % 2]]),
  ),
);

for (const address of all) {
  const screen = isThorough ? '' : ` ${screenOf.get(address)}`;
  test(`axe finds nothing on ${address}${screen}`, async ({ tab }) => {
    // As a first visit.
    await tab.context().clearCookies();
    await tab.evaluate(() => (location.protocol === 'http:' ? localStorage.clear() : null));
    if (NEEDS_TOKEN.has(address)) {
      await tab.route('**/checkForgotPasswordToken', (route) => route.abort());
    }
    await tab.goto(NEEDS_TOKEN.has(address) ? `${address}#token=x` : address);
    await expect(tab.getByRole('main')).toBeVisible();
    const { violations } = await axe(tab)
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html})`)).toEqual(
      [],
    );
  });
}
