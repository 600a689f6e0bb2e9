/** Wishlists (kluslijsten), from the heart of a product to a shared link (spec 2 §3, §6, §7). */
import type { Browser, Locator, Page } from '@playwright/test';
import type { Locale } from '../../src/domain/shared/common.ts';
import { expectNoFaults } from '../support/axe.ts';
import { orderables } from '../support/cart.ts';
import { holdFocus } from '../support/focus/focus-ring.ts';
import { open, scriptsReady } from '../support/ready.ts';
import { categoryWith } from '../support/samples.ts';
import { addLink, sidebarOf } from '../support/sidebars.ts';
import { giveSheet } from '../support/share-sheet.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { expectSignedIn, pressSignIn } from '../support/sign-in.ts';
import { say, to } from '../support/texts.ts';
import { type Customer, expect, test } from '../support/fixtures.ts';

const locale = 'en';

holdFocus();

const BASE = '/api/aspos/customer/wishlists';

const main = (page: Page) => page.getByRole('main');
const notice = (page: Page) => page.locator('[data-says]');
const firstCard = (page: Page) =>
  main(page)
    .locator('[data-product]')
    .filter({ has: page.locator('form') })
    .first();
const heartOf = (card: Locator) => card.locator('.fav');

/** Presses the button of the sign-in page that shows, or is about to; the provider knows who it is. */
async function signInHere(page: Page, locale: Locale) {
  await page.waitForURL(`**${to(locale, 'login')}*`);
  await scriptsReady(page);
  await pressSignIn(page, locale);
  await expectSignedIn(page);
  await scriptsReady(page);
}

/** Makes a list by a call, with products and their quantities. */
async function makeList(
  { ask }: Customer,
  listName: string,
  lines: [number, number][] = [],
): Promise<number> {
  const { Id } = await ask<{ Id: number }>('POST', BASE, { listName });
  const products = lines.map(([productId, quantity]) => ({ productId, quantity }));
  if (lines.length > 0) await ask('POST', `${BASE}/id/${Id}/products`, { products });
  return Id;
}

/** A visitor who has nothing of the first one's browser. */
async function newVisitor(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
  });
  return context.newPage();
}

