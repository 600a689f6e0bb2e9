import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BuildRank, withBuildLock } from './build-lock.ts';
import { ownFolder } from '../../../tests/support/for-all-tests.ts';

// Its pauses are made with the faked timer.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => globalThis.setTimeout(resolve, ms)),
}));

let folder: string;
beforeEach(() => {
  vi.useFakeTimers();
  folder = ownFolder();
});
afterEach(() => vi.useRealTimers());

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

/** Many times as long as a look at the locks takes. */
const aWhile = () => vi.advanceTimersByTimeAsync(500);

/** Work that goes on until the test ends it. */
function held() {
  let end = () => {};
  const until = new Promise<void>((resolve) => (end = resolve));
  return { until, end };
}

it('lets one build in at a time, and the next one after a failure too', async () => {
  const { said, build, most } = builder();
  const first = held();
  const builds = [true, false, false].map((fails) =>
    build('publish', async () => {
      await first.until;
      if (fails) throw new Error('API down');
    }).catch((error: Error) => error.message),
  );
  await aWhile();
  expect(said).toEqual(['publish begins', 'publish waits', 'publish waits']);
  first.end();
  await aWhile();
  expect(await Promise.all(builds)).toEqual(['API down', undefined, undefined]);
  expect(most()).toBe(1);
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
  const { until, end } = held();
  const second = build(urgent, () => until);
  await aWhile();
  expect(said.at(-1)).toBe(`${urgent} begins`);
  end();
  await aWhile();
  await Promise.all([first, second]);
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
])('lets a %s end before a %s', async (rank, later) => {
  const { said, build } = builder();
  const { until, end } = held();
  const first = build(rank, async (giveWay) => {
    await until;
    giveWay.throwIfAborted();
  });
  const second = build(later, () => Promise.resolve());
  await aWhile();
  end();
  await aWhile();
  await Promise.all([first, second]);
  expect(said.filter((one) => !one.endsWith('waits'))).toEqual([
    `${rank} begins`,
    `${rank} ends`,
    `${later} begins`,
    `${later} ends`,
  ]);
});

it('keeps what was done although another one came meanwhile', async () => {
  const { said, build } = builder();
  const { until, end } = held();
  const first = build('publish', () => until);
  const second = build('rollback', () => Promise.resolve());
  await aWhile();
  end();
  await aWhile();
  await Promise.all([first, second]);
  expect(said.filter((one) => one === 'publish begins')).toHaveLength(1);
});
