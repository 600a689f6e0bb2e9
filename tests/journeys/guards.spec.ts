/** Who may see which page, and where sign-in leads back to (spec 1 §4.1, §6, §8). */
import { ROUTES } from '../../src/routes.ts';
import { open } from '../support/ready.ts';
import { expectSignedIn, pressSignIn } from '../support/sign-in.ts';
import { say, to } from '../support/texts.ts';
import { expect, test } from '../support/fixtures.ts';

const locale = 'nl';

const guarded = (guard: string) =>
  ROUTES.filter((row) => row.guard === guard).map(({ name }) => name);

test('a visitor who opens a page for customers signs in and comes back to it', async ({
  page,
  customer,
}) => {
  const names = guarded('authed');
  expect(names).toEqual(['account-favourites', 'account-overview']);
  for (const name of names) {
    await page.goto(`${to(locale, name)}?x=1#y`);
    await expect(page).toHaveURL(/\/id\/login\//);
  }
  await customer({ locale, session: 'provider' });
  await page.goto(`${to(locale, 'account-overview')}?x=1#y`);
  await expect(page).toHaveURL(`${to(locale, 'account-overview')}?x=1#y`);
  await expectSignedIn(page);
});

test('Back from the sign-in of a guarded page leads to the page before', async ({ page }) => {
  await open(page, to('nl', 'store-lister'));
  await page.goto(to('nl', 'account-favourites'));
  await expect(page).toHaveURL(/\/id\/login\//);
  await page.goBack();
  await expect(page).toHaveURL(to('nl', 'store-lister'));
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

test('sign-in comes back to the page before the sign-in page', async ({ page, customer }) => {
  await open(page, `${to('nl', 'store-lister')}?x=1`);
  await customer({ session: 'provider' });
  await page.evaluate((address) => location.assign(address), to('nl', 'login'));
  await pressSignIn(page);
  await expect(page).toHaveURL(`${to('nl', 'store-lister')}?x=1`);
});

// What else it may lead to, and where nothing does: `redirect-route.test.ts`.
test('a redirectRoute leads to the page that it names, with its query', async ({
  page,
  customer,
}) => {
  await customer({ session: 'provider' });
  // A term with two pages of products: a list leaves a page that does not exist.
  const redirectRoute =
    '{"name":"search-term___en","query":{"Page":"2"},"params":{"term":"multiplex"}}';
  await page.goto(`${to('nl', 'login')}?${new URLSearchParams({ redirectRoute })}`);
  await pressSignIn(page);
  await expect(page).toHaveURL('/en/search/multiplex?Page=2');
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
