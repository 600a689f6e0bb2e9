/**
 * Where publishers of one database keep their releases. Two places at a time would drift apart,
 * since each job is done at one of them only.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import { installationSecret } from '../private-data.ts';

const HEARTBEAT_MS = 5_000;
/** A publisher without a heartbeat for this long no longer counts. */
const EXPIRES_AFTER_S = 30;

/** Another publisher keeps its releases elsewhere; the message says what to do. */
export class ReleaseStoreConflict extends Error {
  constructor(place: string) {
    const where = place.startsWith('disk:') ? 'a disk of its own' : place;
    super(
      `Another shop on this DATABASE_URL publishes to ${where}, and the two would show different pages. Give all machines the same RELEASES_URL, or processes of one machine the same DATA_DIR.`,
    );
    this.name = 'ReleaseStoreConflict';
  }
}

interface Publisher {
  process: string;
  place: string;
}

/**
 * Advisory lock that serialises registrations, so that two publishers starting at once see each
 * other.
 */
const LOCK = 0x706c6163;
const POLL_EVERY_MS = 500;

/** The place of a data folder whose releases are not shared. */
export const placeOfDisk = (dataDir: string): string =>
  `disk:${installationSecret(dataDir, 'releases-place')}`;

/**
 * Registers this process as a publisher whose releases are at `place`. Rejects with
 * `ReleaseStoreConflict` if a live process publishes to another place; waits until the entry of a
 * dead one has expired. Returns a function that ends the registration.
 */
export async function takePlace(db: Kysely<Database>, place: string): Promise<() => Promise<void>> {
  const me = { process: randomUUID(), place };
  let seen: Map<string, string> | null = null;
  for (let others = await take(db, me); others.size > 0; others = await take(db, me)) {
    for (const [other, at] of others) {
      if (seen && seen.get(other) !== at) throw new ReleaseStoreConflict(other);
    }
    seen ??= others;
    await pause(POLL_EVERY_MS);
  }
  const timer = setInterval(() => void show(db, me).catch(() => {}), HEARTBEAT_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    const mine = db.deleteFrom('publishing_places').where('process', '=', me.process);
    // Without the database, the entry expires by itself.
    await mine.execute().catch(() => {});
  };
}

/**
 * Registers `me`, unless there are publishers at other places: returns these places, each with its
 * last heartbeat.
 */
function take(db: Kysely<Database>, me: Publisher): Promise<Map<string, string>> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    const { rows } = await sql<{ place: string; at: string }>`
      select place, max(seen_at)::text as at from publishing_places
      where place <> ${me.place} and seen_at > clock_timestamp() - make_interval(secs => ${EXPIRES_AFTER_S})
      group by place`.execute(trx);
    if (rows.length === 0) await show(trx, me);
    return new Map(rows.map((row) => [row.place, row.at]));
  });
}

async function show(db: Kysely<Database>, { process, place }: Publisher): Promise<void> {
  await sql`insert into publishing_places (process, place, seen_at)
    values (${process}, ${place}, clock_timestamp())
    on conflict (process) do update set seen_at = excluded.seen_at`.execute(db);
}
