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

interface HealthOptions {
  db: Kysely<Database>;
  now(): Date;
  /** False: this process has no renderer. */
  hasRenderer: boolean;
  /** State of the payment provider. */
  provider(): ProviderState;
}

/**
 * Time limit for checking the other parts. Together with 0.8 s for the database, the response takes
 * less than a second.
 */
const PARTS_TIMEOUT_MS = 150;
/**
 * A job that has waited longer than this shows that no worker is running: normally it waits a
 * second at most.
 */
const STALE_JOB_MS = 5 * 60_000;

const PROVIDER_FAULTS: Record<ProviderState, string | null> = {
  ok: null,
  silent: 'the payment provider does not answer',
  'key-refused': 'the payment provider refuses the key',
  unreadable: 'the payment provider answers what cannot be read',
};

const UNKNOWN_PARTS = { jobs: 'unknown', renderer: 'unknown', payment: 'unknown' };

/** Checks the health of the shop: database, jobs, renderer and payments. */
export function shopHealth({ db, now, hasRenderer, provider }: HealthOptions) {
  const checkDatabase = databaseHealthCheck(db);
  const canDatabaseStore = databaseWriteCheck(db);

  const checkParts = async (): Promise<Omit<Health['parts'], 'database'>> => {
    const at = now();
    const counts = await jobCounts(db, at);
    const { rows } = await sql<{ count: number }>`
      select (select count(*) from payments where alarm is not null)
        + (select count(*) from stray_payments where handled_at is null) as count`.execute(db);
    const alarms = rows[0]?.count ?? 0;
    const countFailedJobs = (isPublish: boolean) =>
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
    const jobs = isLate
      ? 'nobody works on the jobs'
      : describeCount(countFailedJobs(false), 'jobs failed');
    return {
      jobs,
      renderer: hasRenderer ? describeCount(countFailedJobs(true), 'publications failed') : 'off',
      payment: PROVIDER_FAULTS[provider()] ?? describeCount(alarms, 'payments need attention'),
    };
  };

  return async (): Promise<Health> => {
    if (!(await checkDatabase()))
      return {
        isAlive: false,
        parts: { database: 'the database does not answer', ...UNKNOWN_PARTS },
      };
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<typeof UNKNOWN_PARTS>((resolve) => {
      timer = setTimeout(() => resolve(UNKNOWN_PARTS), PARTS_TIMEOUT_MS);
    });
    const health = await Promise.race([checkParts().catch(() => UNKNOWN_PARTS), timeout]);
    clearTimeout(timer);
    const database = (await canDatabaseStore()) ? 'ok' : 'nothing can be stored';
    return { isAlive: true, parts: { database, ...health } };
  };
}

const describeCount = (count: number, what: string) => (count === 0 ? 'ok' : `${count} ${what}`);
