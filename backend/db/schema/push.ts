import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

/** A browser that gets notifications: of a contact's orders, or of one order of a guest. */
export interface PushSubscriptionTable {
  id: Generated<number>;
  /** Address at the browser's push service: whoever knows it may end the subscription. */
  endpoint: string;
  p256dh: string;
  auth: string;
  customer_id: number | null;
  contact_id: number | null;
  /** Set for a guest. */
  order_id: number | null;
  created_at: Timestamp;
}
