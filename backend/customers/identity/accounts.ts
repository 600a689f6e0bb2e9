import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { cleanEmail } from '../../../src/domain/shared/pasted-text.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import type { ContactTable, CustomerTable } from '../../platform/db/schema/customers.ts';
import { verifyPassword } from './passwords.ts';
import type { TokenUser } from './tokens.ts';

/** Issuer of accounts that are registered at the shop itself (its embedded provider). */
export const EMBEDDED_ISSUER = 'embedded';

export interface Account {
  id: number;
  subject: string;
  email: string;
  locale: Locale;
  isConfirmed: boolean;
}

export interface NewAccount {
  issuer: string;
  subject: string;
  email: string;
  /** Null if an external issuer manages the password, or the account signs in by codes. */
  passwordHash: string | null;
  isConfirmed: boolean;
  locale: Locale;
  contact: Partial<Insertable<ContactTable>>;
  customer: Partial<Insertable<CustomerTable>>;
}

const ACCOUNT_COLUMNS = ['id', 'subject', 'email', 'locale', 'confirmed_at'] as const;

export const emailKey = (email: string): string => cleanEmail(email).toLowerCase();

/** The account of the embedded provider with this address; null if there is none. */
export async function accountByEmail(db: Kysely<Database>, email: string): Promise<Account | null> {
  const row = await db
    .selectFrom('accounts')
    .select(ACCOUNT_COLUMNS)
    .where('issuer', '=', EMBEDDED_ISSUER)
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row ? accountOf(row) : null;
}

/** The account of an issuer's subject; null if there is none. */
export async function accountBySubject(
  db: Kysely<Database>,
  issuer: string,
  subject: string,
): Promise<Account | null> {
  const row = await db
    .selectFrom('accounts')
    .select(ACCOUNT_COLUMNS)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row ? accountOf(row) : null;
}

/**
 * Creates an account with its customer and contact, in the caller's transaction. Null if the
 * embedded provider already has the address.
 */
export async function createAccount(
  trx: Transaction<Database>,
  account: NewAccount,
  now: Date,
): Promise<number | null> {
  const newAccount = await trx
    .insertInto('accounts')
    .values({
      issuer: account.issuer,
      subject: account.subject,
      email: account.email.trim(),
      email_key: emailKey(account.email),
      password: account.passwordHash,
      confirmed_at: account.isConfirmed ? now : null,
      locale: account.locale,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!newAccount) return null;
  const customer = await trx
    .insertInto('customers')
    .values({
      ...account.customer,
      default_contact_id: null,
      default_store_id: account.customer.default_store_id ?? null,
      credit_limit: account.customer.credit_limit ?? null,
      credit_balance: account.customer.credit_balance ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const contact = await trx
    .insertInto('contacts')
    .values({
      ...account.contact,
      customer_id: customer.id,
      account_id: newAccount.id,
      email: account.email.trim(),
      card_number: account.contact.card_number ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('customers')
    .set({ default_contact_id: contact.id })
    .where('id', '=', customer.id)
    .execute();
  return newAccount.id;
}

/**
 * The account with this address and password; null if there is none. Takes equally long for an
 * unknown address.
 */
export async function accountByPassword(
  db: Kysely<Database>,
  email: string,
  password: string,
): Promise<Account | null> {
  const row = await db
    .selectFrom('accounts')
    .select([...ACCOUNT_COLUMNS, 'password'])
    .where('issuer', '=', EMBEDDED_ISSUER)
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  const isPasswordCorrect = await verifyPassword(password, row?.password ?? null);
  return row && isPasswordCorrect ? accountOf(row) : null;
}

/** Stores the hash of a new password (`hashPassword`). */
export async function setPassword(
  db: Kysely<Database>,
  accountId: number,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password: passwordHash })
    .where('id', '=', accountId)
    .execute();
}

/** Marks the address as confirmed; false if it already was. */
export async function confirmEmail(
  db: Kysely<Database>,
  accountId: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ confirmed_at: now })
    .where('id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Token claims of an account; null if it has no contact any more. */
export async function tokenUserOf(
  db: Kysely<Database>,
  accountId: number,
): Promise<(TokenUser & { firstName: string }) | null> {
  const row = await db
    .selectFrom('contacts')
    .innerJoin('accounts', 'accounts.id', 'contacts.account_id')
    .select([
      'contacts.id as contactId',
      'contacts.customer_id',
      'contacts.first_name',
      'contacts.middle_name',
      'contacts.last_name',
      'accounts.email',
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  if (!row) return null;
  const name = [row.first_name, row.middle_name, row.last_name].filter(Boolean).join(' ');
  return {
    id: row.customer_id,
    contactId: String(row.contactId),
    email: row.email,
    name: name || row.email,
    firstName: row.first_name,
  };
}

interface AccountRow {
  id: number;
  subject: string;
  email: string;
  locale: Locale;
  confirmed_at: Date | null;
}

const accountOf = ({ id, subject, email, locale, confirmed_at }: AccountRow): Account => ({
  id,
  subject,
  email,
  locale,
  isConfirmed: confirmed_at !== null,
});
