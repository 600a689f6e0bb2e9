import type { Kysely, Transaction } from 'kysely';
import type { BrowserSubscription } from '../../src/domain/entities/push.ts';
import type { Database } from '../db/schema/database.ts';

/** Browsers of one customer, or of one order; the oldest goes where one more subscribes. */
const MOST_BROWSERS = 10;

/** Whose notifications a browser gets: of a contact about every order, or of one order. */
export type PushOwner = { contact_id: number; customer_id: number } | { order_id: number };

/** Subscribes a browser; a known one gets its new keys. */
export async function saveSubscription(
  trx: Transaction<Database>,
  { endpoint, p256dh, auth }: BrowserSubscription,
  owner: PushOwner,
  now: Date,
): Promise<void> {
  const [column, id] =
    'order_id' in owner
      ? (['order_id', owner.order_id] as const)
      : (['contact_id', owner.contact_id] as const);
  const own = await trx
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint'])
    .where(column, '=', id)
    .orderBy('id', 'desc')
    .execute();
  const others = own.filter((row) => row.endpoint !== endpoint);
  const kept = new Set(others.slice(0, MOST_BROWSERS - 1));
  const old = own.filter((row) => !kept.has(row)).map((row) => row.id);
  if (old.length > 0) await trx.deleteFrom('push_subscriptions').where('id', 'in', old).execute();
  const nobody = { customer_id: null, contact_id: null, order_id: null };
  await trx
    .insertInto('push_subscriptions')
    .values({ ...nobody, ...owner, endpoint, p256dh, auth, created_at: now })
    .execute();
}

/** Ends every subscription of a browser. */
export async function endSubscription(db: Kysely<Database>, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
}

/** Subscriptions that tell a contact about orders: its own, and those of its orders alone. */
export const subscriptionsOfContact = (db: Kysely<Database>, contactId: number) =>
  db
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint', 'created_at'])
    .where((where) =>
      where.or([
        where('contact_id', '=', contactId),
        where(
          'order_id',
          'in',
          where.selectFrom('orders').select('orders.id').where('orders.contact_id', '=', contactId),
        ),
      ]),
    )
    .orderBy('id');

/** Ends all subscriptions of a contact: by choice, or because the account is deleted. */
export async function endSubscriptionsOf(db: Kysely<Database>, contactId: number): Promise<void> {
  const rows = await subscriptionsOfContact(db, contactId).execute();
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom('push_subscriptions').where('id', 'in', ids).execute();
}
