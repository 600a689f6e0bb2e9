/** Wishlists (kluslijsten), from the heart of a product to a shared link (spec 2 §3, §6, §7). */
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '../../backend/customer/demo-customers.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import { axe } from '../support/axe.ts';
import { customerWithCart } from '../support/checkout.ts';
import { holdFocus } from '../support/focus/kept-focus.ts';
import { open, scriptsReady } from '../support/ready.ts';
import { categoryWith } from '../support/samples.ts';
import { addLink, sidebarOf } from '../support/sidebars.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { expectSignedIn, fillSignIn, pressSignIn, tokenOf } from '../support/sign-in.ts';
import { LOCALES, say, SCREEN, to } from '../support/texts.ts';

holdFocus();

const BASE = '/api/aspos/customer/wishlists';

const customer = (name: string) => {
  const found = DEMO_CUSTOMERS.find(({ email }) => email.startsWith(`${name}@`));
  return { email: found!.email, password: DEMO_PASSWORD };
};
/** Each test has a customer of its own where it counts lists: they run at the same time. */
const SAVERS = { nl: customer('zzp'), en: customer('aannemer') };

/** A name that no earlier run has used. */
const fresh = (name: string) => `${name} ${Date.now().toString(36)}`;

const main = (page: Page) => page.getByRole('main');
const notice = (page: Page) => page.locator('[data-says]');
const firstCard = (page: Page) =>
  main(page)
    .locator('[data-product]')
    .filter({ has: page.locator('form') })
    .first();
const heartOf = (card: Locator) => card.locator('.fav');

/** Signs in on the sign-in page that shows, or is about to. */
async function signInHere(page: Page, locale: Locale, who: { email: string; password: string }) {
  await page.waitForURL(`**${to(locale, 'login')}*`);
  await scriptsReady(page);
  await pressSignIn(page, locale);
  await fillSignIn(page, locale, who);
  await expect(page).not.toHaveURL(/\/redirect|\/id\/|\/api\//);
  await expectSignedIn(page);
  await scriptsReady(page);
}

async function signIn(page: Page, locale: Locale, who: { email: string; password: string }) {
  await page.goto(to(locale, 'login'));
  await signInHere(page, locale, who);
}

/** Makes a list by a call, with products and their quantities. */
async function makeList(page: Page, name: string, lines: [number, number][]): Promise<number> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const made = await page.request.post(BASE, { headers, data: { listName: name } });
  const { Data } = (await made.json()) as { Data: { Id: number } };
  if (lines.length > 0) {
    const products = lines.map(([productId, quantity]) => ({ productId, quantity }));
    await page.request.post(`${BASE}/id/${Data.Id}/products`, { headers, data: { products } });
  }
  return Data.Id;
}

async function deleteList(page: Page, id: number): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  await page.request.delete(`${BASE}/id/${id}`, { headers });
}

/** A visitor who has nothing of the first one's browser. */
async function newVisitor(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
  });
  return context.newPage();
}

for (const locale of LOCALES) {
  test(`a product goes on two lists, which are changed, shared and deleted (${locale}) ${SCREEN[locale]}`, async ({
    page,
    browser,
  }) => {
    const t = (key: string, values = {}) => say(locale, `wishlists:${key}`, values);
    const s = (key: string, values = {}) => say(locale, `sidebars:${key}`, values);
    const [bath, loft] = [fresh('Badkamer'), fresh('Zolder')];
    const { Url } = await categoryWith(12, locale);
    await open(page, to(locale, 'product-lister-all', { pathMatch: Url }));
    const name = (await firstCard(page).locator('.card-name a').textContent()) ?? '';

    // A visitor signs in, and comes back to the same product.
    await heartOf(firstCard(page)).click();
    await signInHere(page, locale, SAVERS[locale]);
    const sidebar = sidebarOf(page, locale, 'ProductSidebarFavorites');
    await expect(sidebar.getByText(name)).toBeVisible();
    const newList = sidebar.getByRole('textbox', { name: s('lists.new') });
    await newList.fill(bath);
    await sidebar.getByRole('button', { name: s('lists.save'), exact: true }).click();
    await expect(sidebar).toBeHidden();
    await expect(notice(page)).toContainText(bath);

    await heartOf(firstCard(page)).click();
    await expect(sidebar.getByRole('checkbox', { name: bath })).toBeChecked();
    expect((await axe(page).include('dialog').analyze()).violations).toEqual([]);
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
    expect((await axe(page).analyze()).violations).toEqual([]);
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
    await expect(quantity).toHaveValue('5');
    await quantity.fill('12');
    const saved = page.waitForResponse((answer) =>
      /"quantity":12\b/.test(answer.request().postData() ?? ''),
    );
    await quantity.press('Enter');
    await saved;
    await page.reload();
    await expect(quantity).toHaveValue('12');
    expect((await axe(page).analyze()).violations).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);

    await main(page)
      .getByRole('button', { name: t('order.add') })
      .click();
    await expect(notice(page)).toContainText(t('order.addedOne', { count: 1 }));

    // Renamed in place.
    const renamed = `${bath} 2`;
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
    const visitor = await newVisitor(browser, page);
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { name: renamed, level: 1 })).toBeVisible();
    await expect(main(visitor)).toContainText(name);
    await expect(main(visitor)).toContainText(t('row.pieces', { count: 12 }));
    await expect(main(visitor).getByRole('link', { name: t('shared.signIn') })).toBeVisible();
    expect((await axe(visitor).analyze()).violations).toEqual([]);
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

    for (const list of [renamed, loft]) {
      await page.goto(to(locale, 'account-favourites'));
      await main(page).getByRole('link', { name: list }).click();
      await main(page)
        .getByRole('button', { name: t('detail.delete'), exact: true })
        .click();
      await main(page)
        .getByRole('button', { name: t('detail.deleteYes') })
        .click();
      await expect(card(list)).toHaveCount(0);
      await expect(notice(page)).toContainText(t('detail.deleted', { name: list }));
    }
  });
}

