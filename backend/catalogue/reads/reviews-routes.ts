import * as calls from '../../../src/api/reviews/calls.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import type { ReviewProvider } from './reviews.ts';

/** Handlers of product reviews (spec 2 §7). */
export function reviewRoutes(reviews: ReviewProvider): HandledCall[] {
  return [
    handle(calls.productReviews, ({ query }) => reviews.ofProducts(query.productIds, query.limit)),
  ];
}
