/**
 * Checks `tests/spec-table.md` against the tests: a row quotes every word of the specification, and
 * every test that a row names exists. Reads sources only.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../backend/program/processes.ts';
import { checkLines, digest } from '../tests/spec-table/check.ts';
import { parseTable } from '../tests/spec-table/table.ts';
import { testFile, type TestFile } from '../tests/spec-table/titles.ts';

/** Digest of the specification's lines. */
const SPEC_DIGEST = 'e12d7ac09a46c643';

const filesByPath = new Map<string, TestFile | null>();

function read(name: string): TestFile | null {
  const file = path.join(ROOT, name);
  const tests =
    filesByPath.get(name) ?? (existsSync(file) ? testFile(name, readFileSync(file, 'utf8')) : null);
  filesByPath.set(name, tests);
  return tests;
}

const { lines, problems } = parseTable(
  readFileSync(path.join(ROOT, 'tests/spec-table.md'), 'utf8'),
);
problems.push(...checkLines(lines, read));
if (digest(lines) !== SPEC_DIGEST) {
  problems.push(`The lines are not those of the documents: their digest is ${digest(lines)}.`);
}
for (const problem of problems) console.error(problem);
const rows = lines.reduce((sum, line) => sum + line.rows.length, 0);
console.log(`${lines.length} lines, ${rows} rows, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
