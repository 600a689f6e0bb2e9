import { mapConfig } from '../../src/api/config/mappers.ts';
import * as calls from '../../src/api/content/calls.ts';
import type { SiteBrand } from '../../src/brands/brands.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import { contentAnswer, faqAnswer } from '../content/content-answer.ts';
import type { Content } from '../content/content.ts';
import { handle, type HandledCall } from '../http/handled-call.ts';
import { configRecord } from '../services/config.ts';
import { contentPageRecord, faqCategoryRecord } from '../services/content.ts';
import type { Settings } from '../services/settings.ts';
import type { Shop } from '../services/shop.ts';

export interface ContentSite {
  content: Content;
  brand: SiteBrand;
  /** Public origin of the shop. */
  siteUrl: string;
}

/** What editors wrote (spec 1 §4.4). */
export function contentRoutes(shop: Shop, settings: Settings, site: ContentSite): HandledCall[] {
  const facts = (locale: Locale, now: Date) => ({
    locale,
    brand: site.brand,
    count: shop.state.catalogue.productCount,
    now,
    config: mapConfig(configRecord(settings, { gtmId: '', productReviews: false }, now)),
  });
  return [
    handle(calls.contentPage, ({ body }, { locale, now }) =>
      contentPageRecord(
        contentAnswer(site.content, {
          ...facts(locale, now),
          url: body.url,
          groups: body.parts,
          pageMeta: body.pageMeta,
          siteUrl: site.siteUrl,
          ...(body.params ? { params: body.params } : {}),
        }),
      ),
    ),
    handle(
      calls.faqByName,
      ({ params }, { now }) => {
        const locale = params.culture === 'en-US' ? 'en' : 'nl';
        return faqAnswer(site.content, params.name, facts(locale, now)).map(faqCategoryRecord);
      },
      { kept: true },
    ),
  ];
}
