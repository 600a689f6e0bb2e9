/** Forced colours take grounds and shadows away: what they told apart has a line or a dot then. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { cards } from '../support/list-page.ts';
import { open } from '../support/ready.ts';
import { catalogueRoots } from '../support/samples.ts';
import { searchField } from '../support/search-field.ts';
import { to } from '../support/texts.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const outline = (target: Locator) =>
  target.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return { style: outlineStyle, width: outlineWidth, color: outlineColor };
  });

test('the dots of the stock, the icons, and the search field with its panel and active option are seen', async ({
  page,
}) => {
  await test.step('the dots of the stock and the icons are seen', async () => {
    const [root] = await catalogueRoots('nl');
    await open(page, to('nl', 'product-lister-all', { pathMatch: root!.Url }));
    const stock = cards(page).first().locator('.stock');
    await expect(stock).toBeVisible();
    const dot = await stock.evaluate((it) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(it, '::before');
      return { color: borderTopColor, width: borderTopWidth };
    });
    const text = await stock.evaluate((it) => getComputedStyle(it).color);
    expect(dot).toEqual({ color: text, width: '4px' });
    const icon = page.locator('.strip .icon').first();
    const letters = await page
      .locator('.strip li')
      .first()
      .evaluate((it) => getComputedStyle(it).color);
    await expect(icon).toHaveCSS('color', letters);
  });
  await test.step('the search field, its panel and the active option have a boundary', async () => {
    const form = page.getByRole('banner').getByRole('search');
    const ground = await form.evaluate((it) => getComputedStyle(it).backgroundColor);
    const idle = await outline(form);
    expect(idle).toMatchObject({ style: 'solid', width: '1px' });
    expect(idle.color).not.toBe(ground);

    const field = searchField(page, 'nl');
    await field.focus();
    expect(await outline(form)).toMatchObject({ style: 'solid', width: '3px' });
    await field.pressSequentially('gips');
    const options = page.getByRole('option');
    await expect(options.first()).toBeVisible();
    await expect(page.locator('.search-panel')).toHaveCSS('outline-style', 'solid');
    await field.press('ArrowDown');
    const active = page.locator('.search-panel').getByRole('option', { selected: true });
    await expect(active).toBeVisible();
    expect(await outline(active)).toMatchObject({ style: 'solid', width: '2px' });
  });
});
