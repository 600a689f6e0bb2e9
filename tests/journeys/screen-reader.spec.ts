/** Whole journeys by ear: what a screen reader speaks, with the keyboard as the only control. */
import { expect, test as base } from '../support/fixtures.ts';
import { LOGIN_TEXTS } from '../../backend/customers/identity/provider/pages.ts';
import { TEST_BANK_TEXTS } from '../../backend/payment/test-bank/test-bank.ts';
import { lineOf, orderables } from '../support/cart.ts';
import { text } from '../support/checkout.ts';
import { countText } from '../support/list-page.ts';
import { open, scriptsReady } from '../support/ready.ts';
import { catalogueRoots } from '../support/samples.ts';
import { logFaults } from '../support/screen-reader/foreign-texts.ts';
import { ScreenReader } from '../support/screen-reader/screen-reader.ts';
import { search } from '../support/shop-calls.ts';
import { say, to } from '../support/texts.ts';

const locale = 'nl';

const test = base.extend<{ reader: ScreenReader }>({
  bypassCSP: true,
  reader: ({ page }, use) => ScreenReader.follow(page).then(use),
});

/** Patterns take the words of the shop as they are. */
const exactly = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** A control as it is spoken: its role, and its name up to the next state. */
const control = (role: string, name: string) => new RegExp(`^${role}, ${exactly(name)}(,|$)`);

const shop = (key: string, values = {}) => say(locale, key, values);

test('filters a list by ear @mobile', async ({ page, reader }) => {
  const [root] = await catalogueRoots(locale);
  const list = await search({ categoryID: root!.Id, pageSize: 11 }, locale);
  const brand = list.Facets.find(({ Field }) => Field === 'brand')!.Values[0]!;
  const { Total } = await search({ categoryID: root!.Id, brandNames: brand.Value }, locale);
  await open(page, to(locale, 'product-lister-all', { pathMatch: root!.Url }));
  // Every quantity and step tells its product.
  const steps = (await reader.readPage()).filter((phrase) =>
    new RegExp(
      `^(button|textbox), (${shop('listing:buy.plus', { name: '' })}|${shop('listing:buy.quantity', { name: '' })})`,
    ).test(phrase),
  );
  expect(steps.length).toBeGreaterThan(0);
  expect(new Set(steps).size).toBe(steps.length);

  await reader.press(control('button', shop('listing:list.filters')));
  await reader.hears(control('dialog', shop('listing:list.filters')));
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  const box = new RegExp(`^checkbox, ${exactly(brand.Value)} .*, not checked`);
  const mark = await reader.mark();
  await reader.press(box, 'Space');
  await reader.hears(`polite: ${countText(locale, Total)}`, mark);
  const checked = new RegExp(`^checkbox, ${exactly(brand.Value)} .*, checked`);
  await reader.moveTo(checked);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const chip = control('button', shop('listing:list.drop', { filter: brand.Value }));
  await reader.press(chip);
  // The chip goes with its filter; the count has the focus and is spoken.
  await reader.hears(countText(locale, list.Total), mark);
  await expect(page.locator('.list-count')).toBeFocused();
  expect(logFaults(await reader.unmarkedLog(), locale)).toEqual([]);
});

test('finds a product by ear and puts two in the cart', async ({ page, reader }) => {
  await open(page, to(locale, 'index'));
  await reader.focus(control('combobox', shop('frame:search.label')));
  await page.keyboard.type('gipsplaat');
  await reader.hears(
    new RegExp(`^polite: \\d+ ${exactly(shop('frame:search.many').split('} ')[1]!)}$`),
  );
  await page.keyboard.press('ArrowDown');
  // The field tells which option is active, how many keys it takes and that there is a list.
  const field = await reader.moveTo(control('combobox', shop('frame:search.label')));
  expect(field).toContain(', expanded, active descendant ');
  expect(await reader.moveTo(/^option, /)).toContain(', selected, position 1, ');
  await page.keyboard.press('End');
  // After the products come pages about the same words.
  const selected = page.getByRole('option', { selected: true });
  while (!(await selected.getAttribute('href'))?.includes('/product/'))
    await page.keyboard.press('ArrowUp');
  const name = (await reader.moveTo(/^option, .*, selected, /)).split(', ')[1]!;
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/product\//);
  await scriptsReady(page);

  const title = await reader.moveTo(/^heading, .*, level 1$/);
  const product = title.slice('heading, '.length, -', level 1'.length);
  expect(name).toContain(product.split(',')[0]);
  await reader.press(control('button', shop('product:buy.more')));
  // The steps tell the quantity that they lead to.
  await reader.hears(/^polite: 2$/);
  expect(await reader.moveTo(control('textbox', shop('product:buy.quantity')))).toMatch(/, 2(,|$)/);
  await reader.press(control('button', shop('product:buy.add')));
  // Which product, and how many, without looking for it.
  await reader.hears(control('dialog', shop('cart:confirm.title')));
  await reader.moveTo(/^end of dialog/);
  const dialog = await reader.moveTo(control('dialog', shop('cart:confirm.title')));
  expect(dialog).toContain(product);
  expect(dialog).toContain(shop('cart:confirm.pieces', { count: 2 }));
  await reader.press(control('button', shop('cart:confirm.on')));
  await reader.readPage();
  expect(logFaults(await reader.unmarkedLog(), locale)).toEqual([]);
});

