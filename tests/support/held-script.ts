import type { Page } from '@playwright/test';

/** Delays the script whose file name starts with `name` until the returned function is called. */
export async function holdScript(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/_astro/${name}*.js`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
