/** Loyalty card, saving plan, and points in the header (spec 1 §2.6, §2.7, §6), with demo customers. */
import type { Page } from '@playwright/test';
import type { Locale } from '../../src/domain/shared/common.ts';
import { axe } from '../support/axe.ts';
import { open } from '../support/ready.ts';
import { sidebarOf } from '../support/sidebars.ts';
import { demoCustomer } from '../support/customers.ts';
import { euros, number, say, to } from '../support/texts.ts';
import { expect, test } from '../support/fixtures.ts';

const locale = 'en';

const main = (page: Page) => page.getByRole('main');
const points = (page: Page) => page.locator('[data-points-one]');
const menu = (page: Page) => page.getByRole('banner').locator('.bar-account > summary');
const pointsText = (locale: Locale, count: number, form = 'other') =>
  say(locale, `frame:account.points_${form}`, { points: number(locale, count) });

test('the card has a barcode, and stays on this device; the saving plan tells what is missing @mobile', async ({
  page,
  customer,
}) => {
  const { contact, customer: company } = demoCustomer('klusbedrijf');
  const card = String(contact.card_number);
  const count = Number(company.bonus_points);
  await customer({ kind: 'klusbedrijf', locale });
  await open(page, to(locale, 'account-loyalty'));
  const barcode = main(page).getByRole('img', {
    name: say(locale, 'loyalty:card.barcode', { number: card }),
  });
  await expect(barcode).toBeVisible();
  expect((await barcode.boundingBox())!.width).toBeGreaterThan(200);
  await expect(main(page)).toContainText(card);
  await expect(main(page)).toContainText(pointsText(locale, count));
  await expect(main(page)).toContainText(String(company.company_name));

  await menu(page).click();
  await expect(points(page)).toHaveText(pointsText(locale, count));
  await page.keyboard.press('Escape');
  const icon = page.getByRole('banner').getByRole('link', {
    name: say(locale, 'frame:loyaltyCard'),
  });
  await icon.click();
  const sidebar = sidebarOf(page, locale, 'AppSidebarLoyalty');
  await expect(sidebar.getByRole('img')).toHaveAccessibleName(new RegExp(card));
  await expect(sidebar).toContainText(pointsText(locale, count));
  await expect(sidebar).toContainText(String(company.company_name));
  await page.keyboard.press('Escape');

  await open(page, to(locale, 'account-saving-plan'));
  const missing = say(locale, 'loyalty:plan.missing_other', { points: 20, threshold: 500 });
  await expect(main(page)).toContainText(missing);
  const bar = main(page).getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuenow', '480');
  await expect(bar).toHaveAttribute('aria-valuemax', '500');
  await expect(main(page)).toContainText(euros(locale, 4.8));

  // Signed out, the card is still at hand, and the points are not.
  await menu(page).click();
  await page.getByRole('button', { name: say(locale, 'frame:account.logout') }).click();
  await expect(page).toHaveURL(to(locale, 'logout-redirect'));
  await expect(page.locator('html')).not.toHaveAttribute('data-user');
  await open(page, to(locale, 'brand'));
  await icon.click();
  await expect(sidebar.getByRole('img')).toHaveAccessibleName(new RegExp(card));
  await expect(sidebar).not.toContainText(pointsText(locale, count));
});
const { contact } = demoCustomer('collega');

test('a colleague who is not the default contact sees no points and no card @mobile', async ({
  page,
  customer,
}) => {
  await customer({ kind: 'collega', locale });
  for (const route of ['account-loyalty', 'account-saving-plan'] as const) {
    await open(page, to(locale, route));
    const heading = main(page).getByRole('heading', { name: say(locale, 'loyalty:none.title') });
    await expect(heading).toBeVisible();
    await expect(main(page).getByRole('progressbar')).toHaveCount(0);
    await expect(main(page)).not.toContainText(String(contact.card_number));
    expect((await axe(page).include('main').analyze()).violations).toEqual([]);
  }
  await menu(page).click();
  await expect(page.locator('[data-greeting]')).toBeVisible();
  await expect(points(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('loyaltyCard'))).not.toContain('2900');
});

test('a loyalty customer sees points and no credit; the account icon shows a spinner until the customer is loaded, then a check @mobile', async ({
  page,
  customer,
}) => {
  await customer({ kind: 'zzp', locale });
  await open(page, to(locale, 'account'));
  const dashboard = (key: string, values = {}) => say(locale, `profile:dashboard.${key}`, values);
  await expect(main(page)).toContainText(
    dashboard('points_other', { points: number(locale, 1250) }),
  );
  await expect(main(page)).toContainText(euros(locale, 12.5));
  await expect(main(page).getByRole('heading', { name: dashboard('credit') })).toHaveCount(0);
  // The first page asks for them too: its answer must not come after they are forgotten.
  await expect(points(page)).toHaveText(pointsText('en', 1250));
  await page.evaluate(() => localStorage.removeItem('bonusPoints'));
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/aspos/customer', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(to('en', 'brand'));
  const status = menu(page).getByRole('img');
  await expect(status).toHaveAccessibleName(say('en', 'frame:account.busy'));
  answer();
  await expect(status).toHaveAccessibleName(say('en', 'frame:account.in'));
  await expect(points(page)).toHaveText(pointsText('en', 1250));
});

test('one point is a "punt", and the menu knows it on the next page at once', async ({
  page,
  customer,
}) => {
  await customer({ kind: 'zzp' });
  await open(page, to('nl', 'brand'));
  await expect(points(page)).toHaveText(pointsText('nl', 1250));
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/aspos/customer')) calls.push(request.url());
  });
  await page.evaluate(() => {
    const known = JSON.parse(localStorage.getItem('bonusPoints') ?? '{}') as object;
    localStorage.setItem('bonusPoints', JSON.stringify({ ...known, points: 1 }));
  });
  await open(page, to('nl', 'brand'));
  await expect(points(page)).toHaveText('1 punt');
  expect(calls).toEqual([]);
  // Opened, it asks how many they are now.
  await menu(page).click();
  await expect(points(page)).toHaveText(pointsText('nl', 1250));
  expect(calls).toHaveLength(1);
});
