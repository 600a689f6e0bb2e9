/** The calls of the common config, the session and the content of pages. */
import * as calls from '../../../src/api/content/calls.ts';
import type { SiteBrand } from '../../../src/brands/brands.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { answerContent, answerFaq } from '../../editing/content/content-answer.ts';
import { placeholderSourceOf } from '../../editing/content/changed-entities.ts';
import type { Editorial } from '../../editing/content/editorial.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import {
  contentPageRecord,
  faqCategoryRecord,
  configRecord,
  type FeatureFlags,
} from '../../editing/content/records.ts';
import type { Shop } from './shop.ts';
import type { ConfigRecord } from '../../../src/api/config/calls.ts';
import { siteSlug } from '../../../src/brands/site-brand.ts';
import type { Content } from '../../editing/content/content.ts';
import * as configCalls from '../../../src/api/config/calls.ts';
import { availableTools } from '../../search/tools/candidates.ts';
import type { ReviewProvider } from './reviews.ts';

/** Handlers of configuration and session (spec 2 §7). */
export function configRoutes(
  switches: FeatureFlags,
  reviews: ReviewProvider,
  shop: Pick<Shop, 'state'>,
): HandledCall[] {
  return [
    handle(
      configCalls.commonConfig,
      async ({ query }, { editorial, now }) => {
        const { settings, content } = editorial;
        const record = {
          ...configRecord(settings, switches, now, content.ownBrand),
          Tools: availableTools(shop.state, content.tools).map(({ name, categoryIds }) => ({
            Name: name,
            WebNodeIds: categoryIds,
          })),
          ...(query.redirects &&
            content.movedAddresses.length > 0 && { Redirects: redirects(content) }),
        };
        const business = await reviews.business();
        if (!business) return record;
        const { url: Url, score: Score, count: Count } = business;
        return { ...record, Reviews: { Url, Score, Count } };
      },
      { cached: true },
    ),
    handle(configCalls.session, (_, { customer, visitorId }) => ({
      IsLoggedIn: customer !== null,
      VisitorId: visitorId,
    })),
  ];
}

const redirects = ({ movedAddresses }: Content): ConfigRecord['Redirects'] =>
  movedAddresses.map(({ from, to }) => ({ From: from, To: to.replaceAll('{slug}', siteSlug()) }));

export interface ContentSite {
  brand: SiteBrand;
  /** Public origin of the shop. */
  siteUrl: string;
}

/** Handlers of editorial content (spec 1 §4.4). */
export function contentRoutes(shop: Shop, site: ContentSite): HandledCall[] {
  const createFactSource = (editorial: Editorial, locale: Locale, now: Date) =>
    placeholderSourceOf(editorial, locale, {
      brand: site.brand,
      count: shop.state.catalogue.productCount,
      now,
    });
  return [
    handle(calls.contentPage, ({ body }, { editorial, locale, now }) =>
      contentPageRecord(
        answerContent(editorial.content, {
          ...createFactSource(editorial, locale, now),
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
        const source = createFactSource(editorial, locale, now);
        return answerFaq(editorial.content, params.name, source).map(faqCategoryRecord);
      },
      { cached: true },
    ),
  ];
}
