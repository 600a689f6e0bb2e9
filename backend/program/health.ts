import { type Kysely, sql } from 'kysely';
import { databaseWriteCheck, databaseHealthCheck } from '../platform/db/health.ts';
import type { Database } from '../platform/db/schema/database.ts';
import { jobCounts } from '../platform/jobs/dead-letters.ts';
import type { ProviderState } from '../payment/payment-provider.ts';
import { PUBLISH_KIND } from '../platform/publishing/job-list.ts';

export interface Health {
  isAlive: boolean;
  /** `ok`, or a description of the problem; `unknown` if the database does not respond. */
  parts: Record<'database' | 'jobs' | 'renderer' | 'payment', string>;
}

interface Options {
  db: Kysely<Database>;
  now(): Date;
  /** False: this process has no renderer. */
  hasRenderer: boolean;
  /** State of the payment provider. */
  provider(): ProviderState;
}

/** Together with the database's 0.8 s, the response takes less than a second. */
const PARTS_WITHIN_MS = 150;
/** Jobs normally wait at most a second; beyond this no worker is running. */
const STALE_JOB_MS = 5 * 60_000;

const PROVIDER_FAULTS: Record<ProviderState, string | null> = {
  ok: null,
  silent: 'the payment provider does not answer',
  'key-refused': 'the payment provider refuses the key',
  unreadable: 'the payment provider answers what cannot be read',
};

const UNKNOWN = { jobs: 'unknown', renderer: 'unknown', payment: 'unknown' };

/** Checks the health of the shop: database, jobs, renderer and payments. */
export function shopHealth({ db, now, hasRenderer, provider }: Options) {
  const databaseAnswers = databaseHealthCheck(db);
  const stores = databaseWriteCheck(db);

  const parts = async (): Promise<Omit<Health['parts'], 'database'>> => {
    const at = now();
    const counts = await jobCounts(db, at);
    const { rows } = await sql<{ count: number }>`
      select (select count(*) from payments where alarm is not null)
        + (select count(*) from stray_payments where handled_at is null) as count`.execute(db);
    const alarms = rows[0]?.count ?? 0;
    const failed = (isPublish: boolean) =>
      counts
        .filter(({ kind }) => (kind === PUBLISH_KIND.name) === isPublish)
        .reduce((sum, each) => sum + each.failed, 0);
    const isLate = counts.some(
      ({ kind, overdueSince }) =>
        overdueSince &&
        at.getTime() - overdueSince.getTime() > STALE_JOB_MS &&
        // Without a renderer, publications wait for a process that has one.
        (hasRenderer || kind !== PUBLISH_KIND.name),
    );
    const jobs = isLate ? 'nobody works on the jobs' : orFine(failed(false), 'jobs failed');
    return {
      jobs,
      renderer: hasRenderer ? orFine(failed(true), 'publications failed') : 'off',
      payment: PROVIDER_FAULTS[provider()] ?? orFine(alarms, 'payments need attention'),
    };
  };

  return async (): Promise<Health> => {
    if (!(await databaseAnswers()))
      return { isAlive: false, parts: { database: 'the database does not answer', ...UNKNOWN } };
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<typeof UNKNOWN>((resolve) => {
      timer = setTimeout(() => resolve(UNKNOWN), PARTS_WITHIN_MS);
    });
    const health = await Promise.race([parts().catch(() => UNKNOWN), late]);
    clearTimeout(timer);
    const database = (await stores()) ? 'ok' : 'nothing can be stored';
    return { isAlive: true, parts: { database, ...health } };
  };
}

const orFine = (count: number, what: string) => (count === 0 ? 'ok' : `${count} ${what}`);
