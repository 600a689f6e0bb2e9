import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BuildRank, withBuildLock } from './build-lock.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Who is inside, in words; a first run that waits for ever unless it is to give way. */
function builder() {
  const said: string[] = [];
  let inside = 0;
  let most = 0;
  const build = (rank: BuildRank, work: (giveWay: AbortSignal) => Promise<unknown>) =>
    withBuildLock(
      folder,
      async (giveWay) => {
        most = Math.max(most, ++inside);
        said.push(`${rank} begins`);
        try {
          await work(giveWay);
          said.push(`${rank} ends`);
        } finally {
          inside -= 1;
        }
      },
      { rank, onWait: () => said.push(`${rank} waits`) },
    );
  return { said, build, most: () => most };
}

const untilToGiveWay = (giveWay: AbortSignal) =>
  new Promise((_, reject) =>
    giveWay.addEventListener('abort', () => reject(giveWay.reason as Error)),
  );

it('lets one build in at a time, and the next one after a failure too', async () => {
  const { said, build, most } = builder();
  const outcomes = await Promise.all(
    [true, false, false].map((fails) =>
      build('publish', async () => {
        await pause(20);
        if (fails) throw new Error('API down');
      }).catch((error: Error) => error.message),
    ),
  );
  expect(outcomes).toEqual(['API down', undefined, undefined]);
  expect(most()).toBe(1);
  expect(said.filter((one) => one === 'publish waits')).toHaveLength(2);
});

it.each<[BuildRank, BuildRank]>([
  ['publish', 'rollback'],
  ['look', 'rollback'],
  ['look', 'publish'],
])('lets a %s begin again after a %s that came meanwhile', async (patient, urgent) => {
  const { said, build, most } = builder();
  let isFirst = true;
  const first = build(patient, (giveWay) => {
    if (!isFirst) return Promise.resolve();
    isFirst = false;
    return untilToGiveWay(giveWay);
  });
  await pause(50);
  const since = performance.now();
  await build(urgent, () => pause(60));
  expect(performance.now() - since).toBeLessThan(2_000);
  await first;
  expect(most()).toBe(1);
  expect(said.filter((one) => !one.endsWith('waits'))).toEqual([
    `${patient} begins`,
    `${urgent} begins`,
    `${urgent} ends`,
    `${patient} begins`,
    `${patient} ends`,
  ]);
});

it.each<[BuildRank, BuildRank]>([
  ['publish', 'publish'],
  ['publish', 'look'],
  ['rollback', 'publish'],
])('lets a %s end before a %s', async (first, second) => {
  const { said, build } = builder();
  const under = build(first, async (giveWay) => {
    await pause(150);
    giveWay.throwIfAborted();
  });
  await pause(20);
  await Promise.all([under, build(second, () => Promise.resolve())]);
  expect(said.filter((one) => !one.endsWith('waits'))).toEqual([
    `${first} begins`,
    `${first} ends`,
    `${second} begins`,
    `${second} ends`,
  ]);
});

it('keeps what was done although another one came meanwhile', async () => {
  const { said, build } = builder();
  const under = build('publish', () => pause(150));
  await pause(20);
  await build('rollback', () => Promise.resolve());
  await under;
  expect(said.filter((one) => one === 'publish begins')).toHaveLength(1);
});
