import { z } from 'zod';
import type { JobKind } from '../jobs/job-kind.ts';
import type { OnStep, Preview, PreviewRequest } from '../../../src/domain/content/publishing.ts';
import type { PublishJob } from './queue.ts';

/** What is to be published is named in `publish_names`; `isWhole`: whatever changed. */
const publishPayload = z.object({
  by: z.string(),
  reason: z.string(),
  isWhole: z.boolean(),
  /** It may take away a large part of the pages (`src/domain/frame/lost-pages.ts`). */
  mayLosePages: z.boolean(),
});

export type PublishPayload = z.infer<typeof publishPayload>;

export const PUBLISH_KIND: JobKind<PublishPayload> = {
  name: 'publish',
  payload: publishPayload,
  backOffMs: [1_000, 5_000, 30_000, 120_000, 600_000],
  // Not enforced: its own worker (worker.ts) lets a large release take its time.
  timeoutMs: 24 * 3_600_000,
  keptMs: 30 * 24 * 3_600_000,
  isPersonal: false,
  yieldsToRequests: false,
};

/** Who asks for a publication, and why. */
export interface Asked {
  by: string;
  reason: string;
}

/** What asks by itself; each has a text `who.…` at the desk. */
const MACHINES = new Set(['calendar', 'catalogue', 'content', 'hook', 'poll']);

/** Between two reasons that are told as one. */
export const BETWEEN_REASONS = '; ';
const LONGEST = 200;

/**
 * What is told of a job that several asked for: a person goes before a machine, two persons are
 * named both. Of two machines that of the job stays, unless the other one asks for more.
 */
export function askedTogether(job: Asked, other: Asked, asksForMore: boolean): Asked {
  const [isMachine, isOtherMachine] = [MACHINES.has(job.by), MACHINES.has(other.by)];
  if (isMachine) return !isOtherMachine || asksForMore ? other : job;
  if (isOtherMachine) return job;
  return {
    by: joined(job.by, other.by, ', '),
    reason: joined(job.reason, other.reason, BETWEEN_REASONS),
  };
}

function joined(texts: string, text: string, between: string): string {
  if (texts === text || texts.split(between).includes(text)) return texts;
  const both = `${texts}${between}${text}`;
  return both.length <= LONGEST ? both : `${both.slice(0, LONGEST - 1)}…`;
}

/** Tells what publishing would make, without making it. */
export interface Previewer {
  /** Rejects with a sentence where the APIs do not answer or a page fails. */
  preview(request: PreviewRequest): Promise<Preview>;
}

/** Reads, renders and makes live. */
export interface Publisher extends Previewer {
  /** The number of the release; null where nothing had changed. */
  publish(job: PublishJob, onStep: OnStep): Promise<number | null>;
  /** Makes an earlier release live again, and holds what that takes back; the new release. */
  rollBack(release: number, by: string): Promise<number>;
}
