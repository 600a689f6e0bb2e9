/**
 * Choices that can be changed (spec 1 §2.1). That nothing but the necessary happens before them:
 * `crawl/visitor.spec.ts`, and with third parties `served/tags.spec.ts`.
 */
import type { Locale } from '../../src/domain/shared/common.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { axe } from '../support/axe.ts';
import { open } from '../support/ready.ts';
import { say, to } from '../support/texts.ts';

const locale = 'en';

const dialogOf = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: say(locale, 'content:consent.title') });

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

  await open(page, to(locale, 'cookies'));
  await button.click();
  await expect(films).toBeChecked();
  await dialog.getByRole('button', { name: text('refuse') }).click();
  await button.click();
  await expect(films).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
