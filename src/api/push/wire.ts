import { z } from 'zod';

export const pushSettingsRecord = z.object({
  /** Public key for subscribing (VAPID, RFC 8292); null if notifications are off. */
  PublicKey: z.string().nullable(),
});

/** Number of browsers that receive notifications of a customer. */
export const pushDevicesRecord = z.object({ Count: z.int().min(0) });

export type PushSettingsRecord = z.infer<typeof pushSettingsRecord>;
export type PushDevicesRecord = z.infer<typeof pushDevicesRecord>;
