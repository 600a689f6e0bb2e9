/** Sharing a product and a cart: the system's sheet where there is one, else the link is copied. */
import type { Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { addFromOtherDevice, openCartPage, orderables } from '../support/cart.ts';
import { open } from '../support/ready.ts';
import { giveSheet } from '../support/share-sheet.ts';
import { say, to } from '../support/texts.ts';
import { expect, test } from '../support/fixtures.ts';

const locale = 'en';

/** From now on the sheet does not open. */
const breakSheet = (page: Page): Promise<void> =>
  page.evaluate(() => {
    navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('a product is shared by the sheet of the system, or its link is copied @mobile', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await giveSheet(page);
  const [product] = await orderables(locale, 1);
  const address = to(locale, 'product-detail-url', { url: product!.Url });
  await open(page, address);
  const url = (await page.locator('link[rel=canonical]').getAttribute('href'))!;
  expect(new URL(url).pathname).toBe(address);
  const share = page.getByRole('button', { name: say(locale, 'tools:shareProduct.share') });
  // It comes with the first thing that somebody does, and moves nothing.
  await page.keyboard.press('Tab');
  await share.click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    JSON.stringify({ title: product!.Name, url }),
  );

  await breakSheet(page);
  await share.click();
  await expect(page.getByText(say(locale, 'tools:shareProduct.copied'))).toBeVisible();
  expect(await copied(page)).toBe(url);
});

test('a cart is shared by the sheet of the system, or its link is copied', async ({
  page,
  context,
}) => {
  const locale = 'nl';
  const t = (key: string) => say(locale, `cart:share.${key}`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await giveSheet(page);
  const [product] = await orderables(locale, 1);
  await addFromOtherDevice(page, [[product!, 1]]);
  await openCartPage(page, locale);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: say(locale, 'cart:tools.share'), exact: true }).click();
  const send = main.getByRole('button', { name: t('send'), exact: true });
  const field = main.getByRole('textbox', { name: t('link') });
  await expect(field).toHaveValue(/\?share=[\w-]{22}$/);
  const url = await field.inputValue();
  await send.click();
  const shared = JSON.stringify({ title: t('title'), url });
  await expect(page.locator('html')).toHaveAttribute('data-shared', shared);
  await expectNoFaults(page);

  await breakSheet(page);
  await send.click();
  await expect(page.locator('[data-says]')).toContainText(t('copied'));
  expect(await copied(page)).toBe(url);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await send.click();
  await expect(main.getByRole('alert').filter({ hasText: /./ })).toHaveText(t('copyFailed'));
  // The link is shown, selected for copying by hand.
  await expect(field).toBeFocused();
  const selected = await field.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );
  expect(selected).toBe(url);
});
