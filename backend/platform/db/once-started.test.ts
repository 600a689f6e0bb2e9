import { expect, it } from 'vitest';
import { openDatabase, retryUntilStarted } from './open.ts';
import { DatabaseUnavailableError } from './health.ts';

const failure = (code: string) =>
  new DatabaseUnavailableError(Object.assign(new Error(code), { code }));

/** What fails so, and then succeeds; nobody waits for a clock. */
const begin = (codes: string[], waitMs: number) => {
  const left = [...codes];
  const run = () => {
    const code = left.shift();
    return code === undefined ? Promise.resolve('started') : Promise.reject(failure(code));
  };
  return retryUntilStarted(run, waitMs, () => Promise.resolve());
};

it('waits for a server that starts again', async () => {
  expect(await begin(['57P01', 'ECONNREFUSED', '57P03', '57P03'], 30_000)).toBe('started');
});

it('waits no longer than it may, and not for what does not pass', async () => {
  await expect(begin(Array(9).fill('ECONNREFUSED') as string[], 2_000)).rejects.toThrow();
  await expect(begin(['28P01'], 30_000)).rejects.toThrow('28P01');
  await expect(begin(['57P03'], 0)).rejects.toThrow('57P03');
});

it('tells of a full disk of the embedded database as one that does not answer now', async () => {
  const { db, close } = await openDatabase({ databaseUrl: '', dataDir: 'memory://' });
  const { sql } = await import('kysely');
  const full = sql`do $$ begin raise exception 'full' using errcode = '53100'; end $$`;
  await expect(full.execute(db)).rejects.toThrow(DatabaseUnavailableError);
  await close();
});
