import { z } from 'zod';
import type { JobKind } from '../jobs/job-kind.ts';
import type { OnStep, Preview, PreviewRequest } from '../../../src/domain/content/publishing.ts';
import type { PublishJob } from './queue.ts';

/** The entities are in `publish_names`; `isWhole`: everything that changed. */
const publishPayload = z.object({
  by: z.string(),
  reason: z.string(),
  isWhole: z.boolean(),
  /** Allows the removal of a large share of the pages (`src/domain/frame/lost-pages.ts`). */
  mayLosePages: z.boolean(),
});

export type PublishPayload = z.infer<typeof publishPayload>;

export const PUBLISH_KIND: JobKind<PublishPayload> = {
  name: 'publish',
  payload: publishPayload,
  backOffMs: [1_000, 5_000, 30_000, 120_000, 600_000],
  // Not enforced: the separate worker (worker.ts) allows large releases any time.
  timeoutMs: 24 * 3_600_000,
  keptMs: 30 * 24 * 3_600_000,
  isPersonal: false,
  yieldsToRequests: false,
};

/** Requester and reason of a publication. */
export interface PublishOrigin {
  by: string;
  reason: string;
}

/** Automatic requesters; each has a text `who.…` at the desk. */
const AUTOMATIC_ORIGINS = new Set(['calendar', 'catalogue', 'content', 'hook', 'poll']);

/** Separates the reasons of merged requests. */
export const REASON_SEPARATOR = '; ';
const MAX_LENGTH = 200;

/**
 * The displayed requester and reason of merged requests. A person takes precedence over an
 * automatic process; two persons are both named. Of two automatic ones the first is kept, unless
 * the other requests more.
 */
export function mergeOrigins(
  job: PublishOrigin,
  other: PublishOrigin,
  asksForMore: boolean,
): PublishOrigin {
  const [isMachine, isOtherMachine] = [
    AUTOMATIC_ORIGINS.has(job.by),
    AUTOMATIC_ORIGINS.has(other.by),
  ];
  if (isMachine) return !isOtherMachine || asksForMore ? other : job;
  if (isOtherMachine) return job;
  return {
    by: joined(job.by, other.by, ', '),
    reason: joined(job.reason, other.reason, REASON_SEPARATOR),
  };
}

function joined(texts: string, text: string, between: string): string {
  if (texts === text || texts.split(between).includes(text)) return texts;
  const both = `${texts}${between}${text}`;
  return both.length <= MAX_LENGTH ? both : `${both.slice(0, MAX_LENGTH - 1)}…`;
}

/** Shows what publishing would change, without publishing. */
export interface Previewer {
  /** Rejects with a readable message if the APIs do not respond or a page fails. */
  preview(request: PreviewRequest): Promise<Preview>;
}

/**
 * Reads the APIs, renders pages and publishes a release. `backend/program/commands/start.ts` makes the
 * one that asks the renderer process.
 */
export interface Publisher extends Previewer {
  /** The number of the release; null if nothing had changed. */
  publish(job: PublishJob, onStep: OnStep): Promise<number | null>;
  /**
   * Rolls back to an earlier release and pins the entities that this reverts; returns the number of
   * the new release.
   */
  rollBack(release: number, by: string): Promise<number>;
}
