/**
 * One publisher at a time, on all machines: a lock of a database session of its own. It ends with
 * its process; PostgreSQL ends it too when nothing is heard of it for `LEASE_MS`, so that a machine
 * that hangs or is cut off keeps nobody waiting. What such a publisher still sends is refused by the
 * number of its turn.
 */
import pg from 'pg';

/** Advisory lock shared by all machines. */
const LOCK = 0x72656c73;
const LEASE_MS = 30_000;
const BEAT_EVERY_MS = 5_000;

export interface Turn {
  leave(): Promise<void>;
}

/** Waits until it is this process's turn. */
export async function takeTurn(databaseUrl: string): Promise<Turn> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  // A lost session shows when the pointer is moved.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${LOCK})`);
    await client.query(`set idle_session_timeout = ${LEASE_MS}`);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  const beat = setInterval(() => void client.query('select 1').catch(() => {}), BEAT_EVERY_MS);
  beat.unref();
  return {
    async leave() {
      clearInterval(beat);
      await client.end().catch(() => {});
    },
  };
}
