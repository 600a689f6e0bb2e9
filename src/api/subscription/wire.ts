import { z } from 'zod';

export const SUBSCRIPTION_STATES = ['pending', 'subscribed', 'unsubscribed'] as const;

/** A subscription to the newsletter, as whoever has its key may see it. */
export const subscriptionRecord = z.object({
  State: z.enum(SUBSCRIPTION_STATES),
  /** `p•••@bouw.example`: a forwarded mail does not tell whose it was. */
  Email: z.string(),
});

export type SubscriptionRecord = z.infer<typeof subscriptionRecord>;
