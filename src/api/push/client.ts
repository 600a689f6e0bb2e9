/** Calls about push notifications of orders. */
import type { BrowserSubscription } from '../../domain/account/customer.ts';
import type { ApiClient } from '../client.ts';
import { mapOutcome } from '../outcome.ts';
import type { PushDevicesRecord, PushSettingsRecord } from './calls.ts';
import type { Endpoint } from '../call.ts';

const BASE = '/api/bouwmaat/push';

/**
 * Calls about push notifications of orders (spec 1 §7: the web-push service); an addition to the
 * spec.
 */
export const PUSH = {
  settings: { audience: 'public', method: 'GET', path: BASE },
  subscribe: { audience: 'personal', method: 'POST', path: `${BASE}/subscriptions` },
  unsubscribe: { audience: 'personal', method: 'POST', path: `${BASE}/unsubscribe` },
  devices: { audience: 'customer', method: 'GET', path: `${BASE}/subscriptions` },
  endAll: { audience: 'customer', method: 'DELETE', path: `${BASE}/subscriptions` },
} as const satisfies Record<string, Endpoint>;

/** Returns the key to subscribe with; null if the shop sends no notifications. */
export const pushKey = async (api: ApiClient) =>
  mapOutcome(await api.call<PushSettingsRecord>(PUSH.settings), ({ PublicKey }) => PublicKey);

export const subscribePush = (api: ApiClient, browser: BrowserSubscription, orderKey: string) =>
  api.call<null>(PUSH.subscribe, { body: { ...browser, orderKey } });

export const unsubscribePush = (api: ApiClient, endpoint: string) =>
  api.call<null>(PUSH.unsubscribe, { body: { endpoint } });

/** Returns the number of browsers that receive notifications of the signed-in customer. */
export const pushDevices = async (api: ApiClient) =>
  mapOutcome(await api.call<PushDevicesRecord>(PUSH.devices), ({ Count }) => Count);

export const endAllPush = (api: ApiClient) => api.call<null>(PUSH.endAll);
