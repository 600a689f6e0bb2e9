import type { IsoDate } from '../shared/common.ts';
import type { MovedAddress } from '../frame/moved-addresses.ts';
import type { Cents } from '../shared/money.ts';
import type { ToolName } from '../tools/tool-table.ts';
import type { Store } from '../store/store.ts';

/** Response of `GET api/aspos/common/config` (spec 1 §3, spec 2 §3). */
export interface ShopConfig {
  webStoreId: number;
  /** Local times, `HH:MM`. */
  deliveryCutoffLarge: string;
  deliveryCutoffSmall: string;
  pickupCutoff: string;
  pickupAvailableTime: string;
  pickupAvailableTimeSaturday: string;
  freeShippingMinimumLarge: Cents;
  freeShippingMinimumSmall: Cents;
  /** Cost of a delivery below that minimum; null if the API does not state it. */
  deliveryCostLarge: Cents | null;
  deliveryCostSmall: Cents | null;
  /** Countries that the shop delivers to, ISO 3166-1 alpha-2. */
  deliveryCountries: string[];
  hiddenStores: number[];
  stockCount: number;
  minimumPointsToRedeem: number;
  delayDays: number;
  holidays: IsoDate[];
  extraStockDeliveryDays: number;
  idealV1: boolean;
  gtmEnabled: boolean;
  gtmSetting: string | null;
  analytics: Record<string, string>;
  /** Profile address by network. */
  socialLinks: Record<string, string>;
  /** Customer reviews of the shop, score out of 10; null hides them. */
  reviews: { url: string; score: number; count: number } | null;
  /** Web node id by purpose. */
  specialWebNodes: Record<string, number>;
  loyaltyCustomerCodes: string[];
  /** Tools for which the assortment has products; products of these categories link to them. */
  tools: { name: ToolName; webNodeIds: number[] }[];
  /** Only sent to the build; empty for other callers. */
  redirects: MovedAddress[];
  /** The owner's own name and style of the shop; null to use those of the site variant. */
  brand: OwnBrand | null;
}

/** Settings that override the site variant; null keeps the variant's. */
export interface OwnBrand {
  name: string | null;
  slogan: { nl: string; en: string } | null;
  /** Colours as `#rrggbb`, checked for contrast with the colours they are combined with. */
  brandColour: string | null;
  actionColour: string | null;
  logo: { url: string; width: number; height: number } | null;
  /** Address of a square picture for the browser tab and the home screen. */
  icon: string | null;
  /** Address of the default picture of shared links. */
  shareImage: string | null;
}

export interface Preference {
  storeId: number | null;
  store: Store | null;
  includeVat: boolean;
}

/** `GET api/aspos/session` (shape not shown in the spec; see docs/spec-decisions.md). */
export interface Session {
  isLoggedIn: boolean;
  /** Opaque id of the visitor, null before the first write. */
  visitorId: string | null;
}
