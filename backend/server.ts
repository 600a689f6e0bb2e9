import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Kysely } from 'kysely';
import { pino, type Logger } from 'pino';
import { liveBrand } from '../src/brands/site-brand.ts';
import type { Env } from '../src/env.ts';
import { buildApp } from './build-app.ts';
import { customerMails } from './customer-mails.ts';
import { openDatabase } from './db/open.ts';
import type { Database } from './db/schema/database.ts';
import { DiskWatch } from './disk/disk-watch.ts';
import { type Guest, loadGuest } from './guest.ts';
import { createHttpServer } from './site/http-server.ts';
import { addressOfServer, listen, stopListening } from './http/listening.ts';
import { OpenRequests } from './http/open-requests.ts';
import { isProviderPath } from './identity/provider/listener.ts';
import { JobQueue } from './jobs/job-queue.ts';
import { Mailer } from './mail/mailer.ts';
import { openMail } from './mail/open-mail.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { orderAttachments } from './order-attachments.ts';
import { passwordTries } from './password-tries.ts';
import { openLimits } from './open-limits.ts';
import { type KeptNumbers, keepNumbers } from './orders/kept-numbers.ts';
import { openPublishing, type Publishing } from './publishing/publishing.ts';
import type { Publisher } from './publishing/publisher.ts';
import { announce } from './running.ts';
import { runJobs } from './run-jobs.ts';
import { keptSecret } from './visitor/kept-secret.ts';
import { keepFresh } from './services/keep-fresh.ts';
import type { Shop } from './services/shop.ts';
import { startCleanUp } from './services/clean-up.ts';
import type { Settings } from './content/settings-schema.ts';
import { openSignIn } from './sign-in.ts';
import { warmSummaries } from './services/warm-summaries.ts';

export interface BackendOptions {
  env: Env;
  log?: Logger;
  /** Answers what is not under `/api`; answers false for what it leaves to the API. */
  site?: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
  /** Checks every answer against the agreement; by default outside production. */
  checkAnswers?: boolean;
  /** Makes edits live; without it nobody is asked to. */
  publisher?: Publisher;
  /** The clock; tests give their own. */
  now?: () => Date;
}

export interface Backend {
  /** `http://localhost:4321` */
  url: string;
  port: number;
  db: Kysely<Database>;
  /** Null without the demo. */
  guest: Guest | null;
  shop: Shop;
  /** Takes over the content of the database now; answers the names of the entities that are another. */
  readContent(): Promise<string[]>;
  /** What is live of the shop's settings. */
  settings(): Settings;
  /** Null where nobody publishes. */
  publishing: Publishing | null;
  mailer: Mailer;
  /** Finishes running requests, closes the database. At most 5 seconds. */
  close(): Promise<void>;
}

/** A PostgreSQL server that is restarted while the shop starts. */
const SERVER_RESTARTS_WITHIN_MS = 30_000;

