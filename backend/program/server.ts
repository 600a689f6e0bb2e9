import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { getRequestListener } from '@hono/node-server';
import type { Kysely } from 'kysely';
import type { Env } from '../../src/env.ts';
import { type JobHandler, JobQueue } from '../platform/jobs/job-queue.ts';
import { type RequestLoad, type JobWorker, startJobWorker } from '../platform/jobs/worker.ts';
import { liveBrand } from '../../src/brands/site-brand.ts';
import { buildApp } from './build-app.ts';
import { customerMails } from './mails.ts';
import { openDatabase } from '../platform/db/open.ts';
import { openCatalogueReads } from '../platform/db/read-replica.ts';
import type { Database } from '../platform/db/schema/database.ts';
import { DiskWatch } from '../platform/disk-watch.ts';
import { type Demo, loadDemo } from './demo.ts';
import { createHttpServer } from '../platform/site/site-server.ts';
import { transfersConnections } from '../platform/http/listening.ts';
import { OpenRequests, Serving } from '../platform/http/serving.ts';
import { isProviderPath } from '../customers/identity/provider/listener.ts';
import { openLog } from '../platform/log.ts';
import { Mailer } from '../platform/mail/outgoing-mail.ts';
import { openMail } from '../platform/mail/mail-job.ts';
import { orderAttachments } from '../checkout/order-mails.ts';
import { passwordTryLimit, openLimits } from './open-limits.ts';
import { type NumberKeeper, keepIssuedNumbers } from '../orders/issued-numbers.ts';
import { keepFollowing, openSharing } from './machines/open-sharing.ts';
import type { SharedReleases } from './machines/shared-releases.ts';
import { forgetSharing } from '../../src/publish/releases/shared/manifest.ts';
import { localPlace, registerPublisher } from '../platform/releases/file-stores.ts';
import { openPublishing, type Publishing } from '../platform/publishing/publishing.ts';
import type { Publisher } from '../platform/publishing/job-list.ts';
import { writeShopAddress } from './running.ts';
import { installationSecret } from '../platform/private-data.ts';
import { keepFresh } from '../search/project.ts';
import { warmSearch } from '../search/search-service.ts';
import type { Shop } from '../catalogue/reads/shop.ts';
import { startCleanUp } from '../catalogue/reads/clean-up.ts';
import type { Settings } from '../editing/content/settings-schema.ts';
import { openSignIn } from './sign-in.ts';
import { warmSummaries } from '../catalogue/reads/summaries.ts';

interface RunJobsOptions {
  env: Pick<Env, 'DATABASE_URL'>;
  log: Logger;
  queue: JobQueue;
  handlers: readonly JobHandler[];
  /** The requests that low-priority jobs wait for; if absent, no job waits. */
  load?: RequestLoad;
}

/** Processes the jobs of this process's kinds, and logs failures; payloads are not logged. */
export function runJobs({ env, log, queue, handlers, load }: RunJobsOptions): JobWorker {
  return startJobWorker({
    queue,
    handlers,
    ...(load && { load }),
    isAlone: env.DATABASE_URL === '',
    onFailed({ job, error, nextTry }) {
      const { id, kind, attempt } = job;
      const fields = { job: id, kind, attempt, error, nextTry };
      if (nextTry) log.warn(fields, 'a job failed and is tried again');
      else log.error(fields, 'a job failed for good');
    },
    onError: (error) => log.error({ err: error }, 'The jobs could not be read'),
  });
}

