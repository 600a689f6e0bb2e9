import { expect, test } from '../support/fixtures.ts';
import { holdScript } from '../support/held-script.ts';
import { scriptsReady } from '../support/ready.ts';

const TREE = '**/api/aspos/webnodes/main/root*';

// Elsewhere the catalogue popover does.
test(
  'when the tree does not load, the menu leads to the overview',
  { tag: '@mobile' },
  async ({ page }) => {
    await page.route(TREE, (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto('/en');
    // The script of the page turns this link into a button, before or after the click.
    await page.locator('.bar-menu-phone').filter({ hasText: 'Menu' }).click();
    await page.getByRole('button', { name: 'Products' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'See the whole range' }).click();
    await expect(page).toHaveURL(/\/en\/products$/);
  },
);

test('the VAT switch and an arrow of the menu answer once while other scripts are still on their way', async ({
  page,
}) => {
  const release = await holdScript(page, 'StoreFinder');
  await page.goto('/', { waitUntil: 'commit' });
  const html = page.locator('html');
  const vat = page.locator('.strip').getByRole('button', { name: 'Prijzen incl. btw' });
  // The code that listens for clicks also sets the pressed state.
  await expect(vat).toHaveAttribute('aria-pressed', 'false');
  await vat.click();
  await expect(html).toHaveAttribute('data-vat', 'excl');
  const arrow = page.getByRole('navigation').locator('button[aria-expanded]').first();
  await arrow.press('Enter');
  await expect(arrow).toHaveAttribute('aria-expanded', 'true');
  await expect(html).toHaveAttribute('data-vat', 'excl');
  release();
  await scriptsReady(page);
  await expect(arrow).toHaveAttribute('aria-expanded', 'true');
  await expect(html).toHaveAttribute('data-vat', 'excl');
});
