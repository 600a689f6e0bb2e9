/** Runs a part of the measurements in a browser of its own. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, errors } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../lib/browser.ts';
import { sentence } from '../lib/failure.ts';

/** Time limit of one part; the longest takes less than a minute with the pages of CI. */
const LIMIT_MS = 600_000;

class Stalled extends Error {}

/**
 * Runs `measure`, and once more in a new browser if the first one stalls: an idle network process of
 * Chromium occasionally misses its own timer (in 3 of 3,200 loads with emulated network conditions) or
 * leaves a call unanswered. Throws if the second browser stalls too, as it does when the shop itself
 * does not deliver a page. `measure` must be safe to run twice.
 */
export async function inBrowser<Result>(
  measure: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  try {
    return await measureOnce(measure);
  } catch (error) {
    if (!hasStalled(error)) throw error;
    console.log(`Measuring again in a new browser: ${sentence(error)}`);
    return measureOnce(measure);
  }
}

async function measureOnce<Result>(
  measure: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  const limit = wait(LIMIT_MS, undefined, { ref: false }).then(() => {
    throw new Stalled(`the browser did not answer within ${LIMIT_MS / 1000} s`);
  });
  try {
    return await Promise.race([measure(browser), limit]);
  } finally {
    await browser.close();
  }
}

/** True if an error, or its cause, is a wait that timed out. */
function hasStalled(error: unknown): boolean {
  if (error instanceof Stalled || error instanceof errors.TimeoutError) return true;
  return error instanceof Error && error.cause !== undefined && hasStalled(error.cause);
}
