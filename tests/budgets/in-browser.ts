/** Runs a part of the measurements in a browser of its own. */
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../support/browser.ts';

/** How far ahead Chromium loads lazy pictures depends on the line: here it is always the same one. */
const FIXED_LINE = '--force-effective-connection-type=4G';

export async function inBrowser<Result>(
  measure: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_ARGS, FIXED_LINE],
  });
  try {
    // Stays open to the end: Chromium may hang when its last page closes while another opens.
    await browser.newPage();
    return await measure(browser);
  } finally {
    await browser.close();
  }
}
