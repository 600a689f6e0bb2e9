import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Env } from '../../src/env.ts';
import { openReplica } from '../platform/db/open.ts';
import { CatalogueReads } from '../platform/db/read-replica.ts';
import type { Database } from '../platform/db/schema/database.ts';

/** Opens what the catalogue is read from: the replica of DATABASE_READ_URL, or only the database. */
export function openCatalogueReads(
  { DATABASE_URL, DATABASE_READ_URL }: Env,
  primary: Kysely<Database>,
  log: Logger,
): { reads: CatalogueReads; close(): Promise<void> } {
  if (!DATABASE_READ_URL) return { reads: new CatalogueReads(primary), close: async () => {} };
  if (!DATABASE_URL)
    throw new Error('DATABASE_READ_URL is a replica of DATABASE_URL, which is not set.');
  const onError = (error: Error) =>
    log.warn({ err: error }, 'The connection to the replica failed');
  const replica = openReplica(DATABASE_READ_URL, onError);
  const reads = new CatalogueReads(primary, {
    db: replica.db,
    onChange(error) {
      if (error)
        log.warn({ err: error }, 'The replica fails: the catalogue is read from the primary');
      else log.info('The replica answers again');
    },
  });
  return {
    reads,
    async close() {
      reads.close();
      await replica.close();
    },
  };
}
