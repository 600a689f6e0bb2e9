import type { Transaction } from 'kysely';
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { Database } from '../../platform/db/schema/database.ts';

export interface CustomerMail {
  to: string;
  locale: Locale;
  /** First name of the contact; may be empty. */
  name: string;
  at: Date;
}

/** Mails about changes of a customer; each is enqueued in the transaction that causes it. */
export interface CustomerMails {
  /** To the new address: confirms it by a link with `token`. */
  confirmEmail(trx: Transaction<Database>, mail: CustomerMail & { token: string }): Promise<void>;
  /** To the old address: warns that `newAddress` replaced it. */
  emailChanged(
    trx: Transaction<Database>,
    mail: CustomerMail & { newAddress: string },
  ): Promise<void>;
  /** Warns that an address was added; `address` is one line: `Kade 12a, 1234 AB Ede`. */
  addressAdded(trx: Transaction<Database>, mail: CustomerMail & { address: string }): Promise<void>;
  /** Confirms that the account and its data are deleted. */
  accountDeleted(trx: Transaction<Database>, mail: CustomerMail): Promise<void>;
}
