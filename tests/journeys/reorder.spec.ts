/** Coming back for the same: what was bought before, and what was sold out. */
import { randomUUID } from 'node:crypto';
import { dayAndMonth } from '../../src/domain/shared/dates.ts';
import { mailsTo } from '../support/customers.ts';
import { looksWell } from '../support/desk.ts';
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
  await looksWell(page);
  const order = main.getByRole('button', {
    name: say('nl', 'orders:bought.addNamed', { name: '' }),
  });
  await order.first().click();
  await expect(badge(page)).not.toHaveText('');
});

test('a sold-out product tells when it is expected, whom to mail, and how to end that', async ({
  page,
}) => {
  const soldOut = await findProduct(
    ({ MaxStockTotal, Visibility, Orderable, ExpectedDate }) =>
      MaxStockTotal === 0 && Visibility === 'Orderable' && Orderable === 'ja' && !!ExpectedDate,
  );
  const date = dayAndMonth(soldOut.ExpectedDate!, 'nl');
  const expected = say('nl', 'product:promise.expected', { date });
  const email = `${randomUUID()}@bouw.example`;
  await open(page, to('nl', 'product-detail-url', { url: soldOut.Url }));
  await expect(page.getByText(expected)).toBeVisible();
  await page.getByRole('button', { name: say('nl', 'product:buy.alert') }).click();
  const dialog = page.getByRole('dialog', { name: say('nl', 'tools:alert.title') });
  await expect(dialog).toContainText(expected);
  const send = dialog.getByRole('button', { name: say('nl', 'tools:alert.send') });
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText(say('nl', 'tools:alert.required'));
  await dialog.getByRole('textbox', { name: say('nl', 'tools:alert.email') }).fill(email);
  await looksWell(page);
  await send.click();
  await expect(dialog.getByRole('status')).toContainText(email);

  const [mail] = await mailsTo(email);
  expect(mail!.text).toContain(date);
  const link = new URL(/https?:\/\/\S+#token=[\w-]{22}/.exec(mail!.text)![0]);
  await open(page, link.pathname + link.hash);
  const own = page.getByRole('region', { name: say('nl', 'account:stockAlerts.title') });
  await expect(own.getByRole('link', { name: soldOut.Name })).toBeVisible();
  await looksWell(page);
  const end = say('nl', 'account:stockAlerts.endOne', { product: soldOut.Name });
  await own.getByRole('button', { name: end }).click();
  await expect(own.getByText(say('nl', 'account:stockAlerts.ended'))).toBeVisible();
  await page.reload();
  await expect(own.getByText(say('nl', 'account:stockAlerts.none'))).toBeVisible();
});
