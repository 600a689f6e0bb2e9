/** Schema of a visitor's preference (spec 2 §3). */
import { z } from 'zod';
import { id } from '../records.ts';
import { storeRecord } from '../stores/wire.ts';

export const preferenceRecord = z.object({
  StoreId: id.nullish(),
  Store: storeRecord.nullish(),
  IncludeVat: z.boolean(),
});

export type PreferenceRecord = z.infer<typeof preferenceRecord>;
