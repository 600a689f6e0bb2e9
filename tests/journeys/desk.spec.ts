/**
 * The day of an editor, with one sign-in: a change is seen before it is live, published and taken
 * back; a text is written, looked at and published. The first half in Dutch on a large screen, the
 * second in English on a phone.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { deskTexts } from '../../backend/editing/desk/texts.ts';
import { changeProductOfRunningShop } from '../../backend/program/running.ts';
import { addEditor, expectAccessibleLayout, PHONE } from '../support/desk.ts';
import { findProduct, isDiscounted } from '../support/samples.ts';
import { ask, type WireProduct } from '../support/shop-calls.ts';
import { euros, to } from '../support/texts.ts';
import { setCurrentShop } from '../support/current-shop.ts';
import { expect, OWN_SHOP, test } from '../support/fixtures.ts';

const PRICE = 1234.56;
const LONG_WORD = 'Waterafstotendespaanplaatschroevenassortimentsdoos';
const REASON = `Najaar & winter: ${LONG_WORD}`;
/** A publication of the small shop, beside other tests. */
const SOON = { timeout: 60_000 };

const nl = deskTexts('nl');
const en = deskTexts('en');

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use(OWN_SHOP);

test.describe('the desk', () => {
  let page: Page;
  let name: string;
  let password: string;
  let product: WireProduct;
  let address: string;
  /** The release before the change. */
  let before: number;
  let dataDir: string;

  const live = async (path = address) => (await page.request.get(path)).text();
  const shown = euros('nl', PRICE).replace(/[^\d.,]/g, '');
  const setPrice = (price: number, publish: boolean) =>
    changeProductOfRunningShop(dataDir, String(product.Id), [`price=${price}`], publish);
  /** Number of the live release, as the page says it. */
  const releaseOf = async () => {
    const text = (await page.locator('[data-live] b').textContent()) ?? '';
    return Number(/\d+/.exec(text)?.[0] ?? 0);
  };
  const ofProduct = () =>
    page
      .getByRole('listitem')
      .filter({ hasText: `(${product.Id})` })
      .first();

  test.beforeAll(async ({ browser, ownShop }) => {
    setCurrentShop(ownShop);
    dataDir = ownShop.dataDir;
    name = `Toets ${randomUUID().slice(0, 8)}`;
    password = await addEditor(name);
    page = await browser.newPage({ baseURL: ownShop.url });
    product = await findProduct((one) => !isDiscounted(one) && one.PriceInclTax > 5);
    const [named] = await ask<WireProduct[]>(`/api/aspos/products/ids?productIds=${product.Id}`);
    address = to('nl', 'product-detail-url', { url: named!.Url });
  });
  test.afterAll(() => page.close());

  test('a change is seen before it is live, and published', async () => {
    await page.goto('/redactie/aanmelden?taal=nl');
    await expectAccessibleLayout(page);
    await page.getByLabel(nl('signIn.name')).fill(name);
    await page.getByLabel(nl('signIn.password')).fill(password);
    await setPrice(PRICE, false);
    await page.getByRole('button', { name: nl('signIn.submit') }).click();

    const link = page.getByRole('link', { name: address, exact: true });
    await expect(link).toBeVisible(SOON);
    await expect(page.getByText(`(${product.Id})`)).toBeVisible();
    await expectAccessibleLayout(page);
    expect(await live()).not.toContain(shown);

    await link.click();
    await expect(page.frameLocator('iframe').getByText(shown).first()).toBeVisible(SOON);
    await expectAccessibleLayout(page);

    await page
      .getByRole('link', { name: nl('section.publish') })
      .first()
      .click();
    before = await releaseOf();
    await page.getByLabel(nl('publish.reason')).fill(REASON);
    await page.getByRole('button', { name: nl('publish.now') }).click();
    await expect.poll(releaseOf, SOON).toBeGreaterThan(before);
    expect(await live()).toContain(shown);
    await expect(page.getByText(nl('changes.none'))).toBeVisible(SOON);
  });

  test('it is taken back and held until it is let go, on a phone and in English', async () => {
    await page.setViewportSize(PHONE);
    await page.goto('/redactie/account');
    await expectAccessibleLayout(page);
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('link', { name: en('section.history') }).click();
    const newest = page.getByRole('listitem').filter({ hasText: REASON }).first();
    await expect(newest).toContainText(en('history.live'));
    await expect(newest).toContainText(name);
    await page.getByRole('link', { name: en('rollback.to', { id: String(before) }) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`(${product.Id})`);
    await expectAccessibleLayout(page);
    const confirm = en('rollback.confirm', { id: String(before) });
    await dialog.getByRole('button', { name: confirm }).click();
    await expect(page.getByText(en('rollback.done', { id: String(before) }))).toBeVisible();
    await expect.poll(() => live(), SOON).not.toContain(shown);

    // It stays so, whatever is published, until it is right and let go of.
    await expect(ofProduct()).toContainText(name);
    await expectAccessibleLayout(page);
    await setPrice(product.PriceInclTax, false);
    await page.getByRole('button', { name: new RegExp(`\\(${product.Id}\\)`) }).click();
    await page.waitForURL(/publiceren(\?taak=\d+)?$/);
    await expect(page.getByText(en('changes.none'))).toBeVisible(SOON);
    expect(await live()).not.toContain(shown);
  });

  test('a text is written, looked at and published, on a phone and in English', async () => {
    const place = 'customer-service/pickup';
    const text = () => live(`/en/${place}`);
    await page.getByRole('link', { name: en('section.content'), exact: true }).click();
    await expectAccessibleLayout(page);
    // What is found follows what is typed.
    await page.getByLabel(en('content.search')).fill(place);
    const found = page.getByRole('region', { name: en('content.group.page') });
    await expect(found.getByRole('listitem')).toHaveCount(1);
    await expect(found).toContainText(`pages/en/${place}.md`);
    await expect(page).toHaveURL(/zoek=/);
    await found.getByRole('link').first().click();

    const body = page.getByLabel(en('content.body'));
    const written = await body.inputValue();
    const sentence = `Toets ${randomUUID().slice(0, 8)} & klaar`;
    const told = sentence.replace('&', '&amp;');
    await body.fill(`${written}\n\n## ${sentence}\n`);
    const reading = page.getByRole('region', { name: en('content.reading') });
    await expect(reading.getByRole('heading', { name: sentence })).toBeVisible();

    // What is not right is told beside its field, and nothing is lost.
    const preview = page.getByRole('button', { name: en('content.preview'), exact: true });
    const description = page.getByRole('textbox', { name: 'Description' });
    const described = await description.inputValue();
    await description.fill('Kort');
    await preview.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(description).toHaveAttribute('aria-invalid', 'true');
    await expect(body).toHaveValue(new RegExp(sentence.replace('&', '.')));
    await expectAccessibleLayout(page);
    await description.fill(described);

    // Nor is it where the desk does not answer, or the session is over.
    const unsent = page.getByRole('dialog', { name: en('desk.unsent') });
    for (const [answer, why] of [
      ['abort', 'desk.unsentGone'],
      ['out', 'desk.unsentOut'],
    ] as const) {
      await page.route('**/redactie/account', (route) =>
        answer === 'abort' ? route.abort() : route.fulfill({ status: 401 }),
      );
      await preview.click();
      await expect(unsent).toContainText(en(why));
      await unsent.getByRole('button', { name: en('desk.close') }).click();
      await page.unroute('**/redactie/account');
    }
    await expect(body).toHaveValue(new RegExp(sentence.replace('&', '.')));

    await preview.click();
    const heading = page.frameLocator('iframe').getByRole('heading', { name: sentence });
    await expect(heading).toBeVisible(SOON);
    await expect(page.getByText(en('draft.touches', { count: 1 }))).toBeVisible();
    expect(await text()).not.toContain(told);
    await page.getByRole('button', { name: en('draft.now') }).click();
    await expect(page.getByText(en('content.done.published'))).toBeVisible();
    await expect.poll(text, SOON).toContain(told);
  });

  test('what an owner sets by forms of its own looks well', async () => {
    for (const place of ['doorverwijzen', 'koppelingen', 'artikelen']) {
      await page.goto(`/redactie/${place}`);
      await expectAccessibleLayout(page);
    }
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page.locator('input[name="pictures.files"]')).toBeVisible();
    await expectAccessibleLayout(page);
    await page.goto('/redactie/inhoud/bewerk?bestand=shop.yaml');
    await page.locator('input[type=color]').first().fill('#5a1e1e');
    await expect(page.locator('#f-brandColour')).toHaveValue('#5a1e1e');
    await expectAccessibleLayout(page);
    page.once('dialog', (asks) => asks.accept());
    await page.getByRole('link', { name: en('section.log') }).click();
    await expect(page).toHaveURL(/logboek/);
  });

  test('the log tells all of it, and who signs out is out', async () => {
    await page.goto('/redactie/media');
    await expectAccessibleLayout(page);
    // A step in a list leaves the keyboard at what it was about.
    await page.goto('/redactie/inhoud/bewerk?bestand=usps.yaml');
    await page
      .getByRole('button', { name: new RegExp(`^${en('content.add')}`) })
      .first()
      .click();
    const added = page.locator('#f-mainUsp-4-nl');
    await expect(added).toBeFocused();
    await added.fill(LONG_WORD);
    await page
      .locator('#f-mainUsp-4')
      .getByRole('button', { name: en('content.up') })
      .click();
    await expect(page.locator('#f-mainUsp-3 > summary')).toBeFocused();
    page.once('dialog', (asks) => asks.accept());
    await page.getByRole('link', { name: en('section.log') }).click();
    for (const text of [REASON, name, 'pages/en/customer-service/pickup.md'])
      await expect(page.getByRole('main')).toContainText(text);
    await expectAccessibleLayout(page);
    await page.getByLabel(en('desk.menu', { name })).click();
    await page.getByRole('button', { name: en('signIn.out') }).click();
    await expect(page.getByText(en('signIn.signedOut'))).toBeVisible();
    await page.goto('/redactie/geschiedenis');
    await expect(page).toHaveURL(/aanmelden\?naar=/);
  });
});
