import { expect, it } from 'vitest';
import { isLoyaltyCustomer } from '../../src/domain/account/loyalty.ts';
import { isValidPassword } from '../../src/domain/validation/field-formats.ts';
import { loadContent } from '../../backend/editing/content/load-content.ts';
import { DEMO_CONTENT } from '../content-dir.ts';
import { openMemoryDatabase } from '../../backend/platform/db/testing/memory-database.ts';
import { accountByPassword, tokenUserOf } from '../../backend/customers/identity/accounts.ts';
import { customerRecord } from '../../backend/customers/profile/customer-record.ts';
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from './demo-customers.ts';
import { ensureDemoCustomers, listDemoCustomers } from './seed-demo-customers.ts';
import { openForAll } from '../../tests/support/for-all-tests.ts';

const EMBEDDED = { API_BASE_URL: '', DATABASE_URL: '', OIDC_ISSUER: '' };
const now = new Date('2026-11-20T12:00:00Z');
const settings = loadContent(DEMO_CONTENT).content.settings!;
/** As `demo/content/settings.yaml`. */
const CODES = ['ZZP', 'AANNEMER', 'KLUS'];

const opened = openForAll(openMemoryDatabase);

const rows = async () => ({
  accounts: await opened.db.selectFrom('accounts').select(['id', 'email']).orderBy('id').execute(),
  customers: await opened.db.selectFrom('customers').select('id').orderBy('id').execute(),
  addresses: await opened.db.selectFrom('customer_addresses').select('id').execute(),
  vouchers: await opened.db.selectFrom('vouchers').select(['code', 'uses_left']).execute(),
});
const markCatalogue = (value: object) =>
  opened.db
    .insertInto('meta')
    .values({ key: 'catalogue', value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();
const list = () => listDemoCustomers(opened.db, 'nl');

async function recordOf(email: string) {
  const account = await accountByPassword(opened.db, email, DEMO_PASSWORD);
  const user = await tokenUserOf(opened.db, account!.id);
  const signedIn = { accountId: account!.id, customerId: user!.id };
  return customerRecord(
    opened.db,
    { ...signedIn, contactId: Number(user!.contactId), email, sessionId: '', idToken: null },
    { stores: [], locale: 'nl', parts: ['addresses', 'cards', 'contacts', 'defaultStore'] },
  );
}

it('makes none without the demo catalogue', async () => {
  await markCatalogue({ imported: 'feed.xml' });
  await ensureDemoCustomers(opened.db, EMBEDDED, now, settings);
  expect(await list()).toEqual([]);
});

it('makes all with the demo catalogue, once', async () => {
  await markCatalogue({ seed: 1, products: 60 });
  await ensureDemoCustomers(opened.db, EMBEDDED, now, settings);
  const made = await rows();
  expect(made.accounts).toHaveLength(6);
  expect(made.customers).toHaveLength(5);
  expect(made.addresses).toHaveLength(10);
  expect(made.vouchers.map(({ code }) => code).sort()).toEqual(['DEMO10', 'DEMO25', 'DEMO5']);
  await ensureDemoCustomers(opened.db, EMBEDDED, now, settings);
  expect(await rows()).toEqual(made);
  expect(isValidPassword(DEMO_PASSWORD)).toBe(true);
  expect(await list()).toMatchObject(
    DEMO_CUSTOMERS.map(({ email }) => ({ email, password: DEMO_PASSWORD })),
  );
});

it('has one customer of each kind', async () => {
  const isLoyal = async (email: string) => {
    const record = await recordOf(email);
    return isLoyaltyCustomer(
      {
        loyaltyType: record.LoyaltyType ?? '',
        groupCode: record.GroupCode ?? '',
        bonusPointsThreshold: record.BonusPointsThreshold ?? 0,
        loyaltyParticipationLevel: record.LoyaltyParticipationLevel ?? '',
        contactId: record.ContactId ?? null,
        defaultContactId: record.DefaultContactId ?? null,
      },
      CODES,
    );
  };
  const emails = DEMO_CUSTOMERS.map(({ email }) => email);
  expect(await Promise.all(emails.map(isLoyal))).toEqual([false, false, true, true, false, true]);
  const account = (email: string) =>
    recordOf(email).then(({ Contacts }) => Contacts?.[0]?.AllowOnAccount);
  expect(await Promise.all(emails.map(account))).toEqual([false, true, false, false, false, true]);
  const [owner, colleague] = [await recordOf(emails[3]!), await recordOf(emails[4]!)];
  expect(colleague.Id).toBe(owner.Id);
  expect(colleague.DefaultContactId).toBe(owner.ContactId);
  expect(colleague.ContactId).not.toBe(owner.ContactId);
});

it('writes the whole name in an address', async () => {
  const { Addresses } = await recordOf('zzp@demo.example');
  expect(Addresses?.map(({ FirstName, LastName }) => `${FirstName} ${LastName}`)).toEqual([
    'Joost van der Berg',
    'Joost van der Berg',
  ]);
});

it('makes a deleted one again', async () => {
  await opened.db.deleteFrom('customers').where('company_name', '=', '').execute();
  await opened.db.deleteFrom('accounts').where('email', '=', 'consument@demo.example').execute();
  expect(await list()).toHaveLength(5);
  await ensureDemoCustomers(opened.db, EMBEDDED, now, settings);
  expect(await list()).toHaveLength(6);
});

it.each(['DATABASE_URL', 'OIDC_ISSUER', 'API_BASE_URL'])('removes all with %s', async (name) => {
  await ensureDemoCustomers(opened.db, EMBEDDED, now, settings);
  await ensureDemoCustomers(opened.db, { ...EMBEDDED, [name]: 'https://x.example' }, now, settings);
  expect(await rows()).toEqual({ accounts: [], customers: [], addresses: [], vouchers: [] });
});
