import type { BrowserContext, Page } from '@playwright/test';
import { throttling } from 'lighthouse/core/config/constants.js';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/** Lighthouse's benchmark index and `layoutTime` of the machine for which the limits were set. */
const REFERENCE = { benchmarkIndex: 2000, layoutMs: 5 };

const slowdownAt = (speed: number): number =>
  Math.max(1, throttling.mobileSlow4G.cpuSlowdownMultiplier * Math.min(1, speed));

/** Runs a measurement in a new, empty page. */
async function measureIn<T>(context: BrowserContext, measure: (page: Page) => Promise<T>) {
  const page = await context.newPage();
  const result = await measure(page);
  await page.close();
  return result;
}

const scriptSpeed = async (page: Page): Promise<number> =>
  (await page.evaluate(pageFunctions.computeBenchmarkIndex)) / REFERENCE.benchmarkIndex;

const layoutSpeed = async (page: Page): Promise<number> =>
  REFERENCE.layoutMs / (await page.evaluate(layoutTime));

/**
 * The CPU slowdown that simulates a phone on this machine at this moment, as a multiple of at least
 * 1, from Lighthouse's own benchmark, which takes a second. The speed of a shared machine halves and
 * doubles within minutes; with a fixed slowdown a busy machine would look like a slow page
 * (docs/decisions/0028).
 */
export const phoneSlowdown = (context: BrowserContext): Promise<number> =>
  measureIn(context, async (page) => slowdownAt(await scriptSpeed(page)));

/** As `phoneSlowdown`, and reduced further on a machine that is slow at layout. For timing frames. */
export const phoneFrameSlowdown = (context: BrowserContext): Promise<number> =>
  measureIn(context, async (page) =>
    slowdownAt(Math.min(await scriptSpeed(page), await layoutSpeed(page))),
  );

/**
 * Median time to lay out 200 cards, in ms. Lighthouse's benchmark is a short JavaScript loop, which
 * can stay fast while rendering on the same machine becomes slow.
 */
function layoutTime(): number {
  const CARDS = 200;
  const DURATION_MS = 500;
  const list = document.body.appendChild(document.createElement('div'));
  for (let i = 0; i < CARDS; i += 1) {
    const card = list.appendChild(document.createElement('section'));
    card.style.cssText = 'display: inline-flex; flex-direction: column; width: 120px';
    card.innerHTML = `<h3>Product ${i}</h3><p>A sentence that is <b>wrapped</b> to the width of its card.</p>
      <form><input value="${i}"><button>Add</button></form>`;
  }
  const times: number[] = [];
  const start = performance.now();
  for (let now = start; now < start + DURATION_MS; now = performance.now()) {
    list.style.fontSize = `${12 + (times.length % 5)}px`;
    list.getBoundingClientRect();
    times.push(performance.now() - now);
  }
  return times.sort((a, b) => a - b)[times.length >> 1]!;
}
