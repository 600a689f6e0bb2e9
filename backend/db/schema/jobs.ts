import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Timestamp = ColumnType<Date, Date, Date>;
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type JobState = 'waiting' | 'running' | 'done' | 'failed';

/** Background jobs of all kinds (DESIGN decision 17). Times are those of the shop's clock. */
export interface JobTable {
  id: Generated<number>;
  kind: string;
  /** What the kind's payload schema describes; empty once a personal payload was erased. */
  payload: JSONColumnType<Record<string, unknown>>;
  /** The payload holds personal data: it is erased when the job is done or discarded. */
  is_personal: Generated<boolean>;
  /** Unique within the kind; null: not deduplicated. */
  key: string | null;
  state: Generated<JobState>;
  /** Not claimed before. */
  run_at: Timestamp;
  /** Times that it was claimed; also the fencing token of the worker that runs it. */
  attempts: Generated<number>;
  heartbeat_at: NullableTimestamp;
  /** How far the job is, for other processes. */
  progress: JSONColumnType<Record<string, unknown>> | null;
  created_at: Timestamp;
  /** When it was done or failed for the last time. */
  ended_at: NullableTimestamp;
  result: JSONColumnType<Record<string, unknown>> | null;
  /** Message of the last failure; null once the job is done. */
  error: string | null;
  /** A failed job that needs no attention: discarded, or made good by a later job. */
  settled_at: NullableTimestamp;
  /** Place of its last claim, or of its failure, among those of all jobs; null before the first. */
  step: Generated<number | null>;
}
