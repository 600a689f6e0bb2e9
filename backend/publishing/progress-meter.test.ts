import { expect, it } from 'vitest';
import type { JobProgress } from '../../src/domain/entities/publishing.ts';
import { ProgressMeter } from './progress-meter.ts';

it('tells a new step at once, the rest a few times a second, and how it ended', () => {
  let time = 0;
  const said: JobProgress[] = [];
  const meter = new ProgressMeter(
    7,
    (progress) => said.push(progress),
    () => time,
  );
  meter.step('Reading products', 0, 100);
  for (let done = 1; done <= 1_000; done += 1) {
    time += 1;
    meter.step('Rendering pages', done, 2_000);
  }
  meter.end('done');
  expect(said.map(({ step, done, state }) => [step, done, state])).toEqual([
    ['Reading products', 0, 'running'],
    ['Rendering pages', 1, 'running'],
    ['Rendering pages', 251, 'running'],
    ['Rendering pages', 501, 'running'],
    ['Rendering pages', 751, 'running'],
    ['Rendering pages', 1_000, 'done'],
  ]);
  expect(said[2]).toMatchObject({ job: 7, rate: null, secondsLeft: null });
  expect(said[4]?.rate).toBeCloseTo(1_001, 0);
  expect(said[4]?.secondsLeft).toBeCloseTo(1.25, 1);
});
