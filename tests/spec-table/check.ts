import { createHash } from 'node:crypto';
import type { SpecLine, SpecRow } from './table.ts';
import { hasTitle, type TestFile } from './titles.ts';

/** Gives what stands in a test file; null where there is none. */
export type ReadTests = (file: string) => TestFile | null;

/** Tells whether the lines are still those of the documents, which are not in the repository. */
export function digest(lines: readonly SpecLine[]): string {
  const text = lines.map((line) => `${line.section}\n${line.text}\n`).join('');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Sentences that say what does not hold. */
export function checkLines(lines: readonly SpecLine[], read: ReadTests): string[] {
  return lines.flatMap((line) => {
    const rows = line.rows.flatMap((row) => {
      const problem = problemOf(row, line.text, read);
      return problem ? [`line ${row.at}, "${row.quote}": ${problem}`] : [];
    });
    const rest = unquoted(line).map((part) => `${line.section}: no row quotes "${part}"`);
    return [...rows, ...rest];
  });
}

function problemOf({ quote, file, title }: SpecRow, line: string, read: ReadTests): string | null {
  if (!line.includes(quote)) return 'this is not what the line above it says';
  if (file === null) return null;
  const tests = read(file);
  if (!tests) return `there is no file ${file}`;
  return hasTitle(tests, title) ? null : `no test "${title}" in ${file}`;
}

/** What no row quotes; marks between words need none. */
function unquoted({ text, rows }: SpecLine): string[] {
  const isQuoted = new Array<boolean>(text.length).fill(false);
  for (const { quote } of rows) {
    for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
      isQuoted.fill(true, at, at + quote.length);
    }
  }
  return Array.from(text)
    .map((letter, at) => (isQuoted[at] ? '\0' : letter))
    .join('')
    .split(/\0+/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map((part) => part.trim());
}
