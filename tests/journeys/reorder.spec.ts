/** Coming back for the same: what was bought before. */
import { looksWell } from '../support/desk.ts';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/ready.ts';
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
