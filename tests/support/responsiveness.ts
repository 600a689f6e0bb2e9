import type { Page } from '@playwright/test';
import { phoneFrameSlowdown } from '../bench/pages/phone-cpu.ts';

interface Watched {
  durations: number[];
}

/** Throttles the page's CPU to that of Lighthouse's mid-range phone. */
export async function slowDown(page: Page): Promise<void> {
  const context = await page.context().browser()!.newContext();
  const rate = await phoneFrameSlowdown(context);
  await context.close();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Slows the CPU down and answers a stopwatch for what is done from then on: how long an
 * interaction keeps the visitor waiting for the next paint, in ms: the longest of its events, as
 * "interaction to next paint" counts them.
 */
export async function stopwatch(
  page: Page,
): Promise<(interact: () => Promise<unknown>) => Promise<number>> {
  await slowDown(page);
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { durations } satisfies Watched);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId > 0) durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  return async (interact) => {
    await interact();
    return page.evaluate(async () => {
      // Entries come some time after the paint that they tell of.
      await new Promise((resolve) => setTimeout(resolve, 500));
      // What is below the observer's threshold is not told.
      return Math.max(0, ...(globalThis as unknown as Watched).durations.splice(0));
    });
  };
}
