import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import type { Logger } from 'pino';
import { failureBody } from '../src/api/validate.ts';
import { ROUTES } from '../src/api/bounds.ts';
import { openApiDocument } from '../src/api/openapi.ts';
import type { Editorial } from './editing/content/editorial.ts';
import type { Health } from './program/health.ts';
import type { Identity } from './customers/identity/identity.ts';
import {
  bearerToken,
  languageOf,
  visitorOf,
  type VisitorIds,
  requireOwnSite,
} from './platform/http/context.ts';
import { accessLog, proxyApi } from './platform/http/proxy-api.ts';
import { type AnswerCache, Payload, sendPayload } from './platform/http/payload.ts';
import { CALL_TEXTS, tooLargeText } from './platform/http/answers.ts';
import { failureResponse, mountCalls } from './platform/http/mount.ts';
import type { HandledCall } from './platform/http/handled-call.ts';
import { type CallLimits, limitReads } from './platform/http/limits/call-limits.ts';
import type { Metrics } from './platform/metrics/open-metrics.ts';
import { brandRoutes, webNodeRoutes } from './catalogue/reads/web-nodes-routes.ts';
import { configRoutes, contentRoutes, type ContentSite } from './catalogue/reads/content-routes.ts';
import { fileRoutes, type ReadDocument } from './catalogue/reads/product-files.ts';
import { preferenceRoutes } from './catalogue/reads/preference-routes.ts';
import { productRoutes } from './catalogue/reads/products-routes.ts';
import { reviewRoutes, type ReviewProvider } from './catalogue/reads/reviews.ts';
import { boughtProductIdsOf } from './orders/orders.ts';
import { searchRoutes } from './search/search-routes.ts';
import { toolRoutes } from './search/tools/tools-routes.ts';
import type { Geocoder } from './catalogue/geocoding/geocoder.ts';
import { storeRoutes } from './catalogue/reads/stores.ts';
import type { FeatureFlags } from './editing/content/records.ts';
import type { Shop } from './catalogue/reads/shop.ts';

/** Larger than the body of any call. */
const MAX_BODY_BYTES = 100 * 1024;
/** The request body of a hook: it may contain ten thousand entity names. */
const MAX_HOOK_BYTES = 1024 * 1024;

export interface AppOptions {
  shop: Shop;
  answers: AnswerCache;
  /** The current editorial content. */
  editorial(): Editorial;
  /** The content including a draft (`x-draft`); null: there is no such draft. */
  draftEditorial(token: string): Promise<Editorial | null>;
  featureFlags: FeatureFlags;
  reviews: ReviewProvider;
  site: ContentSite;
  geocoder: Geocoder;
  visitors: VisitorIds;
  limits: CallLimits;
  health(): Promise<Health>;
  /** The number of the release that this process serves; absent: it serves no pages. */
  release?: () => number | null;
  /** Null if no metrics are collected. */
  metrics: Pick<Metrics, 'middleware' | 'route'> | null;
  identity: Pick<Identity, 'signInRoutes' | 'calls' | 'verifyToken'>;
  /** Calls about the signed-in customer and the address book. */
  customerCalls: readonly HandledCall[];
  log: Logger;
  now(): Date;
  /** Allows the cookie `fake-now` to set the date for delivery and pickup days. */
  allowsFakeNow: boolean;
  /** Validates each response against the API declaration, in development and tests. */
  checkAnswers: boolean;
  /** Additional apps: for editing the shop, and for internal calls from this machine. */
  mounts: { path: string; app: Hono }[];
  /** `/api/images`. */
  images: Hono;
  documents: ReadDocument;
  /** Base URL of the API that serves all other calls and images; empty: this process does. */
  apiBaseUrl: string;
}

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (c) => c.json(failureBody(tooLargeText(maxSize)[languageOf(c)]), 413),
  });

/**
 * The commerce API: all declared calls, its documentation, images and `/healthz`. With an external
 * API, calls are proxied to it.
 */
export function createApp(options: AppOptions): Hono {
  const { shop, log } = options;
  const app = new Hono();
  app.use(accessLog(log));
  if (options.metrics) {
    app.use(options.metrics.middleware);
    app.get('/metrics', options.metrics.route);
  }
  const [calls, hooks] = [MAX_BODY_BYTES, MAX_HOOK_BYTES].map(limitBody);
  app.use('/api/*', (c, next) => {
    // Reading the body of a request without one would cost more than handling it.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    return (c.req.path.startsWith('/api/hooks/') ? hooks! : calls!)(c, next);
  });
  app.get('/healthz', async (c) => {
    const { isAlive, parts } = await options.health();
    const body = {
      // A failure of another service must not make a load balancer remove this process.
      status: isAlive ? 'ok' : parts.database,
      products: shop.state.catalogue.productCount,
      ...(options.release && { release: options.release() }),
      parts,
    };
    return c.json(body, isAlive ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  for (const mount of options.mounts) app.route(mount.path, mount.app);
  if (options.apiBaseUrl) app.route('/', proxyApi(options.apiBaseUrl, log));
  else addCallRoutes(app, options);
  app.notFound((c) => {
    const message = CALL_TEXTS.noCall[languageOf(c)];
    return c.json(failureBody(message), 404, { 'Cache-Control': 'no-store' });
  });
  app.onError((error, c) => failureResponse(error, c, log));
  return app;
}

function addCallRoutes(app: Hono, options: AppOptions): void {
  const { shop, site } = options;
  const secure = site.siteUrl.startsWith('https:');
  const document = new Payload(
    JSON.stringify(
      openApiDocument({
        title: `${site.brand.name} commerce API`,
        version: '1.0.0',
        serverUrl: site.siteUrl,
      }),
    ),
  );
  const { agreement, pictures, files, signIn } = ROUTES;
  for (const { path, bounds } of [agreement, pictures, files, signIn])
    app.use(path, limitReads(options.limits, bounds));
  app.get(agreement.path, (c) => sendPayload(c, document));
  app.route('/api/images', options.images);
  app.route('/api/files', fileRoutes(shop, site.brand, options.documents));
  app.route('/api/auth', options.identity.signInRoutes);
  app.use('/api/*', requireOwnSite(site.siteUrl));
  mountCalls(
    app,
    [
      ...productRoutes(shop),
      ...searchRoutes(shop, (customerId) => boughtProductIdsOf(shop.db, customerId)),
      ...toolRoutes(shop),
      ...webNodeRoutes(shop),
      ...brandRoutes(shop),
      ...storeRoutes({ shop, site, geocoder: options.geocoder, log: options.log }),
      ...contentRoutes(shop, site),
      ...configRoutes(options.featureFlags, options.reviews, shop),
      ...preferenceRoutes(shop),
      ...options.identity.calls,
      ...options.customerCalls,
      ...reviewRoutes(options.reviews),
    ],
    {
      cache: options.answers,
      now: options.now,
      allowsFakeNow: options.allowsFakeNow,
      checkAnswers: options.checkAnswers,
      editorial: (draft) => (draft === null ? options.editorial() : options.draftEditorial(draft)),
      async caller(c) {
        const token = bearerToken(c.req.header('authorization'));
        const customer = token === null ? null : await options.identity.verifyToken(token);
        if (token !== null && !customer) return null;
        return {
          ...visitorOf(c, options.visitors, secure),
          cookie: (name) => getCookie(c, name),
          customer,
        };
      },
      limits: options.limits,
    },
  );
}
