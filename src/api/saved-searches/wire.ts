import { z } from 'zod';
import { id, isoMoment } from '../records.ts';

export const savedSearchRecord = z.object({ Id: id, Term: z.string(), SavedAt: isoMoment });

export type SavedSearchRecord = z.infer<typeof savedSearchRecord>;
