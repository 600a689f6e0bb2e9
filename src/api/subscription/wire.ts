import { z } from 'zod';

export const SUBSCRIPTION_STATES = ['pending', 'subscribed', 'unsubscribed'] as const;

/** A newsletter subscription. */
export const subscriptionRecord = z.object({
  State: z.enum(SUBSCRIPTION_STATES),
  /** Masked (`p•••@bouw.example`), because a mail with the key may have been forwarded. */
  Email: z.string(),
});

export type SubscriptionRecord = z.infer<typeof subscriptionRecord>;
