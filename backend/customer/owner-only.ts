import type { Kysely } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import { type NotAnswered, refused, tooOften } from '../http/answers.ts';
import type { CustomerContext } from '../http/context.ts';
import { CUSTOMER_TEXTS } from './customer-texts.ts';
import { type PasswordTries, proofOfOwner } from './proof-of-owner.ts';

/** The answer to a caller who does not prove to be the owner of the account; null to one who does. */
export async function refusalUnlessOwner(
  db: Kysely<Database>,
  tries: PasswordTries,
  { customer, now, locale }: CustomerContext,
  password: string | undefined,
): Promise<NotAnswered | null> {
  const proof = await proofOfOwner(db, tries, customer, { password, now });
  if (proof.ok) return null;
  if (proof.reason === 'too-often') return tooOften(proof.seconds);
  const text = proof.reason === 'wrong-password' ? 'wrongPassword' : 'signInAgain';
  return refused(CUSTOMER_TEXTS[text][locale]);
}
