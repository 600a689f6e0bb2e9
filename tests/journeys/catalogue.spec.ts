/** The catalogue popover of the header (spec 1 §2.5; spec 2 §2, main menu). */
import type { Locale } from '../../src/domain/shared/common.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectNoFaults } from '../support/axe.ts';
import { holdTime } from '../support/hold-time.ts';
import { open } from '../support/ready.ts';
import { catalogueRoots, PROMOTIONS, promotionNodes } from '../support/samples.ts';
import { ask, type WireNode } from '../support/shop-calls.ts';
import { say, to } from '../support/texts.ts';

const locale = 'nl';

const NODES = '**/api/aspos/webnodes/**';

const button = (page: Page, locale: Locale) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: say(locale, 'frame:catalogue.button'), exact: true });
const panelOf = (page: Page, locale: Locale) =>
  page.getByRole('navigation', { name: say(locale, 'frame:catalogue.heading') });
const kidsOf = (id: number, locale: Locale) =>
  ask<WireNode>(`/api/aspos/webnodes/main/${id}?depth=2`, locale);

test('it shows the categories of the call, and the promotions below', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/aspos/webnodes/')) calls.push(request.url());
  });
  await open(page, to(locale, 'index'));
  expect(calls).toEqual([]);
  await button(page, locale).click();
  const panel = panelOf(page, locale);
  const roots = await catalogueRoots(locale);
  const [list, fixed] = [0, 1].map((at) => panel.locator('.catalogue-list > ul').nth(at));
  await expect(list!.locator('> li > a')).toHaveText(roots.map(({ Name }) => Name));
  await expect(list!.getByRole('presentation')).toHaveCount(roots.length);
  await expect(fixed!.locator('> li > a')).toHaveText([
    say(locale, 'frame:catalogue.actie'),
    say(locale, 'frame:catalogue.opop'),
    say(locale, 'frame:catalogue.meerMinder'),
  ]);
  for (const name of ['actie', 'opop', 'meer-minder'] as const) {
    const href = to(locale, `product-lister-${name}`);
    await expect(fixed!.locator(`a[href="${href}"]`)).toBeVisible();
  }
  expect(calls.length).toBe(1);

  // Resting the mouse on a category for 300 ms fetches what lies below it.
  const [, root] = roots;
  const entry = list!.locator('> li').nth(1);
  await holdTime(page);
  await entry.hover();
  await page.clock.runFor(290);
  await expect(entry).not.toHaveClass(/open/);
  await page.clock.runFor(20);
  await expect(entry).toHaveClass(/open/);
  await page.clock.resume();
  const groups = entry.locator('.catalogue-groups > li');
  await expect(groups.first()).toBeVisible();
  expect(calls.at(-1)).toContain(`/main/${root?.Id}`);
  const kids = (await kidsOf(root?.Id ?? 0, locale)).Children ?? [];
  await expect(groups.locator('> a')).toHaveText(kids.map(({ Name }) => Name));
  const below = kids.flatMap(({ Children }) => Children ?? []);
  await expect(groups.locator('li a')).toHaveText(below.map(({ Name }) => Name));
  await expect(groups.locator('xpath=..')).toHaveCSS('column-count', '3');

  await expectNoFaults(page, 'shop-catalogue');

  // The promotions have a flyout of their own, which narrows their list.
  await fixed!.locator('> li').first().hover();
  const narrowed = fixed!.locator(`a[href^="${to(locale, 'product-lister-actie')}?CategoryID="]`);
  await expect(narrowed.first()).toBeVisible();
  await expect(groups.first()).toBeHidden();

  const [first] = roots;
  await list!.locator('> li > a').first().click();
  await expect(page).toHaveURL(to(locale, 'product-lister-all', { pathMatch: first?.Url ?? '' }));
});

