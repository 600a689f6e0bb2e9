/** Nothing but the necessary before consent, and choices that can be changed (spec 1 §2.1). */
import type { Locale } from '../../src/domain/entities/common.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { axe } from '../support/axe.ts';
import { open } from '../support/ready.ts';
import { categoryWith, findProduct } from '../support/samples.ts';
import { SHOP } from '../support/shop-calls.ts';
import { say, to } from '../support/texts.ts';

const locale = 'en';

const dialogOf = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: say(locale, 'content:consent.title') });

test('before consent nothing leaves the shop, and no cookie is set', async ({ page, context }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(SHOP).origin) {
      elsewhere.push(request.url());
    }
  });
  const { Url } = await findProduct(() => true);
  const addresses = [
    to('nl', 'index'),
    to('nl', 'product-lister-all', { pathMatch: (await categoryWith(1)).Url }),
    to('nl', 'product-detail-url', { url: Url }),
    to('nl', 'store-lister'),
    to('nl', 'search-term', { term: 'plaat' }),
    to('nl', 'cookies'),
  ];
  for (const address of addresses) {
    await open(page, address);
    await page.mouse.wheel(0, 2_000);
    await expect(dialogOf(page, 'nl'), 'no tags: no question').toBeHidden();
  }
  expect(elsewhere).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('the cookies page opens the choices again @mobile', async ({ page }) => {
  const text = (key: string) => say(locale, `content:consent.${key}`);
  await open(page, to(locale, 'cookies'));
  const button = page.getByRole('main').getByRole('button', { name: text('open') });
  const dialog = dialogOf(page, locale);
  const films = dialog.getByRole('checkbox', { name: text('media.name') });

  await button.click();
  await expect(dialog).toBeVisible();
  await expect(films).not.toBeChecked();
  const { violations } = await axe(page).include('dialog.consent').analyze();
  expect(violations).toEqual([]);

  // Refusing is as large and as near as accepting.
  const boxOf = (key: string) => dialog.getByRole('button', { name: text(key) }).boundingBox();
  const [refuse, accept] = [await boxOf('refuse'), await boxOf('accept')];
  expect(Math.abs((refuse?.width ?? 0) - (accept?.width ?? 1))).toBeLessThan(2);
  expect([refuse?.y, refuse?.height]).toEqual([accept?.y, accept?.height]);

  await films.check();
  await dialog.getByRole('button', { name: text('save') }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await page.reload();
  await open(page, to(locale, 'cookies'));
  await button.click();
  await expect(films).toBeChecked();
  await dialog.getByRole('button', { name: text('refuse') }).click();
  await button.click();
  await expect(films).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
