import { expect, it } from 'vitest';
import { outcomeOfPlaywright, outcomeOfVitest } from './outcome.ts';

it('reads the report of Playwright', () => {
  const results = [
    {
      errors: [{ message: 'Test timeout' }, { message: '\u001B[31mgot 4', location: { line: 7 } }],
    },
  ];
  const tests = [
    { projectName: 'mobile', status: 'expected', results: [] },
    { projectName: 'desktop', status: 'unexpected', results },
    { projectName: 'main', status: 'skipped', results: [] },
  ];
  const specs = [{ file: 'journeys/list.spec.ts', title: 'opens', tests }];
  expect(outcomeOfPlaywright({ suites: [{ suites: [{ specs }] }] })).toEqual({
    passed: 1,
    failures: [
      {
        name: 'tests/journeys/list.spec.ts: opens (desktop)',
        why: 'Test timeout\nat line 7\ngot 4',
        test: { file: 'journeys/list.spec.ts', title: 'opens' },
      },
    ],
    skipped: ['tests/journeys/list.spec.ts: opens (main): '],
  });
});

it('reads the report of vitest', () => {
  const test = (fullName: string, status: string) => ({ fullName, status });
  const report = {
    testResults: [
      {
        name: '/shop/src/a.test.ts',
        status: 'failed',
        assertionResults: [
          test('adds', 'passed'),
          { ...test('subtracts', 'failed'), failureMessages: ['got 4'] },
          test('asks a server (needs PostgreSQL)', 'skipped'),
        ],
      },
      { name: '/shop/src/b.test.ts', status: 'failed', message: 'no such', assertionResults: [] },
    ],
  };
  expect(outcomeOfVitest(report, '/shop')).toEqual({
    passed: 1,
    failures: [
      {
        name: 'src/a.test.ts: subtracts',
        why: 'got 4',
        test: { file: 'src/a.test.ts', title: 'subtracts' },
      },
      { name: 'src/b.test.ts', why: 'no such' },
    ],
    skipped: ['src/a.test.ts: asks a server (needs PostgreSQL): needs PostgreSQL'],
  });
});
