import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Kysely } from 'kysely';
import { pino, type Logger } from 'pino';
import { BRANDS } from '../src/brands/brands.ts';
import type { Env } from '../src/env.ts';
import { createApp } from './app.ts';
import { changedEntities } from './content/changed-entities.ts';
import { Drafts } from './content/editing/drafts.ts';
import { Editing } from './content/editing/editing.ts';
import { publishPlanned } from './content/editing/planned.ts';
import { comingDates } from './content/content-dates.ts';
import { keepContent } from './content/keep-content.ts';
import { LiveContent } from './content/live-content.ts';
import { CONTENT_DIR } from './content/load-content.ts';
import { Audit } from './desk/audit.ts';
import { notePlanned } from './desk/content/note-planned.ts';
import { deskRoutes } from './desk/desk.ts';
import { editorRoutes } from './desk/internal-routes.ts';
import { DESK } from './desk/session.ts';
import { Media } from './content/media/media.ts';
import { openDatabase } from './db/open.ts';
import type { Database } from './db/schema.ts';
import { AnswerCache } from './http/answer-cache.ts';
import { listen, stopListening } from './http/listening.ts';
import { imageRoutes } from './images/routes.ts';
import { databaseSubjects } from './images/subjects.ts';
import { INTERNAL_TOKEN_FILE, internalRoutes } from './routes/internal.ts';
import { announce } from './running.ts';
import { webhookSecret } from './publishing/hook-routes.ts';
import { openPublishing, type Publishing } from './publishing/publishing.ts';
import type { Publisher } from './publishing/publisher.ts';
import { keepFresh } from './services/keep-fresh.ts';
import { Shop } from './services/shop.ts';
import { warmSummaries } from './services/warm-summaries.ts';
import { keptSecret } from './visitor/kept-secret.ts';
import { visitorIds } from './visitor/visitor-id.ts';

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
  shop: Shop;
  /** Reads the content folder now; answers the names of the entities that are another. */
  readContent(): string[];
  /** Null where nobody publishes. */
  publishing: Publishing | null;
  /** Finishes running requests, closes the database. At most 5 seconds. */
  close(): Promise<void>;
}

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
    onError: (error) => log.error({ err: error }, 'The database connection failed'),
  });
  try {
    const now = options.now ?? (() => new Date());
    const publishing =
      options.publisher &&
      openPublishing({ db: database.db, publisher: options.publisher, env, log, now });
    const {
      app,
      shop,
      readContent,
      rest: restContent,
    } = await buildApp(options, log, database.db, now, publishing);
    const api = getRequestListener(app.fetch);
    let closing: Promise<void> | undefined;
    const server = createServer((request, response) => {
      // Who asks on one connection again and again would keep a stopping server open.
      if (closing) response.shouldKeepAlive = false;
      void serve(request, response, options.site, api, log);
    });
    const port = await listen(server, env.PORT);
    const url = `http://localhost:${port}`;
    const leave = announce(env.DATA_DIR, url);
    const fresh = keepFresh(shop, {
      now,
      shared: env.DATABASE_URL !== '',
      onError: (error) => log.error({ err: error }, 'The catalogue could not be read again'),
    });
    const warming = warmSummaries(shop);
    const close = () => {
      leave();
      fresh.stop();
      warming.stop();
      restContent();
      closing ??= (async () => {
        await publishing?.close();
        await stopListening(server);
        await database.close();
      })();
      return closing;
    };
    publishing?.start(fresh.look);
    return {
      ...{ url, port, db: database.db, shop, readContent },
      publishing: publishing ?? null,
      close,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function buildApp(
  options: BackendOptions,
  log: Logger,
  db: Kysely<Database>,
  now: () => Date,
  publishing: Publishing | undefined,
) {
  const { env } = options;
  const answers = new AnswerCache();
  const shop = await Shop.open(db, answers, now());
  const brand = BRANDS[env.SITE_VARIANT];
  const content = new LiveContent(env.CONTENT_DIR || CONTENT_DIR, env.DATA_DIR, brand.slug);
  const around = () => ({ brand, count: shop.state.catalogue.productCount, now: now() });
  const keeper = keepContent(content, log, (change, by) => {
    answers.clear();
    const names = changedEntities(change.before, change.now, around());
    planDates();
    if (names.length > 0) {
      publishing
        ?.edited(names, change.files.join(', '), by)
        .catch((error: unknown) => log.error({ err: error }, 'The content is not published'));
    }
    return names;
  });
  /** Dates of the content make other pages, though nobody edits anything then. */
  const planDates = () => {
    for (const at of comingDates(content.editorial().content, now())) {
      const hookId = `content dates ${at.toISOString()}`;
      publishing
        ?.ask({ names: null, by: 'calendar', reason: 'A date has come', at, hookId })
        .catch((error: unknown) => log.error({ err: error }, 'A date is not planned'));
    }
  };
  planDates();
  const media = new Media(content.dir);
  const editing = new Editing({
    live: content,
    drafts: new Drafts(db, now),
    slug: brand.slug,
    around,
    look: keeper.look,
  });
  const audit = new Audit(db, now);
  const unplan = publishPlanned(editing, {
    onPublished: (draft) => notePlanned(audit, draft),
    onError: (error) => log.error({ err: error }, 'A plan failed'),
  });
  const secret = env.COOKIE_SECRET || keptSecret(env.DATA_DIR, 'cookie-secret');
  const internalToken = keptSecret(env.DATA_DIR, INTERNAL_TOKEN_FILE);
  const app = createApp({
    shop,
    answers,
    editorial: () => content.editorial(),
    draftEditorial: (token) => editing.editorialOf(token),
    switches: { gtmId: env.GTM_ID, productReviews: env.PRODUCT_REVIEWS },
    site: { brand, siteUrl: env.SITE_URL },
    visitors: visitorIds(secret),
    log,
    now,
    checkAnswers: options.checkAnswers ?? process.env['NODE_ENV'] === 'test',
    apiBaseUrl: env.API_BASE_URL,
    images: imageRoutes({
      subjects: databaseSubjects(db),
      media: (id) => media.bytes(id),
      cacheDir: join(env.DATA_DIR, 'images'),
    }),
    mounts: [
      {
        path: '/api/internal',
        app: internalRoutes(shop, internalToken, now, async (names) =>
          publishing?.edited(names, 'Catalogue'),
        ),
      },
      { path: '/api/internal/editors', app: editorRoutes(db, internalToken, now) },
      ...(publishing
        ? [
            { path: DESK, app: deskRoutes({ db, env, publishing, editing, media, log, now }) },
            {
              path: '/api/hooks',
              app: publishing.hooks(
                webhookSecret(env.REBUILD_SECRET || keptSecret(env.DATA_DIR, 'rebuild-secret')),
              ),
            },
          ]
        : []),
    ],
  });
  const rest = () => {
    keeper.close();
    unplan();
  };
  return { app, shop, readContent: () => keeper.look(), rest };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  site: BackendOptions['site'],
  api: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
  log: Logger,
): Promise<void> {
  try {
    const path = request.url ?? '/';
    const isOurs = /^\/(api\/|healthz|redactie(?![^/?]))/.test(path);
    if (site && !isOurs && (await site(request, response))) return;
    await api(request, response);
  } catch (error) {
    log.error({ err: error, path: request.url }, 'failed');
    if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
    response.end('Something went wrong on our side.');
  }
}
