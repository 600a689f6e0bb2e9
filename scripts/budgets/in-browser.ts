/** Runs a part of the measurements in a browser of its own. */
import { type Browser, chromium, errors } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../lib/browser.ts';
import { sentence } from '../lib/failure.ts';

/** How long a browser may take, to start and for each page: several times what it needs. */
const START_MS = 60_000;
const LOAD_MS = 4_000;

class Stalled extends Error {}

/**
 * Runs `measure`, and once more in a new browser if the first one stalls: the network process of
 * Chromium, once idle, now and then does not wake for its own timer (in 3 of 3,200 loads on an emulated
 * slow line) or for a call. A page that the shop itself does not deliver stalls twice, and throws.
 *
 * `loads`: how many pages `measure` opens. `measure` must have no effect that cannot be repeated.
 */
export async function inBrowser<Result>(
  loads: number,
  measure: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const limitMs = START_MS + loads * LOAD_MS;
  try {
    return await measureOnce(limitMs, measure);
  } catch (error) {
    if (!hasStalled(error)) throw error;
    console.log(`Measuring again in a new browser: ${sentence(error)}`);
    return measureOnce(limitMs, measure);
  }
}

async function measureOnce<Result>(
  limitMs: number,
  measure: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Stalled(`the browser did not answer within ${limitMs / 1000} s`)),
      limitMs,
    );
  });
  try {
    return await Promise.race([measure(browser), limit]);
  } finally {
    clearTimeout(timer);
    await browser.close();
  }
}

/** True if an error, or its cause, is a wait that timed out. */
function hasStalled(error: unknown): boolean {
  if (error instanceof Stalled || error instanceof errors.TimeoutError) return true;
  return error instanceof Error && error.cause !== undefined && hasStalled(error.cause);
}
