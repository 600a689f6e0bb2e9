import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { addressBody } from '../../src/api/customer/fields.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import { surname } from '../../src/domain/account/customer.ts';
import type { Env } from '../../src/env.ts';
import type { Database } from '../../backend/platform/db/schema/database.ts';
import {
  accountByEmail,
  createAccount,
  EMBEDDED_ISSUER,
  tokenUserOf,
} from '../../backend/customers/identity/accounts.ts';
import type { DemoAccount } from '../../backend/customers/identity/provider/login-page.ts';
import { hashPassword } from '../../backend/customers/identity/passwords.ts';
import { hasDemoCatalogue } from '../../backend/catalogue/catalogue-state.ts';
import { removeDemoTraces } from '../../backend/customers/profile/demo-traces.ts';
import { seedDemoOrders } from '../orders/seed-demo-orders.ts';
import { generatedLookup } from './generated-lookup.ts';
import { addAddress } from '../../backend/customers/profile/addresses.ts';
import { seedDemoVouchers } from './demo-vouchers.ts';
import { DEMO_CUSTOMERS, DEMO_PASSWORD, type DemoCustomer } from './demo-customers.ts';

/** Settings of the shop, whose delivery days and costs the demo orders use. */
type Settings = Parameters<typeof seedDemoOrders>[3];

/**
 * Creates the missing demo customers if the shop uses the embedded database and sign-in with the
 * demo catalogue. Otherwise deletes them, since their password is public.
 */
export async function ensureDemoCustomers(
  db: Kysely<Database>,
  env: Pick<Env, 'API_BASE_URL' | 'DATABASE_URL' | 'OIDC_ISSUER'>,
  now: Date,
  settings: Settings,
): Promise<void> {
  const isEmbedded = !env.API_BASE_URL && !env.DATABASE_URL && !env.OIDC_ISSUER;
  if (isEmbedded && (await hasDemoCatalogue(db))) await seedDemoCustomers(db, now, settings);
  else await removeDemoTraces(db);
}

/** Returns the existing demo customers for the sign-in page; none unless the shop is embedded. */
export async function listDemoCustomers(
  db: Kysely<Database>,
  locale: Locale,
): Promise<DemoAccount[]> {
  const knownEmails = await readDemoAccounts(db);
  return DEMO_CUSTOMERS.filter(({ email }) =>
    knownEmails.some((account) => account.email === email),
  ).map(({ email, title }) => ({ email, password: DEMO_PASSWORD, title: title[locale] }));
}

async function seedDemoCustomers(
  db: Kysely<Database>,
  now: Date,
  settings: Settings,
): Promise<void> {
  const knownEmails = new Set((await readDemoAccounts(db)).map(({ email }) => email));
  const missingCustomers = DEMO_CUSTOMERS.filter(({ email }) => !knownEmails.has(email));
  const passwordHash = missingCustomers.length > 0 ? await hashPassword(DEMO_PASSWORD) : '';
  for (const demo of missingCustomers) {
    await db.transaction().execute((trx) => addDemoCustomer(trx, demo, passwordHash, now));
  }
  const contacts = await readDemoContacts(db);
  await seedDemoVouchers(db, contacts, now);
  await seedDemoOrders(db, contacts, now, settings);
}

const readDemoContacts = async (db: Kysely<Database>) =>
  db
    .selectFrom('accounts')
    .innerJoin('contacts', 'contacts.account_id', 'accounts.id')
    .select(['accounts.email', 'contacts.customer_id as customerId', 'contacts.id as contactId'])
    .where(
      'accounts.id',
      'in',
      (await readDemoAccounts(db)).map(({ id }) => id),
    )
    .orderBy('contacts.id')
    .execute();

async function addDemoCustomer(
  trx: Transaction<Database>,
  demo: DemoCustomer,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const { email, customer } = demo;
  const contact = { ...demo.contact, pin_hash: demo.pin ? await hashPassword(demo.pin) : null };
  const accountId = await createAccount(
    trx,
    {
      ...{ issuer: EMBEDDED_ISSUER, subject: randomUUID(), email, passwordHash },
      ...{ isConfirmed: true, locale: 'nl', contact, customer },
    },
    now,
  );
  const user = accountId === null ? null : await tokenUserOf(trx, accountId);
  if (!user) return;
  if (demo.colleagueOf) return joinColleague(trx, user.id, demo.colleagueOf);
  const [streetAddress] = await generatedLookup.addressesAt({
    ...demo.address,
    houseNumberExtension: '',
  });
  if (!streetAddress) return;
  const names = {
    firstName: contact.first_name,
    lastName: surname({ middleName: contact.middle_name ?? '', lastName: contact.last_name ?? '' }),
  };
  for (const type of ['InvoiceAddress', 'DeliveryAddressDefault']) {
    const address = { ...streetAddress, ...names, type, name: customer.company_name ?? '' };
    await addAddress(trx, user.id, addressBody.parse(address), now);
  }
}

/** Moves the contact of a new customer to that of a colleague. */
async function joinColleague(
  trx: Transaction<Database>,
  customerId: number,
  colleagueEmail: string,
): Promise<void> {
  const colleague = await accountByEmail(trx, colleagueEmail);
  const user = colleague && (await tokenUserOf(trx, colleague.id));
  if (!user) return;
  await trx
    .updateTable('contacts')
    .set({ customer_id: user.id })
    .where('customer_id', '=', customerId)
    .execute();
  await trx.deleteFrom('customers').where('id', '=', customerId).execute();
}

const readDemoAccounts = (db: Kysely<Database>) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('issuer', '=', EMBEDDED_ISSUER)
    .where(
      'email',
      'in',
      DEMO_CUSTOMERS.map(({ email }) => email),
    )
    .execute();
