import { z } from 'zod';
import type { JobKind } from '../jobs/job-kind.ts';

/** What is to be published is named in `publish_names`; `isWhole`: whatever changed. */
const publishPayload = z.object({
  by: z.string(),
  reason: z.string(),
  isWhole: z.boolean(),
  /** It may take away a large part of the pages (`src/domain/lost-pages.ts`). */
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
