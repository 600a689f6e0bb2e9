import type { OwnBrand, Session, ShopConfig } from '../../domain/content/config.ts';
import { isNo, isYes } from '../../domain/shared/flags.ts';
import { toCents } from '../../domain/shared/money.ts';
import { centsOrNull } from '../field-mappers.ts';
import type { ConfigRecord, SessionRecord } from './calls.ts';

/** Default delivery countries. */
export const DEFAULT_DELIVERY_COUNTRIES: readonly string[] = ['NL', 'BE'];

const DEFAULT_EXTRA_STOCK_DELIVERY_DAYS = 2;

/**
 * Maps the configuration and applies its defaults (spec 2 §9); iDEAL v1 is on unless the flag says
 * no.
 */
export function mapConfig(record: ConfigRecord): ShopConfig {
  return {
    webStoreId: record.WebStoreId,
    deliveryCutoffLarge: record.DeliveryCutoffLarge,
    deliveryCutoffSmall: record.DeliveryCutoffSmall,
    pickupCutoff: record.PickupCutoff,
    pickupAvailableTime: record.PickupAvailableTime,
    pickupAvailableTimeSaturday: record.PickupAvailableTimeSaturday,
    freeShippingMinimumLarge: toCents(record.FreeShippingMinimumLarge),
    freeShippingMinimumSmall: toCents(record.FreeShippingMinimumSmall),
    deliveryCostLarge: centsOrNull(record.DeliveryCostLarge),
    deliveryCostSmall: centsOrNull(record.DeliveryCostSmall),
    deliveryCountries: record.DeliveryCountries ?? [...DEFAULT_DELIVERY_COUNTRIES],
    hiddenStores: record.HiddenStores ?? [],
    stockCount: record.StockCount ?? 0,
    minimumPointsToRedeem: record.MinimumPointsToRedeem ?? 0,
    delayDays: record.DelayDays ?? 0,
    holidays: record.Holidays ?? [],
    extraStockDeliveryDays: record.ExtraStockDeliveryDays ?? DEFAULT_EXTRA_STOCK_DELIVERY_DAYS,
    idealV1: !isNo(record.IdealV1),
    gtmEnabled: isYes(record.GtmEnabled),
    gtmSetting: record.GtmSetting || null,
    analytics: record.Analytics ?? {},
    socialLinks: record.SocialLinks ?? {},
    reviews: record.Reviews
      ? { url: record.Reviews.Url, score: record.Reviews.Score, count: record.Reviews.Count }
      : null,
    specialWebNodes: record.SpecialWebNodes ?? {},
    loyaltyCustomerCodes: record.LoyaltyCustomerCodes ?? [],
    tools: (record.Tools ?? []).map(({ Name, WebNodeIds }) => ({
      name: Name,
      webNodeIds: WebNodeIds,
    })),
    redirects: (record.Redirects ?? []).map(({ From, To }) => ({ from: From, to: To })),
    brand: record.Brand ? mapOwnBrand(record.Brand) : null,
  };
}

function mapOwnBrand(record: NonNullable<ConfigRecord['Brand']>): OwnBrand {
  const { Slogan: slogan, Logo: logo } = record;
  return {
    name: record.Name || null,
    slogan: slogan ? { nl: slogan.Nl, en: slogan.En } : null,
    brandColour: record.BrandColour ?? null,
    actionColour: record.ActionColour ?? null,
    logo: logo ? { url: logo.Url, width: logo.Width, height: logo.Height } : null,
    icon: record.Icon || null,
    shareImage: record.ShareImage || null,
  };
}

export function mapSession(record: SessionRecord): Session {
  return { isLoggedIn: record.IsLoggedIn, visitorId: record.VisitorId ?? null };
}
