/** The steps of `npm test`: what is checked, how, and when. */
import { RENDERING_FLAGS, type RunningServer } from '../lib/processes.ts';
import type { Outcome } from './outcome.ts';
import { playwright, SMALL_DATABASES, TEST_ENV, tool, vitest } from './runners.ts';

interface Common {
  name: string;
  /**
   * Not one after another, as the others: `reads` the code in one thread, two at a time, before
   * them, the longest first; `fills` what they leave of the machine; `follows` them, with the machine for itself,
   * since it measures time or reads what they report. The first and second print failures only.
   */
  when?: 'reads' | 'fills' | 'follows';
  /** Takes minutes and seldom finds what the others do not: only when asked for. */
  isThorough?: true;
}

export interface StepOptions {
  /** At full measure: each pair of language and screen, and as many random runs as it takes. */
  thorough: boolean;
}

/** One `inShop` runs against the built shop. */
export type Step = Common &
  (
    | { inShop: true; run(shop: RunningServer, options: StepOptions): Promise<Outcome> }
    | { inShop?: false; run(options: StepOptions): Promise<Outcome> }
  );

/** Random sequences of edits after which the site is held against a build from nothing. */
const SEQUENCES = { usual: 2, thorough: 20 };

export const STEPS: readonly Step[] = [
  {
    name: 'types',
    when: 'reads',
    run: () => tool('astro', ['check', '--minimumFailingSeverity', 'error'], { env: TEST_ENV }),
  },
  {
    name: 'format',
    when: 'reads',
    run: () => tool('prettier', ['--check', '--log-level', 'warn', '.']),
  },
  { name: 'lint', when: 'reads', run: () => tool('eslint', ['.', '--max-warnings', '0']) },
  { name: 'rooms', when: 'reads', run: () => tool('depcruise', ['src', 'backend', 'scripts']) },
  { name: 'unused', when: 'reads', run: () => tool('knip', []) },
  {
    name: 'unit',
    run: ({ thorough }) => vitest('unit', { THOROUGH: thorough ? '1' : '' }),
  },
  { name: 'contract', run: () => vitest('contract') },
  {
    name: 'browser',
    inShop: true,
    run: (shop, { thorough }) =>
      playwright('playwright.json', shop, { THOROUGH: thorough ? '1' : '' }),
  },
  { name: 'faults', isThorough: true, run: () => vitest('faults') },
  {
    name: 'rebuild',
    when: 'fills',
    run: ({ thorough }) => {
      const sequences = thorough ? SEQUENCES.thorough : SEQUENCES.usual;
      const args = ['--seed', '1', '--sequences', String(sequences)];
      return tool('node', [...RENDERING_FLAGS, 'tests/rebuild/random-edits.ts', ...args], {
        isPatient: true,
        env: { NODE_OPTIONS: SMALL_DATABASES },
      });
    },
  },
  {
    name: 'speed',
    inShop: true,
    when: 'follows',
    isThorough: true,
    run: (shop) => playwright('speed.json', shop, { MEASURES: '1' }),
  },
  { name: 'spec', when: 'follows', run: () => tool('node', ['scripts/spec-table.ts']) },
  {
    name: 'budgets',
    inShop: true,
    when: 'follows',
    run: ({ url }, { thorough }) =>
      tool('node', ['scripts/budgets.ts'], {
        env: { SHOP_URL: url, THOROUGH: thorough ? '1' : '' },
      }),
  },
];
