/**
 * Only one publisher of all machines has the turn: an advisory lock held by a separate database
 * session. The lock ends with its process. PostgreSQL also ends the session after `LEASE_MS` without a
 * query, so that a machine that hangs or loses its connection does not block the others; what such a
 * publisher sends afterwards is refused because of its fencing token (`fence`).
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Advisory lock shared by all machines. */
const LOCK_ID = 0x72656c73;
/** Longer than any synchronous computation of a big shop, during which no heartbeat is sent. */
const LEASE_MS = 120_000;
const HEARTBEAT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;
const CLOSE_TIMEOUT_MS = 2_000;
/** Time limit of one attempt to get the lock; repeated, so that a dead server is noticed. */
const LOCK_WAIT_MS = 10_000;
/** SQLSTATE of a statement that exceeded `lock_timeout`. */
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
    // Set before the lock is requested: a process that is suspended when it gets the lock must lose
    // it too.
    await client.query(
      `set lock_timeout = ${LOCK_WAIT_MS}; set idle_session_timeout = ${LEASE_MS}`,
    );
    while (!(await tryLockWithin(client)));
    // Through the session that holds the lock, so that this fails if the session was lost.
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