const t = (key: string, values = {}) => say('nl', `wishlists:${key}`, values);

test('a script in the name of a list is text, for the owner and behind the link @desktop', async ({
  page,
  browser,
}) => {
  await signIn(page, 'nl', customer('consument'));
  const name = `<img src=x onerror="document.title='hit'"><script>x</script> ${fresh('')}`;
  const id = await makeList(page, name, []);
  await page.goto(`${to('nl', 'account-favourites')}?list=${id}`);
  await expect(main(page).getByRole('heading', { name, level: 2 })).toBeVisible();
  await main(page)
    .getByRole('button', { name: t('share.open') })
    .click();
  const link = main(page).getByRole('textbox', { name: t('share.link') });
  await expect(link).toHaveValue(/gedeeld/);
  const visitor = await newVisitor(browser, page);
  await visitor.goto(await link.inputValue());
  await expect(visitor.getByRole('heading', { name, level: 1 })).toBeVisible();
  for (const shown of [page, visitor]) {
    await expect(shown).not.toHaveTitle('hit');
    await expect(main(shown).locator('img[src="x"]')).toHaveCount(0);
  }
  await deleteList(page, id);
});

test('a list that is not the customer’s does not open @desktop', async ({ page, browser }) => {
  await signIn(page, 'nl', customer('consument'));
  const id = await makeList(page, fresh('Privé'), []);
  const other = await newVisitor(browser, page);
  await signIn(other, 'nl', customer('zzp'));
  await other.goto(`${to('nl', 'account-favourites')}?list=${id}`);
  await expect(main(other).getByRole('heading', { name: t('detail.missingTitle') })).toBeVisible();
  const headers = { authorization: `Bearer ${await tokenOf(other)}` };
  expect((await other.request.get(`${BASE}/id/${id}`, { headers })).status()).toBe(404);
  await deleteList(page, id);
});

test('who opens a shared link signs in, comes back, and keeps the list @desktop', async ({
  page,
  browser,
}) => {
  await signIn(page, 'nl', customer('consument'));
  const name = fresh('Schuur');
  const product = (await categoryWith(12)).list.Products[0]!;
  const id = await makeList(page, name, [[product.Id, 3]]);
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const shared = await page.request.post(`${BASE}/id/${id}/share`, { headers });
  const { Data } = (await shared.json()) as { Data: { ShareKey: string } };

  const other = await newVisitor(browser, page);
  await other.goto(`${to('nl', 'account-favourites')}?gedeeld=${Data.ShareKey}`);
  await main(other)
    .getByRole('link', { name: t('shared.signIn') })
    .click();
  await signInHere(other, 'nl', customer('zzp'));
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
  await deleteList(other, copy);
  await deleteList(page, id);
});

test('what was put into the cart goes on a new list together @desktop', async ({ page }) => {
  await customerWithCart(page, 'nl', []);
  const { Url } = await categoryWith(12);
  await open(page, to('nl', 'product-lister-all', { pathMatch: Url }));
  const name = (await firstCard(page).locator('.card-name a').textContent()) ?? '';
  const add = firstCard(page).getByRole('button', {
    name: say('nl', 'listing:buy.add', { name }),
  });
  await add.click();
  await add.click();
  await (await addLink(page, 'CartSidebarFavorites')).click();
  const sidebar = sidebarOf(page, 'nl', 'CartSidebarFavorites');
  await sidebar
    .getByRole('button', { name: say('nl', 'sidebars:lists.save'), exact: true })
    .click();
  await expect(sidebar.getByRole('alert')).toHaveText(say('nl', 'sidebars:lists.chooseOne'));
  const list = fresh('Winkelwagen');
  await sidebar.getByRole('textbox').fill(list);
  await sidebar.getByRole('textbox').press('Enter');
  await expect(notice(page)).toContainText(list);
  await page.goto(to('nl', 'account-favourites'));
  await main(page).getByRole('link', { name: list }).click();
  const quantity = main(page).getByRole('textbox', { name: t('row.quantity', { name }) });
  await expect(quantity).toHaveValue('2');
  await deleteList(page, Number(new URL(page.url()).searchParams.get('list')));
});

test('a change that cannot be saved is undone, and said @desktop', async ({ page }) => {
  await signIn(page, 'nl', customer('consument'));
  const product = (await categoryWith(12)).list.Products[0]!;
  const id = await makeList(page, fresh('Dak'), [[product.Id, 3]]);
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
  await deleteList(page, id);
});
