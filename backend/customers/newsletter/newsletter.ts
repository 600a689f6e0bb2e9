/** The newsletter: its calls, the page to unsubscribe, and the subscriptions in the database. */
import { type Kysely, type Transaction, type Selectable, sql } from 'kysely';
import { subscribe } from '../../../src/api/auth/calls.ts';
import * as calls from '../../../src/api/subscription/calls.ts';
import type { SubscriptionRecord } from '../../../src/api/subscription/calls.ts';
import { maskEmail } from '../../../src/domain/shared/text.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { notFound } from '../../platform/http/answers.ts';
import type { CallContext } from '../../platform/http/context.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { randomBytes } from 'node:crypto';
import type { SubscriptionTable } from '../../platform/db/schema/customers.ts';
import { emailKey } from '../identity/accounts.ts';

/**
 * Route for mail programs without one-click unsubscribing: they open the address of
 * `List-Unsubscribe` in a browser, which is redirected to a page with a button to unsubscribe. The
 * GET itself ends nothing, because mail scanners follow links. `path` contains `:id`, the key.
 */
export function unsubscribePage(
  path: string,
  limit: MiddlewareHandler,
  /** Address of the page for a key, known or not, in the reader's language. */
  pageUrlOf: (key: string) => Promise<string>,
): Hono {
  const app = new Hono();
  app.get(path, limit, async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.redirect(await pageUrlOf(c.req.param('id') ?? ''));
  });
  return app;
}

/** Messages of the newsletter calls for shoppers. */
export const NEWSLETTER_TEXTS = {
  asked: {
    nl: 'We hebben je een e-mail gestuurd. Klik op de knop daarin om je aanmelding te bevestigen.',
    en: 'We have sent you an e-mail. Press its button to confirm your subscription.',
  },
  unknown: {
    nl: 'Deze aanmelding is niet meer bekend. Meld je opnieuw aan.',
    en: 'This subscription is not known any more. Please subscribe again.',
  },
} satisfies Record<string, Record<Locale, string>>;

/** Mails of the newsletter; each is enqueued in the transaction that causes it. */
export interface NewsletterMails {
  /** Asks the owner of an address to confirm. */
  sendConfirmation(trx: Transaction<Database>, subscription: Subscription): Promise<void>;
  /** Confirms the subscription, and says how to end it. */
  sendWelcome(trx: Transaction<Database>, subscription: Subscription): Promise<void>;
}

const subscriptionRecord = ({ state, email }: Subscription): SubscriptionRecord => ({
  State: state,
  Email: maskEmail(email),
});

/** The newsletter, confirmed by mail (spec 2 §7). */
export function newsletterCalls(db: Kysely<Database>, mails: NewsletterMails): HandledCall[] {
  const unknownKeyRefusal = ({ locale }: CallContext) => notFound(NEWSLETTER_TEXTS.unknown[locale]);

  const change = (isWanted: boolean) => (key: string, context: CallContext) =>
    db.transaction().execute(async (trx) => {
      const changed = await changeSubscription(trx, key, isWanted, context.now);
      if (!changed) return unknownKeyRefusal(context);
      const { subscription, isChanged } = changed;
      if (isWanted && isChanged) await mails.sendWelcome(trx, subscription);
      return subscriptionRecord(subscription);
    });
  const [confirm, end] = [change(true), change(false)];

  return [
    handle(subscribe, async ({ body: { email } }, { locale, now }) => {
      await db.transaction().execute(async (trx) => {
        const subscription = await requestSubscription(trx, email, locale, now);
        if (subscription?.state === 'subscribed') await mails.sendWelcome(trx, subscription);
        else if (subscription) await mails.sendConfirmation(trx, subscription);
      });
      // The same response for every address, so that it does not reveal who is subscribed.
      return { Success: true, Message: NEWSLETTER_TEXTS.asked[locale] };
    }),
    handle(calls.checkSubscription, async ({ params: { id } }, context) => {
      const subscription = await subscriptionByKey(db, id);
      return subscription ? subscriptionRecord(subscription) : unknownKeyRefusal(context);
    }),
    handle(calls.confirmSubscription, ({ params: { id } }, context) => confirm(id, context)),
    // Not rate-limited: a mail provider's servers call it on behalf of all their users.
    handle(calls.unsubscribe, ({ params: { id } }, context) => end(id, context)),
  ];
}

export type Subscription = Selectable<SubscriptionTable>;

/** Minimum time between two mails to an address, however often it is submitted. */
const MIN_MAIL_INTERVAL_MS = 10 * 60_000;
/** Unconfirmed subscriptions are deleted after this time. */
const PENDING_LIFETIME_MS = 30 * 86_400_000;

/**
 * Stores a request for the newsletter. Only the confirmation is mailed until the owner of the
 * address confirms. Returns the subscription to mail; null if it was mailed recently.
 */
export async function requestSubscription(
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
  const subscription = await trx
    .insertInto('newsletter_subscriptions')
    .values({ ...newSubscription(email, locale), state: 'pending', asked_at: now })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({ asked_at: now, locale })
        .where(
          'newsletter_subscriptions.asked_at',
          '<',
          new Date(now.getTime() - MIN_MAIL_INTERVAL_MS),
        ),
    )
    .returningAll()
    .executeTakeFirst();
  return subscription ?? null;
}

/** The subscription with a key; null if there is none. */
export async function subscriptionByKey(
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
async function changeSubscription(
  trx: Transaction<Database>,
  key: string,
  isWanted: boolean,
  now: Date,
): Promise<{ subscription: Subscription; isChanged: boolean } | null> {
  const change = stateColumns(isWanted, now);
  const changed = await trx
    .updateTable('newsletter_subscriptions')
    .set(change)
    .where('key', '=', key)
    .where('state', '<>', change.state)
    .returningAll()
    .executeTakeFirst();
  const subscription = changed ?? (await subscriptionByKey(trx, key));
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
type ConsentChange =
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
export async function applyConsentChange(
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
  const isConfirmed = account.confirmed_at !== null;
  if (change === 'leaves-address') {
    if (isConfirmed)
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
  if (!isConfirmed || (change === 'confirmed' && !isWanted)) return;
  const state = stateColumns(isWanted, now);
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

const stateColumns = (isWanted: boolean, now: Date) =>
  isWanted
    ? { state: 'subscribed' as const, confirmed_at: now, ended_at: null }
    : { state: 'unsubscribed' as const, ended_at: now };
