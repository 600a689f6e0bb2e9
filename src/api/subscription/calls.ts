import { z } from 'zod';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import { SUBSCRIPTION } from './client.ts';

const SUBSCRIPTION_STATES = ['pending', 'subscribed', 'unsubscribed'] as const;

/** A newsletter subscription. */
const subscriptionRecord = z.object({
  State: z.enum(SUBSCRIPTION_STATES),
  /** Masked (`p•••@bouw.example`), because a mail with the key may have been forwarded. */
  Email: z.string(),
});

export type SubscriptionRecord = z.infer<typeof subscriptionRecord>;

const area = 'subscription';
const params = z.object({ id: z.string().regex(/^[\w-]{22}$/, 'must be the key of a mail') });

export const checkSubscription = defineCall({
  ...SUBSCRIPTION.check,
  name: 'checkSubscription',
  area,
  bounds: BOUNDS.read,
  summary: 'The state of a newsletter subscription',
  params,
  data: subscriptionRecord,
});

export const confirmSubscription = defineCall({
  ...SUBSCRIPTION.subscribe,
  name: 'confirmSubscription',
  area,
  bounds: BOUNDS.write,
  summary: 'Confirms a newsletter subscription, or renews one that ended',
  params,
  data: subscriptionRecord,
});

export const unsubscribe = defineCall({
  ...SUBSCRIPTION.unsubscribe,
  name: 'unsubscribe',
  area,
  bounds: BOUNDS.write,
  summary: 'Ends a newsletter subscription; also called by mail programs (RFC 8058)',
  params,
  data: subscriptionRecord,
});
