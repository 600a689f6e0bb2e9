/** The releases that machines share by RELEASES_URL, for the programs that publish or serve them. */
import type { Kysely } from 'kysely';
import type { Env } from '../../../src/env.ts';
import {
  NOT_SHARED,
  type Sharing,
  forgetSharing,
} from '../../../src/publish/releases/shared/manifest.ts';
import { openDatabase } from '../../platform/db/open.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { openFileStore } from '../../platform/releases/file-stores.ts';
import { errorText } from '../processes.ts';
import { SharedReleases } from './shared-releases.ts';
import pg from 'pg';
import { startPolling } from '../../platform/jobs/worker.ts';
import { CHANNEL } from '../../platform/releases/pointer.ts';

/**
 * The shared releases for the shop, whose database is open. Null if releases are not shared: the
 * records of earlier sharing are then deleted.
 */
export function sharedReleases(env: Env, db: Kysely<Database>): SharedReleases | null {
  const shared = sharedReleasesOn(env, db);
  if (!shared) forgetSharing(env.DATA_DIR);
  return shared;
}

function sharedReleasesOn(env: Env, db: Kysely<Database>): SharedReleases | null {
  const files = openFileStore(env);
  if (!files) return null;
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RELEASES_KEPT: keep } = env;
  return new SharedReleases({
    ...{ db, databaseUrl, dataDir, files, keep },
    onError: (error) =>
      console.error(`The release is live, but not handed over whole. ${errorText(error)}`),
  });
}

export interface OpenSharing {
  sharing: Sharing;
  /** Null where releases are not shared. */
  shared: SharedReleases | null;
  close(): Promise<void>;
}

/** Long enough for the statements of a whole shop; a database that is cut off must not end in a hang. */
const STATEMENT_TIMEOUT_MS = 120_000;

/** Opens the shared releases for a program that has no database open. */
export async function openSharing(env: Env): Promise<OpenSharing> {
  if (!env.RELEASES_URL)
    return { sharing: NOT_SHARED, shared: null, close: () => Promise.resolve() };
  const { db, close } = await openDatabase({
    ...{ databaseUrl: env.DATABASE_URL, dataDir: '' },
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  });
  const shared = sharedReleasesOn(env, db);
  return { sharing: shared ?? NOT_SHARED, shared, close };
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
      // Without notifications a release is applied at the next look.
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
