import type { Kysely } from 'kysely';
import type { CustomerPart } from '../../../src/api/customer/fields.ts';
import type { CustomerRecord, FinancialDataRecord } from '../../../src/api/customer/wire.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import type { SignedInCustomer } from '../../platform/http/context.ts';
import type { CatalogueStore } from '../../catalogue/reads/catalogue.ts';
import { storeRecord } from '../../catalogue/reads/stores.ts';
import { addressesOf } from './addresses.ts';
import { toEuros } from '../../../src/domain/shared/money.ts';

export interface RecordOptions {
  /** Available stores: a default store that no longer exists is omitted. */
  stores: readonly CatalogueStore[];
  locale: Locale;
  parts: readonly CustomerPart[];
}

/** The signed-in customer as an API record; throws if the contact does not exist. */
export async function customerRecord(
  db: Kysely<Database>,
  { customerId, contactId }: SignedInCustomer,
  { stores, locale, parts }: RecordOptions,
): Promise<CustomerRecord> {
  const row = await db
    .selectFrom('customers')
    .innerJoin('contacts', 'contacts.customer_id', 'customers.id')
    .selectAll('contacts')
    .select([
      'customers.company_name',
      'customers.kvk_number',
      'customers.group_code',
      'customers.loyalty_type',
      'customers.loyalty_participation_level',
      'customers.bonus_points',
      'customers.bonus_points_threshold',
      'customers.sbi_code',
      'customers.focus',
      'customers.default_contact_id',
      'customers.default_store_id',
      'customers.newsletter',
      'customers.created_at as customer_since',
    ])
    .where('customers.id', '=', customerId)
    .where('contacts.id', '=', contactId)
    .executeTakeFirstOrThrow();
  const has = (part: CustomerPart) => parts.includes(part);
  const addresses = has('addresses') || has('contacts') ? await addressesOf(db, customerId) : [];
  const store = stores.find(({ id }) => id === row.default_store_id);
  return {
    Id: customerId,
    Email: row.email,
    FirstName: row.first_name,
    MiddleName: row.middle_name,
    LastName: row.last_name,
    Gender: row.gender,
    CompanyName: row.company_name,
    KvkNumber: row.kvk_number,
    MobileNumber: row.mobile,
    CreationDate: row.customer_since.toISOString(),
    DefaultStoreId: store?.id ?? null,
    ContactId: contactId,
    DefaultContactId: row.default_contact_id,
    GroupCode: row.group_code,
    BonusPoints: row.bonus_points,
    BonusPointsThreshold: row.bonus_points_threshold,
    LoyaltyType: row.loyalty_type,
    LoyaltyParticipationLevel: row.loyalty_participation_level,
    SbiCode: row.sbi_code,
    Focus: row.focus,
    IsOptIn: row.newsletter,
    ...(has('defaultStore') && { DefaultStore: store ? storeRecord(store, locale) : null }),
    ...(has('addresses') && { Addresses: addresses }),
    ...(has('cards') && {
      Cards: row.card_number
        ? [{ Id: contactId, Number: row.card_number, TotalBonusPoints: row.bonus_points }]
        : [],
    }),
    ...(has('contacts') && {
      Contacts: [
        {
          ContactId: contactId,
          AllowOnAccount: row.allow_on_account,
          Gender: row.gender,
          FirstName: row.first_name,
          MiddleName: row.middle_name,
          LastName: row.last_name,
          Phone: row.phone,
          Mobile: row.mobile,
          Email: row.email,
          Card: row.card_number ? { Number: row.card_number } : null,
          Address: addresses.find(({ Type }) => Type === 'InvoiceAddress') ?? null,
        },
      ],
    }),
  };
}

/** Credit of a customer; null unless the signed-in contact may buy on account (spec 2 §6). */
export async function financialData(
  db: Kysely<Database>,
  { customerId, contactId }: SignedInCustomer,
): Promise<FinancialDataRecord | null> {
  const row = await db
    .selectFrom('customers')
    .innerJoin('contacts', 'contacts.customer_id', 'customers.id')
    .select(['credit_limit', 'credit_balance'])
    .where('customers.id', '=', customerId)
    .where('contacts.id', '=', contactId)
    .where('contacts.allow_on_account', '=', true)
    .executeTakeFirst();
  return row && row.credit_limit !== null
    ? { CreditLimit: toEuros(row.credit_limit), CreditBalance: toEuros(row.credit_balance ?? 0) }
    : null;
}
