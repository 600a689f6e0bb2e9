/** The service worker of the shop, as a page has it. */
import { expect, type Page } from '@playwright/test';

/**
 * Waits until the worker controls the page and has cached it. A key press makes the page register
 * the worker immediately.
 */
export async function keptByWorker(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  const isKept = () =>
    page.evaluate(
      async () =>
        navigator.serviceWorker.controller !== null &&
        (await caches.match(location.origin + location.pathname)) !== undefined,
    );
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
}

/** Addresses that a cache keeps, from the root; of all caches whose name holds `part`. */
export const keptIn = (page: Page, part: string): Promise<string[]> =>
  page.evaluate(async (text) => {
    const names = (await caches.keys()).filter((name) => name.includes(text));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.replace(location.origin, ''));
  }, part);
