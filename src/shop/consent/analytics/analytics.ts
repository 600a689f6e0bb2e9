import { type Consent, consentMode } from '../../../domain/consent/consent.ts';
import type { AnalyticsList, AnalyticsItem } from '../../../domain/product/measured-item.ts';
import { $consent } from '../consent.ts';

interface Sale {
  currency: 'EUR';
  /** Euros incl. VAT. */
  value: number;
  items: AnalyticsItem[];
}

/** Undefined properties are not sent to the tag manager. */
interface CheckoutSale extends Sale {
  coupon?: string;
  shipping_tier?: string;
  payment_type?: string;
}

interface Purchase extends Sale {
  /** Order number. */
  transaction_id: string;
  tax: number;
  shipping: number;
}

/** GA4's ecommerce events (spec 2 §9). */
export type ShopEvent =
  | {
      event: 'view_item_list' | 'select_item';
      ecommerce: AnalyticsList & { items: AnalyticsItem[] };
    }
  | { event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart'; ecommerce: Sale }
  | {
      event: 'begin_checkout' | 'add_shipping_info' | 'add_payment_info';
      ecommerce: CheckoutSale;
    }
  | { event: 'purchase'; ecommerce: Purchase }
  | { event: 'search'; search_term: string };

declare global {
  interface Window {
    /** Queue that the tag manager reads once it has loaded. */
    dataLayer?: unknown[];
  }
}

/** Container id of the tag manager; undefined if none is configured. */
export const tagManagerOfPage = (): string | undefined => document.documentElement.dataset['gtm'];

const dataLayer = (): unknown[] => (window.dataLayer ??= []);

// The tag manager accepts commands only as an `arguments` object.
function sendCommand(..._: [name: 'consent', action: 'default' | 'update', mode: object]): void {
  // eslint-disable-next-line prefer-rest-params
  dataLayer().push(arguments);
}

/** Sends the consent state to the tag manager; `isFirst`: as the default of this page. */
export function sendConsent(consent: Consent, isFirst: boolean): void {
  sendCommand('consent', isFirst ? 'default' : 'update', consentMode(consent));
}

/** True if a tag manager is configured and the visitor allowed analytics. */
export const isTracking = (): boolean => Boolean(tagManagerOfPage()) && $consent.get().analytics;

/** Records an event; without a tag manager or consent it is discarded. */
export function track(event: ShopEvent): void {
  if (!isTracking()) return;
  // Clears the previous items, which the tag manager would otherwise merge with these.
  if ('ecommerce' in event) dataLayer().push({ ecommerce: null });
  dataLayer().push(event);
}
