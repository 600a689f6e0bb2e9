import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
/** How long an action may wait for an answer and its rendering. */
const SETTLED_MS = 1_500;

/** Fails a test of the calling file if an action loses the focus (WCAG 2.4.3). */
export function holdFocus(): void {
  const lost: string[] = [];
  test.beforeEach(async ({ page }) => {
    lost.length = 0;
    await noteLostFocus(page, (control) => lost.push(control));
  });
  test.afterEach(() => expect(lost, 'the focus was lost after these').toEqual([]));
}

/** Calls `note` with the HTML of each clicked control if nothing has the focus afterwards. */
async function noteLostFocus(page: Page, note: (control: string) => void): Promise<void> {
  await page.exposeFunction('noteLostFocus', note);
  await page.addInitScript((settled) => {
    const { noteLostFocus } = globalThis as unknown as { noteLostFocus(control: string): void };
    let timer: number | undefined;
    addEventListener(
      'click',
      ({ target }) => {
        const control = target instanceof Element && target.closest('a,button,input,summary');
        if (!control || document.activeElement === document.body) return;
        const html = control.outerHTML.slice(0, 200);
        clearTimeout(timer);
        timer = window.setTimeout(() => {
          if (document.activeElement === document.body) noteLostFocus(html);
        }, settled);
      },
      true,
    );
  }, SETTLED_MS);
}

/** Moves the pointer, and waits for the code that restores lost focus, which loads on first input. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('after-touch')),
  );
}
