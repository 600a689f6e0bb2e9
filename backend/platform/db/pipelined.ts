import { Kysely, type KyselyProps, Transaction } from 'kysely';
import type { Database } from './schema/database.ts';

/** For properties that Kysely's constructor requires and that running statements does not use. */
const UNUSED = {} as never;

/**
 * Runs `send` on one connection and pipelines statements that are started together, which saves a
 * round trip for each but the first. The server runs them sequentially, in an order that the caller
 * must not depend on. Inside a transaction they belong to it; the first failure rejects.
 */
export function runPipelined<Db extends Kysely<Database>, Result>(
  db: Db,
  send: (db: Db) => Promise<Result>,
): Promise<Result> {
  const executor = db.getExecutor();
  return executor.provideConnection((connection) => {
    const props: KyselyProps = {
      ...{ config: UNUSED, driver: UNUSED, dialect: UNUSED },
      // Kysely's own provider for a single connection makes statements wait for each other.
      executor: executor.withConnectionProvider({
        provideConnection: (consumer) => consumer(connection),
      }),
    };
    const copy = db.isTransaction ? new Transaction<Database>(props) : new Kysely<Database>(props);
    return send(copy as Db);
  });
}
