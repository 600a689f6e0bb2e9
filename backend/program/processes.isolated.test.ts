import { afterEach, expect, test, vi } from 'vitest';
import { run } from './processes.ts';

/** Hangs; exits with 0 on SIGTERM, and leaves a child that keeps the output pipe open, which it names. */
const HANGING = `
  const { spawn } = require('node:child_process');
  process.on('SIGTERM', () => process.exit(0));
  console.log(spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'inherit' }).pid);
  setInterval(() => {}, 1e6);
`;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('stops a command that hangs, as failed, with what it had printed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const printed = new Promise<number>((resolve) =>
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      resolve(Number(text));
      return true;
    }),
  );
  const finished = run('node', ['-e', HANGING], { limitMs: 60_000 });
  const survivor = await printed;
  vi.advanceTimersByTime(60_000);
  const { code, output } = await finished;
  process.kill(survivor, 'SIGKILL');
  expect(code).toBe(1);
  expect(output).toBe(`${survivor}\nStopped: node did not end within 1 minutes.\n`);
});

test('leaves a command alone that ends within its limit', async () => {
  const finished = await run('node', ['-e', 'console.log(1)'], { quiet: true, limitMs: 20_000 });
  expect(finished).toEqual({ code: 0, output: '1\n' });
});
