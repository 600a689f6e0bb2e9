/** The steps of `npm test`: what each checks, and which run in parallel. */
import { RENDERING_FLAGS, type RunningServer } from '../../backend/program/processes.ts';
import {
  playwright,
  type Result,
  SMALL_DATABASES,
  TEST_ENV,
  tool,
  toolWithRetry,
  vitest,
} from './runners.ts';

export interface Step {
  name: string;
  /**
   * `static`: reads the code in one thread; two run at a time, before the others. `beside`: takes
   * what the others leave of the machine. Absent: one after another.
   */
  when?: 'static' | 'beside';
  /** Only in `npm test -- --thorough`, or when it is named. */
  isThorough?: true;
  run(context: StepContext): Promise<Result>;
}

export interface StepContext {
  thorough: boolean;
  /** The shop of the tests, started at the first call. */
  shop(): Promise<RunningServer>;
}

/** Four times the usual duration, so that a retry is possible after a browser hangs. */
const BUDGETS_LIMIT_MS = 8 * 60_000;

export const STEPS: readonly Step[] = [
  {
    name: 'types',
    when: 'static',
    // The native compiler; `typescript` stays for what needs its JavaScript API (`pages`, `lint`).
    run: () => tool('node', ['node_modules/typescript-7/bin/tsc']),
  },
  {
    name: 'pages',
    when: 'static',
    run: () =>
      tool(
        'astro',
        [
          ...['check', '--tsconfig', 'tsconfig.pages.json'],
          ...['--minimumFailingSeverity', 'error'],
        ],
        { env: TEST_ENV },
      ),
  },
  {
    name: 'format',
    when: 'static',
    run: () => tool('oxfmt', ['--check']),
  },
  {
    name: 'lint',
    when: 'static',
    run: () =>
      tool('eslint', [
        ...['.', '--max-warnings', '0', '--cache', '--cache-strategy', 'content'],
        ...['--cache-location', '.cache/eslint'],
      ]),
  },
  {
    name: 'rooms',
    when: 'static',
    run: () => tool('depcruise', ['src', 'backend', 'demo', 'scripts']),
  },
  { name: 'unused', when: 'static', run: () => tool('knip', []) },
  { name: 'spec', when: 'static', run: () => tool('node', ['scripts/spec-table.ts']) },
  { name: 'unit', run: () => vitest('unit') },
  { name: 'contract', run: () => vitest('contract') },
  { name: 'slow', isThorough: true, run: () => vitest('slow') },
  {
    name: 'journeys',
    run: async ({ shop, thorough }) =>
      playwright(await shop(), thorough ? ['mobile', 'desktop'] : ['main']),
  },
  {
    name: 'site',
    isThorough: true,
    run: async ({ shop }) =>
      // The expiry dates of its files are relative to the shop's clock.
      vitest('site', { ...TEST_ENV, SHOP_URL: (await shop()).url }),
  },
  {
    name: 'budgets',
    isThorough: true,
    run: async ({ shop }) =>
      toolWithRetry('node', ['scripts/budgets.ts'], {
        quiet: false,
        limitMs: BUDGETS_LIMIT_MS,
        env: { SHOP_URL: (await shop()).url },
      }),
  },
  { name: 'faults', isThorough: true, run: () => vitest('faults') },
  {
    name: 'rebuild',
    when: 'beside',
    isThorough: true,
    run: () => {
      const args = ['--seed', '1'];
      return toolWithRetry('node', [...RENDERING_FLAGS, 'tests/rebuild/random-edits.ts', ...args], {
        isPatient: true,
        env: { NODE_OPTIONS: SMALL_DATABASES },
      });
    },
  },
];
