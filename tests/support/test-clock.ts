/** The fixed clock of the tests' shop: when it begins, and how processes and pages are given it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * A Tuesday at ten in the morning in the Netherlands, without a holiday near. It lies in the future,
 * because a browser drops cookies that end before its own, real time.
 */
const BEGINS = new Date('2030-03-05T09:00:00Z');

const VARIABLE = 'TEST_CLOCK_OFFSET_MS';
const SCRIPT = path.join(import.meta.dirname, 'test-clock.cjs');
const PRELOAD = `--require=${SCRIPT}`;

/** Starts the clock for every process that this one starts with `withTestClock`. */
export function startTestClock(): void {
  process.env[VARIABLE] = String(BEGINS.getTime() - Date.now());
}

/** Starts the clock for this process and every one that it starts, where it was not started yet. */
export function useTestClock(): void {
  if (testClockOffset() === 0) startTestClock();
  Object.assign(process.env, withTestClock());
  createRequire(import.meta.url)(SCRIPT);
}

/** How far the clock of the tests is ahead of the machine's, in ms; 0 where it was not started. */
export const testClockOffset = (): number => Number(process.env[VARIABLE] ?? 0);

/** Environment of a process that follows the clock. `flags`: its other NODE_OPTIONS. */
export const withTestClock = (
  flags = process.env['NODE_OPTIONS'] ?? '',
): { NODE_OPTIONS: string } => ({
  NODE_OPTIONS:
    testClockOffset() === 0 || flags.includes(PRELOAD) ? flags : `${flags} ${PRELOAD}`.trim(),
});

/** The same clock as an init script of a page. */
export const testClockScript = (): string =>
  `{${readFileSync(SCRIPT, 'utf8').replace(/const offset = .*;/, `const offset = ${testClockOffset()};`)}}`;
