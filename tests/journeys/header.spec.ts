/** The header (spec 1 §2.5, §2.6, §2.7, §4.3). */
import type { Locale } from '../../src/domain/shared/common.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { axe } from '../support/axe.ts';
import { open } from '../support/ready.ts';
import { fakeSignIn } from '../support/sign-in.ts';
import { sidebarOf } from '../support/sidebars.ts';
import { LOCALES, say, SCREEN, to } from '../support/texts.ts';

const banner = (page: Page) => page.getByRole('banner');
const account = (page: Page) => banner(page).locator('summary');
const menu = (page: Page, locale: Locale) =>
  page.getByRole('navigation', { name: say(locale, 'frame:mainMenu') });
const box = async (part: Locator) => (await part.boundingBox())!;

/** The top bar of a phone, and the row below it. */
async function barsStandInRows(page: Page): Promise<void> {
  const rows = [
    ['.bar-store', '.bar-fav', '.logo', '.bar-card', '.bar-account'],
    ['.bar-menu-phone', '.search', '.bar-cart'],
  ];
  let below = 0;
  for (const row of rows) {
    let right = -1;
    for (const part of row) {
      const { x, y, width, height } = await box(banner(page).locator(part));
      expect(x).toBeGreaterThanOrEqual(right);
      expect(y).toBeGreaterThanOrEqual(below);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      right = x + width - 1;
    }
    below = (await box(banner(page).locator(row[0]!))).y + 44;
  }
}

for (const locale of LOCALES) {
  test(`the store button offers another branch; the account menu, signed out and signed in (${locale}) ${SCREEN[locale]}`, async ({
    page,
    isMobile,
  }) => {
    await open(page, to(locale, 'brand'));
    await test.step('the store button', async () => {
      const button = banner(page).locator('.bar-store');
      await expect(button).toHaveAccessibleName(
        `${say(locale, 'frame:store.label')} ${say(locale, 'frame:store.choose')}`,
      );
      await button.click();
      const sidebar = sidebarOf(page, locale, 'ProductSidebarDefaultStore');
      await expect(sidebar).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sidebar).toBeHidden();
      await expect(button).toBeFocused();
      expect(isMobile).toBe((await box(button)).x < 60);
    });
    const text = (key: string, values = {}) => say(locale, `frame:account.${key}`, values);
    await expect(account(page).getByRole('img')).toHaveAccessibleName(text('out'));
    const busy = (on: boolean) =>
      account(page).evaluate((it, is) => it.parentElement?.toggleAttribute('data-busy', is), on);
    await busy(true);
    await expect(account(page).getByRole('img')).toHaveAccessibleName(text('busy'));
    await busy(false);
    // By touch on a phone, else by the keyboard.
    if (isMobile) await account(page).tap();
    else await account(page).press('Enter');
    const items = banner(page).locator('.account-menu').locator('a, button');
    const shared = [text('overview'), text('orders'), text('favourites')];
    const vat = say(locale, 'frame:vat.incl');
    const shown = async () =>
      (await items.locator('visible=true').allInnerTexts()).map((name) => name.trim());
    expect(await shown()).toEqual([...shared, vat, text('login'), text('new')]);
    if (!isMobile) {
      const { violations } = await axe(page).include('.bar').analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
      await page.keyboard.press('Tab');
      await expect(items.first()).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(items.first()).toBeHidden();
    await expect(account(page)).toBeFocused();

    await fakeSignIn(page, 'Jan <b>');
    await open(page, to(locale, 'brand'));
    await expect(account(page).getByRole('img')).toHaveAccessibleName(text('in'));
    await account(page).click();
    await expect(page.getByText(text('welcome', { name: 'Jan <b>' }))).toBeVisible();
    expect(await shown()).toEqual([...shared, vat, text('logout')]);
    await items.filter({ hasText: text('logout') }).click();
    await page.waitForURL(to(locale, 'index'));
    await expect(account(page).getByRole('img')).toHaveAccessibleName(text('out'));
    await account(page).click();
    expect(await shown()).toEqual([...shared, vat, text('login'), text('new')]);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });
}

