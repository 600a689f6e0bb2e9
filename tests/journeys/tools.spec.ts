/** The wall builder: from sizes to a cart and a list. */
import type { Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdFocus } from '../support/focus/focus-ring.ts';
import { open } from '../support/ready.ts';
import { to } from '../support/texts.ts';

holdFocus();

const main = (page: Page) => page.getByRole('main');
const lines = (page: Page, label: string) => main(page).getByRole('list', { name: label });
const notice = (page: Page) => page.locator('[data-says]');

test('a wall becomes a list, which goes to the cart and to a project list @mobile', async ({
  page,
  customer,
}) => {
  const { buyer } = await customer({ locale: 'en' });
  await open(page, to('en', 'tool-wall'));
  const list = lines(page, 'List of materials');
  await expect(list.getByRole('heading')).not.toHaveCount(0);
  await expect(list.getByRole('heading', { name: 'Plasterboard', exact: true })).toBeVisible();

  await main(page).getByLabel('Length', { exact: true }).fill('2400');
  await expect(main(page).getByRole('heading', { name: 'Wall of 2.4 x 2.6 m' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Add a door' }).click();
  await expect(page).toHaveURL(/length=2400.*openings=door-930x2115/);

  await main(page).getByLabel('Height', { exact: true }).fill('9');
  await expect(main(page).getByText('Enter a whole number from 500 to 6,000 mm.')).toBeVisible();
  await main(page).getByLabel('Height', { exact: true }).fill('2500');
  // A new list would take the change back.
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  await main(page).getByRole('checkbox', { name: 'Joint tape', exact: true }).uncheck();
  const chosen = await list.getByRole('checkbox', { checked: true }).count();
  await expectNoFaults(page);

  await main(page).getByRole('button', { name: 'Add to a project list' }).click();
  await main(page).getByLabel('Name of the list').fill('Study');
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notice(page)).toContainText('Saved to ‘Study’');

  await main(page).getByRole('button', { name: 'Add all to cart' }).click();
  await expect(notice(page)).toContainText('cart');
  await expect.poll(async () => (await buyer.cart()).Lines.length).toBe(chosen);
});
