/** Tables of what is to be published: jobs, the entities that each names, and the hooks behind them. */
import type { Generated, JSONColumnType } from 'kysely';
import type { NullableTimestamp, Timestamp } from './columns.ts';

/** `at` and `heartbeat_at` are times of the shop's clock. */
export interface PublishJobTable {
  id: Generated<string>;
  state: 'waiting' | 'running' | 'done' | 'failed';
  /** It looks for whatever changed, besides the entities that it names. */
  is_whole: Generated<boolean>;
  asked_by: string;
  reason: string;
  at: Timestamp;
  attempts: Generated<number>;
  heartbeat_at: NullableTimestamp;
  created_at: Timestamp;
  ended_at: NullableTimestamp;
  release: number | null;
  error: string | null;
  progress: JSONColumnType<Record<string, unknown>> | null;
  /** It may take away a large part of the pages. */
  may_lose_pages: Generated<boolean>;
  /** Place of its last claim, or of its failure, among those of all jobs. */
  step: number | null;
}

export interface PublishNameTable {
  job_id: string;
  /** `product:123456` */
  name: string;
}

/** A hook that was received, so that the same one asks once. */
export interface PublishHookTable {
  id: string;
  job_id: string;
  received_at: Timestamp;
}
