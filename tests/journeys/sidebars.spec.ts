/** The sidebars (spec 1 §2.10): opened by controls and by the address, closed in every way. */
import { expect, test } from '../support/fixtures.ts';
import { axe } from '../support/axe.ts';
import { type SidebarName, SIDEBARS } from '../../src/domain/frame/sidebars.ts';
import { open } from '../support/ready.ts';
import { catalogueRoots, promotionNodes } from '../support/samples.ts';
import { ask, type WireNode } from '../support/shop-calls.ts';
import {
  doors,
  addControl,
  clickBackdrop,
  filled,
  focusedBehind,
  hasFocus,
  sidebarOf,
} from '../support/sidebars.ts';
import { fakeSignIn } from '../support/sign-in.ts';
import { LOCALES, say, SCREEN, to } from '../support/texts.ts';

const NAMES = Object.keys(SIDEBARS) as SidebarName[];
/** Spec 1 §2.10; those without a direction there enter from the right. */
const FROM_LEFT: SidebarName[] = [
  'CheckoutSidebarAddDeliveryAddress',
  'CheckoutSidebarDeliveryAddresses',
  'ProductFilterSidebar',
  'AppSidebarMenu',
  'AppSidebarCatalog',
  'AppSidebarSubMenu',
];
const LOCAL: SidebarName[] = [
  'ProductFilterSidebar',
  'StoreFilterSidebar',
  'ProductSidebarDefaultStore',
];
/** The others are looked at where they are used. */
const AXED: SidebarName[] = ['AppSidebarMenu', 'AppSidebarCatalog', 'AppSidebarLoyalty'];
/** The browser itself keeps the focus in a dialog: one of each opener, by address and without. */
const TABBED: SidebarName[] = ['AppSidebarMenu', 'ProductSidebarDefaultStore'];
/** What a phone opens in another way; the others open there as on a wide screen. */
const OTHERWISE_ON_PHONE: SidebarName[] = [
  ...(['AppSidebarMenu', 'AppSidebarCatalog', 'AppSidebarSubMenu'] as const),
  ...(['ProductSidebarDefaultStore', 'ProductFilterSidebar'] as const),
];
const IN_ADDRESS = NAMES.filter((name) => !LOCAL.includes(name));
const CARD = JSON.stringify({
  number: '2600001234',
  fullName: 'J. de Vries',
  companyName: 'De Vries Bouw',
  expires: Date.parse('2090-01-01'),
});

for (const locale of LOCALES) {
  test.describe(`without motion (${locale})`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test(`each opens by its control or link, keeps the focus, and closes by Escape or Back ${SCREEN[locale]}`, async ({
      page,
      isMobile,
    }) => {
      test.slow();
      await page.addInitScript((card) => localStorage.setItem('loyaltyCard', card), CARD);
      const seen: SidebarName[] = [];
      let address = '';
      // Beside a list on a wide screen the filters need no sidebar.
      const here = isMobile
        ? OTHERWISE_ON_PHONE
        : NAMES.filter((name) => name !== 'ProductFilterSidebar');
      for (const door of await doors(locale, isMobile)) {
        const { name, press } = door;
        if (!here.includes(name)) continue;
        const isLocal = LOCAL.includes(name);
        if (door.address !== address) await open(page, (address = door.address));
        const sidebar = sidebarOf(page, locale, name);
        const opener = await press(page);
        await filled(sidebar);
        expect(await hasFocus(sidebar), name).toBe(true);
        if (isLocal) expect(page.url(), name).not.toMatch(/#|sidebarAttrs/);
        else await expect(page).toHaveURL(new RegExp(`${address}(\\?sidebarAttrs=.*)?#${name}$`));
        const box = await sidebar.boundingBox();
        const width = page.viewportSize()?.width ?? 0;
        expect(box?.width).toBeCloseTo(Math.min((width * 11) / 12, 512), 0);
        expect(
          Math.round(FROM_LEFT.includes(name) ? (box?.x ?? -1) : width - box!.x - box!.width),
        ).toBe(0);
        if (AXED.includes(name) && !isMobile) {
          const { violations } = await axe(page)
            .include('dialog[open]')
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        }
        if (TABBED.includes(name)) {
          // Past its first control the focus goes to the browser itself, and comes back into it.
          for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
            await page.keyboard.press(key);
            expect(await focusedBehind(sidebar), `${name} ${key}`).toBe(false);
          }
          if (!(await hasFocus(sidebar))) await page.keyboard.press('Tab');
          expect(await hasFocus(sidebar), name).toBe(true);
        }
        // Half of them each way, the other half in the other language; what is not in the address
        // has no Back.
        const isEscaped = (NAMES.indexOf(name) + LOCALES.indexOf(locale)) % 2 === 0;
        if (isLocal || isEscaped) await page.keyboard.press('Escape');
        else await page.goBack();
        await expect(sidebar).toBeHidden();
        await expect(opener).toBeFocused();
        await expect(page).toHaveURL(address);
        seen.push(name);
      }
      expect(seen.sort()).toEqual([...here].sort());
    });
  });
}

