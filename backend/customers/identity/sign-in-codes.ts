/** Six-digit codes by mail: sign-in and registration without a password (docs/decisions/0045). */
import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { cleanEmail } from '../../../src/domain/shared/pasted-text.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { databaseLimits } from '../../platform/http/limits/database-limits.ts';
import { limitKey } from '../../platform/http/limits/client-address.ts';
import {
  type Account,
  accountByEmail,
  confirmEmail,
  createAccount,
  EMBEDDED,
  emailKey,
} from './accounts.ts';
import { revokeAccountTokens } from './account-tokens.ts';
import type { OnConfirmed } from './auth-service.ts';

/** Validity of a code. */
export const CODE_LIFE_MS = 10 * 60_000;
/** Tries per code; the chance to guess one is 5 in a million. */
export const CODE_TRIES = 5;
/** Codes for one e-mail address, so that nobody can flood its mailbox. */
const PER_EMAIL = { name: 'sign-in-code', points: 5, windowS: 60 * 60 };
/** Limit of requested codes per network, for all e-mail addresses together. */
const PER_NETWORK = { name: 'sign-in-code-network', points: 30, windowS: 15 * 60 };

export interface CodeMail {
  to: string;
  locale: Locale;
  code: string;
  /** The browser's sign-in attempt, which the mailed link opens. */
  attempt: string;
  until: Date;
}

/** Mails a code, in the transaction that stores it. */
export type SendCode = (trx: Transaction<Database>, mail: CodeMail) => Promise<void>;

/** Result of a try: the account, or why there is none. `left`: remaining tries. */
export type CodeAnswer = { account: Account } | { left: number };

export interface SignInCodes {
  /**
   * Mails a code for the browser's sign-in attempt and replaces its earlier one. Does the same for
   * known and unknown addresses. Returns the seconds to wait if there were too many, else 0.
   */
  send(attempt: string, email: string, locale: Locale, network: string): Promise<number>;
  /** The e-mail address that waits for a code in this attempt; null without a valid code. */
  waiting(attempt: string): Promise<string | null>;
  /**
   * Exchanges the code for its account, once. A new address gets an account; an unconfirmed one is
   * confirmed, and loses its password, which somebody else may have chosen.
   */
  redeem(attempt: string, code: string): Promise<CodeAnswer>;
}

interface Options {
  db: Kysely<Database>;
  /** Keys the stored hashes: without it, a copy of the database reveals no code. */
  secret: string;
  sendCode: SendCode;
  onConfirmed: OnConfirmed;
  now(): Date;
}

export function signInCodes({ db, secret, sendCode, onConfirmed, now }: Options): SignInCodes {
  const perEmail = databaseLimits(db)(PER_EMAIL);
  const perNetwork = databaseLimits(db)(PER_NETWORK);
  const hashOf = (attempt: string, code: string) =>
    createHmac('sha256', secret).update(`sign-in-code:${attempt}:${code}`).digest();
  /** The account of the code's address; created or confirmed where needed. */
  const accountOf = async (trx: Transaction<Database>, email: string, locale: Locale) => {
    const at = now();
    const made = await createAccount(
      trx,
      {
        ...{ issuer: EMBEDDED, subject: randomUUID(), email, locale },
        ...{ passwordHash: null, isConfirmed: true, contact: {}, customer: {} },
      },
      at,
    );
    const account = (await accountByEmail(trx, email))!;
    const isNewlyConfirmed = made !== null || (await confirmEmail(trx, account.id, at));
    if (made === null && isNewlyConfirmed) {
      await trx
        .updateTable('accounts')
        .set({ password: null })
        .where('id', '=', account.id)
        .execute();
      await revokeAccountTokens(trx, account.id, 'confirm-email');
    }
    if (isNewlyConfirmed) await onConfirmed(trx, account.id, at);
    return { ...account, isConfirmed: true };
  };

  return {
    async send(attempt, email, locale, network) {
      const wait = await perNetwork.consume(limitKey(network));
      if (wait > 0) return wait;
      const waitForEmail = await perEmail.consume(emailKey(email));
      if (waitForEmail > 0) return waitForEmail;
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const until = new Date(now().getTime() + CODE_LIFE_MS);
      const to = cleanEmail(email);
      const values = {
        ...{ email: to, locale, tries: 0, expires_at: until },
        code_hash: hashOf(attempt, code).toString('hex'),
      };
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('sign_in_codes')
          .values({ attempt, ...values })
          .onConflict((conflict) => conflict.column('attempt').doUpdateSet(values))
          .execute();
        await sendCode(trx, { to, locale, code, attempt, until });
      });
      return 0;
    },
    async waiting(attempt) {
      const row = await db
        .selectFrom('sign_in_codes')
        .select('email')
        .where('attempt', '=', attempt)
        .where('expires_at', '>', now())
        .where('tries', '<', CODE_TRIES)
        .executeTakeFirst();
      return row?.email ?? null;
    },
    async redeem(attempt, code) {
      // Counts the attempt before comparing the code, so that concurrent attempts all count.
      const row = await db
        .updateTable('sign_in_codes')
        .set((set) => ({ tries: set('tries', '+', 1) }))
        .where('attempt', '=', attempt)
        .where('expires_at', '>', now())
        .where('tries', '<', CODE_TRIES)
        .returning(['code_hash', 'tries'])
        .executeTakeFirst();
      if (!row) return { left: 0 };
      const isRight = timingSafeEqual(hashOf(attempt, code), Buffer.from(row.code_hash, 'hex'));
      if (!isRight) return { left: CODE_TRIES - row.tries };
      return db.transaction().execute(async (trx) => {
        // Of two concurrent requests, one deletes the row. A code sent meanwhile stays.
        const used = await trx
          .deleteFrom('sign_in_codes')
          .where('attempt', '=', attempt)
          .where('code_hash', '=', row.code_hash)
          .returning(['email', 'locale'])
          .executeTakeFirst();
        if (!used) return { left: 0 };
        return { account: await accountOf(trx, used.email, used.locale) };
      });
    },
  };
}
