import type { Page } from '@playwright/test';

/** Holds back a script of the pages, by the start of its name, until the answered call lets it go. */
export async function holdScript(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/_astro/${name}*.js`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
