import type { IsoDateTime, Locale } from '../shared/common.ts';
import type { Cents } from '../shared/money.ts';
import type { Store } from '../store/store.ts';

/** Form of address; empty if not given. */
export const GENDERS = ['', 'male', 'female', 'other'] as const;

/** An address of a customer (spec 2 §3). */
export interface Address {
  id: number;
  customerId: number;
  /** One of ADDRESS_TYPES; an external API may use others. */
  type: string;
  /** Name of the company or site: `Bouwplaats Kade`. */
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

/** The fields of an address that a customer enters. */
export type AddressInput = Omit<Address, 'id' | 'customerId'>;

/** An address found by postcode and house number (`findaddress`, spec 2 §7). */
export type FoundAddress = Pick<
  Address,
  'street' | 'postalCode' | 'houseNumber' | 'houseNumberExtension' | 'city' | 'countryCode'
>;

/** A person who acts for a customer (spec 2 §3, "first contact"). */
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
  /** Number of the Dutch chamber of commerce; empty for a consumer. */
  kvkNumber: string;
  mobileNumber: string;
  creationDate: IsoDateTime;
  defaultStoreId: number | null;
  defaultStore: Store | null;
  addresses: Address[];
  /** The contact that signed in; null if the API omits contacts. */
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

/** The contact that signed in and its customer, as a cart holds them. */
export type Buyer = Pick<
  Customer,
  'id' | 'contactId' | 'email' | 'firstName' | 'middleName' | 'lastName' | 'companyName'
>;

/** Fields that the customer can change; omitted fields stay unchanged. */
export interface CustomerChanges {
  firstName?: string;
  middleName?: string;
  lastName?: string;
  gender?: string;
  phone?: string;
  mobileNumber?: string;
  companyName?: string;
  kvkNumber?: string;
  /** Changing it requires `password`. */
  email?: string;
  /** The current password, if the customer has one at this shop. */
  password?: string;
}

/** Credit of a customer who buys on account (spec 2 §3). */
export interface FinancialData {
  creditLimit: Cents;
  creditBalance: Cents;
}

/** The store that serves the customer's deliveries (spec 1 §3). */
export interface LogisticStore {
  id: number;
}

/** Newsletter subscription of an e-mail address. */
export interface NewsletterSubscription {
  /** `pending`: requested, but not yet confirmed through the mail. */
  state: 'pending' | 'subscribed' | 'unsubscribed';
  /** Masked: `p•••@bouw.example`. */
  email: string;
}

/** A push notification about an order. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path of the page that a click opens. */
  path: string;
  /** A notification replaces a visible one with the same tag. */
  tag: string;
  locale: Locale;
}

/** Push endpoint of a browser, and the keys for encrypting its notifications (RFC 8291). */
export interface BrowserSubscription {
  endpoint: string;
  /** base64url. */
  p256dh: string;
  /** base64url. */
  auth: string;
}

type NameFields = Pick<Customer, 'firstName' | 'middleName' | 'lastName'>;

/** Joins the name fields (spec 1 §3), without empty ones: `Joost van der Berg`. */
export const fullName = ({ firstName, middleName, lastName }: NameFields): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');

/**
 * Joins the Dutch prefix with the last name, `van der Berg`: an address has no field for the
 * prefix.
 */
export const surname = (names: Pick<NameFields, 'middleName' | 'lastName'>): string =>
  fullName({ firstName: '', ...names });
