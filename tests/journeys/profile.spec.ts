/** The account overview: data of the customer, addresses, preferences, privacy (spec 1 §2.2, §4.2, §5). */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Locale } from '../../src/domain/shared/common.ts';
import { axe } from '../support/axe.ts';
import { holdFocus, touch } from '../support/focus/focus-ring.ts';
import { open } from '../support/ready.ts';
import { sidebarOf } from '../support/sidebars.ts';
import { say, to } from '../support/texts.ts';
import { expect, type MakeCustomer, test } from '../support/fixtures.ts';

const locale = 'nl';

holdFocus();

const text = (locale: Locale, key: string, values = {}) => say(locale, `profile:${key}`, values);
const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
const notice = (page: Page) => page.locator('[data-says]');

/** Opens the overview as a customer of its own. */
async function overview(page: Page, customer: MakeCustomer, locale: Locale) {
  const made = await customer({ locale });
  await open(page, to(locale, 'account-overview'));
  await expect(page.getByRole('heading', { name: text(locale, 'personal.title') })).toBeVisible();
  return made;
}

const t = (key: string, values = {}) => text(locale, key, values);
const personal = (page: Page) => section(page, t('personal.title'));
const addresses = (page: Page) => section(page, t('addresses.title'));
const field = (page: Page, key: string) => page.getByLabel(t(key), { exact: false });

