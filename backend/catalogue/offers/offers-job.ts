import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../db/schema/database.ts';
import { handle } from '../../jobs/handle.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { JobKind } from '../../jobs/job-kind.ts';
import { JobQueue } from '../../jobs/job-queue.ts';
import { applyOffers } from './apply-offers.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Begins and ends the actions of a day, at its midnight. */
const OFFERS_KIND: JobKind<Record<string, never>> = {
  name: 'offers',
  payload: z.strictObject({}),
  backOffMs: [MINUTE, 5 * MINUTE, 30 * MINUTE],
  timeoutMs: 10 * MINUTE,
  keptMs: 30 * DAY,
  isPersonal: false,
  yieldsToRequests: false,
};

/** Plans the days on which actions begin or are over, each once. Those that are past are left out. */
export async function planOffers(
  trx: Kysely<Database>,
  moments: readonly Date[],
  now: Date,
): Promise<void> {
  const queue = new JobQueue(trx, () => now);
  const times = new Set(moments.map((at) => at.getTime()).filter((time) => time > now.getTime()));
  for (const time of [...times].sort()) {
    const at = new Date(time);
    await queue.enqueue(trx, { kind: OFFERS_KIND, payload: {}, at, key: at.toISOString() });
  }
}

interface Options {
  db: Kysely<Database>;
  now(): Date;
  /** Shows these products as they are now. */
  onChanged(productIds: number[]): Promise<void>;
}

/** One at a time: two would set one price twice. */
export const offersHandler = ({ db, now, onChanged }: Options): JobHandler =>
  handle(
    OFFERS_KIND,
    async () => {
      const changed = await db.transaction().execute((trx) => applyOffers(trx, now()));
      if (changed.length > 0) await onChanged(changed);
      return { changed: changed.length };
    },
    1,
  );
