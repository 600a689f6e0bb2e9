/** An account from its registration to the sign-in, and its password, by the mails of the shop. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LOGIN_TEXTS } from '../../backend/customers/identity/provider/pages.ts';
import { mailsTo } from '../support/customers.ts';
import { holdScript } from '../support/held-script.ts';
import { open, scriptsReady } from '../support/ready.ts';
import { expectSignedIn, fillSignIn, pressSignIn } from '../support/sign-in.ts';
import { say, to } from '../support/texts.ts';
import { expect, test } from '../support/fixtures.ts';

const PASSWORD = 'Geheim1';
const freshEmail = () => `${randomUUID()}@bouwer.example`;

const field = (page: Page, id: string) => page.locator(`#field-${id}`);
const submit = (page: Page, form: string) =>
  page.getByRole('main').getByRole('button', { name: say('nl', `account:${form}.submit`) });

async function register(page: Page, email: string): Promise<void> {
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(PASSWORD);
  await field(page, 'firstName').fill('Piet');
  await field(page, 'lastName').fill('Bouwer');
  await submit(page, 'register').click();
  await expect(page.locator('[data-account-done=register]')).toBeVisible();
}

/** Opens the link of the newest of `count` mails in a new tab, as a mail program would. */
async function openMailedLink(page: Page, email: string, path: string, count = 1): Promise<Page> {
  const link = new RegExp(`${path}#token=[\\w-]{43}`);
  const mails = await mailsTo(email, { count, passes: ({ text }) => link.test(text) });
  expect(mails).toHaveLength(count);
  const tab = await page.context().newPage();
  await open(tab, link.exec(mails.at(-1)!.text)![0]);
  return tab;
}

test('registers, confirms by the mail, signs in, and comes back to the page before', async ({
  page,
}) => {
  const email = freshEmail();
  await open(page, `${to('nl', 'store-lister')}?x=1`);
  await page.evaluate((address) => location.assign(address), to('nl', 'login'));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: say('nl', 'frame:account.new') }).click();
  await register(page, email);

  const tab = await openMailedLink(page, email, to('nl', 'confirm-email'));
  // The key leaves the address, which people share, and only the button confirms.
  await expect(tab).not.toHaveURL(/token/);
  await expect(tab.locator('[data-account-done=confirm-email]')).toBeHidden();
  await submit(tab, 'confirm').click();
  await expect(tab.locator('[data-account-done=confirm-email]')).toBeVisible();
  const login = say('nl', 'frame:account.login');
  await tab.getByRole('main').getByRole('link', { name: login }).click();
  await pressSignIn(tab);
  await fillSignIn(tab, 'nl', { email, password: PASSWORD });
  await expect(tab).toHaveURL(`${to('nl', 'store-lister')}?x=1`);
  await expectSignedIn(tab);
  await expectSignedIn(page);
});

test('an address that is not confirmed gets its mail again from the sign-in and from the registration', async ({
  page,
}) => {
  const email = freshEmail();
  const path = to('nl', 'confirm-email');
  await open(page, to('nl', 'register'));
  await register(page, email);
  await page.getByRole('button', { name: say('nl', 'account:register.resend') }).click();
  await expect(page.locator('[data-resent]')).not.toBeEmpty();
  await mailsTo(email, { count: 2 });

  const t = LOGIN_TEXTS.nl;
  await page.goto(to('nl', 'login'));
  await pressSignIn(page);
  await fillSignIn(page, 'nl', { email, password: PASSWORD });
  await expect(page.getByRole('alert')).toHaveText(t.faults.unconfirmed);
  await page.getByRole('button', { name: t.resend }).click();
  await expect(page.getByRole('alert')).toHaveText(t.faults.resent);
  await expect(page.getByLabel(t.email)).toHaveValue(email);

  const tab = await openMailedLink(page, email, path, 3);
  await submit(tab, 'confirm').click();
  await expect(tab.locator('[data-account-done=confirm-email]')).toBeVisible();
  await page.getByLabel(t.password).fill(PASSWORD);
  await page.getByRole('button', { name: t.submit, exact: true }).click();
  await expectSignedIn(page);
});

test('a form that is sent before its script listens is sent once it does', async ({ page }) => {
  const release = await holdScript(page, '_forgot-password');
  await page.goto(to('nl', 'forgot-password'), { waitUntil: 'commit' });
  await field(page, 'email').fill(freshEmail());
  await submit(page, 'forgot').click();
  release();
  await expect(page.locator('[data-account-done=forgot-password]')).toBeVisible();
});

test('a form is sent once while other scripts are still on their way', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/auth/forgotPassword', (route) => {
    calls += 1;
    return route.fulfill({ status: 500, json: { Success: false } });
  });
  await page.addInitScript(() => {
    const { addEventListener } = HTMLFormElement.prototype;
    HTMLFormElement.prototype.addEventListener = function (
      this: HTMLFormElement,
      ...listener: Parameters<typeof addEventListener>
    ) {
      this.toggleAttribute('data-listens', true);
      addEventListener.apply(this, listener);
    };
  });
  const release = await holdScript(page, 'Guard');
  await page.goto(to('nl', 'forgot-password'), { waitUntil: 'commit' });
  await expect(page.locator('[data-account-form][data-listens]')).toBeVisible();
  await field(page, 'email').fill(freshEmail());
  await submit(page, 'forgot').click();
  const failed = page.getByText(say('nl', 'account:form.failed'));
  await expect(failed).toBeVisible();
  release();
  await scriptsReady(page);
  await expect(failed).toBeVisible();
  // What the late scripts would send goes out before this answer comes.
  await page.evaluate(() => fetch('/api/aspos/session'));
  expect(calls).toBe(1);
});

test('a forgotten password is replaced by the mail, and sign-in begins with the new one', async ({
  page,
  customer,
}) => {
  const { email, password } = await customer({ in: null });
  await page.goto(to('nl', 'login'));
  await pressSignIn(page);
  await page.getByRole('link', { name: LOGIN_TEXTS.nl.forgot }).click();
  await field(page, 'email').fill(email);
  await submit(page, 'forgot').click();
  const done = page.locator('[data-account-done=forgot-password]');
  await expect(done).not.toBeEmpty();
  await expect(field(page, 'email')).toBeHidden();
  // After a reload it still says so, and another address can be tried.
  await page.reload();
  await expect(done).toBeVisible();
  await expect(field(page, 'email')).toBeVisible();

  const tab = await openMailedLink(page, email, to('nl', 'reset-password'));
  await field(tab, 'password').fill('Nieuw123');
  await field(tab, 'confirmation').fill('Anders123');
  await submit(tab, 'reset').click();
  await expect(tab.locator('#field-confirmation-error')).toHaveText(
    say('nl', 'account:form.confirmPassword'),
  );
  await field(tab, 'confirmation').fill('Nieuw123');
  await submit(tab, 'reset').click();
  await expect(tab.locator('[data-account-done=reset-password]')).toBeVisible();
  await fillSignIn(tab, 'nl', { email, password });
  await expect(tab.getByRole('alert')).toHaveText(LOGIN_TEXTS.nl.faults.wrong);
  await fillSignIn(tab, 'nl', { email, password: 'Nieuw123' });
  await expectSignedIn(tab);
});