test('the keyboard opens it, walks through it, and closes it; a click beside it does too', async ({
  page,
}) => {
  await test.step('the keyboard opens it, walks through it, and closes it', async () => {
    await open(page, to(locale, 'index'));
    const opener = button(page, locale);
    await opener.focus();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    // Each opens it, also before its code is there.
    await page.keyboard.press('Enter');
    const panel = panelOf(page, locale);
    const links = panel.locator('.catalogue-list > ul > li > a');
    await expect(links.first()).toBeVisible();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    const entry = panel.locator('.catalogue-list li').first();
    await expect(entry.locator('.catalogue-head')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();

    // Once more, with the space bar: nothing is fetched again.
    await page.route(NODES, (route) => route.abort());
    await page.keyboard.press('Space');
    await expect(links.first()).toBeVisible();
    // Focus that goes on closes it.
    await page.keyboard.press('Shift+Tab');
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(to(locale, 'index'));
  });
  await test.step('a click beside it closes it', async () => {
    await button(page, 'nl').click();
    const panel = panelOf(page, 'nl');
    await expect(panel).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.mouse.click(1400, 600);
    await expect(panel).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await expect(page).toHaveURL(to('nl', 'index'));
  });
});

test('Actie has its flyout also where the categories leave it out', async ({ page }) => {
  await page.route('**/webnodes/main/root*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { Data: WireNode };
    const { Children } = answer.Data;
    const others = (Children ?? []).filter(({ Code }) => Code !== PROMOTIONS);
    await route.fulfill({
      response,
      json: { ...answer, Data: { ...answer.Data, Children: others } },
    });
  });
  await open(page, to('nl', 'index'));
  await button(page, 'nl').click();
  const panel = panelOf(page, 'nl');
  const actie = say('nl', 'frame:catalogue.actie');
  await expect(panel.getByRole('link', { name: actie, exact: true })).toBeVisible();
  await panel
    .getByRole('button', { name: say('nl', 'frame:catalogue.submenu', { name: actie }) })
    .click();
  const { actie: id } = await promotionNodes();
  for (const { Id, Name } of (await kidsOf(id ?? 0, 'nl')).Children ?? []) {
    const narrowed = panel.getByRole('link', { name: Name, exact: true });
    await expect(narrowed).toHaveAttribute(
      'href',
      `${to('nl', 'product-lister-actie')}?CategoryID=${Id}`,
    );
  }
});

test('what does not load says so, leads to the overview, and can be tried again', async ({
  page,
}) => {
  await page.route(NODES, (route) => route.fulfill({ status: 503, body: '{}' }));
  await open(page, to('en', 'index'));
  await button(page, 'en').click();
  const panel = panelOf(page, 'en');
  await expect(panel.getByRole('alert')).toHaveText(say('en', 'frame:catalogue.failed'));
  const overview = panel.getByRole('link', { name: say('en', 'frame:catalogue.overview') });
  await expect(overview).toHaveAttribute('href', to('en', 'product-lister'));
  await page.unroute(NODES);
  // The fixed links do not depend on the categories.
  const actie = panel.getByRole('link', { name: say('en', 'frame:catalogue.actie') });
  await expect(actie).toHaveAttribute('href', to('en', 'product-lister-actie'));
  await panel.getByRole('button', { name: say('en', 'frame:catalogue.retry') }).click();
  const [root] = await catalogueRoots('en');
  await expect(panel.getByRole('link', { name: root?.Name, exact: true })).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 800, height: 1000 } });

  test('the arrow of a category opens it, its name leads to it', async ({ page }) => {
    await open(page, to('nl', 'index'));
    await button(page, 'nl').tap();
    const panel = panelOf(page, 'nl');
    const [, second] = await catalogueRoots();
    const arrow = panel.getByRole('button', { name: second?.Name ?? '' });
    await expect(arrow).toHaveAttribute('aria-expanded', 'false');
    await arrow.tap();
    await expect(arrow).toHaveAttribute('aria-expanded', 'true');
    const below = to('nl', 'product-lister-all', { pathMatch: second?.Url ?? '' });
    const child = panel.locator(`.catalogue-groups a[href^="${below}/"]`).first();
    await expect(panel.locator('.open .catalogue-groups')).toHaveCSS('column-count', '2');
    const name = (await child.textContent()) ?? '';
    await child.tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
});
