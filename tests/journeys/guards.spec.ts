/** Who may see which page, and where sign-in leads back to (spec 1 §4.1, §6, §8). */
import { ROUTES } from '../../src/routes.ts';
import { open } from '../support/ready.ts';
import { expectSignedIn, pressSignIn } from '../support/sign-in.ts';
import { say, to } from '../support/texts.ts';
import { expect, test } from '../support/fixtures.ts';

const locale = 'nl';

const guarded = (guard: string) =>
  ROUTES.filter((row) => row.guard === guard).map(({ name }) => name);

test('a visitor who opens a page for customers signs in and comes back to it, or goes Back to before it', async ({
  page,
  customer,
}) => {
  const names = guarded('authed');
  expect(names).toEqual(['account-favourites', 'account-overview']);
  for (const name of names) {
    await open(page, to(locale, 'store-lister'));
    await page.goto(`${to(locale, name)}?x=1#y`);
    await expect(page).toHaveURL(/\/id\/login\//);
    await page.goBack();
    await expect(page).toHaveURL(to(locale, 'store-lister'));
  }
  await customer({ locale, session: 'provider' });
  await page.goto(`${to(locale, 'account-overview')}?x=1#y`);
  await expect(page).toHaveURL(`${to(locale, 'account-overview')}?x=1#y`);
  await expectSignedIn(page);
});

test('an unknown guard is an error 500', async ({ page }) => {
  await page.route(`**${to('nl', 'login')}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(name="?guard"? content="?)auth/, '$1admin');
    await route.fulfill({ response: answer, body });
  });
  await open(page, to('nl', 'login'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('500');
  await expect(main).toContainText("Unknown middleware 'admin'");
});

test('who signs in from the checkout is told so, and comes back to the same step', async ({
  page,
  customer,
}) => {
  await page.goto(to('nl', 'login'));
  await expect(page.getByText(say('nl', 'account:login.text'))).toBeVisible();
  const step = to('nl', 'checkout-payment');
  // A visitor is led to the sign-in page.
  await page.goto(step);
  await expect(page.getByText(say('nl', 'account:login.checkout'))).toBeVisible();
  await expect(page.getByText(say('nl', 'account:login.text'))).toBeHidden();
  expect(new URL(page.url()).searchParams.get('redirectRoute')).toBe(
    '{"name":"checkout-payment","query":{},"params":{}}',
  );
  await customer({ session: 'provider' });
  await pressSignIn(page);
  await expect(page).toHaveURL(step);
});
