import type { Locale } from '../shared/common.ts';

/** What a push notification about an order shows. */
export interface PushMessage {
  title: string;
  body: string;
  /** Page that opens when it is pressed, from the root. */
  path: string;
  /** A message with the same tag replaces the one that is shown. */
  tag: string;
  locale: Locale;
}

/** Where a browser gets notifications, and the keys that they are encrypted with (RFC 8291). */
export interface BrowserSubscription {
  endpoint: string;
  /** base64url. */
  p256dh: string;
  /** base64url. */
  auth: string;
}
