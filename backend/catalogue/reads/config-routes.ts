import type { ConfigRecord } from '../../../src/api/config/calls.ts';
import * as calls from '../../../src/api/config/calls.ts';
import { siteSlug } from '../../../src/brands/site-brand.ts';
import type { Content } from '../../editing/content/content.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import { availableTools } from '../../search/tools/candidates.ts';
import { configRecord, type FeatureFlags } from '../../editing/content/records.ts';
import type { ReviewProvider } from './reviews.ts';
import type { Shop } from './shop.ts';

/** Handlers of configuration and session (spec 2 §7). */
export function configRoutes(
  switches: FeatureFlags,
  reviews: ReviewProvider,
  shop: Pick<Shop, 'state'>,
): HandledCall[] {
  return [
    handle(
      calls.commonConfig,
      async ({ query }, { editorial, now }) => {
        const { settings, content } = editorial;
        const record = {
          ...configRecord(settings, switches, now, content.shop),
          Tools: availableTools(shop.state, content.tools).map(({ name, categoryIds }) => ({
            Name: name,
            WebNodeIds: categoryIds,
          })),
          ...(query.redirects && content.moved.length > 0 && { Redirects: redirects(content) }),
        };
        const business = await reviews.business();
        if (!business) return record;
        const { url: Url, score: Score, count: Count } = business;
        return { ...record, Reviews: { Url, Score, Count } };
      },
      { cached: true },
    ),
    handle(calls.session, (_, { customer, visitorId }) => ({
      IsLoggedIn: customer !== null,
      VisitorId: visitorId,
    })),
  ];
}

const redirects = ({ moved }: Content): ConfigRecord['Redirects'] =>
  moved.map(({ from, to }) => ({ From: from, To: to.replaceAll('{slug}', siteSlug()) }));
