/** Configuration and session (spec 1 §3, spec 2 §3). */
import { z } from 'zod';
import { isColour } from '../../domain/shared/colour.ts';
import { euros, flag, id, isoDay } from '../records.ts';
import { clockTime } from '../stores/wire.ts';

const colour = z.string().refine(isColour, 'must be a colour such as #0f3d5e');

export const configRecord = z.object({
  WebStoreId: id,
  DeliveryCutoffLarge: clockTime,
  DeliveryCutoffSmall: clockTime,
  PickupCutoff: clockTime,
  PickupAvailableTime: clockTime,
  PickupAvailableTimeSaturday: clockTime,
  FreeShippingMinimumLarge: euros,
  FreeShippingMinimumSmall: euros,
  /** What a delivery below that minimum costs; ours, the spec names no field for it. */
  DeliveryCostLarge: euros.nullish(),
  DeliveryCostSmall: euros.nullish(),
  /** Where orders are delivered, ISO 3166-1 alpha-2; ours, the spec names no field for it. */
  DeliveryCountries: z.array(z.string()).nullish(),
  HiddenStores: z.array(id).nullish(),
  StockCount: z.number().nullish(),
  MinimumPointsToRedeem: z.number().nullish(),
  DelayDays: z.number().nullish(),
  Holidays: z.array(isoDay).nullish(),
  ExtraStockDeliveryDays: z.number().nullish(),
  IdealV1: flag.nullish(),
  GtmEnabled: flag.nullish(),
  GtmSetting: z.string().nullish(),
  Analytics: z.record(z.string(), z.string()).nullish(),
  /** Network → address. */
  SocialLinks: z.record(z.string(), z.string()).nullish(),
  /** Score out of 10. Absent: no review widget (spec 1 §2.9). */
  Reviews: z.object({ Url: z.url(), Score: z.number(), Count: z.number() }).nullish(),
  /** True: the build asks the review service (spec 2 §7); pages show what it then read. */
  ProductReviews: flag.nullish(),
  /** Purpose (`actie`, `opop`, `meerMinder`, `reducedInPrice`) → web node id. */
  SpecialWebNodes: z.record(z.string(), id).nullish(),
  LoyaltyCustomerCodes: z.array(z.string()).nullish(),
  /** Old addresses and where they lead; ours, answered where `redirects` is asked for. */
  Redirects: z.array(z.object({ From: z.string(), To: z.string() })).nullish(),
  /** What the owner says otherwise than the site variant; ours, the spec names no field for it. */
  Brand: z
    .object({
      Name: z.string().nullish(),
      Slogan: z.object({ Nl: z.string(), En: z.string() }).nullish(),
      BrandColour: colour.nullish(),
      ActionColour: colour.nullish(),
      Logo: z.object({ Url: z.string(), Width: z.number(), Height: z.number() }).nullish(),
      Icon: z.string().nullish(),
      ShareImage: z.string().nullish(),
    })
    .nullish(),
});

export const sessionRecord = z.object({
  IsLoggedIn: z.boolean(),
  /** Opaque; null before the visitor's first write. */
  VisitorId: z.string().nullish(),
});

export type ConfigRecord = z.infer<typeof configRecord>;
export type SessionRecord = z.infer<typeof sessionRecord>;
