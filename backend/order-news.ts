import type { OrderMails } from './checkout/services.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import { tellByPush } from './push/tell-by-push.ts';

/** The mails about orders, with a notification beside those that bring news of its progress. */
export const withPush = (mails: OrderMails, jobs: JobQueue): OrderMails => ({
  ...mails,
  async orderReady(trx, orderId) {
    await mails.orderReady(trx, orderId);
    await tellByPush(jobs, trx, orderId, 'ready');
  },
  async orderShipped(trx, orderId) {
    await mails.orderShipped(trx, orderId);
    await tellByPush(jobs, trx, orderId, 'shipped');
  },
});
