/** Schemas of configuration and session (spec 1 §3, spec 2 §3), and the calls that answer them. */
import { z } from 'zod';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import { CONFIG } from './client.ts';
import { isColour } from '../../domain/shared/colour.ts';
import { TOOLS } from '../../domain/tools/tool-table.ts';
import { euros, flag, id, isoDay } from '../fields.ts';
import { clockTime } from '../stores/calls.ts';

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
  /** Delivery costs below that minimum; an addition to the spec. */
  DeliveryCostLarge: euros.nullish(),
  DeliveryCostSmall: euros.nullish(),
  /** Delivery countries, ISO 3166-1 alpha-2; an addition to the spec. */
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
  /** Profile address by network. */
  SocialLinks: z.record(z.string(), z.string()).nullish(),
  /** Score out of 10; absent to hide the review widget (spec 1 §2.9). */
  Reviews: z.object({ Url: z.url(), Score: z.number(), Count: z.number() }).nullish(),
  /**
   * True if the build calls the review service (spec 2 §7); pages show the reviews of the last
   * build.
   */
  ProductReviews: flag.nullish(),
  /** Web node id by purpose (`actie`, `opop`, `meerMinder`, `reducedInPrice`). */
  SpecialWebNodes: z.record(z.string(), id).nullish(),
  LoyaltyCustomerCodes: z.array(z.string()).nullish(),
  /**
   * Tools for which the assortment has products, with the categories that link to them; an
   * addition to the spec.
   */
  Tools: z.array(z.object({ Name: z.enum(TOOLS), WebNodeIds: z.array(id) })).nullish(),
  /** Redirects of old addresses, only if requested by `redirects`; an addition to the spec. */
  Redirects: z.array(z.object({ From: z.string(), To: z.string() })).nullish(),
  /** Settings of the owner that override the site variant; an addition to the spec. */
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
  /** Opaque id; null before the visitor's first write. */
  VisitorId: z.string().nullish(),
});

export type ConfigRecord = z.infer<typeof configRecord>;
export type SessionRecord = z.infer<typeof sessionRecord>;

const area = 'config';

export const commonConfig = defineCall({
  ...CONFIG.get,
  name: 'commonConfig',
  area,
  bounds: BOUNDS.read,
  summary: 'Configuration of the shop',
  query: z.object({ redirects: z.literal('true').optional() }),
  data: configRecord,
});

export const session = defineCall({
  ...CONFIG.session,
  name: 'session',
  area,
  bounds: BOUNDS.read,
  summary: 'The session of the caller',
  data: sessionRecord,
});
