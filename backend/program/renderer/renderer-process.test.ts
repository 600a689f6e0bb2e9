import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../processes.ts';
import { RendererProcess } from './renderer-process.ts';
import { ownFolder } from '../../../tests/support/for-all-tests.ts';

let said: string[];
let renderer: RendererProcess;
let folder: string;

beforeEach(() => {
  folder = ownFolder();
  said = [];
  renderer = new RendererProcess({
    script: path.join(ROOT, 'tests/support/fake-renderer.ts'),
    maxMemoryMb: 500,
    log: (text) => said.push(text),
  });
});

afterEach(() => renderer.close());

/** Runs a job; answers the process that did it. */
const run = async (reason = 'a test', onStep = (_: string) => {}) =>
  (await renderer.run(
    { apiUrl: '', edited: null, by: 'test', reason },
    onStep,
  )) as unknown as number;

/** The reason of a job that finds that the code has changed, once. */
function codeHasChanged(): string {
  const once = path.join(folder, 'code-has-changed');
  writeFileSync(once, '');
  return once;
}

/** Kills it before this process can hear of its end. */
function killUnheard(pid: number): void {
  process.kill(pid, 'SIGKILL');
  const status = `/proc/${pid}/stat`;
  while (existsSync(status) && !readFileSync(status, 'utf8').includes(') Z '));
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('is kept warm, and is another one after it grew beyond the limit', async () => {
  const first = await run();
  expect(await run('grow')).toBe(first);
  expect(said).toEqual(['The renderer held 900 MB and is started again.']);
  const second = await run();
  expect(second).not.toBe(first);
  expect(await run()).toBe(second);
  await expect(run('fail and grow')).rejects.toThrow('The API does not answer.');
  expect(said).toHaveLength(2);
  expect(await run()).not.toBe(second);
});

it('reports why it died, and restarts', async () => {
  const first = await run();
  await expect(run('die')).rejects.toThrow('The renderer ended unexpectedly (1).');
  expect(said).toEqual(['The renderer ended unexpectedly (1) and is started again.']);
  expect(await run()).not.toBe(first);
});

it('is not started again and again where it never works', async () => {
  await expect(run('die')).rejects.toThrow('unexpectedly');
  expect(said).toEqual([]);
});

it('a job that fails does not restart it', async () => {
  const first = await run();
  await expect(run('fail')).rejects.toThrow('The API does not answer.');
  expect(await run()).toBe(first);
});

it('a job under way is done by the new code too, when another finds that the code has changed', async () => {
  const first = await run();
  const steps: string[] = [];
  const file = path.join(folder, 'held');
  writeFileSync(file, '');
  let long: Promise<number> | undefined;
  await new Promise<void>((resolve) => {
    long = run(`until gone: ${file}`, (step) => {
      steps.push(step);
      resolve();
    });
  });
  rmSync(file);
  const again = await run(codeHasChanged());
  expect(again).not.toBe(first);
  expect(await long).toBe(again);
  expect(steps).toEqual(['Rendering pages', 'Bundling the new code', 'Rendering pages']);
  expect(said).toHaveLength(1);
  while (isThere(first)) await setImmediate();
});

it('a rollback under way is ended and not done twice, when a job finds that the code has changed', async () => {
  const first = await run();
  const done = path.join(folder, 'rollbacks');
  const back = renderer.rollBack(1, done);
  const again = run(codeHasChanged());
  expect(await back).toBe(first);
  expect(await again).not.toBe(first);
  expect(readFileSync(done, 'utf8')).toBe('done\n');
});

it('a job that finds it dead fails, and the next one succeeds', async () => {
  const first = await run();
  killUnheard(first);
  await expect(run()).rejects.toThrow('The renderer ended unexpectedly');
  expect(said).toHaveLength(1);
  expect(await run()).not.toBe(first);
});

it('a job fails with a message if it could not be started at all', async () => {
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  await expect(run()).rejects.toThrow(
    'The renderer ended unexpectedly (spawn /nowhere/node ENOENT)',
  );
  process.execPath = execPath;
  expect(await run()).toBeGreaterThan(0);
});

it('does the job with the new code where the code has changed, and says so', async () => {
  const first = await run();
  const steps: string[] = [];
  expect(await run(codeHasChanged(), (step) => steps.push(step))).not.toBe(first);
  expect(steps).toEqual(['Bundling the new code', 'Rendering pages']);
  expect(said).toEqual([
    'The code has changed: the renderer is started again and renders every page.',
  ]);
});
