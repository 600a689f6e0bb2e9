import type { BrowserContext } from '@playwright/test';
import { throttling } from 'lighthouse/core/config/constants.js';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/**
 * Lighthouse's benchmark index of the machine on which the limits were set. A slower machine gets a
 * proportionally smaller CPU slowdown.
 */
const BENCHMARK_INDEX = 2000;

/**
 * The CPU slowdown that simulates a phone on this machine at this moment, as a multiple of at least
 * 1, from Lighthouse's own benchmark, which takes a second. The speed of a shared machine halves and
 * doubles within minutes; with a fixed slowdown a busy machine would look like a slow page
 * (docs/decisions/0028).
 */
export async function phoneSlowdown(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  const { cpuSlowdownMultiplier } = throttling.mobileSlow4G;
  return Math.max(1, cpuSlowdownMultiplier * Math.min(1, index / BENCHMARK_INDEX));
}
