import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { ROUTES } from '../../src/api/bounds.ts';
import { liveBrand, setOwnBrandReader, variantBrand } from '../../src/brands/site-brand.ts';
import { allowsFakeNow, type Env } from '../../src/env.ts';
import { createApp } from '../app.ts';
import { cartCalls } from '../cart/cart-calls.ts';
import { offersHandler } from '../catalogue/offers/apply-offers.ts';
import { orderCommandRoutes } from '../checkout/order-commands.ts';
import { addressCalls, addressLookup } from '../customers/profile/address-calls.ts';
import { backupRoutes } from './backup/backup.ts';
import type { Demo } from './demo.ts';
import { geocoderOf } from '../catalogue/geocoding/geocoder.ts';
import { customerCalls } from '../customers/profile/customer-calls.ts';
import type { CustomerMails } from '../customers/profile/customer-messages.ts';
import type { PasswordTryLimit } from '../customers/profile/save-changes.ts';
import { drawnBannersOf } from '../editing/content/editorial.ts';
import { STARTER_CONTENT } from '../editing/content/load-content.ts';
import { openContent, type OpenContent } from '../editing/content/open-content.ts';
import type { OpenedDatabase } from '../platform/db/open.ts';
import type { CatalogueReads } from '../platform/db/read-replica.ts';
import type { Database } from '../platform/db/schema/database.ts';
import { Audit, logPlannedPublication } from '../editing/desk/audit.ts';
import { deskRoutes } from '../editing/desk/desk.ts';
import { editorRoutes } from '../editing/desk/editors.ts';
import { DESK } from '../editing/desk/session.ts';
import type { DiskWatch } from '../platform/disk-watch.ts';
import { AnswerCache } from '../platform/http/payload.ts';
import { limitReads } from '../platform/http/limits/call-limits.ts';
import { shopHealth } from './health.ts';
import type { Identity } from '../customers/identity/identity.ts';
import { publicOrigin } from '../customers/identity/relying-party.ts';
import { imageRoutes, type MediaBytes } from '../platform/images/routes.ts';
import { databaseSubjects } from '../platform/images/subjects.ts';
import { MAIL_PAGE } from '../platform/mail/local-mail.ts';
import type { JobHandler, JobQueue } from '../platform/jobs/job-queue.ts';
import type { Mailer } from '../platform/mail/outgoing-mail.ts';
import type { Metrics } from '../platform/metrics/open-metrics.ts';
import { OwnedMedia } from '../platform/media/owned-media.ts';
import { openFileStore } from '../platform/releases/file-stores.ts';
import {
  newsletterCalls,
  unsubscribePage,
  subscriptionByKey,
} from '../customers/newsletter/newsletter.ts';
import {
  stockAlertCalls,
  watchStockAlerts,
  alertsOfKey,
} from '../customers/stock-alerts/stock-alerts.ts';
import {
  newsletterMails,
  newsletterPageUrl,
  openPush,
  stockAlertMails,
  stockAlertsPageUrl,
} from './mails.ts';
import { webhookSecret, type Publishing } from '../platform/publishing/publishing.ts';
import type { OpenLimits } from './open-limits.ts';
import { openCheckout } from './open-checkout.ts';
import { orderCalls } from '../orders/order-calls.ts';
import { shopImports } from '../catalogue/feed/shop-imports.ts';
import {
  contentCommandRoutes,
  importRoutes,
  INTERNAL_TOKEN_FILE,
  internalRoutes,
} from '../catalogue/reads/internal-routes.ts';
import { scheduledImport } from './scheduled-import.ts';
import { configuredReviews } from '../catalogue/reads/reviews.ts';
import { Shop } from '../catalogue/reads/shop.ts';
import { installationSecret } from '../platform/private-data.ts';
import { visitorIds } from '../platform/http/context.ts';
import { savedSearchCalls } from '../customers/saved-searches/saved-searches.ts';
import { wishlistCalls } from '../customers/wishlists/wishlist-calls.ts';
import { wishlistProductCalls } from '../customers/wishlists/wishlist-product-calls.ts';