test.describe('without motion', () => {
  const locale = 'nl';
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('each that is in the address opens from it', async ({ page }) => {
    // The first with the page, the other on it: `each opens by its control` has the address of each.
    for (const [index, name] of IN_ADDRESS.slice(0, 2).entries()) {
      if (index === 0) await page.goto(`${to(locale, 'cookies')}?a=b#${name}`);
      else await page.evaluate((hash) => (location.hash = hash), name);
      const sidebar = sidebarOf(page, locale, name);
      await filled(sidebar);
      await page.keyboard.press('Escape');
      await expect(sidebar).toBeHidden();
      await expect(page).toHaveURL(`${to(locale, 'cookies')}?a=b`);
    }
  });

  test('the space bar, a click beside it and its button open and close it; one follows another; the focus stays in the page', async ({
    page,
  }) => {
    await open(page, to(locale, 'cookies'));
    await test.step('the space bar opens a sidebar from the header, before and after its code is there', async () => {
      const opener = page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(`^${say('nl', 'frame:store.label')}`) });
      const sidebar = sidebarOf(page, 'nl', 'ProductSidebarDefaultStore');
      for (let time = 0; time < 2; time += 1) {
        await opener.press('Space');
        await filled(sidebar);
        await page.keyboard.press('Escape');
        await expect(sidebar).toBeHidden();
        await expect(opener).toBeFocused();
      }
    });
    await test.step('a click beside it and its button close it', async () => {
      const opener = page.getByRole('banner').locator('.bar-store');
      const sidebar = sidebarOf(page, locale, 'ProductSidebarDefaultStore');
      const button = sidebar.getByRole('button', { name: say(locale, 'sidebars:shell.close') });
      for (const close of [() => clickBackdrop(page, 'right'), () => button.click()]) {
        await opener.click();
        await filled(sidebar);
        await close();
        await expect(sidebar).toBeHidden();
        await expect(opener).toBeFocused();
      }
    });
    await test.step('one fills after something was said in the one before', async () => {
      await page.getByRole('banner').locator('.bar-store').click();
      const store = sidebarOf(page, locale, 'ProductSidebarDefaultStore');
      await filled(store);
      await page.evaluate(() => {
        for (const type of ['offline', 'online']) dispatchEvent(new Event(type));
      });
      await expect(store.locator('.says')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(store).toBeHidden();
      await (await addControl(page, 'AppSidebarLoyalty')).click();
      const loyalty = sidebarOf(page, locale, 'AppSidebarLoyalty');
      await filled(loyalty);
      // What was said is still read: its region keeps its place behind the content.
      await expect(loyalty.locator('> div')).toHaveCount(2);
      await page.keyboard.press('Escape');
      await expect(loyalty).toBeHidden();
    });
    await test.step('one that is opened while another leaves stays', async () => {
      const opener = page.getByRole('button', { name: 'control AppSidebarLoyalty' });
      await addControl(page, 'AppSidebarCatalog');
      await opener.click();
      await expect(page).toHaveURL(/#AppSidebarLoyalty$/);
      // At the moment at which the first one is gone, and its entry not yet left.
      await page.evaluate(() => {
        const dialog = document.querySelector('dialog[open]');
        const next = document.querySelector<HTMLElement>('main [data-sidebar="AppSidebarCatalog"]');
        dialog?.addEventListener('close', () => next?.click(), { once: true });
      });
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/#AppSidebarCatalog$/);
      const sidebar = sidebarOf(page, locale, 'AppSidebarCatalog');
      await filled(sidebar);
      await page.goBack();
      await expect(sidebar).toBeHidden();
      await expect(page).toHaveURL(to(locale, 'cookies'));
    });
    await test.step('choosing a branch leaves the focus in the page where the opener is gone', async () => {
      const opener = await addControl(page, 'ProductSidebarDefaultStore');
      await opener.click();
      const sidebar = sidebarOf(page, 'nl', 'ProductSidebarDefaultStore');
      await filled(sidebar);
      await opener.evaluate((control) => control.remove());
      const choose = new RegExp(`^${say('nl', 'sidebars:defaultStore.choose')}`);
      await sidebar.getByRole('button', { name: choose }).first().press('Enter');
      await expect(sidebar).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
    });
    await test.step('without a card the header leads to the page of the loyalty card', async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('nl', 'frame:loyaltyCard') })
        .click();
      await expect(page).toHaveURL(to('nl', 'account-loyalty'));
    });
  });

  test('the menu leads down to a category and up again, in one entry of the history @mobile', async ({
    page,
  }) => {
    const home = to(locale, 'index');
    await open(page, home);
    const opener = page
      .getByRole('banner')
      .getByRole('button', { name: say(locale, 'frame:menu') });
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await opener.click();
    const menu = sidebarOf(page, locale, 'AppSidebarMenu');
    await menu.getByRole('button', { name: say(locale, 'sidebars:menu.products') }).click();
    const catalog = sidebarOf(page, locale, 'AppSidebarCatalog');
    const [root] = await catalogueRoots(locale);
    await catalog.getByRole('button', { name: root?.Name ?? '', exact: true }).click();
    const all = say(locale, 'sidebars:catalog.all', { category: root?.Name ?? '' });
    const address = to(locale, 'product-lister-all', { pathMatch: root?.Url ?? '' });
    await expect(catalog.getByRole('link', { name: all })).toHaveAttribute('href', address);
    await expect(page).toHaveURL(/sidebarAttrs=.*#AppSidebarCatalog$/);
    await catalog.getByRole('button', { name: say(locale, 'sidebars:catalog.root') }).click();
    await expect(
      catalog.getByRole('link', { name: say(locale, 'sidebars:catalog.meerMinder') }),
    ).toBeVisible();

    const actie = say(locale, 'sidebars:catalog.actie');
    await catalog.getByRole('button', { name: actie, exact: true }).click();
    const { actie: id } = await promotionNodes();
    const promotions = to(locale, 'product-lister-actie');
    const below = await ask<WireNode>(`/api/aspos/webnodes/main/${id}?depth=2`, locale);
    for (const child of below.Children ?? []) {
      const narrowed = catalog.getByRole('link', { name: child.Name, exact: true });
      await expect(narrowed).toHaveAttribute('href', `${promotions}?CategoryID=${child.Id}`);
    }
    const allOffers = say(locale, 'sidebars:catalog.all', { category: below.Name });
    const offers = catalog.getByRole('link', { name: allOffers });
    await expect(offers).toHaveAttribute('href', promotions);

    await page.goBack();
    await expect(catalog).toBeHidden();
    await expect(page).toHaveURL(home);
    await page.goForward();
    await expect(catalog).toBeVisible();
  });
});

