import { defineConfig, devices } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './tests/support/browser.ts';

/** What measures time runs by itself, one after the other: `npm run bench -- touches`. */
const MEASURES = !!process.env['MEASURES'];

/** The journeys of everyday `npm test`: from every entrance of the shop to a paid order. */
const MAIN = ['walk', 'search', 'list', 'product', 'cart', 'checkout', 'whole-order', 'sign-in'];

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

/** Runs against the built shop at SHOP_URL; `npm test` starts it. */
export default defineConfig({
  testDir: 'tests',
  testMatch: MEASURES ? ['speed/**/*.spec.ts'] : ['journeys/**/*.spec.ts', 'crawl/**/*.spec.ts'],
  // Each run empties its own folder first; what failed there is still to be read.
  outputDir: `.cache/playwright/${MEASURES ? 'speed' : 'journeys'}`,
  fullyParallel: true,
  workers: MEASURES ? 1 : 2,
  forbidOnly: true,
  // `npm test` runs what failed a second time, alone, at its end (`scripts/test.ts`).
  retries: 0,
  // Measurements are repeated more often on a slow machine.
  timeout: MEASURES ? 180_000 : 60_000,
  // The workers and a server share two cores.
  expect: { timeout: 10_000 },
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env['PLAYWRIGHT_REPORT'] ?? '.reports/playwright.json' }],
  ],
  use: {
    baseURL: process.env['SHOP_URL'] ?? 'http://localhost:4321',
    // It would answer requests that journeys answer themselves; its own journeys allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
  },
  projects: [
    // A test runs once: on the wide screen, or on the phone where it names it. What differs between
    // them is a pair of tests (`SCREEN`).
    {
      name: 'mobile',
      grep: /@mobile/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    { name: 'desktop', grepInvert: /@mobile/, use: desktop },
    {
      name: 'main',
      testMatch: MAIN.map((name) => `journeys/${name}.spec.ts`),
      grepInvert: /@mobile/,
      use: desktop,
    },
  ],
});
