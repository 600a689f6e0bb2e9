import { z } from 'zod';
import { DEFAULT_DELIVERY_COUNTRIES } from '../../src/api/config/mappers.ts';
import { clockTime } from '../../src/api/stores/wire.ts';
import { FROM_TIME } from '../../src/domain/cart/slots.ts';
import { isKnownCountry } from '../../src/domain/countries.ts';
import { webAddress } from './address-schemas.ts';

const euros = z.number().min(0);
const count = z.int().min(0);

/** Parts of a day, one after another. */
const slots = z
  .array(z.strictObject({ timeFrom: clockTime, timeTo: clockTime }))
  .min(1, 'needs a part of the day')
  .max(12, 'has over 12 parts of a day')
  .superRefine((parts, context) => {
    parts.forEach(({ timeFrom, timeTo }, at) => {
      const fault = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [at, field], message });
      if (timeTo <= timeFrom) fault('timeTo', 'ends before it begins');
      const earliest = parts[at - 1]?.timeTo ?? FROM_TIME;
      if (timeFrom < earliest) fault('timeFrom', `must be ${earliest} or later`);
    });
  })
  .optional();

/** Countries that orders are delivered to, each once: so never more than are known. */
const countries = z
  .array(
    z
      .string()
      .trim()
      .toUpperCase()
      .refine(isKnownCountry, {
        error: ({ input }) => `${JSON.stringify(input)} is no country code that the shop knows`,
      }),
  )
  .min(1, 'needs a country')
  .superRefine((codes, context) => {
    const twice = codes.find((code, at) => codes.indexOf(code) < at);
    if (twice !== undefined)
      context.addIssue({ code: 'custom', message: `holds "${twice}" twice` });
  });

/** Settings of the shop (`settings.yaml`). Times are local, amounts in euros. */
export const settingsSchema = z.strictObject({
  webStoreId: z.int().min(1),
  deliveryCutoffLarge: clockTime,
  deliveryCutoffSmall: clockTime,
  /** When goods come on a day of delivery, for the shopper to choose; absent: as the shop has them. */
  deliverySlotsLarge: slots,
  deliverySlotsSmall: slots,
  deliveryCountries: countries.default([...DEFAULT_DELIVERY_COUNTRIES]),
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
