import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import {
  accountByEmail,
  accountBySubject,
  confirmEmail,
  createAccount,
  EMBEDDED_ISSUER,
  setPassword,
  tokenUserOf,
} from './accounts.ts';
import {
  accountIdOfToken,
  createAccountToken,
  revokeAccountTokens,
  consumeAccountToken,
} from './account-tokens.ts';
import { databaseLimits, type Limit } from '../../platform/http/limits/database-limits.ts';
import { hashPassword } from './passwords.ts';
import type { SignedInUser } from './relying-party.ts';
import { endSessions } from './sessions.ts';

/** Sends the mails about an account; each is enqueued in the transaction that causes it. */
export interface AccountMails {
  sendConfirmation(
    trx: Transaction<Database>,
    mail: AccountMail & { token: string },
  ): Promise<void>;
  sendPasswordReset(
    trx: Transaction<Database>,
    mail: AccountMail & { token: string },
  ): Promise<void>;
  sendPasswordChanged(trx: Transaction<Database>, mail: AccountMail): Promise<void>;
}

export interface AccountMail {
  to: string;
  locale: Locale;
  /** Name in the salutation. */
  name: string;
  at: Date;
}

export interface Registration {
  email: string;
  password: string;
  firstName: string;
  middleName: string;
  lastName: string;
  companyName: string;
  kvkNumber: string;
  mobileNumber: string;
  newsletter: boolean;
  locale: Locale;
}

/** Limit per account on mails that anyone can request. */
const REQUESTED_MAIL_LIMIT = { name: 'account-mail', points: 5, windowS: 60 * 60 };

/** Called in the transaction that confirms who owns an account's e-mail address. */
export type OnConfirmed = (
  trx: Transaction<Database>,
  accountId: number,
  now: Date,
) => Promise<void>;

/** Accounts of the embedded provider: registration, confirmation, passwords (spec 1 §4.1). */
export class AuthService {
  readonly #db: Kysely<Database>;
  readonly #mails: AccountMails;
  readonly #mailLimit: Limit;
  readonly #now: () => Date;
  readonly #onConfirmed: OnConfirmed;

  constructor(
    db: Kysely<Database>,
    mails: AccountMails,
    now: () => Date,
    onConfirmed: OnConfirmed = () => Promise.resolve(),
  ) {
    this.#db = db;
    this.#mails = mails;
    this.#mailLimit = databaseLimits(db)(REQUESTED_MAIL_LIMIT);
    this.#now = now;
    this.#onConfirmed = onConfirmed;
  }

  /**
   * Counts a mail that anyone can request; true if there were too many, so that nobody can flood
   * the owner's mailbox.
   */
  async #hasTooManyMails(accountId: number): Promise<boolean> {
    return (await this.#mailLimit.consume(String(accountId))) > 0;
  }

  async isEmailAvailable(email: string): Promise<boolean> {
    return (await accountByEmail(this.#db, email)) === null;
  }

  /** Creates an account and mails its confirmation; false if the address is taken. */
  async register(registration: Registration): Promise<boolean> {
    const { email, locale } = registration;
    // Hashing is expensive, so it is skipped for an address that is taken.
    if (!(await this.isEmailAvailable(email))) return false;
    const passwordHash = await hashPassword(registration.password);
    return this.#db.transaction().execute(async (trx) => {
      const now = this.#now();
      const accountId = await createAccount(
        trx,
        {
          issuer: EMBEDDED_ISSUER,
          subject: randomUUID(),
          email,
          passwordHash,
          isConfirmed: false,
          locale,
          contact: {
            first_name: registration.firstName,
            middle_name: registration.middleName,
            last_name: registration.lastName,
            mobile: registration.mobileNumber,
          },
          customer: {
            company_name: registration.companyName,
            kvk_number: registration.kvkNumber,
            newsletter: registration.newsletter,
          },
        },
        now,
      );
      if (accountId === null) return false;
      const token = await createAccountToken(trx, accountId, 'confirm-email', now);
      const name = registration.firstName;
      await this.#mails.sendConfirmation(trx, { to: email, locale, name, at: now, token });
      return true;
    });
  }

