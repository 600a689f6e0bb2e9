import pg from 'pg';
import { startPolling } from '../../platform/jobs/polling-loop.ts';
import { CHANNEL } from '../../platform/releases/pointer.ts';

/** For what a broken connection did not tell. */
const LOOK_EVERY_MS = 1_000;

interface Options {
  databaseUrl: string;
  follow(): Promise<void>;
  onError(error: unknown): void;
}

/** Takes over each release as soon as the database tells of it. Returns a function that stops it. */
export function followReleases({ databaseUrl, follow, onError }: Options): () => Promise<void> {
  let client: pg.Client | null = null;
  const listen = async () => {
    const fresh = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    const forget = () => {
      if (client === fresh) client = null;
      void fresh.end().catch(() => {});
    };
    fresh.on('error', forget).on('end', forget);
    fresh.on('notification', () => loop.poke());
    client = fresh;
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      forget();
      throw error;
    }
  };
  const loop = startPolling(
    async () => {
      if (!client) await listen();
      await follow();
    },
    LOOK_EVERY_MS,
    onError,
  );
  return async () => {
    await loop.close();
    await client?.end().catch(() => {});
  };
}
