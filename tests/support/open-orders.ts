import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { checkoutCalls } from '../../backend/checkout/checkout-calls.ts';
import { checkoutJobs } from '../../backend/checkout/follow-up-jobs.ts';
import {
  ORDER_CONFIRMATION_KIND,
  WITHDRAWAL_KIND,
  type CheckoutServices,
} from '../../backend/checkout/services.ts';
import { webhookRoutes } from '../../backend/checkout/payment-status.ts';
import { JobQueue } from '../../backend/platform/jobs/job-queue.ts';
import { Mailer } from '../../backend/platform/mail/outgoing-mail.ts';
import { orderMails, withPush } from '../../backend/checkout/order-mails.ts';
import { mollieProvider } from '../../backend/payment/mollie/mollie-provider.ts';
import type { StartTimeLimit } from '../../backend/payment/payment-provider.ts';
import { testBank } from '../../backend/payment/test-bank/test-bank.ts';
import type { Shop } from '../../backend/catalogue/reads/shop.ts';
import type { CartRecord, ConfirmRecord, ShippingOptionsRecord } from '../../src/api/cart/wire.ts';
import type { PaymentMethodId } from '../../src/domain/cart/cart.ts';
import type { PaymentState } from '../../src/domain/orders/order.ts';
import { type Answer, type Asker, openCarts } from './open-carts.ts';

const CART = '/api/aspos/cart';
const OWN = '/api/bouwmaat/cart';
const HOME = {
  method: 'AlternativeAddress',
  alternativeAddress: {
    ...{ street: 'Kade', houseNumber: '546', postalCode: '3542ab', city: 'Utrecht' },
    ...{ firstName: 'Piet', lastName: 'Bouwer', phoneNumber: '0612345678' },
  },
};

interface Options {
  /** Payments at Mollie's API under this address; else at the test bank. */
  mollieUrl?: string;
  /** How long shoppers wait for the provider; by default without end, however busy the machine is. */
  patience?: StartTimeLimit;
}

const WITHOUT_END: StartTimeLimit = () => new AbortController().signal;

/** Carts with the checkout over them, as in a running shop; jobs run when a test asks for it. */
export async function openOrders({ mollieUrl, patience = WITHOUT_END }: Options = {}) {
  let services!: CheckoutServices;
  const republished: number[][] = [];
  const carts = await openCarts((shop: Shop) => {
    const { db } = shop;
    const now = () => carts?.clock.now ?? new Date('2026-11-24T11:00:00Z');
    const origin = () => 'http://shop.example';
    const jobs = new JobQueue(db, now);
    services = {
      ...{ shop, jobs, now, origin, log: pino({ level: 'silent' }), shopName: 'Bouwmaat' },
      provider: mollieUrl
        ? mollieProvider({ apiKey: 'test_abc', apiUrl: mollieUrl })
        : testBank({ db, now, origin }),
      mails: withPush(orderMails(new Mailer(jobs), { SITE_VARIANT: 'bm' }, origin), jobs),
      webhookUrl: () => 'http://shop.example/api/hooks/payment',
      returnPath: (_, key) => `/checkout-redirect?order=${key}`,
    };
    return checkoutCalls(services, patience);
  });
  const { db } = carts;
  const webhook = webhookRoutes(services);
  const handlers = checkoutJobs(services, (ids) => Promise.resolve(void republished.push(ids)));
  const post = (asker: Asker, path: string, body: unknown) =>
    carts.ask<CartRecord>(asker, 'POST', path, body);

  return {
    ...carts,
    services,
    republished,

    async add(asker: Asker, productId: number, quantity = 1) {
      const change = { operationId: randomUUID(), productId, quantity, action: 'Add' };
      return post(asker, `${CART}/lines/batch`, { changes: [change] });
    },

    /** Chooses delivery or pickup at its first moment, and how to pay; answers the cart. */
    async choose(asker: Asker, method: PaymentMethodId | null, storeId?: number) {
      const isPickup = storeId !== undefined;
      await post(
        asker,
        `${CART}/${isPickup ? 'store' : 'delivery'}`,
        isPickup ? { storeId } : HOME,
      );
      const path = `${OWN}/${isPickup ? 'pickup' : 'delivery'}/options`;
      const { json } = await carts.ask<ShippingOptionsRecord>(asker, 'GET', path);
      const day = json.Data.Days[0];
      if (!day) throw new Error('There is no day to choose.');
      const slot = day.Slots[0]!;
      let answer = await post(asker, `${CART}/shipment`, {
        ...{ shippingMethod: isPickup ? 'Pickup' : 'CustomerAddress', date: day.Date },
        ...{ methodId: slot.Id, timeFrom: slot.TimeFrom, timeTo: slot.TimeTo },
      });
      if (method) answer = await post(asker, `${CART}/payment`, { method });
      if (!answer.json.Success) throw new Error(answer.json.Message);
      return answer.json.Data;
    },

    async cart(asker: Asker): Promise<CartRecord> {
      return (await carts.ask<CartRecord>(asker, 'GET', CART)).json.Data;
    },

    /** Confirms the cart at the price it has now, unless `body` says otherwise. */
    async confirm(
      asker: Asker,
      body: Record<string, unknown> = {},
    ): Promise<Answer<ConfirmRecord>> {
      const amountToPay = body['amountToPay'] ?? (await this.cart(asker)).AmountToPay;
      return carts.ask<ConfirmRecord>(asker, 'POST', `${CART}/confirm`, {
        ...{ idempotencyKey: randomUUID(), amountToPay, acceptsTerms: true },
        ...body,
      });
    },

    /** The shopper pays, or not, at the test bank; the shop is not told. */
    async atBank(orderId: number, state: Exclude<PaymentState, 'open' | 'refunded'>) {
      const { provider_id: id } = await db
        .selectFrom('payments')
        .select('provider_id')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      await db
        .updateTable('test_bank_payments')
        .set({ state })
        .where('id', '=', id!)
        .where('state', '=', 'open')
        .execute();
      return id!;
    },

    /** The provider calls the webhook. */
    async call(id: string): Promise<number> {
      const body = new URLSearchParams({ id });
      return (await webhook.request('/', { method: 'POST', body })).status;
    },

    /** Runs the jobs that are due, and those that they add, except mail. Answers their kinds. */
    async runJobs(kinds = handlers.map(({ kind }) => kind.name)): Promise<string[]> {
      const ran: string[] = [];
      for (;;) {
        const job = await services.jobs.claim(kinds);
        if (!job) return ran;
        const handler = handlers.find(({ kind }) => kind.name === job.kind)!;
        const signal = new AbortController().signal;
        const { id, attempt, createdAt } = job;
        await handler.run(job.payload, { id, attempt, createdAt, signal });
        await services.jobs.markDone(job);
        ran.push(job.kind);
      }
    },

    order: (id: number) =>
      db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    payment: (orderId: number) =>
      db
        .selectFrom('payments')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    async stock(productId: number) {
      const row = await db
        .selectFrom('stock')
        .selectAll()
        .where('product_id', '=', productId)
        .executeTakeFirstOrThrow();
      return { default: row.default_stock, total: row.total_stock, stores: row.quantities };
    },
    async mails() {
      await this.runJobs([ORDER_CONFIRMATION_KIND.name, WITHDRAWAL_KIND.name]);
      const jobs = db.selectFrom('jobs').select('payload').where('kind', '=', 'mail').orderBy('id');
      return (await jobs.execute()).map(
        ({ payload }) =>
          payload as { template: string; to: string; values: { orderNumber: string } },
      );
    },
  };
}

export type OpenOrders = Awaited<ReturnType<typeof openOrders>>;