for (const screen of Object.values(SCREEN)) {
  test(`the bars of a phone stand in their rows; it becomes compact past 100 px, and nothing below it moves ${screen}`, async ({
    page,
    isMobile,
  }) => {
    await page.clock.install();
    await open(page, to('nl', 'index'));
    if (isMobile) await barsStandInRows(page);
    const html = page.locator('html');
    const scrollDown = (top: number) =>
      page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    const mainTop = () =>
      page.evaluate(() => document.querySelector('main')!.getBoundingClientRect().top + scrollY);
    const top = await mainTop();
    // Once it is compact the header listens: what it does at 99 px is its answer to these.
    await scrollDown(101);
    await expect(html).toHaveAttribute('data-compact');
    await scrollDown(99);
    await expect(html).not.toHaveAttribute('data-compact');
    await scrollDown(140);
    await expect(html).toHaveAttribute('data-compact');
    expect(await mainTop()).toBeCloseTo(top, 0);
    await scrollDown(1200);
    const { y, height } = await box(banner(page));
    expect(y + height).toBeCloseTo(60, 0);
    expect((await box(banner(page).locator('.search'))).y).toBeGreaterThanOrEqual(0);
    expect(await mainTop()).toBeCloseTo(top, 0);
    // Motion comes later: `compact.test.ts` says when.
    await page.clock.fastForward(5000);
    await expect(html).toHaveAttribute('data-animated');
  });
}

// On a phone its entries stand in the menu sidebar.
test.describe('the main menu', () => {
  test.use({ hasTouch: true });
  test('hover opens an entry after 200 ms, over the width it needs; the arrow opens one at a time, by keyboard and touch', async ({
    page,
  }) => {
    await test.step('hover opens an entry after 200 ms, over the width it needs', async () => {
      await open(page, to('nl', 'index'));
      const popovers = menu(page, 'nl').locator('[data-placement]');
      const shown = popovers.locator('visible=true');
      const width = page.viewportSize()?.width ?? 0;
      for (const placement of ['left', 'right', 'full']) {
        const popover = menu(page, 'nl').locator(`[data-placement=${placement}]`).first();
        const entry = popover.locator('xpath=..');
        await expect(popover).toHaveCSS('transition-delay', /^0\.2s\b/);
        await entry.getByRole('link').first().hover();
        await expect(popover).toBeVisible();
        await expect(popover).toHaveCSS('transition-delay', /^0\.2s\b/);
        await expect(shown).toHaveCount(1);
        // Behind it the page is dimmed, as far as the screen goes.
        await expect(popover).toHaveCSS('box-shadow', /rgba\(0, 0, 0, 0\.35\) 0px 0px 0px \d{4}px/);
        const place = await box(popover);
        const own = await box(entry);
        if (placement === 'left') expect(place.x).toBeCloseTo(own.x, 0);
        else if (placement === 'right') {
          expect(place.x + place.width).toBeCloseTo(own.x + own.width, 0);
        } else expect(place.width).toBeCloseTo(width, 0);
      }
      await page.mouse.move(700, 800);
      await expect(shown).toHaveCount(0);
    });
    await test.step('the arrow opens one at a time, by keyboard and touch', async () => {
      const arrows = menu(page, 'nl').getByRole('button');
      await arrows.first().focus();
      await page.keyboard.press('Enter');
      await expect(arrows.first()).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      const first = menu(page, 'nl').locator('[data-placement] a').first();
      await expect(first).toBeFocused();
      await arrows.nth(1).tap();
      await expect(arrows.nth(1)).toHaveAttribute('aria-expanded', 'true');
      await expect(arrows.first()).toHaveAttribute('aria-expanded', 'false');
      await arrows.nth(1).focus();
      await page.keyboard.press('Escape');
      await expect(arrows.nth(1)).toHaveAttribute('aria-expanded', 'false');
      await expect(arrows.nth(1)).toBeFocused();
    });
  });
});

test('a site banner shows on its page kinds only, and once closed nowhere @mobile', async ({
  page,
}) => {
  await open(page, to('nl', 'index'));
  const notice = page.locator('[data-banner="gratis-bezorgd"]');
  await expect(notice).toBeVisible();
  await page.goto(to('nl', 'cart'));
  await expect(notice).toHaveCount(0);
  await open(page, to('nl', 'product-lister'));
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: say('nl', 'frame:dismiss') }).click();
  await expect(notice).toBeHidden();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'dismissed-banners')).toMatchObject({
    value: 'gratis-bezorgd',
    path: '/',
  });
  await page.goto(to('nl', 'index'));
  await expect(notice).toBeHidden();
});
