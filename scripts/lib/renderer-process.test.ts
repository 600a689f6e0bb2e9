import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from './processes.ts';
import { RendererProcess } from './renderer-process.ts';

let said: string[];
let renderer: RendererProcess;

beforeEach(() => {
  said = [];
  renderer = new RendererProcess({
    script: path.join(ROOT, 'tests/support/fake-renderer.ts'),
    mostMemoryMb: 500,
    say: (text) => said.push(text),
  });
});

afterEach(() => renderer.close());

/** Runs a job; answers the process that did it. */
const run = async (reason = 'a test', steps: string[] = []) =>
  (await renderer.run({ apiUrl: '', edited: null, by: 'test', reason }, (step) =>
    steps.push(step),
  )) as unknown as number;

it('is kept warm, and is another one after it grew beyond the limit', async () => {
  const first = await run();
  expect(await run('grow')).toBe(first);
  expect(said).toEqual(['The renderer held 900 MB and is started again.']);
  const second = await run();
  expect(second).not.toBe(first);
  expect(await run()).toBe(second);
});

it('says over what it died, and is there again', async () => {
  const first = await run();
  await expect(run('die')).rejects.toThrow('The renderer ended unexpectedly (1).');
  expect(said).toEqual(['The renderer ended unexpectedly (1) and is started again.']);
  expect(await run()).not.toBe(first);
});

it('is not started again and again where it never works', async () => {
  await expect(run('die')).rejects.toThrow('unexpectedly');
  expect(said).toEqual([]);
});

it('a job that fails leaves it as it is', async () => {
  const first = await run();
  await expect(run('fail')).rejects.toThrow('The API does not answer.');
  expect(await run()).toBe(first);
});

it('does the job with the new code where the code has changed, and says so', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'renderer-'));
  const once = path.join(folder, 'code-has-changed');
  writeFileSync(once, '');
  const first = await run();
  const steps: string[] = [];
  expect(await run(once, steps)).not.toBe(first);
  expect(steps).toEqual(['Bundling the new code', 'Rendering pages']);
  expect(said).toEqual([
    'The code has changed: the renderer is started again and renders every page.',
  ]);
  rmSync(folder, { recursive: true });
});
