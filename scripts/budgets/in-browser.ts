/** Runs a part of the measurements in a browser of its own. */
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../lib/browser.ts';

export async function inBrowser<Result>(
  measure: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}
