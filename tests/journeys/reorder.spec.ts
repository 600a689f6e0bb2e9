/** Coming back for the same: what was bought before, and what was sold out. */
import { expectAccessibleLayout } from '../support/desk.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/ready.ts';
import { findProduct } from '../support/samples.ts';
import { badge } from '../support/cart.ts';
import { say, to } from '../support/texts.ts';

test('a customer sees what was bought before, and orders it again', async ({ page, customer }) => {
  await customer({ kind: 'aannemer' });
  await open(page, to('nl', 'account-bought'));
  const main = page.getByRole('main');
  await expect(main.getByText(say('nl', 'orders:bought.lead'))).toBeVisible();
  await expectAccessibleLayout(page);
  const order = main.getByRole('button', {
    name: say('nl', 'orders:bought.addNamed', { name: '' }),
  });
  await order.first().click();
  await expect(badge(page)).not.toHaveText('');
});

test('a sold-out product asks whom to mail when it is back', async ({ page }) => {
  const soldOut = await findProduct(
    ({ MaxStockTotal, Visibility, Orderable }) =>
      MaxStockTotal === 0 && Visibility === 'Orderable' && Orderable === 'ja',
  );
  await open(page, to('nl', 'product-detail-url', { url: soldOut.Url }));
  await page.getByRole('button', { name: say('nl', 'product:buy.alert') }).click();
  const dialog = page.getByRole('dialog', { name: say('nl', 'tools:alert.title') });
  const send = dialog.getByRole('button', { name: say('nl', 'tools:alert.send') });
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText(say('nl', 'tools:alert.required'));
  await dialog.getByRole('textbox', { name: say('nl', 'tools:alert.email') }).fill('jan@bouw.nl');
  await expectAccessibleLayout(page);
  await send.click();
  await expect(dialog.getByRole('status')).toContainText('jan@bouw.nl');
});
