import { defineConfig } from 'vitest/config';
import {
  clientBrandPlugin,
  clientTextsPlugin,
  thirdPartiesPlugin,
} from './src/publish/bundle/client-modules.ts';
import { useTestClock } from './tests/support/test-clock.ts';

// For all tests and what they start: none depends on today's calendar.
useTestClock();

const UNIT = ['{src,backend,demo,scripts}/**/*.test.{ts,tsx}', 'tests/{run,bench}/**/*.test.ts'];

/** They leave something behind in what they import, or put something in the place of it. */
const ISOLATED = '**/*.isolated.test.{ts,tsx}';

/** Only in the thorough run: what makes many products, waits in earnest, or starts whole shops. */
const SLOW = '**/*.slow.test.ts';

export default defineConfig({
  test: {
    // All cores; by itself it leaves one to somebody who watches.
    maxWorkers: '100%',
    // `vitest run --coverage`: the rules and the calls that move money and identities.
    coverage: {
      provider: 'v8',
      include: [
        'src/domain/**/*.ts',
        'backend/{cart,checkout,orders,payment,customers/identity}/**/*.ts',
      ],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: '.reports/coverage',
    },
    projects: [
      {
        plugins: [clientTextsPlugin(), clientBrandPlugin(), thirdPartiesPlugin()],
        test: {
          name: 'unit',
          include: UNIT,
          globalSetup: ['backend/testing/prepared-database.ts'],
          setupFiles: ['tests/support/seeded-properties.ts'],
          exclude: [ISOLATED, SLOW],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // To load what it imports takes longer than most files' tests: once for all.
          isolate: false,
        },
      },
      {
        plugins: [clientTextsPlugin(), clientBrandPlugin(), thirdPartiesPlugin()],
        test: {
          name: 'unit-isolated',
          // Each file begins in a new worker: a thread starts in less time than a process.
          pool: 'threads',
          include: [ISOLATED],
          globalSetup: ['backend/testing/prepared-database.ts'],
          setupFiles: ['tests/support/seeded-properties.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          exclude: [SLOW],
          // The files of a worker share its backend.
          isolate: false,
          globalSetup: ['backend/testing/prepared-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [clientTextsPlugin(), clientBrandPlugin(), thirdPartiesPlugin()],
        test: {
          name: 'slow',
          include: [SLOW],
          // As unit: most of them import the whole backend.
          isolate: false,
          globalSetup: ['backend/testing/prepared-database.ts', 'tests/support/prepared-shop.ts'],
          setupFiles: ['tests/support/seeded-properties.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['backend/testing/prepared-database.ts', 'tests/support/prepared-shop.ts'],
          testTimeout: 90_000,
          hookTimeout: 180_000,
        },
      },
      {
        // Against the shop at SHOP_URL and the release in DATA_DIR, without a browser.
        test: { name: 'site', include: ['tests/site/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        // `npm run soak`: sizes from SOAK_RUNS.
        test: {
          name: 'soak',
          include: ['tests/soak/**/*.test.ts', 'tests/faults/{hooks,readers}.test.ts'],
          globalSetup: ['backend/testing/prepared-database.ts', 'tests/support/prepared-shop.ts'],
          testTimeout: 3_600_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
