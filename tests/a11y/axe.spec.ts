import { expect, test } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { everyPageType } from '../support/page-types.ts';

const shop = process.env['SHOP_URL'] ?? 'http://localhost:4321';

for (const address of await everyPageType(shop)) {
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('main')).toBeVisible();
    const { violations } = await axe(page)
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html})`)).toEqual(
      [],
    );
  });
}
