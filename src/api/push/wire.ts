import { z } from 'zod';

/** Whether the shop sends notifications. */
export const pushSettingsRecord = z.object({
  /** Key that browsers subscribe with (VAPID, RFC 8292); null: none are sent. */
  PublicKey: z.string().nullable(),
});

/** How many browsers get the notifications of a customer. */
export const pushDevicesRecord = z.object({ Count: z.int().min(0) });

export type PushSettingsRecord = z.infer<typeof pushSettingsRecord>;
export type PushDevicesRecord = z.infer<typeof pushDevicesRecord>;
