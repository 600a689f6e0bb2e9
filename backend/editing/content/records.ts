import Holidays from 'date-holidays';
import type {
  BannerRecord,
  ContentGroupRecord,
  ContentPartRecord,
  MenuItemRecord,
  ContentPageRecord,
  FaqCategoryRecord,
} from '../../../src/api/content/calls.ts';
import type {
  Banner,
  ContentGroup,
  ContentGroupName,
  ContentPart,
  MenuItem,
  SellingPoint,
  ContentPage,
  FaqCategory,
  PageMeta,
} from '../../../src/domain/content/content.ts';
import { STATUS } from '../../../src/domain/frame/status.ts';
import type { IsoDate } from '../../../src/domain/shared/common.ts';
import { localTime } from '../../../src/domain/store/opening-hours.ts';
import type { ConfigRecord } from '../../../src/api/config/calls.ts';
import { PROMOTION_IDS } from '../../catalogue/special-nodes.ts';
import type { OwnBrand } from '../../../src/domain/content/config.ts';
import type { Settings } from './settings-schema.ts';

/** Maps content to API records. */
function menuItemRecord(item: MenuItem): MenuItemRecord {
  return {
    Name: item.name,
    Url: item.url,
    AlternateUrl: item.alternateUrl,
    Code: item.code,
    Children: item.children.map(menuItemRecord),
  };
}

function bannerRecord(banner: Banner): BannerRecord {
  return {
    Name: banner.name,
    Title: banner.title,
    Summary: banner.summary,
    LinkTitle: banner.linkTitle,
    AlternateUrl: banner.alternateUrl,
    CssClass: banner.cssClass,
    Image: banner.img,
    StartDate: banner.startDate,
    EndDate: banner.endDate,
    ShowOn: banner.showOn,
    ConditionOperator: banner.conditionOperator,
  };
}

const sellingPointRecord = (item: SellingPoint) => ({
  Description: item.description,
  AlternateUrl: item.alternateUrl,
});

function partRecord(part: ContentPart): ContentPartRecord {
  switch (part.type) {
    case 'text':
      return { Type: 'text', Heading: part.heading, Html: part.html };
    case 'banner':
      return { Type: 'banner', Banner: bannerRecord(part.banner) };
    case 'usps':
      return { Type: 'usps', Heading: part.heading, Items: part.items.map(sellingPointRecord) };
    case 'links':
      return { Type: 'links', Heading: part.heading, Items: part.items.map(menuItemRecord) };
    case 'steps':
      return {
        Type: 'steps',
        Heading: part.heading,
        Items: part.items.map(({ title, html }) => ({ Title: title, Html: html })),
      };
  }
}

function groupRecord(Name: ContentGroupName, group: ContentGroup): ContentGroupRecord {
  switch (group.kind) {
    case 'menu':
      return { Name, Kind: 'menu', Items: group.items.map(menuItemRecord) };
    case 'banners':
      return { Name, Kind: 'banners', Items: group.items.map(bannerRecord) };
    case 'usps':
      return { Name, Kind: 'usps', Items: group.items.map(sellingPointRecord) };
    case 'blocks':
      return { Name, Kind: 'blocks', Items: group.items.map(partRecord) };
    case 'customerService': {
      const { heading, summary, linkTitle, alternateUrl } = group.item;
      const Item = {
        Heading: heading,
        Summary: summary,
        LinkTitle: linkTitle,
        AlternateUrl: alternateUrl,
      };
      return { Name, Kind: 'customerService', Item };
    }
  }
}

const STATUS_CODES = {
  Ok: STATUS.Ok,
  NotFound: STATUS.NotFound,
  InvalidData: STATUS.InvalidData,
} as const;

/** The API record of the content call. */
export function contentPageRecord(page: ContentPage): ContentPageRecord {
  const { article } = page;
  return {
    Status: STATUS_CODES[page.status],
    Article: {
      Type: article.type,
      Title: article.title,
      Banners: article.banners.map(bannerRecord),
      RobotsNoIndex: article.robotsNoIndex,
      RobotsNoFollow: article.robotsNoFollow,
    },
    Parts: (Object.entries(page.parts) as [ContentGroupName, ContentGroup][]).map(([name, group]) =>
      groupRecord(name, group),
    ),
    PageMeta: page.pageMeta && metaRecord(page.pageMeta),
  };
}

function metaRecord(meta: PageMeta) {
  return {
    Title: meta.title,
    Type: meta.type,
    Link: meta.link,
    Domain: meta.domain,
    Description: meta.description,
    Image: meta.image,
    Keywords: meta.keywords,
    SiteName: meta.siteName,
    Robots: meta.robots,
  };
}

export function faqCategoryRecord(category: FaqCategory): FaqCategoryRecord {
  return {
    Name: category.name,
    Title: category.title,
    Questions: category.questions.map(({ id, question, answer }) => ({
      Id: id,
      Question: question,
      Answer: answer,
    })),
  };
}

const dutchHolidays = new Holidays('NL');
const holidaysByYear = new Map<number, IsoDate[]>();

/** Dutch public holidays of this year and the next, with extra days, in order. */
export function shopHolidays(now: Date, extra: readonly IsoDate[] = []): IsoDate[] {
  const year = Number(localTime(now).day.slice(0, 4));
  return [...new Set([...publicHolidays(year), ...publicHolidays(year + 1), ...extra])].sort();
}

function publicHolidays(year: number): IsoDate[] {
  let days = holidaysByYear.get(year);
  if (!days) {
    days = dutchHolidays
      .getHolidays(year)
      .filter((holiday) => holiday.type === 'public')
      .map((holiday) => holiday.date.slice(0, 10));
    holidaysByYear.set(year, days);
  }
  return days;
}

/** Features enabled by the environment. */
export interface FeatureFlags {
  /** Tag manager; empty: none. */
  gtmId: string;
  productReviews: boolean;
}

/** The common config (spec 2 §3). */
export function configRecord(
  settings: Settings,
  { gtmId, productReviews }: FeatureFlags,
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
