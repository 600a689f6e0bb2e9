import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { clockTime } from '../../src/api/stores/wire.ts';

/** Where the settings of the shop stand. */
export const SETTINGS_FILE = join(import.meta.dirname, '..', 'content', 'settings.yaml');

const euros = z.number().min(0);
const count = z.int().min(0);

const schema = z.strictObject({
  webStoreId: z.int().min(1),
  deliveryCutoffLarge: clockTime,
  deliveryCutoffSmall: clockTime,
  pickupCutoff: clockTime,
  pickupAvailableTime: clockTime,
  pickupAvailableTimeSaturday: clockTime,
  freeShippingMinimumLarge: euros,
  freeShippingMinimumSmall: euros,
  hiddenStores: z.array(z.int()),
  stockCount: count,
  minimumPointsToRedeem: count,
  delayDays: count,
  extraStockDeliveryDays: count,
  idealV1: z.boolean(),
  analytics: z.record(z.string(), z.string()),
  socialLinks: z.record(z.string(), z.url()),
  /** Leave out where the shop is judged nowhere: then nothing is shown about it. */
  reviews: z.object({ url: z.url(), score: z.number().min(0).max(10), count }).optional(),
  loyaltyCustomerCodes: z.array(z.string()),
  /** Days on which nothing is delivered, besides the public holidays. */
  extraHolidays: z.array(z.iso.date()),
});

export type Settings = z.infer<typeof schema>;

/** Reads the settings. Throws an Error that names the file and every wrong setting. */
export function loadSettings(file: string = SETTINGS_FILE): Settings {
  const result = schema.safeParse(parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`,
  );
  throw new Error(`The settings in ${file} are not usable: ${problems.join('; ')}.`);
}
