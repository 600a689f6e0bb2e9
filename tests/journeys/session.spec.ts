/** A session over time and over tabs (spec 1 §4.1): expiry, renewal, sign-out in a different tab. */
import type { Locator, Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { open, scriptsReady } from '../support/ready.ts';
import { expectSignedIn, expectSignedOut, pressSignIn, tokenOf } from '../support/sign-in.ts';
import { say, to } from '../support/texts.ts';
import { expect, test } from '../support/fixtures.ts';

const locale = 'nl';

const HOUR_MS = 3_600_000;

/** Puts the shop's clock of this browser forward (spec 2 §4); 0 puts it right again. */
async function putClock(page: Page, hours: number): Promise<void> {
  const value = hours === 0 ? '' : new Date(Date.now() + hours * HOUR_MS).toISOString();
  await page.context().addCookies([{ name: 'fake-now', value, url: page.url() }]);
}

/**
 * Simulates a return to the tab, in which the browser delayed the timers, until what follows shows:
 * the code of sessions loads once the page is at rest, and hears no return before that.
 */
const comeBack = (page: Page, shown: Locator, isShown = true) =>
  expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return shown.isVisible();
    })
    .toBe(isShown);

const question = (page: Page, locale: 'nl' | 'en' = 'nl') =>
  page.getByRole('dialog', { name: say(locale, 'account:again.title') });

/** Presses the question's button; the window in which sign-in happens. */
async function signInAgain(page: Page, locale: 'nl' | 'en' = 'nl'): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  const name = say(locale, 'account:again.signIn');
  await question(page, locale).getByRole('button', { name }).click();
  return opened;
}

/** Ends the session at the server, unknown to this browser. */
async function endSession(page: Page): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const ended = await page.request.post('/api/auth/logout', { headers, data: {} });
  expect(ended.status()).toBe(200);
}

test('a session that expires keeps what was typed, asks to sign in, and goes on, or signs out with the focus where it was', async ({
  page,
  customer,
}) => {
  await test.step('a session that expires keeps what was typed, asks to sign in, and goes on', async () => {
    await customer({ locale });
    await open(page, to(locale, 'store-lister'));
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.fill('3542');
    await putClock(page, 13);
    await comeBack(page, question(page, locale));
    await expectSignedIn(page);
    expect(await tokenOf(page)).toBeNull();
    expect((await axe(page).analyze()).violations).toEqual([]);

    // The server's clock is right: its new token is valid on the real day only.
    await putClock(page, 0);
    const window = await signInAgain(page, locale);
    await expect(question(page, locale)).toBeHidden();
    await expect(field).toHaveValue('3542');
    await expectSignedIn(page);
    expect(await tokenOf(page)).not.toBeNull();
    await expect.poll(() => window.isClosed()).toBe(true);
  });
  await test.step('who does not sign in again is shown as signed out, with the focus where it was', async () => {
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.focus();
    await putClock(page, 13);
    await comeBack(page, question(page));
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expectSignedOut(page);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('3542');
  });
});

test('a form of the account keeps what was typed over an expired session, and is saved after sign-in', async ({
  page,
  customer,
}) => {
  await customer();
  await open(page, to('nl', 'account-overview'));
  const t = (key: string) => say('nl', `profile:personal.${key}`);
  const form = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: t('title') }) });
  await form.getByRole('button', { name: t('edit') }).click();
  const field = form.getByLabel(t('mobileNumber'));
  await field.fill('06 12 00 00 01');
  await putClock(page, 13);
  await comeBack(page, question(page));
  await putClock(page, 0);
  await signInAgain(page);
  await expect(question(page)).toBeHidden();
  await expect(field).toHaveValue('06 12 00 00 01');

  await endSession(page);
  // A person's click lasts this long, and leaving the field validates it at once.
  await form.getByRole('button', { name: t('save') }).click({ delay: 300 });
  await expect(question(page)).toBeVisible();
  await signInAgain(page);
  await expect(question(page)).toBeHidden();
  await expect(page.locator('[data-says]')).toHaveText(t('saved'));
});