  /** Confirms an address; false for a link that is unknown, used or expired. */
  async confirm(token: string): Promise<boolean> {
    const now = this.#now();
    return this.#db.transaction().execute(async (trx) => {
      const accountId = await consumeAccountToken(trx, token, 'confirm-email', now);
      if (accountId === null) return false;
      if (await confirmEmail(trx, accountId, now)) await this.#onConfirmed(trx, accountId, now);
      return true;
    });
  }

  /** Mails the confirmation again, if the account exists and is unconfirmed. */
  async resendConfirmation(email: string): Promise<void> {
    const account = await accountByEmail(this.#db, email);
    if (!account || account.isConfirmed || (await this.#hasTooManyMails(account.id))) return;
    await this.#db.transaction().execute(async (trx) => {
      const at = this.#now();
      const token = await createAccountToken(trx, account.id, 'confirm-email', at);
      const { email: to, locale } = account;
      const name = (await tokenUserOf(trx, account.id))?.firstName ?? '';
      await this.#mails.sendConfirmation(trx, { to, locale, name, at, token });
    });
  }

  /** Mails a link for a new password, if the account exists. */
  async forgotPassword(email: string): Promise<void> {
    const account = await accountByEmail(this.#db, email);
    if (!account || (await this.#hasTooManyMails(account.id))) return;
    await this.#db.transaction().execute(async (trx) => {
      const at = this.#now();
      const token = await createAccountToken(trx, account.id, 'reset-password', at);
      const { email: to, locale } = account;
      const name = (await tokenUserOf(trx, account.id))?.firstName ?? '';
      await this.#mails.sendPasswordReset(trx, { to, locale, name, at, token });
    });
  }

  async isResetTokenValid(token: string): Promise<boolean> {
    return (await accountIdOfToken(this.#db, token, 'reset-password', this.#now())) !== null;
  }

  /**
   * Sets a new password. Ends all sessions, and confirms the address, since the link came by mail.
   * False for a link that is unknown, used or expired.
   */
  async resetPassword(token: string, password: string): Promise<boolean> {
    const now = this.#now();
    // Hashing is expensive, so it is skipped for an invalid token.
    if (!(await this.isResetTokenValid(token))) return false;
    const passwordHash = await hashPassword(password);
    return this.#db.transaction().execute(async (trx) => {
      const accountId = await consumeAccountToken(trx, token, 'reset-password', now);
      if (accountId === null) return false;
      await setPassword(trx, accountId, passwordHash);
      if (await confirmEmail(trx, accountId, now)) await this.#onConfirmed(trx, accountId, now);
      await revokeAccountTokens(trx, accountId, 'confirm-email');
      await endSessions(trx, accountId);
      const { email, locale } = await trx
        .selectFrom('accounts')
        .select(['email', 'locale'])
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      const name = (await tokenUserOf(trx, accountId))?.firstName ?? '';
      await this.#mails.sendPasswordChanged(trx, { to: email, locale, name, at: now });
      return true;
    });
  }

  /**
   * The id of the account that signs in, which is created at the first sign-in through an external
   * issuer; null if it does not exist or is not confirmed.
   */
  async accountOf(issuer: string, signedIn: SignedInUser, locale: Locale): Promise<number | null> {
    const existingAccount = await accountBySubject(this.#db, issuer, signedIn.subject);
    // The address may have changed since the form was sent.
    if (issuer === EMBEDDED_ISSUER) return existingAccount?.isConfirmed ? existingAccount.id : null;
    if (existingAccount) return existingAccount.id;
    const [firstName = '', ...lastNames] = signedIn.name.split(' ');
    return this.#db.transaction().execute((trx) =>
      createAccount(
        trx,
        {
          issuer,
          subject: signedIn.subject,
          email: signedIn.email,
          passwordHash: null,
          isConfirmed: signedIn.isEmailVerified,
          locale,
          contact: { first_name: firstName, last_name: lastNames.join(' ') },
          customer: {},
        },
        this.#now(),
      ),
    );
  }
}
