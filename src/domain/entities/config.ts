import type { IsoDate } from './common.ts';
import type { Cents } from './money.ts';
import type { Store } from './store.ts';

/** What `GET api/aspos/common/config` answers (spec 1 §3, spec 2 §3). */
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
  /** Of a delivery below that minimum; null where the API does not say. */
  deliveryCostLarge: Cents | null;
  deliveryCostSmall: Cents | null;
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
  /** Network → address. */
  socialLinks: Record<string, string>;
  /** Where customers judge the shop, out of 10; null: nothing is shown about it. */
  reviews: { url: string; score: number; count: number } | null;
  /** Purpose → web node id. */
  specialWebNodes: Record<string, number>;
  loyaltyCustomerCodes: string[];
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
