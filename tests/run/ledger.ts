/**
 * The ledger of unstable tests: a line for each time that a test failed among others and passed
 * alone. A test with two lines is red until somebody mends it and removes its lines.
 */
import { appendFileSync, readFileSync } from 'node:fs';

const LIMIT = 2;
const COMMENT = '#';

/** Names of tests in the ledger, with repetition. A line is a date, a space, and the name. */
export const namesIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith(COMMENT))
    .map((line) => line.slice(line.indexOf(' ') + 1).trim());

/** Tests with too many lines, each once. */
export function overLimit(text: string): string[] {
  const counts = new Map<string, number>();
  for (const name of namesIn(text)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= LIMIT).map(([name]) => name);
}

export interface Ledger {
  /** Path relative to the project, for messages. */
  name: string;
  /** Adds a line for each test. `day`: yyyy-mm-dd. */
  record(tests: readonly string[], day: string): void;
  overLimit(): string[];
}

export function openLedger(name: string, file: string): Ledger {
  return {
    name,
    record(tests, day) {
      for (const test of tests) appendFileSync(file, `${day} ${test}\n`);
    },
    overLimit: () => overLimit(readFileSync(file, 'utf8')),
  };
}
