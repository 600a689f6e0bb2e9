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
    return await measure(browser);
  } finally {
    await browser.close();
  }
}
