/**
 * The turn of a publisher, one at a time on all machines: a lock of a database session of its own. It
 * ends with its process; PostgreSQL also ends it after `LEASE_MS` without a query, so that a machine
 * that hangs or is cut off keeps nobody waiting. What such a publisher still sends is refused by the
 * fencing token (`fence`).
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Advisory lock shared by all machines. */
const LOCK_ID = 0x72656c73;
/** Exceeds what a big shop computes without a pause, in which no heartbeat is sent. */
const LEASE_MS = 120_000;
const HEARTBEAT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;
const CLOSE_TIMEOUT_MS = 2_000;
/** How long one statement waits for the lock; the next one follows, so that a dead server is noticed. */
const LOCK_WAIT_MS = 10_000;
/** SQLSTATE of a statement that waited for that long. */
const LOCK_NOT_AVAILABLE = '55P03';

export interface Turn {
  /** Fencing token: publishers with an older one can no longer move the pointer. */
  fence: number;
  release(): Promise<void>;
}

/** Waits until this process may publish; rejects if the database does not answer. */
export async function takeTurn(databaseUrl: string): Promise<Turn> {
  const client = new pg.Client({
    ...{ connectionString: databaseUrl, keepAlive: true },
    ...{ connectionTimeoutMillis: CONNECT_TIMEOUT_MS, query_timeout: 2 * LOCK_WAIT_MS },
  });
  // A lost session is noticed when the pointer is moved.
  client.on('error', () => {});
  await client.connect();
  const close = () => Promise.race([client.end().catch(() => {}), pause(CLOSE_TIMEOUT_MS)]);
  try {
    // Before the lock: who sleeps when the lock becomes its own must lose it as well.
    await client.query(
      `set lock_timeout = ${LOCK_WAIT_MS}; set idle_session_timeout = ${LEASE_MS}`,
    );
    while (!(await tryLockWithin(client)));
    // By the session that has the lock: who lost it meanwhile gets no token.
    const { rows } = await client.query<{ fence: string }>(
      'update release_pointer set fence = fence + 1 returning fence',
    );
    const timer = setInterval(() => void client.query('select 1').catch(() => {}), HEARTBEAT_MS);
    timer.unref();
    const release = async () => {
      clearInterval(timer);
      await close();
    };
    return { fence: Number(rows[0]!.fence), release };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns whether the lock became this session's within `LOCK_WAIT_MS`. */
async function tryLockWithin(client: pg.Client): Promise<boolean> {
  try {
    await client.query(`select pg_advisory_lock(${LOCK_ID})`);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
}
