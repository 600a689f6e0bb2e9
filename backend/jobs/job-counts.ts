import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface JobCount {
  kind: string;
  waiting: number;
  running: number;
  /** Dead letters: failed, and neither discarded nor made good since. */
  failed: number;
  /** When the longest overdue waiting job was due; null: none is overdue. */
  overdueSince: Date | null;
}

/** How many jobs of each kind are open or failed, by kind; a kind without any is absent. */
export async function jobCounts(db: Kysely<Database>, now: Date): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select kind,
      count(*) filter (where state = 'waiting') as waiting,
      count(*) filter (where state = 'running') as running,
      count(*) filter (where state = 'failed') as failed,
      min(run_at) filter (where state = 'waiting' and run_at <= ${now}) as "overdueSince"
    from jobs
    where state in ('waiting', 'running') or (state = 'failed' and settled_at is null)
    group by kind order by kind`.execute(db);
  return rows;
}
