import * as calls from '../../../src/api/content/calls.ts';
import type { SiteBrand } from '../../../src/brands/brands.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { contentAnswer, faqAnswer } from '../../editing/content/content-answer.ts';
import { factSource } from '../../editing/content/changed-entities.ts';
import type { Editorial } from '../../editing/content/editorial.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import { contentPageRecord, faqCategoryRecord } from '../../editing/content/records.ts';
import type { Shop } from './shop.ts';

export interface ContentSite {
  brand: SiteBrand;
  /** Public origin of the shop. */
  siteUrl: string;
}

/** Handlers of editorial content (spec 1 §4.4). */
export function contentRoutes(shop: Shop, site: ContentSite): HandledCall[] {
  const facts = (editorial: Editorial, locale: Locale, now: Date) =>
    factSource(editorial, locale, {
      brand: site.brand,
      count: shop.state.catalogue.productCount,
      now,
    });
  return [
    handle(calls.contentPage, ({ body }, { editorial, locale, now }) =>
      contentPageRecord(
        contentAnswer(editorial.content, {
          ...facts(editorial, locale, now),
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
      ({ params }, { editorial, now }) => {
        const locale = params.culture === 'en-US' ? 'en' : 'nl';
        const source = facts(editorial, locale, now);
        return faqAnswer(editorial.content, params.name, source).map(faqCategoryRecord);
      },
      { cached: true },
    ),
  ];
}
