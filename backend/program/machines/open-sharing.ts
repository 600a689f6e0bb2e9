/** The releases that machines share by RELEASES_URL, for the programs that publish or serve them. */
import type { Env } from '../../../src/env.ts';
import { NOT_SHARED, type Sharing } from '../../../src/publish/releases/shared/manifest.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { openFileStore } from '../../platform/releases/file-stores.ts';
import { errorText } from '../processes.ts';
import { SharedReleases } from './shared-releases.ts';
import pg from 'pg';
import type { Logger } from 'pino';
import { startPolling } from '../../platform/jobs/worker.ts';
import { CHANNEL } from '../../platform/releases/pointer.ts';

export interface OpenSharing {
  sharing: Sharing;
  /** Null where releases are not shared. */
  shared: SharedReleases | null;
  close(): Promise<void>;
}

/** Long enough for statements about a whole shop; limits the wait for a database that is cut off. */
const STATEMENT_TIMEOUT_MS = 180_000;

/** Opens the shared releases with a separate connection pool. */
export async function openSharing(env: Env): Promise<OpenSharing> {
  const files = openFileStore(env);
  if (!files) return { sharing: NOT_SHARED, shared: null, close: () => Promise.resolve() };
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RELEASES_KEPT: keep } = env;
  const { db, close } = await openDatabase({
    ...{ databaseUrl, dataDir: '' },
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  });
  const shared = new SharedReleases({
    ...{ db, databaseUrl, dataDir, files, keep },
    onError: (error) =>
      console.error(`The release is live, but not handed over whole. ${errorText(error)}`),
  });
  return { sharing: shared, shared, close };
}

/**
 * Applies the live release, and each later one until the returned function is called. Errors are only
 * logged: the local release is served until database and store respond.
 */
export async function keepFollowing(
  shared: SharedReleases | null,
  databaseUrl: string,
  log: Logger,
): Promise<() => Promise<void>> {
  if (!shared) return () => Promise.resolve();
  const follow = () => shared.follow();
  const onError = (error: unknown) =>
    log.error({ err: error }, 'The live release could not be taken over');
  await follow().catch(onError);
  return followReleases({ databaseUrl, follow, onError });
}

/** Polling finds releases that a broken connection did not report. */
const POLL_EVERY_MS = 1_000;
const CONNECT_TIMEOUT_MS = 5_000;

interface FollowOptions {
  databaseUrl: string;
  follow(): Promise<void>;
  onError(error: unknown): void;
}

/** Applies each release when the database notifies about it. Returns a function that stops this. */
export function followReleases({
  databaseUrl,
  follow,
  onError,
}: FollowOptions): () => Promise<void> {
  let client: pg.Client | null = null;
  let couldListen = true;
  const listen = async () => {
    const newClient = new pg.Client({
      ...{ connectionString: databaseUrl, keepAlive: true },
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
    });
    const dropClient = () => {
      if (client === newClient) client = null;
      void newClient.end().catch(() => {});
    };
    newClient.on('error', dropClient).on('end', dropClient);
    newClient.on('notification', () => loop.wake());
    client = newClient;
    try {
      await newClient.connect();
      await newClient.query(`listen ${CHANNEL}`);
    } catch (error) {
      dropClient();
      throw error;
    }
  };
  const tryToListen = async () => {
    try {
      await listen();
      couldListen = true;
    } catch (error) {
      if (couldListen) onError(error);
      couldListen = false;
    }
  };
  const loop = startPolling(
    async () => {
      // Without notifications, polling finds new releases.
      if (!client) await tryToListen();
      await follow();
    },
    POLL_EVERY_MS,
    onError,
  );
  return async () => {
    await loop.close();
    await client?.end().catch(() => {});
  };
}