test('chooses a store by ear', async ({ page, reader }) => {
  const store = (key: string, values = {}) => shop(`sidebars:defaultStore.${key}`, values);
  await open(page, to(locale, 'index'));
  const opener = new RegExp(`^(link|button), ${exactly(shop('frame:store.label'))} `);
  await reader.press(opener);
  await reader.hears(control('dialog', shop('sidebars:titles.ProductSidebarDefaultStore')));
  await reader.hears(`polite: ${store('all_other', { count: 50 })}`);
  await reader.type(control('searchbox', store('search')), '0000 XX');
  await page.keyboard.press('Enter');
  await reader.hears(`assertive: ${store('problems.postcode')}`);
  expect(await reader.moveTo(control('searchbox', store('search')))).toContain(', invalid');
  await reader.type(control('searchbox', store('search')), '3542 AB');
  const mark = await reader.mark();
  await page.keyboard.press('Enter');
  await reader.hears(`polite: ${store('nearest')}`, mark);
  await reader.moveTo(/^heading, .*, level 3$/);
  await reader.press(new RegExp(`^button, ${store('choose')} .*, not pressed$`));
  await reader.hears(`polite: ${store('chosen', { city: 'Utrecht' })}`);
  // Back where it began, with the name of the store.
  await expect(page.locator('.bar-store')).toBeFocused();
  expect(await reader.moveTo(opener)).toContain('Utrecht');
  const none = `polite: ${store('all_other', { count: 0 })}`;
  expect((await reader.log()).filter((phrase) => phrase.includes(none))).toEqual([]);
  expect(logFaults(await reader.unmarkedLog(), locale)).toEqual([]);
});

test('signs in by ear, after a mistake', async ({ page, reader, customer }) => {
  const t = LOGIN_TEXTS[locale];
  const { email, password } = await customer({ locale, in: null });
  await open(page, to(locale, 'login'));
  await reader.moveTo('main');
  await reader.press(control('link', shop('frame:account.login')));
  await page.waitForURL(/\/id\//);
  await reader.type(control('textbox', t.email), email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong-password');
  const mark = await reader.mark();
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  // The field that is to be mended has the focus, and tells what is wrong.
  await reader.hears(
    new RegExp(`^textbox, ${t.email}, .*${exactly(t.faults.wrong)}, invalid`),
    mark,
  );
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => !/redirect|\/id\/|\/api\//.test(pathname));
  await scriptsReady(page);
  // The account menu loads late: it sets the greeting, then is busy until the points are loaded.
  await page
    .locator('.bar-account:not([data-busy]) [data-greeting]:not(:empty)')
    .waitFor({ state: 'attached' });
  await reader.moveTo('document');
  await reader.moveTo(new RegExp(`${shop('frame:account.in')} `));
  await reader.readPage();
  expect(logFaults(await reader.unmarkedLog(), locale)).toEqual([]);
});

test('orders by ear', async ({ page, reader, customer }) => {
  test.slow();
  const [product] = await orderables(locale, 1);
  await customer({ locale, address: true, cart: [[product!, 2]] });
  await reader.log();
  const { Name } = product!;
  await open(page, to(locale, 'cart'));
  await expect(lineOf(page, product!)).toBeVisible();
  await reader.press(control('button', shop('wishlists:row.more', { name: Name })));
  await reader.hears(/^polite: 3$/);
  const quantity = control('textbox', shop('wishlists:row.quantity', { name: Name }));
  expect(await reader.moveTo(quantity)).toMatch(/, 3(,|$)/);
  await reader.press(control('link', shop('cart:totals.order')));

  await page.waitForURL(new RegExp(to(locale, 'checkout-delivery')));
  await scriptsReady(page);
  await expect(page.locator('input[name=slot]:checked')).toBeVisible();
  await reader.moveTo(/current step/);
  expect(await reader.moveTo(/^radio, .*/)).toContain(', checked, position 1, set size 2');
  const step = async (key: string, heading: string) => {
    const mark = await reader.mark();
    await reader.press(control('button', text(locale, key)));
    // A step starts at its heading.
    await reader.hears(`heading, ${text(locale, heading)}, level 1`, mark);
  };
  await step('delivery.next', 'payment.title');
  await expect(page.locator('input[name=payment]').first()).toBeVisible();
  // Nothing is chosen: the reason is spoken.
  const mark = await reader.mark();
  await reader.press(control('button', text(locale, 'payment.next')));
  await reader.hears(/^alert/, mark);
  await reader.moveTo(text(locale, 'payment.needsMethod'));
  await reader.press(/^radio, PayPal/, 'Space');
  expect(await reader.moveTo(/^radio, PayPal/)).toContain(', checked');
  await step('payment.next', 'overview.title');
  await reader.readPage();
  await reader.press(control('button', text(locale, 'overview.order')));
  const bank = TEST_BANK_TEXTS[locale];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bank.title);
  await reader.press(control('button', bank.buttons.paid));
  await page.waitForURL(new RegExp(to(locale, 'checkout-success')));
  await scriptsReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'success.title'));
  await reader.readPage();
  expect(logFaults(await reader.unmarkedLog(), locale)).toEqual([]);
});
