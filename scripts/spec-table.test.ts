import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkSpec } from './spec-table/check.ts';
import { HEADINGS } from './spec-table/headings.ts';
import { addPlaywright, addVitest, type RanTests } from './spec-table/reports.ts';
import { parseLines, parseRows } from './spec-table/tables.ts';

const LINES = parseLines('# Title\n\n## A\n\n```text\nOne | two, three.\nFour.\n```\n');

const table = (...rows: string[]) =>
  parseRows(['## A', '', '| Quote | Shown by | Test |', '| --- | --- | --- |', ...rows].join('\n'));

const RAN: RanTests = new Map([
  ['a.test.ts', [{ title: 'it holds (nl)', passed: true }]],
  ['b.test.ts', [{ title: 'it holds', passed: false }]],
]);

const GOOD = ['| `One \\| two` | `a.test.ts` | `it holds` |', '| `Four.` | names only | cart |'];

describe('the table of the specification', () => {
  it('holds when every line has a true quote and a test that passed, or a reason', () => {
    expect(checkSpec(LINES, table(...GOOD), RAN, ['A'])).toEqual({ passed: 2, problems: [] });
  });

  it.each([
    ['a line without a row', [GOOD[0]!], /no row for "Four\."/],
    [
      'a false quote',
      [...GOOD, '| `Five.` | names only | cart |'],
      /not what the specification says/,
    ],
    [
      'a test that did not run',
      [...GOOD, '| `three` | `a.test.ts` | `other` |'],
      /no test "other"/,
    ],
    ['a file that did not run', [...GOOD, '| `three` | `c.test.ts` | `it` |'], /no test "it" ran/],
    ['a test that failed', [...GOOD, '| `three` | `b.test.ts` | `it holds` |'], /failed/],
    ['no reason', [...GOOD, '| `three` | names only | |'], /nor a reason/],
  ])('finds %s', (_, rows, problem) => {
    const { problems } = checkSpec(LINES, table(...rows), RAN, ['A']);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });

  it('finds a section of the documents without lines', () => {
    const { problems } = checkSpec(LINES, table(...GOOD), RAN, ['A', 'B']);
    expect(problems).toEqual(['B: the section has no lines']);
  });

  it('quotes truly as it stands, and has a row for every line of every section', () => {
    const read = (name: string) =>
      readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8');
    const rows = parseRows(read('spec-tests.md'));
    expect(rows.length).toBeGreaterThan(100);
    const all: RanTests = new Map();
    for (const { file, test } of rows) {
      all.set(file, [...(all.get(file) ?? []), { title: test, passed: true }]);
    }
    expect(checkSpec(parseLines(read('spec-lines.md')), rows, all, HEADINGS).problems).toEqual([]);
  });
});

describe('reports', () => {
  it('tell what ran, and leave out what was skipped', () => {
    const tests: RanTests = new Map();
    addVitest(
      tests,
      {
        testResults: [
          {
            name: '/shop/src/a.test.ts',
            assertionResults: [
              { title: 'one', status: 'passed' },
              { title: 'two', status: 'skipped' },
            ],
          },
        ],
      },
      '/shop',
    );
    const run = (status: string) => [{ results: [{ status }] }];
    addPlaywright(tests, [
      {
        file: 'journeys/b.spec.ts',
        specs: [{ title: 'three', ok: false, tests: run('failed') }],
        suites: [
          {
            file: 'journeys/b.spec.ts',
            specs: [{ title: 'four', ok: true, tests: run('skipped') }],
          },
        ],
      },
    ]);
    expect([...tests]).toEqual([
      ['src/a.test.ts', [{ title: 'one', passed: true }]],
      ['tests/journeys/b.spec.ts', [{ title: 'three', passed: false }]],
    ]);
  });
});