interface BuildAppOptions {
  env: Env;
  demo: Demo | null;
  log: Logger;
  db: Kysely<Database>;
  /** Source of the catalogue and search data. */
  catalogueReads: CatalogueReads;
  now(): Date;
  /** Null if this process does not publish. */
  publishing: Publishing | null;
  /** The number of the release that this process serves; null if it serves none. */
  servedRelease: (() => number | null) | null;
  /** Shows mail locally; null if mail is sent. */
  mailPage: Hono | null;
  checkAnswers: boolean;
  metrics: Metrics | null;
  disk: DiskWatch;
  identity: Identity;
  customer: { mails: CustomerMails; tries: PasswordTryLimit };
  /** Signs the visitor cookie. */
  cookieSecret: string;
  jobs: JobQueue;
  mailer: Mailer;
  limits: OpenLimits;
  /** Local address of this process. */
  listening(): string;
  /** See `OpenedDatabase`. */
  copyTo: OpenedDatabase['copyTo'];
}

interface BuiltApp {
  app: Hono;
  shop: Shop;
  content: OpenContent;
  /** See `OpenCheckout`. */
  startWatchingProvider(): Promise<void>;
  /** See `ScheduledImport`. */
  startImporting(): Promise<void>;
  /** Mails about products that are back in stock; returns a function that stops it. */
  watchStockAlerts(): () => void;
  /** Handlers of this app's jobs. */
  handlers: JobHandler[];
}

/** Key and language for the page of a key that does not exist; the page says so. */
const unknownKey = (key: string) => ({ key: encodeURIComponent(key), locale: 'nl' as const });

