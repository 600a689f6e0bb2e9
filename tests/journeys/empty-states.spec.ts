/** Pages that later visits fill are of use already: they say what is missing, and lead on. */
import { expect, test } from '../support/fixtures.ts';
import type { RouteName } from '../../src/routes.ts';
import { say, to } from '../support/texts.ts';

const locale = 'nl';

/** Page → its heading, and what leads on. */
const PAGES: [RouteName, heading: string, link: string, target: RouteName][] = [
  ['cart', 'cart:page.empty', 'cart:page.products', 'product-lister'],
  ['checkout-success', 'checkout:success.none', 'checkout:success.home', 'index'],
  ['login', 'account:login.title', 'frame:account.new', 'register'],
  ['register', 'account:register.title', 'frame:account.login', 'login'],
  ['account', 'account:pages.account.title', 'frame:account.login', 'login'],
];

test('each says what it is and leads on', async ({ page }) => {
  for (const [name, heading, link, target] of PAGES) {
    await test.step(name, async () => {
      const response = await page.goto(to(locale, name));
      expect(response?.status(), name).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, heading));
      const way = page
        .getByRole('main')
        .getByRole('link', { name: say(locale, link), exact: true })
        .first();
      await expect(way).toBeVisible();
      // The sign-in page is told where to lead back to.
      const address = new URL((await way.getAttribute('href'))!, page.url());
      expect(address.pathname).toBe(to(locale, target));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    });
  }
});

test('the page for what is not there', async ({ page }) => {
  const response = await page.goto(`${to(locale, 'index').replace(/\/$/, '')}/no-such-page`);
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('PAGINA NIET GEVONDEN');
  const suggestions = main.getByRole('list').first();
  await expect(suggestions.getByRole('listitem')).toHaveCount(3);
  // The words of spec 1 §2.4.
  await expect(main).toContainText(
    'De opgevraagde pagina kon helaas niet worden gevonden. Mogelijk is de pagina die je zoekt verwijderd of verplaatst.',
  );
  await expect(suggestions.getByRole('searchbox')).toBeVisible();
  const service = to(locale, 'all', { pathMatch: say(locale, 'frame:service.path') });
  await expect(suggestions.locator(`a[href="${service}"]`)).toBeVisible();
  const name = 'Ga terug naar homepage';
  await main.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(to(locale, 'index'));
});
