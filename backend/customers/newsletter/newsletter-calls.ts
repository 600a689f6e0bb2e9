import type { Kysely, Transaction } from 'kysely';
import { subscribe } from '../../../src/api/auth/calls.ts';
import * as calls from '../../../src/api/subscription/calls.ts';
import type { SubscriptionRecord } from '../../../src/api/subscription/calls.ts';
import { maskedEmail } from '../../../src/domain/shared/text.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { notFound } from '../../platform/http/answers.ts';
import type { CallContext } from '../../platform/http/context.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import {
  askSubscription,
  changeSubscription,
  type Subscription,
  subscriptionOf,
} from './subscriptions.ts';
import { NEWSLETTER_TEXTS } from './newsletter-texts.ts';

/** Mails of the newsletter; each is enqueued in the transaction that causes it. */
export interface NewsletterMails {
  /** Asks the owner of an address to confirm. */
  confirm(trx: Transaction<Database>, subscription: Subscription): Promise<void>;
  /** Confirms the subscription, and says how to end it. */
  welcome(trx: Transaction<Database>, subscription: Subscription): Promise<void>;
}

const recordOf = ({ state, email }: Subscription): SubscriptionRecord => ({
  State: state,
  Email: maskedEmail(email),
});

/** The newsletter, confirmed by mail (spec 2 §7). */
export function newsletterCalls(db: Kysely<Database>, mails: NewsletterMails): HandledCall[] {
  const unknown = ({ locale }: CallContext) => notFound(NEWSLETTER_TEXTS.unknown[locale]);

  const change = (isWanted: boolean) => (key: string, context: CallContext) =>
    db.transaction().execute(async (trx) => {
      const changed = await changeSubscription(trx, key, isWanted, context.now);
      if (!changed) return unknown(context);
      const { subscription, isChanged } = changed;
      if (isWanted && isChanged) await mails.welcome(trx, subscription);
      return recordOf(subscription);
    });
  const [confirm, end] = [change(true), change(false)];

  return [
    handle(subscribe, async ({ body: { email } }, { locale, now }) => {
      await db.transaction().execute(async (trx) => {
        const asked = await askSubscription(trx, email, locale, now);
        if (asked?.state === 'subscribed') await mails.welcome(trx, asked);
        else if (asked) await mails.confirm(trx, asked);
      });
      // The same response for every address, so that it does not reveal who is subscribed.
      return { Success: true, Message: NEWSLETTER_TEXTS.asked[locale] };
    }),
    handle(calls.checkSubscription, async ({ params: { id } }, context) => {
      const subscription = await subscriptionOf(db, id);
      return subscription ? recordOf(subscription) : unknown(context);
    }),
    handle(calls.confirmSubscription, ({ params: { id } }, context) => confirm(id, context)),
    // Not rate-limited: a mail provider's servers call it on behalf of all their users.
    handle(calls.unsubscribe, ({ params: { id } }, context) => end(id, context)),
  ];
}
