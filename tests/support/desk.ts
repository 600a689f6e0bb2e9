/** The desk of the shop under test. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { deskTexts, type Say } from '../../backend/desk/texts.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
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

/** Signs in by the form, and chooses the language. Answers the texts of it. */
export async function signIn(
  page: Page,
  locale: Locale,
  name: string,
  password: string,
): Promise<Say> {
  const say = deskTexts(locale);
  await page.goto(`/redactie/aanmelden?taal=${locale}`);
  await page.getByLabel(say('signIn.name')).fill(name);
  await page.getByLabel(say('signIn.password')).fill(password);
  await page.getByRole('button', { name: say('signIn.submit') }).click();
  await page.waitForURL('**/redactie/publiceren');
  await page.goto('/redactie/account');
  await page.getByRole('button', { name: locale === 'nl' ? 'Nederlands' : 'English' }).click();
  await page.getByRole('heading', { level: 1, name: say('desk.account') }).waitFor();
  return say;
}

/** axe finds nothing, and nothing scrolls sideways. */
export async function looksWell(page: Page): Promise<void> {
  const { violations } = await axe(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // What is in it is the shop's own page, and looked at there.
    .exclude('iframe')
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

const LOCK = '.cache/desk-lock';
const WAIT_MS = 250;

/** One at a time: a rollback would take back what another test published. */
export async function alone<T>(run: () => Promise<T>): Promise<T> {
  mkdirSync('.cache', { recursive: true });
  for (;;) {
    try {
      mkdirSync(LOCK);
      break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    }
  }
  try {
    return await run();
  } finally {
    rmdirSync(LOCK);
  }
}
