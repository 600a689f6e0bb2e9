import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import type { SignedInCustomer, CustomerContext } from '../../platform/http/context.ts';
import { verifyPassword } from '../identity/passwords.ts';
import { type ApiRefusal, refused, tooOften } from '../../platform/http/answers.ts';
import { CUSTOMER_TEXTS } from './customer-texts.ts';

/** A sign-in counts as recent for this long. */
export const FRESH_SIGN_IN_MS = 10 * 60_000;

/** Counts wrong passwords, so that a stolen token cannot be used for guessing. */
export interface PasswordTries {
  /** Counts a try; returns the seconds to wait if there were too many, else 0. */
  count(accountId: number): Promise<number>;
  /** Resets the count after a correct password. */
  forgive(accountId: number): Promise<void>;
}

export type Proof =
  | { ok: true }
  | { ok: false; reason: 'wrong-password' | 'sign-in-again' }
  | { ok: false; reason: 'too-often'; seconds: number };

/**
 * Verifies that the caller owns the account, before an irreversible change: by password, or by a
 * recent sign-in if an external issuer manages the password.
 */
async function proofOfOwner(
  db: Kysely<Database>,
  tries: PasswordTries,
  customer: SignedInCustomer,
  { password, now }: { password: string | undefined; now: Date },
): Promise<Proof> {
  const found = await db
    .selectFrom('accounts')
    .innerJoin('account_sessions', 'account_sessions.account_id', 'accounts.id')
    .select(['accounts.password', 'account_sessions.created_at as signedInAt'])
    .where('account_sessions.id', '=', customer.sessionId)
    .executeTakeFirstOrThrow();
  if (found.password === null) {
    const isFresh = now.getTime() - found.signedInAt.getTime() <= FRESH_SIGN_IN_MS;
    return isFresh ? { ok: true } : { ok: false, reason: 'sign-in-again' };
  }
  const seconds = await tries.count(customer.accountId);
  if (seconds > 0) return { ok: false, reason: 'too-often', seconds };
  if (!(await verifyPassword(password ?? '', found.password)))
    return { ok: false, reason: 'wrong-password' };
  await tries.forgive(customer.accountId);
  return { ok: true };
}

/** The error response unless the caller proves to own the account; else null. */
export async function refusalUnlessOwner(
  db: Kysely<Database>,
  tries: PasswordTries,
  { customer, now, locale }: CustomerContext,
  password: string | undefined,
): Promise<ApiRefusal | null> {
  const proof = await proofOfOwner(db, tries, customer, { password, now });
  if (proof.ok) return null;
  if (proof.reason === 'too-often') return tooOften(proof.seconds);
  const text = proof.reason === 'wrong-password' ? 'wrongPassword' : 'signInAgain';
  return refused(CUSTOMER_TEXTS[text][locale]);
}
