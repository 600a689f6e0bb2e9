/** Saves changes of a profile. Some of them require proof that the caller owns the account. */
import type { Transaction, Updateable, Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import type { SignedInCustomer, CustomerContext } from '../../platform/http/context.ts';
import { createAccountToken, revokeAccountTokens } from '../identity/account-tokens.ts';
import { accountByEmail, EMBEDDED_ISSUER, emailKey } from '../identity/accounts.ts';
import { applyConsentChange } from '../newsletter/newsletter.ts';
import { endSessions } from '../identity/sessions.ts';
import { type CustomerMails, CUSTOMER_TEXTS } from './customer-messages.ts';
import type { CallInput } from '../../../src/api/call.ts';
import type { saveCustomer as call } from '../../../src/api/customer/calls.ts';
import type { ContactTable, CustomerTable } from '../../platform/db/schema/customers.ts';
import {
  type ApiRefusal,
  notFound,
  forbidden,
  tooManyRequests,
} from '../../platform/http/answers.ts';
import { verifyPassword } from '../identity/passwords.ts';

type EmailChangeResult = 'changed' | 'same' | 'taken' | 'external';

/**
 * Changes the address of an account. It is unconfirmed until the link in the mail is opened, the
 * old address gets a warning, and other sessions end. The current session stays, so that a mistyped
 * address can be corrected. `external`: an external issuer manages the address.
 */
async function changeEmail(
  trx: Transaction<Database>,
  mails: CustomerMails,
  customer: SignedInCustomer,
  email: string,
  now: Date,
): Promise<EmailChangeResult> {
  const account = await trx
    .selectFrom('accounts')
    .select(['email', 'email_key', 'issuer', 'locale'])
    .where('id', '=', customer.accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (account.email === email) return 'same';
  if (account.issuer !== EMBEDDED_ISSUER) return 'external';
  const accountWithEmail = await accountByEmail(trx, email);
  if (accountWithEmail && accountWithEmail.id !== customer.accountId) return 'taken';
  await applyConsentChange(trx, customer.accountId, 'leaves-address', now);
  await trx
    .updateTable('accounts')
    .set({ email, email_key: emailKey(email), confirmed_at: null })
    .where('id', '=', customer.accountId)
    .execute();
  const contact = await trx
    .updateTable('contacts')
    .set({ email })
    .where('id', '=', customer.contactId)
    .returning('first_name')
    .executeTakeFirstOrThrow();
  await endSessions(trx, customer.accountId, customer.sessionId);
  // Links for a new password were sent to the old address.
  await revokeAccountTokens(trx, customer.accountId, 'reset-password');
  const mail = { locale: account.locale, name: contact.first_name, at: now };
  const token = await createAccountToken(trx, customer.accountId, 'confirm-email', now);
  await mails.sendConfirmation(trx, { ...mail, to: email, token });
  await mails.sendEmailChanged(trx, { ...mail, to: account.email, newAddress: email });
  return 'changed';
}

type CustomerBody = CallInput<typeof call, 'body'>;

/** Saves the given fields of contact and customer, except the e-mail address. */
async function saveCustomer(
  trx: Transaction<Database>,
  customer: SignedInCustomer,
  body: CustomerBody,
): Promise<void> {
  const contactColumns: Updateable<ContactTable> = {
    first_name: body.firstName,
    middle_name: body.middleName,
    last_name: body.lastName,
    gender: body.gender,
    phone: body.phone,
    mobile: body.mobileNumber,
  };
  const customerColumns: Updateable<CustomerTable> = {
    company_name: body.companyName,
    kvk_number: body.kvkNumber,
  };
  if (hasDefinedColumn(contactColumns)) {
    await trx
      .updateTable('contacts')
      .set(contactColumns)
      .where('id', '=', customer.contactId)
      .where('customer_id', '=', customer.customerId)
      .execute();
  }
  if (hasDefinedColumn(customerColumns)) {
    await trx
      .updateTable('customers')
      .set(customerColumns)
      .where('id', '=', customer.customerId)
      .execute();
  }
}

// Kysely omits undefined columns, but needs at least one.
const hasDefinedColumn = (columns: object) =>
  Object.values(columns).some((value: unknown) => value !== undefined);

/** PostgreSQL's error code. */
const UNIQUE_VIOLATION = '23505';

interface SaveChangesOptions {
  db: Kysely<Database>;
  mails: CustomerMails;
  tries: PasswordTryLimit;
}

/**
 * Saves all changes of a customer or none, including a new e-mail address, which only the owner of
 * the account may set. Returns why nothing was saved, else null.
 */
export async function saveChanges(
  { db, mails, tries }: SaveChangesOptions,
  context: CustomerContext,
  body: CustomerBody,
): Promise<ApiRefusal | null> {
  const { customer, now, locale } = context;
  const changesEmail =
    body.email !== undefined && (await isNewEmail(db, customer.accountId, body.email));
  const refusal = changesEmail ? await refusalUnlessOwner(db, tries, context, body.password) : null;
  if (refusal) return refusal;
  const change = await db
    .transaction()
    .execute(async (trx): Promise<EmailChangeResult> => {
      const changed = changesEmail
        ? await changeEmail(trx, mails, customer, body.email!, now)
        : 'same';
      if (changed === 'changed' || changed === 'same') await saveCustomer(trx, customer, body);
      return changed;
    })
    .catch((error: unknown): EmailChangeResult => {
      // The address was taken between check and update.
      if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return 'taken';
      throw error;
    });
  if (change === 'taken') return notFound(CUSTOMER_TEXTS.emailTaken[locale]);
  if (change === 'external') return notFound(CUSTOMER_TEXTS.emailElsewhere[locale]);
  return null;
}

/** Forms include the address even if unchanged, which needs no password. */
async function isNewEmail(
  db: Kysely<Database>,
  accountId: number,
  email: string,
): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return account.email !== email;
}

/** A sign-in counts as recent for this long. */
export const RECENT_SIGN_IN_MS = 10 * 60_000;

/** Counts wrong passwords, so that a stolen token cannot be used for guessing. */
export interface PasswordTryLimit {
  /** Counts a try; returns the seconds to wait if there were too many, else 0. */
  count(accountId: number): Promise<number>;
  /** Resets the count after a correct password. */
  resetTries(accountId: number): Promise<void>;
}

type OwnershipProof =
  | { ok: true }
  | { ok: false; reason: 'wrong-password' | 'sign-in-again' }
  | { ok: false; reason: 'too-often'; seconds: number };

/**
 * Verifies that the caller owns the account, before an irreversible change: by password, or by a
 * recent sign-in if an external issuer manages the password.
 */
async function proveOwnership(
  db: Kysely<Database>,
  tries: PasswordTryLimit,
  customer: SignedInCustomer,
  { password, now }: { password: string | undefined; now: Date },
): Promise<OwnershipProof> {
  const found = await db
    .selectFrom('accounts')
    .innerJoin('account_sessions', 'account_sessions.account_id', 'accounts.id')
    .select(['accounts.password', 'account_sessions.created_at as signedInAt'])
    .where('account_sessions.id', '=', customer.sessionId)
    .executeTakeFirstOrThrow();
  if (found.password === null) {
    const isRecentSignIn = now.getTime() - found.signedInAt.getTime() <= RECENT_SIGN_IN_MS;
    return isRecentSignIn ? { ok: true } : { ok: false, reason: 'sign-in-again' };
  }
  const seconds = await tries.count(customer.accountId);
  if (seconds > 0) return { ok: false, reason: 'too-often', seconds };
  if (!(await verifyPassword(password ?? '', found.password)))
    return { ok: false, reason: 'wrong-password' };
  await tries.resetTries(customer.accountId);
  return { ok: true };
}

/** The error response unless the caller proves to own the account; else null. */
export async function refusalUnlessOwner(
  db: Kysely<Database>,
  tries: PasswordTryLimit,
  { customer, now, locale }: CustomerContext,
  password: string | undefined,
): Promise<ApiRefusal | null> {
  const proof = await proveOwnership(db, tries, customer, { password, now });
  if (proof.ok) return null;
  if (proof.reason === 'too-often') return tooManyRequests(proof.seconds);
  const text = proof.reason === 'wrong-password' ? 'wrongPassword' : 'signInAgain';
  return forbidden(CUSTOMER_TEXTS[text][locale]);
}
