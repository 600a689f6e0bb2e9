/** The desk of the shop under test. */
import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { axe } from './axe.ts';

/** Where the data of that shop lies: the command line finds it there. */
export const DATA_DIR = process.env['DATA_DIR'] ?? '.data/test';

function command(...args: string[]): string {
  const env = { ...process.env, DATA_DIR };
  return execFileSync('node', ['scripts/editor.ts', ...args], { env, encoding: 'utf8' });
}

/** An editor of a test's own; the password is the one that was made. */
export function addEditor(name: string): string {
  const [, password] = /Password: (\S+)/.exec(command('add', name)) ?? [];
  if (!password) throw new Error(`${name} was not added.`);
  return password;
}

export const removeEditor = (name: string) => command('remove', name);

export const PHONE = { width: 390, height: 844 };
const LARGE = { width: 1440, height: 900 };

/** axe finds nothing, and nothing scrolls sideways, on a phone or a large screen. */
export async function looksWell(page: Page): Promise<void> {
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
