import { Hono } from 'hono';
import type { Logger } from 'pino';
import { liveBrand } from '../../src/brands/site-brand.ts';
import { type Env, isLocalOrigin } from '../../src/env.ts';
import { isReachedFromOutside } from '../platform/http/limits/client-address.ts';
import { routePath } from '../../src/routes.ts';
import { checkoutCalls } from '../checkout/checkout-calls.ts';
import { checkoutJobs, scheduleReconciliation } from '../checkout/follow-up-jobs.ts';
import type { CheckoutServices, OrderMails } from '../checkout/services.ts';
import { WEBHOOK_PATH, webhookRoutes } from '../checkout/payment-status.ts';
import type { HandledCall } from '../platform/http/handled-call.ts';
import { publicOrigin } from '../customers/identity/relying-party.ts';
import type { JobHandler, JobQueue } from '../platform/jobs/job-queue.ts';
import type { Mailer } from '../platform/mail/outgoing-mail.ts';
import { orderMails, withPush } from '../checkout/order-mails.ts';
import { mollieProvider } from '../payment/mollie/mollie-provider.ts';
import { testBankRoutes, TEST_BANK_PAGE, testBank } from '../payment/test-bank/test-bank.ts';
import { type ProviderState, trackAvailability } from '../payment/payment-provider.ts';
import type { Shop } from '../catalogue/reads/shop.ts';

interface OpenCheckoutOptions {
  env: Env;
  shop: Shop;
  jobs: JobQueue;
  mailer: Mailer;
  log: Logger;
  now(): Date;
  /** Local address of this process; empty until it listens. */
  listening(): string;
  /** Requests new pages for these products. */
  republish(productIds: number[]): Promise<void>;
}

export interface OpenCheckout {
  /** State of the payment provider. */
  provider(): ProviderState;
  /**
   * Queries the provider once, to detect an invalid key before a shopper pays, and then regularly
   * queries payments without news.
   */
  startWatchingProvider(): Promise<void>;
  mails: OrderMails;
  calls: HandledCall[];
  handlers: JobHandler[];
  mounts: { path: string; app: Hono }[];
}

const NOTIFY_TIMEOUT_MS = 5_000;

/** Ordering and paying: through Mollie if its key is set, otherwise the embedded test bank. */
export function openCheckout(options: OpenCheckoutOptions): OpenCheckout {
  const { env, shop, jobs, mailer, log, now, listening } = options;
  const brand = liveBrand(env);
  const origin = () => publicOrigin(env.SITE_URL, listening());
  const isMollie = env.MOLLIE_API_KEY !== '';
  const isPublic = !env.API_BASE_URL && !isLocalOrigin(env.SITE_URL);
  if (isPublic && !isMollie) {
    if (!env.TEST_BANK)
      throw new Error(
        'MOLLIE_API_KEY must be set where SITE_URL is public; or set TEST_BANK=true, and no money moves.',
      );
    log.warn('MOLLIE_API_KEY is not set: customers pay at the test bank, which moves no money');
  }
  const provider = trackAvailability(
    isMollie
      ? mollieProvider({ apiKey: env.MOLLIE_API_KEY, apiUrl: env.MOLLIE_API_URL })
      : testBank({ db: shop.db, now, origin }),
  );
  const services: CheckoutServices = {
    ...{ shop, jobs, log, now, origin, provider },
    mails: withPush(orderMails(mailer, env, origin), jobs),
    get shopName() {
      return brand.name;
    },
    // Mollie refuses addresses that it cannot reach; the follow-up job queries those payments.
    webhookUrl: () => (isReachedFromOutside(env.SITE_URL) ? origin() + WEBHOOK_PATH : null),
    returnPath: (locale, successKey) =>
      `${routePath('checkout-redirect', locale, brand.slug)}?order=${successKey}`,
  };
  const notify = async (id: string) => {
    try {
      await fetch(listening() + WEBHOOK_PATH, {
        method: 'POST',
        body: new URLSearchParams({ id }),
        signal: AbortSignal.timeout(NOTIFY_TIMEOUT_MS),
      });
    } catch (error) {
      // The follow-up job will query the state, as for a real provider.
      log.warn({ err: error }, 'the test bank could not tell the shop');
    }
  };
  return {
    mails: services.mails,
    provider: provider.state,
    async startWatchingProvider() {
      try {
        await scheduleReconciliation(services);
        await provider.listMethods();
      } catch (error) {
        log.error({ err: error }, 'the payment provider cannot be used');
      }
    },
    calls: checkoutCalls(services),
    handlers: checkoutJobs(services, options.republish),
    mounts: [
      { path: WEBHOOK_PATH, app: webhookRoutes(services) },
      ...(isMollie
        ? []
        : [
            {
              path: TEST_BANK_PAGE,
              app: testBankRoutes({ db: shop.db, brand, now, notify }),
            },
          ]),
    ],
  };
}
