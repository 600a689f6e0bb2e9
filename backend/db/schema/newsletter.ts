import type { Generated } from 'kysely';
import type { Locale } from '../../../src/domain/entities/common.ts';
import type { NewsletterSubscription } from '../../../src/domain/entities/newsletter.ts';
import type { NullableTimestamp, Timestamp } from './columns.ts';

/** Who asked for the newsletter. The moments prove the consent, and that it was taken back. */
export interface SubscriptionTable {
  id: Generated<number>;
  /** 22 random characters: whoever has them may confirm and end the subscription. */
  key: string;
  email: string;
  /** The address in the form in which addresses are compared. */
  email_key: string;
  locale: Locale;
  state: NewsletterSubscription['state'];
  asked_at: Timestamp;
  confirmed_at: NullableTimestamp;
  ended_at: NullableTimestamp;
}
