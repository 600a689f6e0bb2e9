import webPush from 'web-push';
import type { BrowserSubscription, PushMessage } from '../../src/domain/entities/push.ts';
import { PermanentFailure } from '../jobs/job-kind.ts';
import type { VapidKeys } from './vapid.ts';

/** A push service keeps a message for a browser that is off for so long. */
const KEPT_S = 12 * 60 * 60;
/** The browser took its subscription back. */
const ENDED = [404, 410];

/**
 * Posts an encrypted message (RFC 8291) to a browser's push service. Returns false where the
 * subscription has ended. Rejects where it should be tried again, with `PermanentFailure` where the
 * service refuses the message.
 */
export async function sendPush(
  { endpoint, p256dh, auth }: BrowserSubscription,
  message: PushMessage,
  vapidDetails: VapidKeys,
  signal: AbortSignal,
): Promise<boolean> {
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails, TTL: KEPT_S, urgency: 'high', topic: message.tag },
  );
  const headers = new Headers(request.headers as Record<string, string>);
  headers.delete('content-length');
  const { status, body } = await fetch(endpoint, {
    method: 'POST',
    headers,
    body: new Uint8Array(request.body!),
    // A redirect could lead to a host that is no push service.
    redirect: 'manual',
    signal,
  });
  await body?.cancel();
  if (ENDED.includes(status)) return false;
  if (status >= 200 && status < 300) return true;
  // The address of the browser is not logged.
  const failure = `The push service answered ${status}`;
  throw status === 429 || status >= 500 ? new Error(failure) : new PermanentFailure(failure);
}
