import type { IsoDateTime, Locale } from '../shared/common.ts';
import type { Cents } from '../shared/money.ts';
import type { Store } from '../store/store.ts';

/** An address of a customer (spec 2 §3). */
export interface Address {
  id: number;
  customerId: number;
  /** One of ADDRESS_TYPES at the embedded shop; an API elsewhere may know more. */
  type: string;
  /** Name of the company or of the place: `Bouwplaats Kade`. */
  name: string;
  firstName: string;
  lastName: string;
  gender: string;
  phoneNumber: string;
  emailAddress: string;
  memo: string;
  street: string;
  postalCode: string;
  houseNumber: string;
  houseNumberExtension: string;
  city: string;
  /** ISO 3166-1 alpha-2: `NL`. */
  countryCode: string;
}

/** What a customer fills in of an address. */
export type AddressInput = Omit<Address, 'id' | 'customerId'>;

/** An address that the look-up found (`findaddress`, spec 2 §7). */
export type FoundAddress = Pick<
  Address,
  'street' | 'postalCode' | 'houseNumber' | 'houseNumberExtension' | 'city' | 'countryCode'
>;

/** Somebody who acts for a customer (spec 2 §3, "first contact"). */
export interface Contact {
  contactId: number;
  /** True if this contact may buy on account. */
  allowOnAccount: boolean;
  gender: string;
  firstName: string;
  middleName: string;
  lastName: string;
  phone: string;
  mobile: string;
  email: string;
  card: { number: string } | null;
  address: Address | null;
}

/** A loyalty card (spec 2 §3). */
export interface CustomerCard {
  id: number;
  number: string;
  totalBonusPoints: number;
}

/** The signed-in customer (spec 1 §3, spec 2 §3). */
export interface Customer {
  id: number;
  email: string;
  firstName: string;
  middleName: string;
  lastName: string;
  gender: string;
  companyName: string;
  /** Chamber of commerce; empty for a consumer. */
  kvkNumber: string;
  mobileNumber: string;
  creationDate: IsoDateTime;
  defaultStoreId: number | null;
  defaultStore: Store | null;
  addresses: Address[];
  /** The contact that signed in; null where the API left contacts out. */
  firstContact: Contact | null;
  contactId: number | null;
  defaultContactId: number | null;
  groupCode: string;
  bonusPoints: number;
  bonusPointsThreshold: number;
  loyaltyType: string;
  loyaltyParticipationLevel: string;
  sbiCode: string;
  focus: string;
  cards: CustomerCard[];
  /** True if the customer gets the newsletter. */
  isOptIn: boolean;
}

/** Who buys, as a cart names it: the contact that signed in, and its customer. */
export type Buyer = Pick<
  Customer,
  'id' | 'contactId' | 'email' | 'firstName' | 'middleName' | 'lastName' | 'companyName'
>;

/** What the customer can change; what is left out stays as it is. */
export interface CustomerChanges {
  firstName?: string;
  middleName?: string;
  lastName?: string;
  gender?: string;
  phone?: string;
  mobileNumber?: string;
  companyName?: string;
  kvkNumber?: string;
  /** Needs `password`. */
  email?: string;
  /** The current password, where the customer has one at this shop. */
  password?: string;
}

/** Of a customer who buys on account (spec 2 §3). */
export interface FinancialData {
  creditLimit: Cents;
  creditBalance: Cents;
}

/** The store that serves the customer (spec 1 §3). */
export interface LogisticStore {
  id: number;
}

/** Whether the newsletter is sent to an address. */
export interface NewsletterSubscription {
  /** `pending`: asked for, and not confirmed by the mail yet. */
  state: 'pending' | 'subscribed' | 'unsubscribed';
  /** With most of its name left out: `p•••@bouw.example`. */
  email: string;
}

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
