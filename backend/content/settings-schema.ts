import { z } from 'zod';
import { clockTime } from '../../src/api/stores/wire.ts';
import { webAddress } from './address-schemas.ts';

const euros = z.number().min(0);
const count = z.int().min(0);

/** Settings of the shop (`settings.yaml`). Times are local, amounts in euros. */
export const settingsSchema = z.strictObject({
  webStoreId: z.int().min(1),
  deliveryCutoffLarge: clockTime,
  deliveryCutoffSmall: clockTime,
  pickupCutoff: clockTime,
  pickupAvailableTime: clockTime,
  pickupAvailableTimeSaturday: clockTime,
  freeShippingMinimumLarge: euros,
  freeShippingMinimumSmall: euros,
  deliveryCostLarge: euros,
  deliveryCostSmall: euros,
  /** Deposit for one pallet, and what it carries. */
  palletDeposit: euros,
  palletKilos: z.number().positive(),
  hiddenStores: z.array(z.int()),
  stockCount: count,
  minimumPointsToRedeem: count,
  delayDays: count,
  extraStockDeliveryDays: count,
  idealV1: z.boolean(),
  analytics: z.record(z.string(), z.string()),
  socialLinks: z.record(z.string(), webAddress),
  /** Leave out where the shop is judged nowhere: then nothing is shown about it. */
  reviews: z.object({ url: webAddress, score: z.number().min(0).max(10), count }).optional(),
  loyaltyCustomerCodes: z.array(z.string()),
  /** Days on which nothing is delivered, besides the public holidays. */
  extraHolidays: z.array(z.iso.date()),
});

export type Settings = z.infer<typeof settingsSchema>;