test('a product goes on two lists, which are changed, shared and deleted @mobile', async ({
  page,
  context,
  browser,
  customer,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await giveSheet(page);
  const t = (key: string, values = {}) => say(locale, `wishlists:${key}`, values);
  const s = (key: string, values = {}) => say(locale, `sidebars:${key}`, values);
  const [bath, loft] = ['Badkamer', 'Zolder'];
  const { Url } = await categoryWith(12, locale);
  await open(page, to(locale, 'product-lister-all', { pathMatch: Url }));
  const name = (await firstCard(page).locator('.card-name a').textContent()) ?? '';

  // A visitor signs in, and comes back to the same product.
  await customer({ locale, session: 'provider' });
  await heartOf(firstCard(page)).click();
  await signInHere(page, locale);
  const sidebar = sidebarOf(page, locale, 'ProductSidebarFavorites');
  await expect(sidebar.getByText(name)).toBeVisible();
  const newList = sidebar.getByRole('textbox', { name: s('lists.new') });
  await newList.fill(bath);
  await sidebar.getByRole('button', { name: s('lists.save'), exact: true }).click();
  await expect(sidebar).toBeHidden();
  await expect(notice(page)).toContainText(bath);

  await heartOf(firstCard(page)).click();
  await expect(sidebar.getByRole('checkbox', { name: bath })).toBeChecked();
  await expectNoFaults(page, 'dialog');
  await newList.fill(bath.toUpperCase());
  await newList.press('Enter');
  await expect(sidebar.getByRole('alert')).toHaveText(t('form.nameTaken'));
  await newList.fill(loft);
  await newList.press('Enter');
  await expect(sidebar).toBeHidden();

  // Both lists hold it; one of them opens, and Back leads to all of them.
  await watchShifts(page, 'main');
  await page.getByRole('banner').locator('.bar-fav').click();
  await scriptsReady(page);
  const card = (list: string) => main(page).getByRole('listitem').filter({ hasText: list });
  for (const list of [bath, loft])
    await expect(card(list)).toContainText(t('overview.countOne', { count: 1 }));
  await expectNoFaults(page);
  await main(page).getByRole('link', { name: bath }).click();
  await expect(page).toHaveURL(/\?list=\d+$/);
  const heading = (text: string) => main(page).getByRole('heading', { name: text, level: 2 });
  await expect(heading(bath)).toBeVisible();
  await page.goBack();
  await expect(card(loft)).toBeVisible();
  await page.goForward();

  // Quick clicks and a typed quantity are kept.
  const quantity = main(page).getByRole('textbox', { name: t('row.quantity', { name }) });
  await main(page)
    .getByRole('button', { name: t('row.more', { name }) })
    .click({ clickCount: 4 });
  await expect(quantity).toHaveValue('5');
  await quantity.fill('0');
  await quantity.press('Enter');
  // What cannot be kept stays, with the reason.
  await expect(quantity).toHaveValue('0');
  await expect(quantity).toHaveAccessibleDescription(t('row.invalid'));
  await quantity.fill('12');
  const saved = page.waitForResponse((answer) =>
    /"quantity":12\b/.test(answer.request().postData() ?? ''),
  );
  await quantity.press('Enter');
  await saved;
  await page.reload();
  await expect(quantity).toHaveValue('12');
  await expectNoFaults(page);
  expect(await shiftsOf(page)).toEqual([]);

  await main(page)
    .getByRole('button', { name: t('order.add') })
    .click();
  await expect(notice(page)).toContainText(t('order.addedOne', { count: 1 }));

  // Renamed in place; what looks like markup is text.
  const renamed = `${bath} <img src=x onerror="document.title='hit'">`;
  await main(page)
    .getByRole('button', { name: t('detail.rename'), exact: true })
    .click();
  const nameField = main(page).getByRole('textbox', { name: t('detail.nameLabel') });
  await expect(nameField).toBeFocused();
  await nameField.fill(renamed);
  await nameField.press('Enter');
  await expect(heading(renamed)).toBeVisible();

  // Whoever has the link sees the list, until sharing ends.
  await main(page)
    .getByRole('button', { name: t('share.open') })
    .click();
  const link = main(page).getByRole('textbox', { name: t('share.link') });
  await expect(link).toHaveValue(/\?gedeeld=[\w-]{22}$/);
  const address = await link.inputValue();
  await main(page)
    .getByRole('button', { name: t('share.send'), exact: true })
    .click();
  const shared = JSON.stringify({ title: renamed, url: address });
  await expect(page.locator('html')).toHaveAttribute('data-shared', shared);
  await main(page)
    .getByRole('button', { name: t('share.copy'), exact: true })
    .click();
  await expect(notice(page)).toContainText(t('share.copied'));
  const visitor = await newVisitor(browser, page);
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: renamed, level: 1 })).toBeVisible();
  await expect(main(visitor)).toContainText(name);
  await expect(main(visitor)).toContainText(t('row.pieces', { count: 12 }));
  await expect(main(visitor).getByRole('link', { name: t('shared.signIn') })).toBeVisible();
  for (const shown of [page, visitor]) {
    await expect(shown).not.toHaveTitle('hit');
    await expect(main(shown).locator('img[src="x"]')).toHaveCount(0);
  }
  await expectNoFaults(visitor);
  await main(page)
    .getByRole('button', { name: t('share.stop') })
    .click();
  await expect(notice(page)).toContainText(t('share.stopped'));
  await visitor.reload();
  await expect(
    visitor.getByRole('heading', { name: t('shared.missingTitle'), level: 1 }),
  ).toBeVisible();

  // A removed product can be put back.
  await main(page)
    .getByRole('button', { name: t('row.remove', { name }) })
    .click();
  await main(page)
    .getByRole('button', { name: `${t('row.putBack')}: ${name}`, exact: true })
    .click();
  await expect(quantity).toHaveValue('12');

  await main(page)
    .getByRole('button', { name: t('detail.delete'), exact: true })
    .click();
  await main(page)
    .getByRole('button', { name: t('detail.deleteYes') })
    .click();
  await expect(card(loft)).toBeVisible();
  await expect(card(renamed)).toHaveCount(0);
  await expect(notice(page)).toContainText(t('detail.deleted', { name: renamed }));
});

