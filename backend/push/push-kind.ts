import { z } from 'zod';
import type { JobKind } from '../jobs/job-kind.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const ORDER_NEWS = ['ready', 'shipped'] as const;

/** What a notification tells: an order lies ready in the store, or is on its way. */
export type OrderNews = (typeof ORDER_NEWS)[number];

interface PushPayload {
  subscriptionId: number;
  orderId: number;
  news: OrderNews;
}

/** Sends a notification about an order to one browser. Later than half a day it is no news. */
export const PUSH_KIND: JobKind<PushPayload> = {
  name: 'order-push',
  payload: z.object({
    subscriptionId: z.int(),
    orderId: z.int(),
    news: z.enum(ORDER_NEWS),
  }),
  backOffMs: [10 * SECOND, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR],
  timeoutMs: MINUTE,
  keptMs: 7 * 24 * HOUR,
  isPersonal: false,
  yieldsToRequests: true,
};
