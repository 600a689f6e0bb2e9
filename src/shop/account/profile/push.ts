/** Web push notifications about orders in this browser (docs/app.md). */
import * as calls from '../../../api/push/client.ts';
import { dataOrNull } from '../../../api/outcome.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { BrowserSubscription } from '../../../domain/account/customer.ts';
import { SERVICE_WORKER_PATH } from '../../../domain/frame/offline-caches.ts';
import { api } from '../../calls/api.ts';
import { currentOwner } from '../../cart/cart-count.ts';
import { readStored, writeStored } from '../../ui/storage.ts';

/** `none`: not supported by this browser or by the shop. */
export type PushState = 'none' | 'off' | 'on' | 'blocked';

/** Storage key of the subscription's owner: a contact, or one order of a visitor. */
const KEY = 'pushFor';

/** Whether this browser receives notifications about an order, or may ask for permission. */
export async function readPushState(locale: Locale, orderKey: string): Promise<PushState> {
  if (!dataOrNull(await calls.pushKey(api(locale)))) return 'none';
  if (Notification.permission === 'denied') return 'blocked';
  const isKnown = readStored('localStorage', KEY) === subscriberOf(orderKey);
  return isKnown && (await findOwnSubscription()) ? 'on' : 'off';
}

/**
 * Asks for permission and subscribes this browser; must be called from a click. Null on failure.
 */
export async function startPush(locale: Locale, orderKey: string): Promise<PushState | null> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  const applicationServerKey = dataOrNull(await calls.pushKey(api(locale)));
  if (!applicationServerKey) return 'none';
  await navigator.serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey })
    .catch(() => null);
  const browser = subscription && subscriptionInputOf(subscription);
  if (!browser) return null;
  const outcome = await calls.subscribePush(api(locale), browser, orderKey);
  if (!outcome.ok) return null;
  writeStored('localStorage', KEY, subscriberOf(orderKey));
  return 'on';
}

/** Unsubscribes this browser; false on failure. */
export async function stopPush(locale: Locale): Promise<boolean> {
  const subscription = await findOwnSubscription();
  if (subscription) {
    const outcome = await calls.unsubscribePush(api(locale), subscription.endpoint);
    if (!outcome.ok) return false;
  }
  await forgetSubscription();
  return true;
}

/** Number of browsers subscribed by the customer; null if the call failed. */
export const countPushDevices = async (locale: Locale): Promise<number | null> =>
  dataOrNull(await calls.pushDevices(api(locale)));

/** Unsubscribes all browsers of the customer; false on failure. */
export async function stopAllPush(locale: Locale): Promise<boolean> {
  const outcome = await calls.endAllPush(api(locale));
  if (outcome.ok && readStored('localStorage', KEY) === currentOwner()) await forgetSubscription();
  return outcome.ok;
}

const subscriberOf = (orderKey: string): string => currentOwner() || orderKey;

async function findOwnSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function forgetSubscription(): Promise<void> {
  writeStored('localStorage', KEY, null);
  await (await findOwnSubscription())?.unsubscribe();
}

function subscriptionInputOf(subscription: PushSubscription): BrowserSubscription | null {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null;
}