export interface BackendOptions {
  env: Env;
  log?: Logger;
  /** Handles requests outside `/api`; returns false for those left to the API. */
  site?: ((request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>) & {
    /** The number of the release that it serves. */
    liveRelease(): number | null;
  };
  /** Validates every response against the API declaration; default: outside production. */
  checkAnswers?: boolean;
  /** Publishes edits; absent: this process does not publish. */
  publisher?: Publisher;
  /** The current time; set by tests. */
  now?: () => Date;
}

export interface Backend {
  /** Address of this process: `http://localhost:4321` */
  url: string;
  /** Address shared with other processes; without SHARED_PORT the same. */
  sharedUrl: string;
  port: number;
  db: Kysely<Database>;
  /** Null without the demo. */
  demo: Demo | null;
  shop: Shop;
  /**
   * Loads the current content from the database; returns the names of the entities that changed.
   */
  readContent(): Promise<string[]>;
  /** The shop's current settings. */
  settings(): Settings;
  /** Null if this process does not publish. */
  publishing: Publishing | null;
  /** The releases that it shares with other machines; null if with none. */
  shared: SharedReleases | null;
  mailer: Mailer;
  /** `/readyz` returns 200 from now on, and the process accepts connections on a shared port. */
  ready(): Promise<void>;
  /** Stops accepting requests and finishes running ones, within DRAIN_SECONDS. */
  drain(): Promise<void>;
  /** Finishes running requests and closes the database, within 5 seconds. */
  close(): Promise<void>;
}

/** Tolerates a PostgreSQL server that restarts while the shop starts. */
const DATABASE_WAIT_MS = 30_000;

/**
 * Starts the embedded commerce API: opens and migrates the database, builds the search index,
 * listens. With API_BASE_URL, calls are proxied there. Rejects with an Error with a readable
 * message if it fails.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { env } = options;
  const log = options.log ?? openLog(env);
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    statementTimeoutMs: env.DATABASE_TIMEOUT_SECONDS * 1000,
    waitForServerMs: DATABASE_WAIT_MS,
    onError: (error) => log.error({ err: error }, 'The database connection failed'),
  });
  const catalogueReads = openCatalogueReads(env, database.db, log);
  let numbers: NumberKeeper | undefined;
  let leavePlace = () => Promise.resolve();
  let closeSharing = () => Promise.resolve();
  let stopFollowing = () => Promise.resolve();
  const abandon = async () => {
    await stopFollowing();
    await closeSharing();
    await leavePlace();
    await catalogueReads.close();
    await database.close();
  };
  try {
    const now = options.now ?? (() => new Date());
    const { publisher } = options;
    const demo = await loadDemo(env);
    const disk = new DiskWatch({
      folder: env.DATA_DIR,
      minimumFreeBytes: env.DISK_FREE_MINIMUM_MB * 1_000_000,
      log,
    });
    // Loaded only if enabled, so that other shops start faster.
    const metrics = env.METRICS
      ? (await import('../platform/metrics/open-metrics.ts')).openMetrics({
          db: database.db,
          waitingForDatabase: database.waitingCount,
          disk,
          token: env.METRICS_TOKEN,
          log,
        })
      : null;
    if (publisher && env.DATABASE_URL)
      leavePlace = await registerPublisher(
        database.db,
        env.RELEASES_URL || localPlace(env.DATA_DIR),
      );
    let shared: SharedReleases | null = null;
    if (publisher) ({ shared, close: closeSharing } = await openSharing(env));
    // Deletes the records of earlier sharing.
    if (publisher && !shared) forgetSharing(env.DATA_DIR);
    stopFollowing = await keepFollowing(shared, env.DATABASE_URL, log);
    const publishing = publisher
      ? openPublishing({
          ...{ db: database.db, publisher, env, log, now },
          ...(shared && { sharing: shared }),
          onFailed: metrics?.countPublishFailure,
        })
      : null;
    numbers = await keepIssuedNumbers({
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
    const cookieSecret = env.COOKIE_SECRET || installationSecret(env.DATA_DIR, 'cookie-secret');
    const serving = new Serving(env);
    const listening = () => serving.url;
    const limits = openLimits(env, database.db, log);
    const { identity, provider } = openSignIn({
      ...{ env, demo, log, now, jobs, mailer, cookieSecret, limits },
      ...{ db: database.db, listening },
    });
    const {
      app,
      shop,
      content,
      handlers,
      startWatchingProvider,
      startImporting,
      watchStockAlerts,
    } = await buildApp({
      env,
      demo,
      log,
      db: database.db,
      catalogueReads: catalogueReads.reads,
      now,
      publishing,
      servedRelease: options.site?.liveRelease ?? null,
      mailPage: mail.page,
      metrics,
      disk,
      identity,
      customer: {
        mails: customerMails(mailer, env, listening),
        tries: passwordTryLimit(database.db),
      },
      cookieSecret,
      jobs,
      mailer,
      limits,
      ...{ listening, copyTo: database.copyTo },
      checkAnswers: options.checkAnswers ?? process.env['NODE_ENV'] === 'test',
    });
    const listener = getRequestListener(app.fetch);
    const requests = new OpenRequests();
    const serveApi = (request: IncomingMessage, response: ServerResponse) =>
      // Besides calls of shoppers, the desk keeps connections open.
      request.url?.startsWith('/api/')
        ? requests.track(() => listener(request, response))
        : listener(request, response);
    const apiPaths = apiPathPattern(mail.page !== null);
    const server = createHttpServer({
      siteUrl: env.SITE_URL,
      host: env.HOST,
      serve(request, response) {
        if (serving.answerProbe(request, response)) return;
        const isProvider = provider !== null && isProviderPath(request.url ?? '/');
        const site = isProvider ? undefined : options.site;
        void serveRequest(request, response, site, apiPaths, isProvider ? provider : serveApi, log);
      },
    });
    if (env.SHARED_PORT && !transfersConnections())
      log.warn('A restart may reset new connections: set net.ipv4.tcp_migrate_req=1');
    const port = await serving.listen(server);
    const url = serving.ownUrl;
    const removeAddress = writeShopAddress(env.DATA_DIR, url);
    const freshKeeper = keepFresh(shop, {
      now,
      onError: (error) => log.error({ err: error }, 'The catalogue could not be read again'),
    });
    const warming = [warmSummaries(shop), warmSearch(() => content.live.editorial().searchGuides)];
    // With an external API, payments are handled there.
    if (!env.API_BASE_URL) void startWatchingProvider();
    startImporting().catch((error: unknown) => log.error({ err: error }, 'No import is planned'));
    const worker = runJobs({
      ...{ env, log, queue: jobs, load: requests },
      handlers: [mail.handler, identity.handler, ...handlers],
    });
    // With an external API, stock is kept there.
    const stopAlerts = env.API_BASE_URL ? null : watchStockAlerts();
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
    let closing: Promise<void> | undefined;
    const close = () => {
      removeAddress();
      freshKeeper.stop();
      for (const one of warming) one.stop();
      limits.stop();
      stopCleanUp();
      stopAlerts?.();
      disk.stop();
      metrics?.stop();
      content.close();
      closing ??= (async () => {
        await publishing?.close();
        await Promise.all([worker.close(), serving.close()]);
        await numbers?.stop();
        mail.close();
        await abandon();
      })();
      return closing;
    };
    publishing?.start(async () => {
      await freshKeeper.refresh();
      await content.reloadIfChanged();
    });
    return {
      ...{ url, sharedUrl: serving.url, port, db: database.db, demo, shop },
      readContent: content.reloadIfChanged,
      settings: () => content.live.editorial().settings,
      ...{ publishing, shared },
      mailer,
      ready: () => serving.joinSharedPort(),
      drain: () => serving.drain(),
      close,
    };
  } catch (error) {
    await numbers?.stop();
    await abandon();
    throw error;
  }
}

/** Paths that the site leaves to the app: the API, the desk, and the local mail page. */
const apiPathPattern = (showsMail: boolean): RegExp =>
  showsMail
    ? /^\/(api\/|healthz|metrics(?![^?])|(redactie|mail)(?![^/?]))/
    : /^\/(api\/|healthz|metrics(?![^?])|redactie(?![^/?]))/;

async function serveRequest(
  request: IncomingMessage,
  response: ServerResponse,
  site: BackendOptions['site'],
  apiPaths: RegExp,
  serveApi: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
  log: Logger,
): Promise<void> {
  try {
    const path = request.url ?? '/';
    if (site && !apiPaths.test(path) && (await site(request, response))) return;
    await serveApi(request, response);
  } catch (error) {
    log.error({ err: error, path: request.url }, 'failed');
    if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
    response.end('Something went wrong on our side.');
  }
}
