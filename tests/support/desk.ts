/** The desk of the shop under test, and how a page must look. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { hashPassword } from '../../backend/editing/desk/sign-in.ts';
import { changeEditorsOfRunningShop } from '../../backend/program/running.ts';
import { axe } from './axe.ts';
import { currentShop } from './current-shop.ts';

/** An editor of a test's own; answers the password. */
export async function addEditor(name: string): Promise<string> {
  const password = randomUUID();
  const change = {
    do: 'add',
    role: 'owner',
    name,
    password: await hashPassword(password),
  } as const;
  await changeEditorsOfRunningShop(currentShop().dataDir, change);
  return password;
}

export const PHONE = { width: 390, height: 844 };
const LARGE = { width: 1440, height: 900 };

/** axe finds nothing, and nothing scrolls sideways, on a phone or a large screen. */
export async function expectAccessibleLayout(page: Page): Promise<void> {
  const { violations } = await axe(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // What is in it is the shop's own page, and looked at there.
    .exclude('iframe')
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const own = page.viewportSize() ?? LARGE;
  for (const screen of [own.width === PHONE.width ? LARGE : PHONE, own]) {
    await page.setViewportSize(screen);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${screen.width} wide`).toBeLessThanOrEqual(0);
  }
}
