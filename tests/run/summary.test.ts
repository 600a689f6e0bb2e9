import { expect, it } from 'vitest';
import { overLimit, retriedTests, type StepReport, summary } from './summary.ts';

const failure = (title: string) => ({
  name: `a.test.ts: ${title}`,
  why: 'got 4\nwanted 3',
  test: { file: 'a.test.ts', title },
});

it('counts what passes alone as unstable, and names at the end what does not', async () => {
  const result = {
    ...{ passed: 3, skipped: [], failures: [failure('adds'), failure('divides')] },
    runFailedAgain: async () => ({ passed: 1, failures: [failure('divides')], skipped: [] }),
  };
  const reports: StepReport[] = [{ name: 'unit', result, seconds: 2 }];
  const unstable = await retriedTests(reports);
  expect(unstable).toEqual(['a.test.ts: adds']);
  const options = { unstable, ledger: 'ledger.txt', leftOut: [], seconds: 2 };
  const { lines, failed } = summary(reports, { ...options, overLimit: [] });
  expect(failed).toBe(1);
  expect(lines.slice(-4)).toEqual([
    'unstable: a.test.ts: adds',
    '',
    'FAILED a.test.ts: divides: got 4 wanted 3',
    '4 passed, 1 failed',
  ]);
  expect(summary(reports, { ...options, overLimit: ['a.test.ts: adds'] }).failed).toBe(2);
});

it('counts a tool that passes alone as unstable', async () => {
  const name = 'node scripts/budgets.ts';
  const result = {
    ...{ passed: 0, skipped: [], failures: [{ name, why: 'the browser hung' }] },
    runFailedAgain: async () => ({ passed: 1, failures: [], skipped: [] }),
  };
  expect(await retriedTests([{ name: 'budgets', result, seconds: 2 }])).toEqual([name]);
  expect(result).toMatchObject({ passed: 1, failures: [] });
});

it('a test with two lines in the ledger is over its limit', () => {
  const text =
    '# comment\n2026-11-01 a.test.ts: adds\n2026-11-02 b.test.ts: x\n2026-11-03 a.test.ts: adds\n';
  expect(overLimit(text)).toEqual(['a.test.ts: adds']);
});
