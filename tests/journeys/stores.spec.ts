/** The preferred store and the filters of the stores (spec 1 §2.5, §2.10; spec 2 §2). */
import type { Locale } from '../../src/domain/shared/common.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectNoFaults } from '../support/axe.ts';
import { open } from '../support/ready.ts';
import { ask, SHOP, type WireStore } from '../support/shop-calls.ts';
import { say, to } from '../support/texts.ts';

const locale = 'nl';

type Branch = WireStore & {
  DistanceInKm: number | null;
  Tags: string[];
  Address: { City: string; PostalCode: string };
  OpeningTimes: { Day: number; Open: string; Close: string }[];
};

const branches = (query: string, locale: Locale = 'nl') =>
  ask<Branch[]>(`/api/aspos/stores?storeTags=Webshop${query}`, locale);

const sidebarOf = (page: Page, locale: Locale, name: string) =>
  page.getByRole('dialog', { name: say(locale, `sidebars:titles.${name}`) });

const say1 = (locale: Locale, key: string, values = {}) =>
  say(locale, `sidebars:defaultStore.${key}`, values);

/** Opens the choice by the header's button. */
async function openChoice(page: Page, locale: Locale) {
  await page.getByRole('banner').locator('[data-sidebar="ProductSidebarDefaultStore"]').click();
  const sidebar = sidebarOf(page, locale, 'ProductSidebarDefaultStore');
  await expect(sidebar.getByRole('listitem').first()).toBeVisible();
  return sidebar;
}

test('a place leads to its branch and its hours of today, what is none says so; a store near a postcode becomes the preferred one, at once and after', async ({
  page,
  context,
}) => {
  await test.step('a place leads to its branch and its hours of today; what is no place or postcode says so', async () => {
    const last = (await branches('')).at(-1)!;
    const city = last.Address.City;
    const at = (value: string) => context.addCookies([{ name: 'fake-now', value, url: SHOP }]);
    const monday = last.OpeningTimes.find(({ Day }) => Day === 1)!;
    await at('2026-11-23T09:00:00Z');
    await open(page, to('nl', 'index'));
    const sidebar = await openChoice(page, 'nl');
    const field = sidebar.getByRole('searchbox');
    await field.fill(city.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(sidebar.getByRole('listitem').first()).toContainText(city);
    await expect(sidebar.getByRole('listitem').first()).toContainText(/\d km/);
    for (const [term, problem] of [
      ['0123', 'postcode'],
      ['1234 SA', 'unknownPostcode'],
      ['Atlantis', 'unknown'],
    ] as const) {
      await field.fill(term);
      await page.keyboard.press('Enter');
      await expect(sidebar.getByRole('alert')).toHaveText(say1('nl', `problems.${problem}`));
      await expect(sidebar.getByRole('listitem').first()).toContainText(city);
    }
    // Open on a Monday at ten, later on at five in the morning, not at all on a Sunday.
    const hours = sidebar.getByRole('listitem').first();
    await expect(hours).toContainText(say1('nl', 'openUntil', { time: monday.Close }));
    for (const [moment, said] of [
      ['2026-11-23T04:00:00Z', say1('nl', 'opensAt', { time: monday.Open })],
      ['2026-11-22T11:00:00Z', say1('nl', 'closed')],
    ] as const) {
      await at(moment);
      await field.fill(city);
      await page.keyboard.press('Enter');
      await expect(hours).toContainText(said);
    }
  });
  await test.step('a store near a postcode becomes the preferred one, at once and after', async () => {
    const { Latitude, Longitude } = await ask<{ Latitude: number; Longitude: number }>(
      '/api/aspos/locations/postcode-coords?postcode=3542AB',
    );
    const near = await branches(`&latitude=${Latitude}&longitude=${Longitude}`, locale);
    const [nearest] = near as [Branch];
    const sidebar = sidebarOf(page, locale, 'ProductSidebarDefaultStore');
    await expect(sidebar.getByRole('listitem')).toHaveCount(near.length);

    await sidebar.getByRole('searchbox').fill('3542 ab');
    await page.keyboard.press('Enter');
    const rows = sidebar.getByRole('listitem');
    await expect(rows.first()).toContainText(nearest.Address.City);
    const km = (nearest.DistanceInKm ?? 0).toLocaleString(locale);
    await expect(rows.first()).toContainText(`${km} km`);
    await expectNoFaults(page, 'dialog[open]');

    const told = page.waitForRequest('**/api/aspos/preference/store');
    await rows.first().getByRole('button').click();
    expect((await told).postDataJSON()).toEqual({ storeId: nearest.Id });
    const name = page.locator('[data-store-name]').first();
    await expect(name).toHaveText(nearest.Name);
    await expect(sidebar).toBeHidden();

    // On the next page it stands there before any of our files run.
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto(to(locale, 'cart'));
    await expect(page.locator('html')).toHaveAttribute('data-store', '');
    await page.unroute('**/_astro/*.js');
    await open(page, to(locale, 'brand'));
    await expect(name).toHaveText(nearest.Name);
    const again = await openChoice(page, locale);
    const pressed = again.getByRole('listitem').getByRole('button', { pressed: true });
    await expect(pressed).toHaveText(`${say1(locale, 'yours')} ${nearest.Address.City}`);
  });
});

test('the own location counts when it may be known, and a message says when not @mobile', async ({
  page,
  context,
}) => {
  await open(page, to('nl', 'index'));
  const sidebar = await openChoice(page, 'nl');
  const here = sidebar.getByRole('button', { name: say1('nl', 'here') });
  await here.click();
  await expect(sidebar.getByRole('alert')).toHaveText(say1('nl', 'problems.refused'));

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 50.8514, longitude: 5.691 });
  const [nearest] = await branches('&latitude=50.85&longitude=5.69');
  await here.click();
  await expect(sidebar.getByRole('listitem').first()).toContainText(nearest?.Address.City ?? '');
  await expect(sidebar.getByRole('alert')).toBeEmpty();
});

test('the stores are filtered by what they do, when and how far', async ({ page, context }) => {
  const all = await branches('');
  // A Sunday: every store is closed.
  await context.addCookies([{ name: 'fake-now', value: '2026-11-22T12:00:00Z', url: SHOP }]);
  await open(page, `${to('nl', 'store-lister')}?postcode=3542AB`);
  const rows = page.locator('[data-stores] > li:visible');
  await expect(rows).toHaveCount(all.length);
  await expect(rows.first()).toContainText('km');

  await page.getByRole('button', { name: say('nl', 'store:filters') }).click();
  const sidebar = sidebarOf(page, 'nl', 'StoreFilterSidebar');
  const text = (key: string, values = {}) => say('nl', `sidebars:storeFilter.${key}`, values);
  const saws = all.filter(({ Tags }) => Tags.includes('Zagerij'));
  await sidebar.getByRole('checkbox', { name: 'Zagerij' }).check();
  await expect(rows).toHaveCount(saws.length);
  await sidebar.getByRole('radio', { name: text('within', { km: 25 }) }).check();
  const nearSaws = await rows.count();
  expect(nearSaws).toBeLessThan(saws.length);
  await expect(
    sidebar.getByRole('button', {
      name: text(`show_${nearSaws === 1 ? 'one' : 'other'}`, { count: nearSaws }),
    }),
  ).toBeVisible();
  await expectNoFaults(page, 'dialog[open]');

  await sidebar.getByRole('checkbox', { name: text('openNow') }).check();
  await expect(rows).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText(say('nl', 'store:noneFit'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: say('nl', 'store:clear') })
    .click();
  await expect(rows).toHaveCount(all.length);
});
