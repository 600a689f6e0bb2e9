import * as calls from '../../src/api/config/calls.ts';
import { handle, type HandledCall } from '../http/handled-call.ts';
import { configRecord, type Switches } from '../content/records/config-record.ts';
import type { ReviewProvider } from '../services/reviews.ts';

/** Configuration and session (spec 2 §7). */
export function configRoutes(switches: Switches, reviews: ReviewProvider): HandledCall[] {
  return [
    handle(
      calls.commonConfig,
      async (_, { editorial, now }) => {
        const record = configRecord(editorial.settings, switches, now);
        const business = await reviews.business();
        if (!business) return record;
        const { url: Url, score: Score, count: Count } = business;
        return { ...record, Reviews: { Url, Score, Count } };
      },
      { kept: true },
    ),
    handle(calls.session, (_, { customer, visitorId }) => ({
      IsLoggedIn: customer !== null,
      VisitorId: visitorId,
    })),
  ];
}
