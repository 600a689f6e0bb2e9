import { z } from 'zod';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import { PUSH } from './client.ts';

export const pushSettingsRecord = z.object({
  /** Public key for subscribing (VAPID, RFC 8292); null if notifications are off. */
  PublicKey: z.string().nullable(),
});

/** Number of browsers that receive notifications of a customer. */
export const pushDevicesRecord = z.object({ Count: z.int().min(0) });

export type PushSettingsRecord = z.infer<typeof pushSettingsRecord>;
export type PushDevicesRecord = z.infer<typeof pushDevicesRecord>;

const area = 'push';
const endpoint = z.url({ protocol: /^https?$/ }).max(1_000);
/**
 * Keys of a browser subscription (RFC 8291): base64url of a P-256 point, and of 16 random bytes.
 */
const p256dh = z.string().regex(/^[\w-]{87}=?$/, 'must be the key of a browser');
const auth = z.string().regex(/^[\w-]{22}(==)?$/, 'must be the secret of a browser');
const orderKey = z.string().regex(/^[\w-]{22}$/, 'must be the key of an order');

export const pushSettings = defineCall({
  ...PUSH.settings,
  name: 'pushSettings',
  area,
  bounds: BOUNDS.read,
  summary: 'The key with which browsers subscribe to notifications',
  data: pushSettingsRecord,
});

export const subscribePush = defineCall({
  ...PUSH.subscribe,
  name: 'subscribePush',
  area,
  bounds: BOUNDS.write,
  summary:
    'Subscribes a browser to notifications about an order; for a customer, about later orders too',
  body: z.object({ endpoint, p256dh, auth, orderKey }),
  data: z.null(),
});

export const unsubscribePush = defineCall({
  ...PUSH.unsubscribe,
  name: 'unsubscribePush',
  area,
  bounds: BOUNDS.write,
  summary: 'Ends all notifications to a browser',
  body: z.object({ endpoint }),
  data: z.null(),
});

export const pushDevices = defineCall({
  ...PUSH.devices,
  name: 'pushDevices',
  area,
  bounds: BOUNDS.read,
  summary: 'The number of browsers that receive notifications of the customer',
  data: pushDevicesRecord,
});

export const endAllPush = defineCall({
  ...PUSH.endAll,
  name: 'endAllPush',
  area,
  bounds: BOUNDS.write,
  summary: 'Ends all notifications of the customer',
  data: z.null(),
});
