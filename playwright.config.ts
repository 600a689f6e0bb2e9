import { defineConfig, devices } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './scripts/lib/browser.ts';
import { isThorough } from './tests/support/thorough.ts';

/** What measures time runs by itself, one after the other: `MEASURES=1 playwright test`. */
const MEASURES = !!process.env['MEASURES'];

/**
 * Of two cores three leave nothing idle. A thorough run has random edits beside it, which take what
 * two leave.
 */
const WORKERS = isThorough ? 2 : 3;

/** Runs against the built shop at SHOP_URL; `npm test` starts it. */
export default defineConfig({
  testDir: 'tests',
  testMatch: MEASURES
    ? ['speed/**/*.spec.ts']
    : ['journeys/**/*.spec.ts', 'crawl/**/*.spec.ts', 'markup/**/*.spec.ts'],
  // Each its own: a run empties it first, and what failed is still to be read.
  outputDir: `.cache/playwright/${MEASURES ? 'speed' : 'journeys'}`,
  fullyParallel: true,
  workers: MEASURES ? 1 : WORKERS,
  forbidOnly: true,
  // What passes only at the second try is named, and fails a thorough run (`scripts/test/outcome.ts`).
  retries: 1,
  // Speed tests repeat their measurements more often on a slow machine.
  timeout: MEASURES ? 180_000 : 60_000,
  // The workers and a server share two cores.
  expect: { timeout: 10_000 },
  reporter: [
    ['dot'],
    ['json', { outputFile: `.reports/${MEASURES ? 'speed' : 'playwright'}.json` }],
  ],
  use: {
    baseURL: process.env['SHOP_URL'] ?? 'http://localhost:4321',
    // It would answer requests that journeys answer themselves; its own journeys allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
  },
  projects: [
    // The files and answers are the same for every screen: checked once, beside `desktop`.
    {
      name: 'mobile',
      // On a phone the menu leads to the categories, not the catalogue panel.
      testIgnore: ['markup/**', 'journeys/served/**', 'journeys/catalogue.spec.ts'],
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
      grepInvert: /@mobile/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
});
