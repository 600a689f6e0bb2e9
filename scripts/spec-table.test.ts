import { describe, expect, it } from 'vitest';
import { checkLines, digest } from '../tests/spec-table/check.ts';
import { parseTable } from '../tests/spec-table/table.ts';
import { hasTitle, testFile } from '../tests/spec-table/titles.ts';

const TESTS = testFile(
  'a.test.ts',
  `it('it holds', () => {});
   for (const locale of LOCALES) test(\`a page opens (\${locale}) \${SCREEN[locale]}\`, async () => {});
   it.each([['too long', 1]])('is %s', () => {});`,
);
const read = (file: string) => (file === 'a.test.ts' ? TESTS : null);

const table = (...rows: string[]) =>
  parseTable(['## A', '', '> One | two, three.', '', ...rows, ''].join('\n'));

const GOOD = [
  '- `One | two` | `a.test.ts` | `it holds` | two of them',
  '- `three.` | names only | a sum',
];

describe('the table of the specification', () => {
  it('holds when all words of a line are quoted, and what a row names is there', () => {
    const { lines, problems } = table(...GOOD);
    expect(problems).toEqual([]);
    expect(lines.flatMap(({ rows }) => rows)).toHaveLength(2);
    expect(checkLines(lines, read)).toEqual([]);
  });

  it.each([
    ['words without a row', [GOOD[0]!], /no row quotes ".*three\."/],
    ['a false quote', [...GOOD, '- `four` | names only | a sum'], /not what the line/],
    ['a test that is not there', [...GOOD, '- `three` | `a.test.ts` | `other`'], /no test "other"/],
  ])('finds %s', (_, rows, problem) => {
    const found = checkLines(table(...rows).lines, read);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(problem);
  });

  it('knows when a line was changed', () => {
    const { lines } = table(...GOOD);
    expect(digest(lines)).not.toBe(digest([{ ...lines[0]!, text: 'One.' }]));
  });
});

it.each([
  ['it holds', true],
  ['it', false],
  ['a page opens', true],
  ['a page opens (nl)', true],
  ['a page', false],
  ['is too long', true],
  ['is ${…}', true],
  ['is too short', false],
])('a test has the title %j: %s', (title, isThere) => {
  expect(hasTitle(TESTS, title)).toBe(isThere);
});