test('a changed name is in the header at once and on the next page; a new e-mail address needs the password; data are downloaded, and the account deleted after a clear confirmation', async ({
  page,
  customer,
}) => {
  test.slow();
  const { email, password } = await overview(page, customer, locale);
  await test.step('a changed name is in the header at once and on the next page', async () => {
    const form = personal(page);
    await form.getByRole('button', { name: t('personal.edit') }).click();
    await form.getByLabel(t('personal.firstName')).fill('');
    await form.getByLabel(t('personal.mobileNumber')).fill('0612');
    await form.getByRole('button', { name: t('personal.save') }).click();
    const summary = form.getByRole('group', { name: t('form.summary') });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      `${t('personal.firstName')}: ${say(locale, 'validation:required')}`,
      `${t('personal.mobileNumber')}: ${say(locale, 'validation:availablePhone')}: ${say(locale, 'validation:availablePhoneFormat')}`,
    ]);
    await expect(form.getByLabel(t('personal.mobileNumber'))).toHaveValue('0612');
    expect((await axe(page).include('main').analyze()).violations).toEqual([]);
    await summary.getByRole('link').first().click();
    await expect(form.getByLabel(t('personal.firstName'))).toBeFocused();
    await page.keyboard.type('Tess');
    await form.getByLabel(t('personal.mobileNumber')).fill('06 12 34 56 78');
    await form.getByRole('button', { name: t('personal.save') }).click();
    await expect(notice(page)).toHaveText(t('personal.saved'));
    await expect(form.getByText('Tess Bouwer')).toBeVisible();
    await expect(form.getByRole('button', { name: t('personal.edit') })).toBeFocused();
    const greeting = page.locator('[data-greeting]');
    await expect(greeting).toHaveText(
      say(locale, 'frame:account.welcome', { name: 'Tess Bouwer' }),
    );
    await page.reload();
    await expect(greeting).toHaveText(
      say(locale, 'frame:account.welcome', { name: 'Tess Bouwer' }),
    );
  });
  await test.step('a new e-mail address needs the password and must be free', async () => {
    const form = section(page, t('email.title'));
    await form.getByRole('button', { name: t('email.edit') }).click();
    await field(page, 'email.email').last().fill('consument@demo.example');
    await form.getByLabel(t('email.password')).fill('Verkeerd1');
    await expect(form.locator('#email-email-error')).toHaveText(
      say(locale, 'validation:availableEmail'),
    );
    await form.locator('#email-email').fill(`nieuw.${email}`);
    await form.getByRole('button', { name: t('email.save') }).click();
    await expect(form.locator('#email-password')).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel(t('email.password')).fill(password);
    await form.getByRole('button', { name: t('email.save') }).click();
    await expect(form.getByText(`nieuw.${email}`)).toBeVisible();
  });
  await test.step('data are downloaded, and the account deleted after a clear confirmation', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('data.download') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^[a-z-]+-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as object;
    expect(data).toMatchObject({
      Account: { Email: `nieuw.${email}` },
      Customer: { FirstName: 'Tess' },
    });

    const form = section(page, t('delete.title'));
    await form.getByRole('button', { name: t('delete.open') }).click();
    await form.getByLabel(t('delete.password')).fill('Verkeerd1');
    await form.getByLabel(t('delete.confirmation')).fill('ja');
    await form.getByRole('button', { name: t('delete.submit') }).click();
    await expect(form.getByRole('group')).toContainText(t('delete.wrongWord'));
    await form.getByLabel(t('delete.confirmation')).fill(t('delete.word').toLowerCase());
    await form.getByRole('button', { name: t('delete.submit') }).click();
    await expect(form.getByLabel(t('delete.password'))).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel(t('delete.password')).fill(password);
    await form.getByRole('button', { name: t('delete.submit') }).click();
    await expect(notice(page)).toHaveText(t('delete.done'));
    await expect(page.locator('html')).not.toHaveAttribute('data-user');
    await expect(page).toHaveURL(to(locale, 'index'));
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test('addresses are looked up, typed, marked and deleted; preferences and the default store are saved; what was typed survives a failed call and a reload', async ({
  page,
  customer,
}) => {
  test.slow();
  await overview(page, customer, locale);
  await test.step('addresses: looked up, typed, abroad, marked and deleted', async () => {
    const book = addresses(page);
    const f = (key: string) => book.getByLabel(new RegExp(`^${t(`addressForm.${key}`)}`));
    await book.getByRole('button', { name: t('addresses.add') }).click();
    await expect(f('type')).toBeFocused();
    // The look-up fills street and city.
    await f('postalCode').fill('6711aa');
    await f('houseNumber').fill('40');
    await expect(book.getByRole('status')).toContainText(t('addressForm.found'));
    await expect(f('city')).toHaveValue('Ede');
    await expect(f('street')).not.toHaveValue('');
    // What nobody knows can be typed; the extension too.
    await f('houseNumber').fill('99998 K 1');
    await expect(book.getByRole('status')).toHaveText(t('addressForm.lookup-none'));
    await f('houseNumber').fill('546 K 1');
    await f('street').fill('Kade');
    await f('city').fill('Amsterdam');
    await f('postalCode').fill('12');
    await book.getByRole('button', { name: t('addressForm.save') }).click();
    await expect(f('postalCode')).toHaveAccessibleDescription(
      new RegExp(say(locale, 'validation:validPostcode')),
    );
    await f('postalCode').fill('1018 AA');
    await book.getByRole('button', { name: t('addressForm.save') }).click();
    await expect(book.getByRole('listitem').filter({ hasText: 'Kade 546 K 1' })).toContainText(
      '1018 AA Amsterdam',
    );

    await book.getByRole('button', { name: t('addresses.add') }).click();
    await f('countryCode').selectOption('BE');
    await f('postalCode').fill('B-2000');
    await f('houseNumber').fill('12 bus 3');
    await f('street').fill('Meir');
    await f('city').fill('Antwerpen');
    await book.getByRole('button', { name: t('addressForm.save') }).click();
    const foreign = book.getByRole('listitem').filter({ hasText: 'Meir 12 bus 3' });
    await expect(foreign).toContainText('B-2000 Antwerpen');
    await foreign.getByRole('button', { name: t('addresses.makeInvoice') }).click();
    await expect(
      foreign.getByText(t('addresses.type-InvoiceAddress'), { exact: true }),
    ).toBeVisible();
    expect((await axe(page).include('main').analyze()).violations).toEqual([]);

    await foreign.getByRole('button', { name: t('addresses.delete') }).click();
    await foreign.getByRole('button', { name: t('addresses.delete') }).click();
    await expect(foreign).toHaveCount(0);
    await expect(book.getByRole('listitem')).toHaveCount(1);
  });
  await test.step('preferences and the default store are saved', async () => {
    await page.getByRole('radio', { name: t('preferences.excl') }).check();
    await expect(page.locator('html')).toHaveAttribute('data-vat', 'excl');
    await page.getByRole('checkbox', { name: t('preferences.newsletter') }).check();
    await expect(notice(page)).toHaveText(t('preferences.subscribed'));
    await page.getByRole('link', { name: t('store.choose'), exact: true }).click();
    const sidebar = sidebarOf(page, locale, 'ProductSidebarDefaultStore');
    const choose = say(locale, 'sidebars:defaultStore.choose');
    await sidebar.getByRole('button', { name: choose }).first().click();
    // The customer is loaded again, so the page shows the store.
    await expect(page.getByRole('link', { name: t('store.change') })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: t('store.change') })).toBeVisible();
    const newsletter = page.getByRole('checkbox', { name: t('preferences.newsletter') });
    await expect(newsletter).toBeChecked();
  });
  await test.step('what was typed survives a failed call and a reload, but no password does', async () => {
    const form = section(page, text('nl', 'personal.title'));
    await form.getByRole('button', { name: text('nl', 'personal.edit') }).click();
    await form.getByLabel(text('nl', 'personal.lastName')).fill('Waterafstotende');
    await page.route('**/api/aspos/customer?refreshToken=true', (route) => route.abort());
    await form.getByRole('button', { name: text('nl', 'personal.save') }).click();
    await expect(form.getByRole('group', { name: text('nl', 'form.failed') })).toBeFocused();
    await expect(form.getByLabel(text('nl', 'personal.lastName'))).toHaveValue('Waterafstotende');
    await page.reload();
    await expect(form.getByLabel(text('nl', 'personal.lastName'))).toHaveValue('Waterafstotende');
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(kept).toContain('Waterafstotende');
    await form.getByRole('button', { name: text('nl', 'form.cancel') }).click();
    await expect(form.getByText('Piet Bouwer')).toBeVisible();

    const mail = section(page, text('nl', 'email.title'));
    await mail.getByRole('button', { name: text('nl', 'email.edit') }).click();
    await mail.locator('#email-password').fill('Geheim1');
    await mail.locator('#email-email').fill('nieuw@bouw.example');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Geheim1');
  });
});

test('a customer that cannot be loaded is told, with a way to try again @mobile', async ({
  page,
  customer,
}) => {
  await overview(page, customer, 'en');
  await page.route('**/api/aspos/customer', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(say('en', 'account:part.failed'))).toBeVisible();
  await page.unroute('**/api/aspos/customer');
  await touch(page);
  await page.getByRole('button', { name: say('en', 'account:part.retry') }).click();
  await expect(section(page, text('en', 'personal.title'))).toContainText('Piet Bouwer');
});
