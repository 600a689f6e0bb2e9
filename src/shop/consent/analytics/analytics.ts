import { type Consent, consentMode } from '../../../domain/consent/consent.ts';
import type { ItemList, MeasuredItem } from '../../../domain/product/measured-item.ts';
import { $consent } from '../consent.ts';

interface Sale {
  currency: 'EUR';
  /** Euros incl. VAT. */
  value: number;
  items: MeasuredItem[];
}

/** Only what is given travels to the tag manager. */
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
  | { event: 'view_item_list' | 'select_item'; ecommerce: ItemList & { items: MeasuredItem[] } }
  | { event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart'; ecommerce: Sale }
  | {
      event: 'begin_checkout' | 'add_shipping_info' | 'add_payment_info';
      ecommerce: CheckoutSale;
    }
  | { event: 'purchase'; ecommerce: Purchase }
  | { event: 'search'; search_term: string };

declare global {
  interface Window {
    /** What the tag manager reads, once it is there. */
    dataLayer?: unknown[];
  }
}

/** The tag manager's container of this page; undefined where none is configured. */
export const tagManager = (): string | undefined => document.documentElement.dataset['gtm'];

const layer = (): unknown[] => (window.dataLayer ??= []);

// The tag manager knows its commands by the type of this very object.
function command(..._: [name: 'consent', action: 'default' | 'update', mode: object]): void {
  // eslint-disable-next-line prefer-rest-params
  layer().push(arguments);
}

/** Tells tags what they may store; the first word of a page is that they may store nothing. */
export function tellConsent(consent: Consent, isFirst: boolean): void {
  command('consent', isFirst ? 'default' : 'update', consentMode(consent));
}

/** True where a tag manager is configured and the visitor allowed measuring. */
export const isMeasured = (): boolean => Boolean(tagManager()) && $consent.get().analytics;

/** Notes an event; without a tag manager, or without consent, it is forgotten at once. */
export function track(event: ShopEvent): void {
  if (!isMeasured()) return;
  // Otherwise the tag manager would merge it with the items of the event before.
  if ('ecommerce' in event) layer().push({ ecommerce: null });
  layer().push(event);
}
