/** Keyboard use of a page. */
import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page of the shop has between two controls of one task. */
const MAX_TABS = 120;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll(([element]) => element !== undefined && element === document.activeElement);

/**
 * Presses Tab, or Shift+Tab for what comes earlier on the page, until a control has the focus, and
 * checks that the focus is visible there.
 */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MAX_TABS && !(await hasFocus(target)); tabs += 1)
    await page.keyboard.press(key);
  await expect(target).toBeFocused();
  expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
}

/** Tabs to a control and presses Enter. */
export async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Tabs to a field and types into it, replacing its text. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
