import type { Page } from '@playwright/test';

/** A phone of the middle class, as Lighthouse has it. */
const CPU_SLOWDOWN = 4;

interface Timing {
  name: string;
  duration: number;
}

/**
 * How long an interaction keeps the visitor waiting for the next paint, in ms, on a slow CPU:
 * the longest of its events, as "interaction to next paint" counts them. Call it on a page that
 * was not touched yet.
 */
export async function timeToNextPaint(page: Page, interact: () => Promise<void>): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(() => {
    const timings: Timing[] = [];
    Object.assign(globalThis, { timings });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId > 0) timings.push({ name: entry.name, duration: entry.duration });
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await interact();
  const timings = await page.evaluate(async () => {
    // Entries come some time after the paint that they tell of.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return (globalThis as unknown as { timings: Timing[] }).timings;
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // What is below the observer's threshold is not told.
  return Math.max(0, ...timings.map(({ duration }) => duration));
}
