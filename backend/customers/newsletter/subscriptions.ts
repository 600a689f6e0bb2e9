import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import type { SubscriptionTable } from '../../platform/db/schema/customers.ts';
import { emailKey } from '../identity/accounts.ts';

export type Subscription = Selectable<SubscriptionTable>;

/** Minimum time between two mails to an address, however often it is submitted. */
const MAIL_AGAIN_MS = 10 * 60_000;
/** Unconfirmed subscriptions are deleted after this time. */
const PENDING_LIFETIME_MS = 30 * 86_400_000;

/**
 * Stores a request for the newsletter; only a confirmation is mailed until the owner confirms.
 * Returns the subscription to be mailed; null if that was done recently.
 */
export async function askSubscription(
  trx: Transaction<Database>,
  email: string,
  locale: Locale,
  now: Date,
): Promise<Subscription | null> {
  await trx
    .deleteFrom('newsletter_subscriptions')
    .where('state', '=', 'pending')
    .where('asked_at', '<', new Date(now.getTime() - PENDING_LIFETIME_MS))
    .execute();
  const asked = await trx
    .insertInto('newsletter_subscriptions')
    .values({ ...newSubscription(email, locale), state: 'pending', asked_at: now })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({ asked_at: now, locale })
        .where('newsletter_subscriptions.asked_at', '<', new Date(now.getTime() - MAIL_AGAIN_MS)),
    )
    .returningAll()
    .executeTakeFirst();
  return asked ?? null;
}

/** The subscription with a key; null if there is none. */
export async function subscriptionOf(
  db: Kysely<Database>,
  key: string,
): Promise<Subscription | null> {
  // No key contains NUL, and PostgreSQL rejects it.
  if (key.includes('\0')) return null;
  const found = await db
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();
  return found ?? null;
}

/**
 * Starts or ends the subscription with a key, and updates the account with this confirmed address.
 * Returns it with whether anything changed; null if there is none.
 */
export async function changeSubscription(
  trx: Transaction<Database>,
  key: string,
  isWanted: boolean,
  now: Date,
): Promise<{ subscription: Subscription; isChanged: boolean } | null> {
  const change = stateOf(isWanted, now);
  const changed = await trx
    .updateTable('newsletter_subscriptions')
    .set(change)
    .where('key', '=', key)
    .where('state', '<>', change.state)
    .returningAll()
    .executeTakeFirst();
  const subscription = changed ?? (await subscriptionOf(trx, key));
  if (!subscription) return null;
  if (changed) {
    await sql`
      update customers set newsletter = ${isWanted} where id in (
        select c.customer_id from contacts c join accounts a on a.id = c.account_id
        where a.email_key = ${subscription.email_key}
          -- Whoever has not confirmed the address learns nothing about it.
          and a.confirmed_at is not null)`.execute(trx);
  }
  return { subscription, isChanged: changed !== undefined };
}

/** An event that affects an account's consent. */
export type ConsentChange =
  /** The customer changes it in the account. */
  | { isWanted: boolean }
  /** The address was confirmed: an earlier wish takes effect now. */
  | 'confirmed'
  /** The account changes its address, or is deleted. */
  | 'leaves-address';

/**
 * Starts, moves and ends the newsletter subscription of an account: consent belongs to the person,
 * regardless of the account's address. An unconfirmed address may belong to someone else, so its
 * subscription is left unchanged, and the account's wish takes effect once it is confirmed.
 */
export async function followConsent(
  trx: Transaction<Database>,
  accountId: number,
  change: ConsentChange,
  now: Date,
): Promise<void> {
  const account = await trx
    .selectFrom('accounts')
    .innerJoin('contacts', 'contacts.account_id', 'accounts.id')
    .innerJoin('customers', 'customers.id', 'contacts.customer_id')
    .select(['accounts.email', 'email_key', 'locale', 'confirmed_at', 'customer_id', 'newsletter'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  if (!account) return;
  const isOwn = account.confirmed_at !== null;
  if (change === 'leaves-address') {
    if (isOwn)
      await trx
        .deleteFrom('newsletter_subscriptions')
        .where('email_key', '=', account.email_key)
        .execute();
    return;
  }
  const isWanted =
    change === 'confirmed'
      ? account.newsletter || (await isSubscribed(trx, account.email_key))
      : change.isWanted;
  await trx
    .updateTable('customers')
    .set({ newsletter: isWanted })
    .where('id', '=', account.customer_id)
    .execute();
  // Confirming an address never ends a subscription.
  if (!isOwn || (change === 'confirmed' && !isWanted)) return;
  const state = stateOf(isWanted, now);
  await trx
    .insertInto('newsletter_subscriptions')
    .values({ ...newSubscription(account.email, account.locale), asked_at: now, ...state })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet(state)
        // The times of an earlier consent are kept.
        .where('newsletter_subscriptions.state', '<>', state.state),
    )
    .execute();
}

async function isSubscribed(db: Kysely<Database>, emailKeyOf: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('email_key', '=', emailKeyOf)
    .where('state', '=', 'subscribed')
    .executeTakeFirst();
  return row !== undefined;
}

const newSubscription = (email: string, locale: Locale) => ({
  key: randomBytes(16).toString('base64url'),
  email: email.trim(),
  email_key: emailKey(email),
  locale,
});

const stateOf = (isWanted: boolean, now: Date) =>
  isWanted
    ? { state: 'subscribed' as const, confirmed_at: now, ended_at: null }
    : { state: 'unsubscribed' as const, ended_at: now };
