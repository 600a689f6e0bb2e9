/** Lighthouse, mobile and simulated: one run in the budgets, medians in `npm run bench -- pages`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { defaultConfig } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { BROWSER_ARGS, findBrowser } from '../support/browser.ts';
import type { StorageState } from './shoppers.ts';

export interface LighthouseRun {
  /** 0-100 per category. */
  scores: Record<string, number>;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** CPU slowdown of the simulated phone, as a multiple. */
  slowdown: number;
}

/** Medians of several runs. */
export interface LighthouseResult extends LighthouseRun {
  /** Audits of the non-performance categories that were not passed. */
  failed: string[];
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const RETRIES = 4;

/** What is measured; all else is read off the page and is the same at every run. */
const MEASURED = 'performance';
/** Advice that counts for nothing in its score: to gather it takes longer than to measure. */
const ADVICE = (defaultConfig.categories?.[MEASURED]?.auditRefs ?? [])
  .filter(({ weight }) => weight === 0)
  .map(({ id }) => id);

/** Asks that search engines may index a page. */
const INDEXED = 'is-crawlable';

/** For Chromium: the certificate of a bench's HTTP/2 server is self-signed. */
const TRUSTING = ['--ignore-certificate-errors'];

export interface MeasureOptions {
  /** Looks at every category too, once. */
  inFull?: boolean;
  /** CPU slowdown of the simulated phone, measured before each run; default: Lighthouse's own. */
  slowdownOf?(context: BrowserContext): Promise<number>;
  /**
   * Cookies and local storage of whom the page belongs to, which search engines must not index; left
   * out: somebody who was never here looks at a public page.
   */
  state?: StorageState;
}

/** Runs Lighthouse on a page; the figures are medians of `runs`. A fresh profile each run: nothing is cached. */
export async function measure(
  address: string,
  runs: number,
  { inFull = true, slowdownOf, state }: MeasureOptions = {},
): Promise<LighthouseResult> {
  const all: LighthouseRun[] = [];
  let failed: string[] = [];
  let retries = RETRIES;
  while (all.length < runs) {
    const profile = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
    const port = 9300 + Math.floor(Math.random() * 600);
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: findBrowser(),
      args: [...BROWSER_ARGS, ...TRUSTING, `--remote-debugging-port=${port}`],
    });
    try {
      if (state) await enter(context, address, state);
      const isFull = inFull && all.length === 0;
      const slowdown =
        (await slowdownOf?.(context)) ?? throttling.mobileSlow4G.cpuSlowdownMultiplier;
      const result = await lighthouse(address, {
        port,
        output: 'json',
        logLevel: 'error',
        throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
        ...(state && { disableStorageReset: true, skipAudits: [INDEXED] }),
        ...(!isFull && {
          onlyCategories: [MEASURED],
          skipAudits: [...ADVICE, INDEXED],
          disableFullPageScreenshot: true,
        }),
      });
      if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
      const { categories, audits } = result.lhr;
      if (result.lhr.runtimeError) {
        // The browser lost its trace: no figure of the page. Again, a few times.
        if (retries-- > 0) continue;
        throw new Error(result.lhr.runtimeError.message);
      }
      all.push({
        scores: Object.fromEntries(
          Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
        ),
        lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
        cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
        tbtMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
        slowdown,
      });
      if (!isFull) continue;
      failed = Object.entries(categories)
        .filter(([id]) => id !== MEASURED)
        .flatMap(([, category]) => category.auditRefs)
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id);
    } finally {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    }
  }
  const names = Object.keys(all[0]?.scores ?? {});
  return {
    scores: Object.fromEntries(
      names.map((name) => [name, median(all.flatMap((run) => run.scores[name] ?? []))]),
    ),
    lcpMs: median(all.map((run) => run.lcpMs)),
    cls: median(all.map((run) => run.cls)),
    tbtMs: median(all.map((run) => run.tbtMs)),
    slowdown: median(all.map((run) => run.slowdown)),
    failed,
  };
}

/** A line of what Lighthouse found. */
export const lighthouseLine = ({ scores, lcpMs, cls, tbtMs }: LighthouseResult) =>
  [
    ...Object.entries(scores).map(([name, score]) => `${name} ${score}`),
    `LCP ${lcpMs.toFixed(0)} ms`,
    `CLS ${cls.toFixed(3)}`,
    `TBT ${tbtMs.toFixed(0)} ms`,
  ].join(' · ');

/** Puts cookies and local storage into a browser, for the origin of an address. */
async function enter(
  context: BrowserContext,
  address: string,
  { cookies, origins }: StorageState,
): Promise<void> {
  await context.addCookies(cookies);
  const page = await context.newPage();
  // A file that runs no scripts, and that the measured page does not use.
  await page.goto(new URL('/robots.txt', address).href);
  await page.evaluate(
    (items) => items.forEach(({ name, value }) => localStorage.setItem(name, value)),
    origins.flatMap(({ localStorage }) => localStorage),
  );
  await page.close();
}
