import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
/** Fails a test of the calling file if an action loses the focus (WCAG 2.4.3). */
export function holdFocus(): void {
  test.beforeEach(({ page }) => page.addInitScript(noteLostFocus));
  test.afterEach(async ({ page }) => {
    if (page.url() === 'about:blank') return;
    const lost = () =>
      page.evaluate(() => (globalThis as unknown as Watch).lostFocus?.() ?? []).catch(() => null);
    // What restores it may wait for an answer of the shop.
    await expect.poll(lost, 'the focus was lost after these').toEqual([]);
  });
}

interface Watch {
  /** HTML of the controls after which nothing had the focus when the next was clicked, or has now. */
  lostFocus?(): string[];
}

/**
 * In the page: notes each clicked control that had the focus, until something has it again. A click
 * that comes before the code that restores focus is not held to it: that code loads on first input.
 */
function noteLostFocus(): void {
  const lost: string[] = [];
  let clicked = '';
  const isRestored = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('after-touch'));
  const isLost = () => clicked !== '' && document.activeElement === document.body;
  addEventListener('pointerdown', () => isLost() && lost.push(clicked), true);
  addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element && target.closest('a,button,input,summary');
      const hadFocus = control && document.activeElement !== document.body;
      clicked = hadFocus && isRestored() ? control.outerHTML.slice(0, 200) : '';
    },
    true,
  );
  (globalThis as unknown as Watch).lostFocus = () => (isLost() ? [...lost, clicked] : lost);
}

/** Moves the pointer, and waits for the code that restores lost focus, which loads on first input. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('after-touch')),
  );
}
