import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../platform/db/schema/database.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import type { PaymentProvider } from '../payment/payment-provider.ts';
import type { Shop } from '../catalogue/reads/shop.ts';

/** Mails about orders; each is enqueued in the transaction that causes it. */
export interface OrderMails {
  /** Confirms to the customer that the order is placed, or paid. */
  orderConfirmed(trx: Transaction<Database>, orderId: number): Promise<void>;
  /** Tells the customer that the order is ready for pickup. */
  orderReady(trx: Transaction<Database>, orderId: number): Promise<void>;
  /** Tells the customer that the delivery is on its way. */
  orderShipped(trx: Transaction<Database>, orderId: number): Promise<void>;
  /** The receipt of a withdrawal, with its content and moment. */
  withdrawalReceived(trx: Transaction<Database>, withdrawalId: number): Promise<void>;
}

/** Dependencies of the checkout. */
export interface CheckoutServices {
  shop: Shop;
  jobs: JobQueue;
  provider: PaymentProvider;
  mails: OrderMails;
  log: Logger;
  now(): Date;
  /** Name of the shop, as shown by the provider. */
  shopName: string;
  /** Public origin of the shop. */
  origin(): string;
  /** URL for the provider's webhook; null: it cannot reach this shop. */
  webhookUrl(): string | null;
  /** Path of the page after payment, with the key of the order. */
  returnPath(locale: 'nl' | 'en', successKey: string): string;
}
