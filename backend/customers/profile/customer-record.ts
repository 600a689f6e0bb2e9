/** Builds the API record of a customer, and the export of all its data. */
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
import type { CustomerExportRecord } from '../../../src/api/customer/export-wire.ts';
import { exportOrders } from '../../orders/operator-orders.ts';
import { IS_AGREED_WITH } from '../../catalogue/reads/product-rows.ts';
import { subscriptionsOfContact } from '../push/push-calls.ts';
import { savedSearchesOf } from '../saved-searches/saved-searches.ts';
import { alertsOfCustomer } from '../stock-alerts/stock-alerts.ts';

interface CustomerRecordOptions {
  /** Available stores: a default store that no longer exists is omitted. */
  stores: readonly CatalogueStore[];
  locale: Locale;
  parts: readonly CustomerPart[];
}

/** The signed-in customer as an API record; throws if the contact does not exist. */
export async function customerRecord(
  db: Kysely<Database>,
  { customerId, contactId }: SignedInCustomer,
  { stores, locale, parts }: CustomerRecordOptions,
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
  const isRequested = (part: CustomerPart) => parts.includes(part);
  const addresses =
    isRequested('addresses') || isRequested('contacts') ? await addressesOf(db, customerId) : [];
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
    ...(isRequested('defaultStore') && { DefaultStore: store ? storeRecord(store, locale) : null }),
    ...(isRequested('addresses') && { Addresses: addresses }),
    ...(isRequested('cards') && {
      Cards: row.card_number
        ? [{ Id: contactId, Number: row.card_number, TotalBonusPoints: row.bonus_points }]
        : [],
    }),
    ...(isRequested('contacts') && {
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

/** The cart of a contact; null without one. */
async function exportCart(
  db: Kysely<Database>,
  contactId: number,
): Promise<CustomerExportRecord['Cart']> {
  const cart = await db
    .selectFrom('carts')
    .select(['id', 'updated_at', 'alternative_address'])
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  if (!cart) return null;
  const lines = await db
    .selectFrom('cart_lines')
    .select(['product_id', 'quantity', 'added_at'])
    .where('cart_id', '=', cart.id)
    .orderBy('id')
    .execute();
  const vouchers = await db
    .selectFrom('cart_vouchers')
    .innerJoin('vouchers', 'vouchers.id', 'cart_vouchers.voucher_id')
    .select('code')
    .where('cart_id', '=', cart.id)
    .orderBy('code')
    .execute();
  return {
    ChangedAt: cart.updated_at.toISOString(),
    Lines: lines.map((line) => ({
      ProductId: line.product_id,
      Quantity: line.quantity,
      AddedAt: line.added_at.toISOString(),
    })),
    AlternativeDeliveryAddress: cart.alternative_address && { ...cart.alternative_address },
    Codes: vouchers.map(({ code }) => code),
  };
}

/** The vouchers that belong to a customer. */
async function exportVouchers(
  db: Kysely<Database>,
  customerId: number,
  locale: Locale,
): Promise<CustomerExportRecord['Vouchers']> {
  const rows = await db
    .selectFrom('vouchers')
    .select(['code', 'name', 'ends_at'])
    .where('customer_id', '=', customerId)
    .orderBy('code')
    .execute();
  return rows.map(({ code, name, ends_at }) => ({
    Code: code,
    Name: name[locale],
    EndsAt: ends_at?.toISOString() ?? null,
  }));
}

/** All data stored about a customer. Secrets (password hash, tokens) are left out. */
export async function exportCustomer(
  db: Kysely<Database>,
  customer: SignedInCustomer,
  options: CustomerRecordOptions,
  now: Date,
): Promise<CustomerExportRecord> {
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'confirmed_at', 'locale', 'created_at'])
    .where('id', '=', customer.accountId)
    .executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('account_sessions')
    .select(['created_at', 'expires_at'])
    .where('account_id', '=', customer.accountId)
    .orderBy('created_at')
    .execute();
  const preference = await db
    .selectFrom('customers')
    .select(['default_store_id', 'include_vat'])
    .where('id', '=', customer.customerId)
    .executeTakeFirstOrThrow();
  return {
    ExportedAt: now.toISOString(),
    Account: {
      Email: account.email,
      ConfirmedAt: account.confirmed_at?.toISOString() ?? null,
      Language: account.locale,
      CreatedAt: account.created_at.toISOString(),
    },
    Customer: await customerRecord(db, customer, options),
    FinancialData: await financialData(db, customer),
    Preference: { StoreId: preference.default_store_id, IncludeVat: preference.include_vat },
    Sessions: sessions.map((session) => ({
      CreatedAt: session.created_at.toISOString(),
      ExpiresAt: session.expires_at.toISOString(),
    })),
    Notifications: await exportNotifications(db, customer.contactId),
    Wishlists: await exportWishlists(db, customer.customerId),
    SavedSearches: (await savedSearchesOf(db, customer.customerId)).map(
      ({ Id: _, ...search }) => search,
    ),
    Cart: await exportCart(db, customer.contactId),
    Vouchers: await exportVouchers(db, customer.customerId, options.locale),
    AgreedPrices: await exportAgreedPrices(db, customer.customerId),
    Viewed: await exportViewedProducts(db, customer.contactId),
    StockAlerts: (await alertsOfCustomer(db, customer)).map((alert) => ({
      ...{ ProductId: alert.product_id, Email: alert.email },
      AskedAt: alert.asked_at.toISOString(),
    })),
    ...(await exportOrders(db, customer)),
  };
}

/** A browser's push address is a secret: it allows ending its notifications. */
async function exportNotifications(
  db: Kysely<Database>,
  contactId: number,
): Promise<CustomerExportRecord['Notifications']> {
  const rows = await subscriptionsOfContact(db, contactId).execute();
  return rows.map(({ endpoint, created_at }) => ({
    PushService: new URL(endpoint).host,
    SubscribedAt: created_at.toISOString(),
  }));
}

async function exportAgreedPrices(
  db: Kysely<Database>,
  customerId: number,
): Promise<CustomerExportRecord['AgreedPrices']> {
  const rows = await db
    .selectFrom('customer_prices as a')
    .innerJoin('customers as c', (join) => join.on(IS_AGREED_WITH))
    .select(['number', 'a.group_code', 'price_incl', 'starts_at', 'ends_at'])
    .where('c.id', '=', customerId)
    .orderBy('number')
    .orderBy('a.group_code', (order) => order.asc().nullsFirst())
    .orderBy('starts_at')
    .execute();
  return rows.map((row) => ({
    ProductNumber: row.number,
    Group: row.group_code,
    PriceInclTax: toEuros(row.price_incl),
    StartsAt: row.starts_at?.toISOString() ?? null,
    EndsAt: row.ends_at?.toISOString() ?? null,
  }));
}

async function exportViewedProducts(
  db: Kysely<Database>,
  contactId: number,
): Promise<CustomerExportRecord['Viewed']> {
  const rows = await db
    .selectFrom('viewed_by_contacts')
    .select(['product_id', 'viewed_at'])
    .where('contact_id', '=', contactId)
    .orderBy('viewed_at', 'desc')
    .execute();
  return rows.map(({ product_id, viewed_at }) => ({
    ProductId: product_id,
    ViewedAt: viewed_at.toISOString(),
  }));
}

async function exportWishlists(
  db: Kysely<Database>,
  customerId: number,
): Promise<CustomerExportRecord['Wishlists']> {
  const lists = await db
    .selectFrom('wishlists')
    .select(['id', 'name', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  const products = await db
    .selectFrom('wishlist_products')
    .innerJoin('wishlists', 'wishlists.id', 'wishlist_products.wishlist_id')
    .selectAll('wishlist_products')
    .where('wishlists.customer_id', '=', customerId)
    .orderBy('added_at')
    .execute();
  return lists.map((list) => ({
    Name: list.name,
    CreatedAt: list.created_at.toISOString(),
    Products: products
      .filter(({ wishlist_id }) => wishlist_id === list.id)
      .map((product) => ({
        ProductId: product.product_id,
        Quantity: product.quantity,
        AddedAt: product.added_at.toISOString(),
      })),
  }));
}
