import { z } from 'zod';
import type { JobKind } from '../job-queue.ts';

const note = z.object({ text: z.string() });
export type Note = z.infer<typeof note>;

/** A kind of job for tests. */
export const NOTE: JobKind<Note> = {
  name: 'note',
  payload: note,
  backOffMs: [1_000, 60_000],
  timeoutMs: 10_000,
  keptMs: 24 * 3_600_000,
  isPersonal: false,
  yieldsToRequests: false,
};

export const PERSONAL_NOTE: JobKind<Note> = { ...NOTE, name: 'personal', isPersonal: true };
