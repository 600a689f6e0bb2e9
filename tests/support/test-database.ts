import type { Kysely } from 'kysely';
import { openDatabase } from '../../backend/platform/db/open.ts';
import { openMemoryDatabase } from '../../backend/platform/db/testing/memory-database.ts';
import type { Database } from '../../backend/platform/db/schema/database.ts';
import { ownDatabase } from './own-database.ts';

export interface TestDatabase {
  db: Kysely<Database>;
  close(): Promise<void>;
}

/**
 * A migrated empty database for a test: in memory, or a new one on the PostgreSQL server of
 * CONTRACT_DATABASE_URL, dropped when closed.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env['CONTRACT_DATABASE_URL'] ?? '';
  if (url === '') return openMemoryDatabase();
  const server = await ownDatabase(url);
  const { db, close } = await openDatabase({ databaseUrl: server.databaseUrl, dataDir: '' });
  return {
    db,
    async close() {
      await close();
      await server.drop();
    },
  };
}
