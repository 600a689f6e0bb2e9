import { expect, it } from 'vitest';
import { atFullMeasure, outcomeOfPlaywright, outcomeOfVitest, secondTryLines } from './outcome.ts';

const spec = (title: string, ...statuses: string[]) => ({
  file: 'journeys/list.spec.ts',
  title,
  tests: statuses.map((status, at) => ({
    projectName: ['mobile', 'desktop'][at] ?? '',
    status,
    results: [],
  })),
});
const report = {
  stats: { expected: 4, unexpected: 1, flaky: 2 },
  suites: [
    {
      specs: [spec('opens', 'expected', 'flaky'), spec('closes', 'unexpected')],
      suites: [{ suites: [{ specs: [spec('filters', 'flaky', 'expected')] }] }],
    },
  ],
};
const NAMES = [
  'tests/journeys/list.spec.ts: opens (desktop)',
  'tests/journeys/list.spec.ts: filters (mobile)',
];

it('a journey that passes at its second try passes, and is named', () => {
  const outcome = outcomeOfPlaywright(report);
  expect(outcome).toEqual({ passed: 6, failed: 1, secondTry: NAMES });
  expect(atFullMeasure(outcome, false)).toEqual(outcome);
  expect(secondTryLines(NAMES, false)).toEqual([
    'Passed only at the second try:',
    `  ${NAMES[0]}`,
    `  ${NAMES[1]}`,
  ]);
});

it('names every error of the first try', () => {
  const message = '\u001B[31mExpected: 3\u001B[39m\nReceived: 4';
  const flaky = {
    projectName: 'mobile',
    status: 'flaky',
    results: [
      { errors: [{ message: 'Test timeout' }, { message, location: { line: 7 } }] },
      { errors: [] },
    ],
  };
  const suites = [{ specs: [{ ...spec('counts'), tests: [flaky] }] }];
  const { secondTry } = outcomeOfPlaywright({ ...report, suites });
  expect(secondTry).toEqual([
    [
      'tests/journeys/list.spec.ts: counts (mobile)',
      'Test timeout',
      'at line 7',
      'Expected: 3',
      'Received: 4',
    ].join('\n      '),
  ]);
});

it('it has failed in a thorough run', () => {
  const outcome = atFullMeasure(outcomeOfPlaywright(report), true);
  expect(outcome).toEqual({ passed: 4, failed: 3, secondTry: NAMES });
  expect(secondTryLines(NAMES, true)[0]).toContain('counted as failed');
});

it('so is a test of vitest', () => {
  const counts = { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 0 };
  const outcome = outcomeOfVitest(counts, ['src/a.test.ts: adds']);
  expect(outcome).toEqual({ passed: 3, failed: 0, secondTry: ['src/a.test.ts: adds'] });
  expect(atFullMeasure(outcome, true)).toMatchObject({ passed: 2, failed: 1 });
  expect(outcomeOfVitest({ ...counts, numFailedTestSuites: 2 }, []).failed).toBe(1);
});

it('nothing is said where all passed at once', () => {
  expect(secondTryLines([], true)).toEqual([]);
});