test('where no window opens, sign-in takes the place of the page and brings back what was typed', async ({
  page,
  customer,
}) => {
  await customer();
  await open(page, to('nl', 'store-lister'));
  await page.evaluate(() => (window.open = () => null));
  await page.getByRole('main').getByRole('textbox').first().fill('3542');
  await putClock(page, 13);
  await comeBack(page, question(page));
  const name = say('nl', 'account:again.signIn');
  await putClock(page, 0);
  await question(page).getByRole('button', { name }).click();
  await expect(page).toHaveURL(to('nl', 'store-lister'));
  await expectSignedIn(page);
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('3542');
});

test('a token is renewed while the page is used, and not before its last hours; expired, the session ends unasked where nothing is at stake', async ({
  page,
  customer,
}) => {
  await test.step('a token is renewed while the page is used, and not before its last hours', async () => {
    await customer();
    await open(page, to('nl', 'store-lister'));
    const renewals: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('refreshToken=true')) renewals.push(request.method());
    });
    const first = await tokenOf(page);
    await page.keyboard.press('Shift');
    expect(renewals).toEqual([]);
    await putClock(page, 7);
    // The code that watches the session may still be loading.
    await expect(async () => {
      await page.keyboard.press('Shift');
      expect(renewals).toEqual(['PUT']);
    }).toPass();
    await expect.poll(() => tokenOf(page)).not.toBe(first);
    await expectSignedIn(page);
  });
  await test.step('an expired session ends unasked where nothing is at stake, and before the first paint of the next page', async () => {
    await putClock(page, 13);
    await comeBack(page, page.locator('html[data-user]'), false);
    await expectSignedOut(page);
    await expect(question(page)).toBeHidden();
    expect(await tokenOf(page)).toBeNull();
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).not.toContain('token');
  });
});

test('other tabs follow sign-in and sign-out, and an account page shows that nobody is signed in', async ({
  page,
  context,
  customer,
}) => {
  await open(page, to('nl', 'account-orders'));
  await expect(page.locator('main .signed-out')).toBeVisible();
  const second = await context.newPage();
  await customer({ session: 'provider' });
  await open(second, to('nl', 'login'));
  await pressSignIn(second);
  // It goes on to home by itself, perhaps after the other tab has followed.
  await second.waitForURL(to('nl', 'index'));
  await expectSignedIn(page);
  await expect(page.locator('main .signed-in')).toBeVisible();
  await expect(page.locator('.bar-account [data-greeting]')).toHaveText('Welkom Piet Bouwer');

  await second.goto(to('nl', 'store-lister'));
  await scriptsReady(second);
  await second.locator('.bar-account summary').click();
  await second.locator('[data-logout]').click();
  await expect(second).toHaveURL(to('nl', 'logout-redirect'));
  await expectSignedOut(page);
  await expect(page.locator('main .signed-out')).toBeVisible();
  await expect(question(page)).toBeHidden();
});

test('a session without its user in storage is found by its cookie; a page from the cache of Back shows no customer who has signed out since', async ({
  page,
  customer,
  context,
}) => {
  await test.step('a session without its user in storage is found by its cookie', async () => {
    await customer();
    await open(page, to('nl', 'brand'));
    await page.evaluate(() => localStorage.clear());
    await open(page, to('nl', 'store-lister'));
    await expectSignedIn(page);
    expect(await tokenOf(page)).not.toBeNull();
  });
  await test.step('a page from the cache of Back shows no customer who has signed out since', async () => {
    await open(page, to('nl', 'account-orders'));
    await page.evaluate(() => location.assign('/vestigingen'));
    await scriptsReady(page);
    const second = await context.newPage();
    await open(second, to('nl', 'store-lister'));
    await second.locator('.bar-account summary').click();
    await second.locator('[data-logout]').click();
    await expect(second).toHaveURL(to('nl', 'logout-redirect'));
    await page.goBack();
    await expectSignedOut(page);
  });
});

test('a login answer without a token tells the reason, and clears the session', async ({
  page,
  customer,
}) => {
  const Data = { Token: null, Message: 'Dit account is geblokkeerd.' };
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ json: { Success: true, Data } }),
  );
  await customer({ session: 'provider' });
  await page.goto(to('nl', 'login'));
  await pressSignIn(page);
  await expect(page.getByText('Dit account is geblokkeerd.')).toBeVisible();
  await expectSignedOut(page);
  expect(await tokenOf(page)).toBeNull();
});
