/** Response texts of the customer calls, and the mails that these calls send. */
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';

/** Messages of the customer calls for shoppers. */
export const CUSTOMER_TEXTS = {
  wrongPassword: {
    nl: 'Dit wachtwoord klopt niet.',
    en: 'This password is not right.',
  },
  signInAgain: {
    nl: 'Log opnieuw in en probeer het dan binnen 10 minuten.',
    en: 'Sign in again, and try within 10 minutes.',
  },
  emailTaken: {
    nl: 'Dit e-mailadres is al bij ons bekend',
    en: 'We already know this e-mail address',
  },
  emailElsewhere: {
    nl: 'Je logt in via een andere dienst. Wijzig je e-mailadres daar.',
    en: 'You sign in through a different service. Change your e-mail address there.',
  },
  tooManyAddresses: {
    nl: 'Je hebt het maximale aantal adressen. Verwijder er eerst een.',
    en: 'You have as many addresses as we can keep. Delete one first.',
  },
  notServed: {
    nl: 'We bezorgen niet in dit land. Kies een adres in een land waar we bezorgen.',
    en: 'We do not deliver to this country. Choose an address in a country that we deliver to.',
  },
  linkInAddress: {
    nl: 'Schrijf het adres zonder link: zonder / : @ < >, en met een spatie na een punt.',
    en: 'Write the address without a link: without / : @ < >, and with a space after a full stop.',
  },
  lookupFailed: {
    nl: 'Adressen opzoeken lukt nu niet. Vul het adres zelf in.',
    en: 'We cannot look up addresses now. Please type the address.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

interface CustomerMail {
  to: string;
  locale: Locale;
  /** First name of the contact; may be empty. */
  name: string;
  at: Date;
}

/** Mails about changes of a customer; each is enqueued in the transaction that causes it. */
export interface CustomerMails {
  /** To the new address: confirms it by a link with `token`. */
  sendConfirmation(
    trx: Transaction<Database>,
    mail: CustomerMail & { token: string },
  ): Promise<void>;
  /** To the old address: warns that `newAddress` replaced it. */
  sendEmailChanged(
    trx: Transaction<Database>,
    mail: CustomerMail & { newAddress: string },
  ): Promise<void>;
  /** Warns that an address was added; `address` is one line: `Kade 12a, 1234 AB Ede`. */
  sendAddressAdded(
    trx: Transaction<Database>,
    mail: CustomerMail & { address: string },
  ): Promise<void>;
  /** Confirms that the account and its data are deleted. */
  sendAccountDeleted(trx: Transaction<Database>, mail: CustomerMail): Promise<void>;
}
