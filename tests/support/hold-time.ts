import type { Page } from '@playwright/test';

/** From here on the time of the page stands still: `page.clock.runFor` moves it. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.install({ time: await page.evaluate(() => Date.now()) });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
