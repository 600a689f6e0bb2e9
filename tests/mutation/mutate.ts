/**
 * `npm run mutate`: breaks the features of 40 rows of `tests/spec-table.md`, one after the other, and
 * expects that the test that the row names fails. The rows are drawn at random by a seed; how each is
 * broken is written in `in-agreement.ts` and `in-programs.ts`. Files are restored, also when this is
 * interrupted. Prints a table; exits with 1 when a test did not notice.
 *
 *   npm run mutate
 *   npm run mutate -- 7 12     only these rows of the draw
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptyDatabase } from '../../backend/testing/prepared-database.ts';
import { ROOT } from '../../backend/program/processes.ts';
import { startTestClock } from '../support/test-clock.ts';
import { startTestShop } from '../support/test-shop.ts';
import { parseTable } from '../spec-table/table.ts';
import { TEST_ENV } from '../run/runners.ts';
import { draw, type DrawnRow } from './draw.ts';
import { IN_AGREEMENT } from './in-agreement.ts';
import { IN_PROGRAMS } from './in-programs.ts';
import { needsShop, runTests } from './run-tests.ts';

const SEED = '1';
const COUNT = 40;
/** Its own folder, so that the shop of `npm test` stays as it is. */
const SHOP_ENV = { ...TEST_ENV, DATA_DIR: '.data/mutation' };

export interface Mutation {
  /** The row, as `draw.ts` names it. */
  key: string;
  /** What does not hold any more. */
  breaks: string;
  /** Source, and a text that stands in it once. */
  file: string;
  find: string;
  replace: string;
}

interface Job {
  /** Its place in the draw, counted from 1. */
  number: number;
  row: DrawnRow;
  mutation: Mutation;
}

/** A file that is broken at this moment, with its text as it was. */
let broken: { file: string; text: string } | null = null;

function restore(): void {
  if (broken) writeFileSync(broken.file, broken.text);
  broken = null;
}
process.on('exit', restore);

/** Throws where the text to find does not stand in the file exactly once. */
function apply({ file: name, find, replace }: Mutation): void {
  const file = path.join(ROOT, name);
  const text = readFileSync(file, 'utf8');
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`${parts.length - 1} times in ${name}: ${find}`);
  broken = { file, text };
  writeFileSync(file, parts.join(replace));
}

/** Runs the tests of rows, on a shop of the present code where they need one. */
async function tried(rows: DrawnRow[]): Promise<{ passed: number; failed: string[] }> {
  if (!needsShop(rows[0]!)) return runTests(rows);
  const shop = await startTestShop(SHOP_ENV);
  try {
    return await runTests(rows, { ...SHOP_ENV, SHOP_URL: shop.url });
  } finally {
    await shop.stop();
  }
}

async function verdict({ row, mutation }: Job): Promise<string> {
  try {
    apply(mutation);
    const { passed, failed } = await tried([row]);
    if (failed.length > 0) return 'caught';
    return passed > 0 ? 'SURVIVED' : 'NO TEST RAN';
  } catch (error) {
    // The code does not load any more, or the shop does not start: no test has noticed.
    return `FAILED: ${(error instanceof Error ? error.message : String(error)).slice(-300)}`;
  } finally {
    restore();
  }
}

const { lines } = parseTable(readFileSync(path.join(ROOT, 'tests/spec-table.md'), 'utf8'));
const wanted = process.argv.slice(2).map(Number);
console.log(`Seed ${SEED}`);
const mutations = [...IN_AGREEMENT, ...IN_PROGRAMS];
const jobs = draw(lines, COUNT, SEED).flatMap((row, index): Job[] => {
  const mutation = mutations.find(({ key }) => key === row.key);
  if (!mutation) throw new Error(`Nothing says how to break this row: ${row.key}`);
  const number = index + 1;
  return wanted.length === 0 || wanted.includes(number) ? [{ number, row, mutation }] : [];
});
// What takes minutes comes last.
jobs.sort((a, b) => Number(needsShop(a.row)) - Number(needsShop(b.row)));

process.env['EMPTY_DATABASE'] = await emptyDatabase();
startTestClock();
for (const rows of Object.values(
  Object.groupBy(
    jobs.map(({ row }) => row),
    (row) => String(needsShop(row)),
  ),
)) {
  const { failed } = await tried(rows ?? []);
  if (failed.length === 0) continue;
  console.error(`These fail before anything is broken:\n${failed.join('\n')}`);
  process.exit(1);
}
const table: string[] = [];
let survivors = 0;
for (const job of jobs) {
  const found = await verdict(job);
  if (found !== 'caught') survivors += 1;
  const { number, row, mutation } = job;
  table.push(`${number}. ${row.key} - ${mutation.breaks} - ${row.file}: ${row.title} - ${found}`);
  console.log(table.at(-1));
}
console.log(`\n${table.join('\n')}\n\n${jobs.length - survivors} of ${jobs.length} caught`);
process.exit(survivors > 0 ? 1 : 0);
