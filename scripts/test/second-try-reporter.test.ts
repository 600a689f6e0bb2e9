import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import type { TestCase } from 'vitest/node';
import SecondTryReporter from './second-try-reporter.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'second-try-'));
const testCase = (fullName: string, flaky: boolean) =>
  ({
    fullName,
    module: { relativeModuleId: 'src/a.test.ts' },
    diagnostic: () => ({ flaky }),
  }) as unknown as TestCase;

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true, force: true });
});

it('writes the tests that passed at their second try only', () => {
  const file = path.join(dir, 'reports', 'list.json');
  vi.stubEnv('SECOND_TRY_REPORT', file);
  const reporter = new SecondTryReporter();
  reporter.onTestCaseResult(testCase('adds', false));
  reporter.onTestCaseResult(testCase('subtracts', true));
  reporter.onTestRunEnd();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(['src/a.test.ts: subtracts']);
});
