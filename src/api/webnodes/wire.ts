/** Schemas of web nodes (categories). */
import { z } from 'zod';
import { flag, id, imageRecord, isoMoment } from '../records.ts';

export const webNodeReferenceRecord = z.object({
  Id: id,
  Name: z.string(),
  Code: z.string(),
  /** Full path without leading or trailing slash. */
  Url: z.string(),
});

export const webNodeRecord = webNodeReferenceRecord.extend({
  Active: flag,
  StartDate: isoMoment.nullish(),
  EndDate: isoMoment.nullish(),
  Images: z.array(imageRecord).nullish(),
  Description: z.string().nullish(),
  /** From the root category to the parent. */
  Ancestors: z.array(webNodeReferenceRecord).nullish(),
  /** Absent or null if not requested; an empty list if there are none. */
  get Children(): z.ZodOptional<z.ZodNullable<z.ZodArray<typeof webNodeRecord>>> {
    return z.array(webNodeRecord).nullish();
  },
});

export type WebNodeReferenceRecord = z.infer<typeof webNodeReferenceRecord>;
export type WebNodeRecord = z.infer<typeof webNodeRecord>;
