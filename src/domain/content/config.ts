import type { IsoDate } from '../shared/common.ts';
import type { MovedAddress } from '../frame/moved-addresses.ts';
import type { Cents } from '../shared/money.ts';
import type { Store } from '../store/store.ts';

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
  /** Where orders are delivered, ISO 3166-1 alpha-2. */
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
  /** Network → address. */
  socialLinks: Record<string, string>;
  /** Where customers judge the shop, out of 10; null: nothing is shown about it. */
  reviews: { url: string; score: number; count: number } | null;
  /** Purpose → web node id. */
  specialWebNodes: Record<string, number>;
  loyaltyCustomerCodes: string[];
  /** Only of the build: who else asks is told none. */
  redirects: MovedAddress[];
  /** What the owner calls the shop and how it looks; null: as its variant does. */
  brand: OwnBrand | null;
}

/** What an owner says otherwise than the site variant; null: as the variant has it. */
export interface OwnBrand {
  name: string | null;
  slogan: { nl: string; en: string } | null;
  /** `#rrggbb`; those that stand on it or under it are checked for contrast. */
  brandColour: string | null;
  actionColour: string | null;
  logo: { url: string; width: number; height: number } | null;
  /** Address of a square picture, for the tab and the home screen. */
  icon: string | null;
  /** Address of the picture of pages that have none of their own, where they are shared. */
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
