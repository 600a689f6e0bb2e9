/**
 * The step `spec` of `npm test`: every line of the specification (`docs/spec-lines.md`) has a test
 * that ran and passed, or a plain reason why it has none (`docs/spec-tests.md`). Reads the reports
 * of the steps before it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/processes.ts';
import { checkSpec } from './spec-table/check.ts';
import { HEADINGS } from './spec-table/headings.ts';
import { readReports } from './spec-table/reports.ts';
import { parseLines, parseRows } from './spec-table/tables.ts';

const read = (name: string) => readFileSync(path.join(ROOT, 'docs', name), 'utf8');

try {
  const rows = parseRows(read('spec-tests.md'));
  const { passed, problems } = checkSpec(
    parseLines(read('spec-lines.md')),
    rows,
    readReports(ROOT),
    HEADINGS,
  );
  for (const problem of problems) console.error(problem);
  console.log(`${passed} rows hold, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
