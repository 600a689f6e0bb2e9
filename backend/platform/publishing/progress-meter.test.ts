import { expect, it } from 'vitest';
import type { JobProgress } from '../../../src/domain/content/publishing.ts';
import { ProgressMeter } from './worker.ts';

it('tells how quick a step is and how long it still takes, and how it ended', () => {
  let time = 0;
  const said: JobProgress[] = [];
  const meter = new ProgressMeter(
    7,
    (progress) => said.push(progress),
    () => time,
  );
  meter.step('Reading products', 0, 100);
  for (let done = 1; done <= 751; done += 250) {
    meter.step('Rendering pages', done, 2_000);
    time += 250;
  }
  meter.end('done');
  expect(said.map(({ step, done, state }) => [step, done, state])).toEqual([
    ['Reading products', 0, 'running'],
    ['Rendering pages', 1, 'running'],
    ['Rendering pages', 251, 'running'],
    ['Rendering pages', 501, 'running'],
    ['Rendering pages', 751, 'running'],
    ['Rendering pages', 751, 'done'],
  ]);
  expect(said[2]).toMatchObject({ job: 7, rate: null, secondsLeft: null });
  expect(said[4]?.rate).toBeCloseTo(1_001, 0);
  expect(said[4]?.secondsLeft).toBeCloseTo(1.25, 1);
});
