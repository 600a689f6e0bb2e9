import type { Locale } from '../../src/domain/shared/common.ts';
import type { NewAccount } from '../../backend/customers/identity/accounts.ts';

/** The password of every demo customer, which the sign-in page shows. */
export const DEMO_PASSWORD = 'Bouwen1';

type Texts = Record<Locale, string>;

export interface DemoCustomer {
  email: string;
  /** What the customer is an example of: `Zakelijk, op rekening`. */
  title: Texts;
  contact: NewAccount['contact'];
  customer: NewAccount['customer'];
  /** Delivery address without its street, which is looked up. */
  address: { postcode: string; houseNumber: string };
  /** Pin code for buying on account. */
  pin?: string;
  /**
   * E-mail address of a colleague, whose customer this contact also acts for, without being the
   * default contact.
   */
  colleagueOf?: string;
}

const loyaltyColumns = (groupCode: string, level: 'Haler' | 'Betaler', points: number) => ({
  group_code: groupCode,
  loyalty_type: 'Individual',
  loyalty_participation_level: level,
  bonus_points: points,
  bonus_points_threshold: 500,
});

const KLUSBEDRIJF = 'klusbedrijf@demo.example';

/** One customer of each kind that the shop treats differently (spec 1 §6, spec 2 §6). */
export const DEMO_CUSTOMERS: readonly DemoCustomer[] = [
  {
    email: 'consument@demo.example',
    title: { nl: 'Consument', en: 'Consumer' },
    contact: { first_name: 'Sanne', last_name: 'Visser', gender: 'female', mobile: '0612000001' },
    customer: { group_code: 'PARTICULIER' },
    address: { postcode: '3542 AB', houseNumber: '12' },
  },
  {
    email: 'aannemer@demo.example',
    title: {
      nl: 'Zakelijk, op rekening (pincode 1234)',
      en: 'Trade, on account (pin code 1234)',
    },
    pin: '1234',
    contact: {
      ...{ first_name: 'Mehmet', last_name: 'Kaya', gender: 'male', mobile: '0612000002' },
      allow_on_account: true,
    },
    customer: {
      ...{ company_name: 'Aannemersbedrijf Kaya', kvk_number: '90000002', group_code: 'BOUW' },
      ...{ include_vat: false, credit_limit: 1_000_000, credit_balance: 234_567 },
    },
    address: { postcode: '6711 AA', houseNumber: '40' },
  },
  {
    email: 'zzp@demo.example',
    title: { nl: 'Spaarder (Haler)', en: 'Loyalty customer (Haler)' },
    contact: {
      ...{ first_name: 'Joost', middle_name: 'van der', last_name: 'Berg', gender: 'male' },
      ...{ mobile: '0612000003', card_number: '2900000000032' },
    },
    customer: {
      ...{ company_name: 'Van der Berg Timmerwerk', kvk_number: '90000003' },
      ...loyaltyColumns('ZZP', 'Haler', 1_250),
    },
    address: { postcode: '9712 HN', houseNumber: '3' },
  },
  {
    email: KLUSBEDRIJF,
    title: {
      nl: 'Spaarder (Betaler), hoofdcontact',
      en: 'Loyalty customer (Betaler), default contact',
    },
    contact: {
      ...{ first_name: 'Ingrid', last_name: 'Smit', gender: 'female', mobile: '0612000004' },
      card_number: '2900000000049',
    },
    customer: {
      ...{ company_name: 'Klusbedrijf Smit', kvk_number: '90000004' },
      ...loyaltyColumns('KLUS', 'Betaler', 480),
    },
    address: { postcode: '5611 EM', houseNumber: '27' },
  },
  {
    email: 'collega@demo.example',
    title: {
      nl: 'Collega van een Betaler (spaart niet)',
      en: 'Colleague of a Betaler (no points)',
    },
    contact: {
      ...{ first_name: 'Rik', last_name: 'Smit', gender: 'male', mobile: '0612000005' },
      card_number: '2900000000056',
    },
    customer: {},
    address: { postcode: '5611 EM', houseNumber: '27' },
    colleagueOf: KLUSBEDRIJF,
  },
  {
    email: 'schilder@demo.example',
    title: {
      nl: 'Spaarder die ook op rekening koopt (pincode 1234)',
      en: 'Loyalty customer who also buys on account (pin code 1234)',
    },
    pin: '1234',
    contact: {
      ...{ first_name: 'Fatima', last_name: 'Bakker', gender: 'female', mobile: '0612000006' },
      ...{ card_number: '2900000000063', allow_on_account: true },
    },
    customer: {
      ...{ company_name: 'Schildersbedrijf Bakker', kvk_number: '90000006' },
      ...loyaltyColumns('KLUS', 'Haler', 2_500),
      ...{ credit_limit: 500_000, credit_balance: 0 },
    },
    address: { postcode: '3542 AB', houseNumber: '12' },
  },
];