test('choosing a branch on a scrolled page gives the focus back to its opener', async ({
  page,
}) => {
  await open(page, to('nl', 'index'));
  await page.evaluate(() => scrollTo(0, 600));
  await expect(page.locator('html[data-compact]')).toBeAttached();
  const opener = page.getByRole('banner').locator('.bar-store');
  await opener.press('Enter');
  const sidebar = sidebarOf(page, 'nl', 'ProductSidebarDefaultStore');
  await filled(sidebar);
  const choose = new RegExp(`^${say('nl', 'sidebars:defaultStore.choose')}`);
  await sidebar.getByRole('button', { name: choose }).first().press('Enter');
  await expect(sidebar).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const screen of Object.values(SCREEN)) {
  test(`it slides in and out, and the page neither jumps nor scrolls ${screen}`, async ({
    page,
    isMobile,
  }) => {
    await open(page, to('nl', 'cookies'));
    const control = await addControl(page, 'AppSidebarMenu');
    await page.evaluate(() => {
      const seen = { shift: 0 };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          seen.shift += (entry as unknown as { value: number }).value;
        }
      }).observe({ type: 'layout-shift' });
    });
    const sidebar = sidebarOf(page, 'nl', 'AppSidebarMenu');
    const main = page.locator('main');
    const before = await main.evaluate((it) => it.getBoundingClientRect().width);
    const length = await page.evaluate(() => history.length);
    await control.click();
    const duration = await page
      .locator('dialog[open]')
      .evaluate((it) => getComputedStyle(it).transitionDuration);
    expect(duration).toBe(isMobile ? '0.5s' : '0.7s');
    // It has its entry from the first moment on; the address follows when it has entered.
    await expect.poll(() => page.evaluate(() => history.length)).toBe(length + 1);
    await expect(page).toHaveURL(/#AppSidebarMenu$/);
    expect(await main.evaluate((it) => it.getBoundingClientRect().width)).toBe(before);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
    await expect(page).toHaveURL(to('nl', 'cookies'));
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    expect(
      await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift),
    ).toBe(0);
  });
}