const t = (key: string, values = {}) => say('nl', `wishlists:${key}`, values);

test('who opens a shared link signs in, comes back, and keeps the list', async ({
  page: other,
  browser,
  customer,
}) => {
  const device = await browser.newContext();
  const owner = await customer({ in: device });
  const name = 'Schuur';
  const product = (await categoryWith(12)).list.Products[0]!;
  const id = await makeList(owner, name, [[product.Id, 3]]);
  const { ShareKey } = await owner.ask<{ ShareKey: string }>('POST', `${BASE}/id/${id}/share`);
  await device.close();

  await customer({ session: 'provider' });
  await other.goto(`${to('nl', 'account-favourites')}?gedeeld=${ShareKey}`);
  await main(other)
    .getByRole('link', { name: t('shared.signIn') })
    .click();
  await signInHere(other, 'nl');
  await main(other)
    .getByRole('button', { name: t('shared.save') })
    .click();
  await expect(main(other)).toContainText(t('shared.saved', { name }));
  await main(other)
    .getByRole('link', { name: t('shared.open') })
    .click();
  await expect(main(other).getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(main(other)).toContainText(product.Name);
  const copy = Number(new URL(other.url()).searchParams.get('list'));
  expect(copy).not.toBe(id);
});

test('what was put into the cart goes on a new list together', async ({ page, customer }) => {
  const [product] = await orderables('nl', 1);
  await customer({ cart: [[product!, 2]] });
  await open(page, to('nl', 'brand'));
  await (await addLink(page, 'CartSidebarFavorites')).click();
  const sidebar = sidebarOf(page, 'nl', 'CartSidebarFavorites');
  await sidebar
    .getByRole('button', { name: say('nl', 'sidebars:lists.save'), exact: true })
    .click();
  await expect(sidebar.getByRole('alert')).toHaveText(say('nl', 'sidebars:lists.chooseOne'));
  const list = 'Winkelwagen';
  await sidebar.getByRole('textbox').fill(list);
  await sidebar.getByRole('textbox').press('Enter');
  await expect(notice(page)).toContainText(list);
  await page.goto(to('nl', 'account-favourites'));
  await main(page).getByRole('link', { name: list }).click();
  const name = product!.Name;
  const quantity = main(page).getByRole('textbox', { name: t('row.quantity', { name }) });
  await expect(quantity).toHaveValue('2');
});

test('a change that cannot be saved is undone, and said; so is a list that is not there', async ({
  page,
  customer,
}) => {
  const owner = await customer();
  const product = (await categoryWith(12)).list.Products[0]!;
  const id = await makeList(owner, 'Dak', [[product.Id, 3]]);
  await page.goto(`${to('nl', 'account-favourites')}?list=${id}`);
  const { Name: name } = product;
  const quantity = main(page).getByRole('textbox', { name: t('row.quantity', { name }) });
  await expect(quantity).toHaveValue('3');
  await page.route('**/wishlists/**', (route) => route.abort());
  await main(page)
    .getByRole('button', { name: t('row.more', { name }) })
    .click();
  await expect(notice(page)).toContainText(t('detail.failed'));
  await expect(quantity).toHaveValue('3');
  await page.unroute('**/wishlists/**');
  // As is a list of somebody else: `tests/contract/wishlists.test.ts`.
  await page.goto(`${to('nl', 'account-favourites')}?list=999999999`);
  await expect(main(page).getByRole('heading', { name: t('detail.missingTitle') })).toBeVisible();
});