/**
 * Starts the embedded commerce API: opens and migrates the database, builds the search index,
 * listens. With API_BASE_URL the calls are passed on to there. Rejects with an Error of one
 * sentence when it cannot.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { env } = options;
  const log = options.log ?? pino({ level: env.LOG_LEVEL });
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    statementTimeoutMs: env.DATABASE_TIMEOUT_SECONDS * 1000,
    waitForServerMs: SERVER_RESTARTS_WITHIN_MS,
    onError: (error) => log.error({ err: error }, 'The database connection failed'),
  });
  let numbers: KeptNumbers | undefined;
  try {
    const now = options.now ?? (() => new Date());
    const { publisher } = options;
    const guest = await loadGuest(env);
    const disk = new DiskWatch({
      folder: env.DATA_DIR,
      minimumFreeBytes: env.DISK_FREE_MINIMUM_MB * 1_000_000,
      log,
    });
    const metrics = env.METRICS
      ? openMetrics({
          db: database.db,
          waitingForDatabase: database.waiting,
          disk,
          token: env.METRICS_TOKEN,
          log,
        })
      : null;
    const publishing = publisher
      ? openPublishing({
          ...{ db: database.db, publisher, env, log, now },
          onFailed: metrics?.publishFailed,
        })
      : null;
    numbers = await keepNumbers({
      db: database.db,
      dataDir: env.DATA_DIR,
      onRestored: () =>
        log.warn('An older database was restored: order and invoice numbers go on after the lost'),
      onError: (error) => log.error({ err: error }, 'The given numbers could not be noted'),
    });
    const jobs = new JobQueue(database.db, now);
    const mail = openMail(
      env,
      orderAttachments({
        ...{ db: database.db, brand: liveBrand(env), now },
        editorial: () => content.live.editorial(),
      }),
    );
    const mailer = new Mailer(jobs);
    const cookieSecret = env.COOKIE_SECRET || keptSecret(env.DATA_DIR, 'cookie-secret');
    let url = '';
    const limits = openLimits(env, database.db, log);
    const { identity, provider } = openSignIn({
      ...{ env, guest, log, now, jobs, mailer, cookieSecret, limits },
      db: database.db,
      listening: () => url,
    });
    const { app, shop, content, handlers, startWatchingProvider, startImporting } = await buildApp({
      env,
      guest,
      log,
      db: database.db,
      now,
      publishing,
      mailPage: mail.page,
      metrics,
      disk,
      identity,
      customer: {
        mails: customerMails(mailer, env, () => url),
        tries: passwordTries(database.db),
      },
      cookieSecret,
      jobs,
      mailer,
      limits,
      listening: () => url,
      checkAnswers: options.checkAnswers ?? process.env['NODE_ENV'] === 'test',
    });
    const listener = getRequestListener(app.fetch);
    const requests = new OpenRequests();
    const api = (request: IncomingMessage, response: ServerResponse) =>
      // Beside the calls of shoppers, the desk keeps connections open.
      request.url?.startsWith('/api/')
        ? requests.track(() => listener(request, response))
        : listener(request, response);
    const own = ownPaths(mail.page !== null);
    let closing: Promise<void> | undefined;
    const server = createHttpServer({
      siteUrl: env.SITE_URL,
      host: env.HOST,
      serve(request, response) {
        // Who asks on one connection again and again would keep a stopping server open.
        if (closing) response.shouldKeepAlive = false;
        const isProvider = provider !== null && isProviderPath(request.url ?? '/');
        const site = isProvider ? undefined : options.site;
        void serve(request, response, site, own, isProvider ? provider : api, log);
      },
    });
    const port = await listen(server, env.PORT, env.HOST);
    url = addressOfServer(env.HOST, port);
    const leave = announce(env.DATA_DIR, url);
    const fresh = keepFresh(shop, {
      now,
      onError: (error) => log.error({ err: error }, 'The catalogue could not be read again'),
    });
    const warming = warmSummaries(shop);
    // Elsewhere orders are paid where they are made.
    if (!env.API_BASE_URL) void startWatchingProvider();
    startImporting().catch((error: unknown) => log.error({ err: error }, 'No import is planned'));
    const worker = runJobs({
      ...{ env, log, queue: jobs, load: requests },
      handlers: [mail.handler, identity.handler, ...handlers],
    });
    const stopCleanUp = startCleanUp({
      db: database.db,
      days: {
        visitors: env.KEEP_VISITORS_DAYS,
        contacts: env.KEEP_CONTACTS_DAYS,
        audit: env.KEEP_AUDIT_DAYS,
      },
      now,
      onError: (error) => log.error({ err: error }, 'The clean-up failed'),
    });
    const close = () => {
      leave();
      fresh.stop();
      warming.stop();
      limits.stop();
      stopCleanUp();
      disk.stop();
      metrics?.stop();
      content.close();
      closing ??= (async () => {
        await publishing?.close();
        await Promise.all([worker.close(), stopListening(server)]);
        await numbers?.stop();
        mail.close();
        await database.close();
      })();
      return closing;
    };
    publishing?.start(async () => {
      await fresh.look();
      await content.look();
    });
    return {
      ...{ url, port, db: database.db, guest, shop },
      readContent: content.look,
      settings: () => content.live.editorial().settings,
      publishing,
      mailer,
      close,
    };
  } catch (error) {
    await numbers?.stop();
    await database.close();
    throw error;
  }
}

/** Paths that the site leaves to the app: the API, the desk, and mail where it is shown. */
const ownPaths = (showsMail: boolean): RegExp =>
  showsMail
    ? /^\/(api\/|healthz|metrics(?![^?])|(redactie|mail)(?![^/?]))/
    : /^\/(api\/|healthz|metrics(?![^?])|redactie(?![^/?]))/;

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  site: BackendOptions['site'],
  own: RegExp,
  api: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
  log: Logger,
): Promise<void> {
  try {
    const path = request.url ?? '/';
    if (site && !own.test(path) && (await site(request, response))) return;
    await api(request, response);
  } catch (error) {
    log.error({ err: error, path: request.url }, 'failed');
    if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
    response.end('Something went wrong on our side.');
  }
}
