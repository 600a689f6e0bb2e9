import type { ConfigRecord } from '../../../src/api/config/wire.ts';
import { PROMOTION_IDS } from '../../catalogue/special-nodes.ts';
import { shopHolidays } from './holidays.ts';
import type { OwnBrand } from '../../../src/domain/entities/config.ts';
import type { Settings } from '../settings-schema.ts';

/** What the environment turns on. */
export interface Switches {
  /** Tag manager; empty: none. */
  gtmId: string;
  productReviews: boolean;
}

/** The common config (spec 2 §3). */
export function configRecord(
  settings: Settings,
  { gtmId, productReviews }: Switches,
  now: Date,
  brand: OwnBrand | null = null,
): ConfigRecord {
  return {
    WebStoreId: settings.webStoreId,
    DeliveryCutoffLarge: settings.deliveryCutoffLarge,
    DeliveryCutoffSmall: settings.deliveryCutoffSmall,
    PickupCutoff: settings.pickupCutoff,
    PickupAvailableTime: settings.pickupAvailableTime,
    PickupAvailableTimeSaturday: settings.pickupAvailableTimeSaturday,
    FreeShippingMinimumLarge: settings.freeShippingMinimumLarge,
    FreeShippingMinimumSmall: settings.freeShippingMinimumSmall,
    DeliveryCostLarge: settings.deliveryCostLarge,
    DeliveryCostSmall: settings.deliveryCostSmall,
    DeliveryCountries: settings.deliveryCountries,
    HiddenStores: settings.hiddenStores,
    StockCount: settings.stockCount,
    MinimumPointsToRedeem: settings.minimumPointsToRedeem,
    DelayDays: settings.delayDays,
    Holidays: shopHolidays(now, settings.extraHolidays),
    ExtraStockDeliveryDays: settings.extraStockDeliveryDays,
    IdealV1: settings.idealV1,
    GtmEnabled: gtmId !== '',
    GtmSetting: gtmId || null,
    Analytics: settings.analytics,
    SocialLinks: settings.socialLinks,
    Reviews: settings.reviews
      ? { Url: settings.reviews.url, Score: settings.reviews.score, Count: settings.reviews.count }
      : null,
    ProductReviews: productReviews,
    SpecialWebNodes: { ...PROMOTION_IDS },
    LoyaltyCustomerCodes: settings.loyaltyCustomerCodes,
    ...(brand && { Brand: brandRecord(brand) }),
  };
}

function brandRecord({ slogan, logo, ...brand }: OwnBrand): ConfigRecord['Brand'] {
  return {
    Name: brand.name,
    Slogan: slogan && { Nl: slogan.nl, En: slogan.en },
    BrandColour: brand.brandColour,
    ActionColour: brand.actionColour,
    Logo: logo && { Url: logo.url, Width: logo.width, Height: logo.height },
    Icon: brand.icon,
    ShareImage: brand.shareImage,
  };
}