/** Sets up all calls of the backend, with the catalogue and content they use. */
export async function buildApp(options: BuildAppOptions): Promise<BuiltApp> {
  const { env, demo, log, db, now, publishing, mailPage, checkAnswers, metrics, disk } = options;
  const { identity, customer, cookieSecret, jobs, mailer, limits, listening } = options;
  const answers = new AnswerCache();
  const listGroups = env.LIST_CARDS === 'groups' ? env.PRODUCT_GROUPS : 'off';
  const shop = await Shop.open(db, answers, now(), options.catalogueReads, listGroups);
  metrics?.watchSearch(shop);
  const brand = liveBrand(env);
  const audit = new Audit(db, now);
  const content = await openContent({
    ...{ db, brand: variantBrand(env), isShared: env.DATABASE_URL !== '' },
    firstContent: demo?.contentDir ?? STARTER_CONTENT,
    productCount: () => shop.state.catalogue.productCount,
    publishing,
    onChange: () => answers.clear(),
    onPlanned: (draft, trx) => logPlannedPublication(audit.inTransaction(trx), draft),
    log,
    now,
  });
  const { live, media, editing } = content;
  setOwnBrandReader(() => live.editorial().content.ownBrand);
  const ownedMedia = new OwnedMedia(env.DATA_DIR, openFileStore(env));
  void ownedMedia
    .shareAll()
    .catch((error: unknown) => log.error({ err: error }, 'Media are not shared'));
  const internalToken = installationSecret(env.DATA_DIR, INTERNAL_TOKEN_FILE);
  const origin = () => publicOrigin(env.SITE_URL, listening());
  const checkout = openCheckout({
    ...{ env, shop, jobs, mailer, log, now, listening },
    async republish(productIds) {
      await publishing?.publishEdit(
        productIds.map((id) => `product:${id}`),
        'Stock',
      );
    },
  });
  const push = openPush(env, db);
  const publishCatalogue = async (names: string[] | null) => {
    await publishing?.requestPublication({ names, by: 'catalogue', reason: 'Catalogue' });
  };
  const ownImports = shopImports({ shop, media: ownedMedia, now, publish: publishCatalogue });
  const imports = scheduledImport({ env, db, jobs, now, imports: ownImports });
  const alertMails = stockAlertMails(mailer, env, origin);
  const app = createApp({
    shop,
    answers,
    editorial: () => live.editorial(),
    draftEditorial: (token) => editing.editorialOf(token),
    allowsFakeNow: allowsFakeNow(env),
    featureFlags: { gtmId: env.GTM_ID, productReviews: env.PRODUCT_REVIEWS },
    reviews: configuredReviews(env, db, (error) =>
      log.warn({ err: error }, 'The review service does not answer'),
    ),
    site: { brand: variantBrand(env), siteUrl: env.SITE_URL },
    geocoder: geocoderOf(env),
    visitors: visitorIds(cookieSecret),
    limits: limits.calls,
    ...(options.servedRelease && { release: options.servedRelease }),
    health: shopHealth({
      ...{ db, now, hasRenderer: publishing !== null },
      provider: checkout.provider,
    }),
    log,
    now,
    checkAnswers,
    metrics,
    identity,
    customerCalls: [
      ...customerCalls({ shop, tokens: identity.tokens, ...customer }),
      ...orderCalls(shop, { brand }),
      ...addressCalls({
        shop,
        mails: customer.mails,
        lookup: addressLookup(env, demo?.addressLookup),
        log,
      }),
      ...newsletterCalls(db, newsletterMails(mailer, env, origin)),
      ...cartCalls(shop),
      ...checkout.calls,
      ...push.calls,
      ...wishlistCalls(shop),
      ...wishlistProductCalls(shop),
      ...savedSearchCalls(shop),
      ...stockAlertCalls(shop, alertMails.sendConfirmation),
    ],
    apiBaseUrl: env.API_BASE_URL,
    images: imageRoutes({
      subjects: databaseSubjects(
        db,
        (name) => drawnBannersOf(live.editorial()).has(name),
        demo?.drawings.bannerFamilies,
      ),
      drawings: demo?.drawings ?? null,
      get color() {
        return brand.themeColor;
      },
      media: combineMedia(media, ownedMedia),
      addressOf: limits.addressOf,
      cacheDir: join(env.DATA_DIR, 'images'),
    }),
    documents: (digest) => ownedMedia.bytes(digest, 'pdf'),
    mounts: [
      // Payments and newsletter belong to the process that serves the calls.
      ...(env.API_BASE_URL
        ? []
        : [
            ...checkout.mounts,
            {
              path: '/api/subscription',
              app: unsubscribePage(
                '/:id/unsubscribe',
                limitReads(limits.calls, ROUTES.unsubscribe.bounds),
                async (key) =>
                  newsletterPageUrl(
                    env,
                    origin,
                  )((await subscriptionByKey(db, key)) ?? unknownKey(key)),
              ),
            },
            {
              path: '/api/bouwmaat/stock-alerts',
              app: unsubscribePage(
                '/:id/end',
                limitReads(limits.calls, ROUTES.endStockAlerts.bounds),
                async (key) => {
                  const [alert] = await alertsOfKey(db, key);
                  return stockAlertsPageUrl(
                    env,
                    origin,
                  )(alert ? { key, locale: alert.locale } : unknownKey(key));
                },
              ),
            },
          ]),
      {
        path: '/api/internal',
        app: internalRoutes(shop, internalToken, now, publishCatalogue),
      },
      {
        path: '/api/internal/imports',
        app: importRoutes(ownImports, internalToken),
      },
      {
        path: '/api/internal/content',
        app: contentCommandRoutes(shop, content.store, internalToken),
      },
      { path: '/api/internal/backup', app: backupRoutes(options.copyTo, internalToken) },
      { path: '/api/internal/editors', app: editorRoutes(db, internalToken, now) },
      {
        path: '/api/internal/orders',
        app: orderCommandRoutes({ db, jobs, now, mails: checkout.mails }, internalToken),
      },
      ...(mailPage ? [{ path: MAIL_PAGE, app: mailPage }] : []),
      ...(publishing
        ? [
            {
              path: DESK,
              app: deskRoutes({
                ...{ db, env, publishing, editing, media, ownedMedia, diskWatch: disk, log, now },
                providerState: checkout.provider,
                orderMails: checkout.mails,
                imports: ownImports,
                followCatalogue: () => shop.applyChanges(now()),
              }),
            },
            {
              path: '/api/hooks',
              app: publishing.hooks(
                webhookSecret(
                  env.REBUILD_SECRET || installationSecret(env.DATA_DIR, 'rebuild-secret'),
                ),
              ),
            },
          ]
        : []),
    ],
  });
  return {
    ...{ app, shop, content, startWatchingProvider: checkout.startWatchingProvider },
    startImporting: imports.start,
    watchStockAlerts: () =>
      watchStockAlerts({
        ...{ shop, now, notify: alertMails.sendBackInStock },
        onError: (error) => log.error({ err: error }, 'Stock alerts could not be mailed'),
      }),
    handlers: [
      ...checkout.handlers,
      push.handler,
      ...imports.handlers,
      offersHandler({
        ...{ db, now },
        async onChanged(ids) {
          await shop.applyChanges(now());
          await publishing?.publishEdit(
            ids.map((id) => `product:${id}`),
            'Offers',
          );
        },
      }),
    ],
  };
}

/**
 * Combines the images of editors and of the feed under one address; those of the feed show
 * products.
 */
const combineMedia = (editors: OpenContent['media'], ownedMedia: OwnedMedia): MediaBytes => ({
  has: async (id) => (await editors.has(id)) || (await ownedMedia.has(id)),
  bytes: async (id) => (await editors.bytes(id)) ?? ownedMedia.bytes(id),
  isFitted: async (id) => !(await editors.has(id)),
  film: (id) => ownedMedia.bytes(id, 'mp4'),
});
