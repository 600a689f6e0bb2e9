import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../src/domain/shared/common.ts';
import { open } from './ready.ts';
import { to } from './texts.ts';

/** `draft:7:address` and `accountCounts.1.2` are named by what they begin with, a signature by its cookie. */
const nameOf = (key: string): string => key.replace(/[:.].*$/, '');

/** Names of all cookies of the page's context, and of all items in the storage of its origin. */
export async function storedNames(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const items = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return [...new Set([...cookies, ...items].map(nameOf))];
}

const LIST = { nl: 'cookielijst', en: 'cookie list' } as const;

/** The names on the cookie list, which the cookies page leads to. */
async function listedNames(page: Page, locale: Locale): Promise<string[]> {
  await open(page, new URL(to(locale, 'cookies'), page.url()).href);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: LIST[locale], exact: true }).click();
  await expect(main.locator('code').first()).toBeVisible();
  return main.locator('code').allTextContents();
}

/** Expects every name that this browser keeps to be on the cookie list. */
export async function expectAllListed(page: Page, locale: Locale): Promise<void> {
  const stored = await storedNames(page);
  const listed = await listedNames(page, locale);
  expect(stored.filter((name) => !listed.includes(name))).toEqual([]);
}