test('a click before the scripts are there is not lost @mobile', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(to('nl', 'index'), { waitUntil: 'commit' });
  const store = page.getByRole('banner').locator('[data-sidebar="ProductSidebarDefaultStore"]');
  const shape = page.locator('html[data-opening]');
  await store.click();
  await expect(page).toHaveURL(to('nl', 'index'));
  // Its shape stands there once its style is, and goes where somebody presses it.
  await expect(shape).toHaveCount(1);
  const edges = () =>
    shape.evaluate((root) => {
      const { left, width } = getComputedStyle(root, '::after');
      return [parseFloat(left), parseFloat(left) + parseFloat(width)];
    });
  const end = async () => Math.round((await edges())[1]!);
  await expect.poll(end).toBe(page.viewportSize()!.width);
  const [x = 0] = await edges();
  await page.mouse.click(x + 40, 200);
  await expect(shape).toHaveCount(0);
  await store.click();
  arrive();
  await filled(sidebarOf(page, 'nl', 'ProductSidebarDefaultStore'));
  await expect(shape).toHaveCount(0);
});

test('what does not load says so and can be tried again', async ({ page }) => {
  let isUp = false;
  await page.route('**/sidebars/nl.json', (route) => (isUp ? route.continue() : route.abort()));
  await page.goto(`${to('nl', 'cookies')}#AppSidebarMenu`);
  const sidebar = sidebarOf(page, 'nl', 'AppSidebarMenu');
  await expect(sidebar.getByRole('alert')).toHaveText(say('nl', 'sidebars:shell.failed'));
  isUp = true;
  await sidebar.getByRole('button', { name: say('nl', 'sidebars:shell.retry') }).click();
  await expect(
    sidebar.getByRole('button', { name: say('nl', 'sidebars:menu.products') }),
  ).toBeVisible();
});

test('signed in without a card on this device, the sidebar of the card opens @mobile', async ({
  page,
}) => {
  await fakeSignIn(page, 'Jan');
  await open(page, to('nl', 'cookies'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('nl', 'frame:loyaltyCard') })
    .click();
  await expect(sidebarOf(page, 'nl', 'AppSidebarLoyalty')).toBeVisible();
});
