/** Registration, and links that mails lead to (spec 1 §4.1, §5, §8). */
import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { open } from '../support/ready.ts';
import { say, to } from '../support/texts.ts';
import { expect, test } from '../support/fixtures.ts';

const TOKEN = 'a'.repeat(43);
const EMAIL = 'piet@bouwer.example';

/** Answers an auth operation as the server would, and keeps what was sent. */
async function answer(page: Page, operation: string, data: object): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(`**/api/auth/${operation}`, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: { Success: true, Data: data } });
  });
  return sent;
}

const summary = (page: Page) => page.locator('[data-summary]');

const field = (page: Page, id: string) => page.locator(`#field-${id}`);
const submit = (page: Page, form: string) =>
  page.getByRole('main').getByRole('button', { name: say('nl', `account:${form}.submit`) });

async function fillRegistration(page: Page): Promise<void> {
  await field(page, 'email').fill(EMAIL);
  await field(page, 'password').fill('Geheim1');
  await field(page, 'firstName').fill('Piet');
  await field(page, 'lastName').fill('Bouwer');
  await field(page, 'kvkNumber').fill('12.34 5678');
}

test('registration shows every fault, keeps what was typed when the network fails, and is sent at the next try @mobile', async ({
  page,
}) => {
  await test.step('registration shows every fault beside its field and in a summary with the focus', async () => {
    await open(page, to('nl', 'register'));
    await submit(page, 'register').click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveCount(4);
    await expect(field(page, 'lastName')).toHaveAccessibleDescription(
      say('nl', 'account:form.required'),
    );
    await summary(page).getByRole('link').first().click();
    await expect(field(page, 'email')).toBeFocused();
    await field(page, 'email').fill('piet');
    await submit(page, 'register').click();
    await expect(field(page, 'email')).toHaveAccessibleDescription(say('nl', 'account:form.email'));
    expect((await axe(page).analyze()).violations).toEqual([]);
  });
  await test.step('an address with an account is told when its field is left', async () => {
    await answer(page, 'availableEmail', { IsAvailable: false });
    await field(page, 'email').fill('bekend@bouwer.example');
    await field(page, 'password').focus();
    await expect(page.locator('#field-email-error')).toHaveText(
      'Dit e-mailadres is al bij ons bekend',
    );
  });
  await test.step('registration keeps what was typed when the network fails, and is sent at the next try', async () => {
    await answer(page, 'availableEmail', { IsAvailable: true });
    await page.route('**/api/auth/register', (route) => route.abort());
    await fillRegistration(page);
    await submit(page, 'register').click();
    await expect(summary(page)).toHaveText(say('nl', 'account:form.failed'));
    await expect(field(page, 'password')).toHaveValue('Geheim1');
    await page.unroute('**/api/auth/register');
    const sent = await answer(page, 'register', { Success: true, Message: 'Kijk in je e-mail.' });
    await submit(page, 'register').click();
    await expect(page.getByText('Kijk in je e-mail.')).toBeVisible();
    await expect(field(page, 'email')).toBeHidden();
    expect(sent).toEqual([
      expect.objectContaining({ email: EMAIL, kvkNumber: '12345678', newsletter: false }),
    ]);
  });
});

test('an invalid token for a new password leads home', async ({ page }) => {
  await answer(page, 'checkForgotPasswordToken', { Success: false, Message: 'Verlopen.' });
  await page.goto(`${to('nl', 'reset-password')}#token=${TOKEN}`);
  await expect(page).toHaveURL(/\/$/);
});
