import { expect, test } from 'vitest';
import { run } from './processes.ts';

/** Hangs; exits with 0 on SIGTERM, and leaves a child that keeps the output pipe open. */
const HANGING = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20_000)'], { stdio: 'inherit' });
  process.on('SIGTERM', () => process.exit(0));
  console.log('begun');
`;

test('stops a command that hangs, as failed, with what it had printed', async () => {
  const started = performance.now();
  const { code, output } = await run('node', ['-e', HANGING], { quiet: true, limitMs: 1_500 });
  expect(code).toBe(1);
  expect(output).toMatch(/^begun\nStopped: node did not end within 0.025 minutes.\n$/);
  expect(performance.now() - started).toBeLessThan(15_000);
});

test('leaves a command alone that ends within its limit', async () => {
  const finished = await run('node', ['-e', 'console.log(1)'], { quiet: true, limitMs: 20_000 });
  expect(finished).toEqual({ code: 0, output: '1\n' });
});
