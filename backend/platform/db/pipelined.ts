import { Kysely, type KyselyProps, Transaction } from 'kysely';
import type { Database } from './schema/database.ts';

/** A copy for statements needs nothing of these. */
const UNUSED = {} as never;

/**
 * Runs `send` on one connection, where statements that are started together are sent together: a
 * round trip is saved for each but the first. The server runs them one after the other, in an
 * order that the caller must not depend on. Within a transaction they belong to it; the first that
 * fails rejects.
 */
export function pipelined<Db extends Kysely<Database>, Result>(
  db: Db,
  send: (db: Db) => Promise<Result>,
): Promise<Result> {
  const executor = db.getExecutor();
  return executor.provideConnection((connection) => {
    const props: KyselyProps = {
      ...{ config: UNUSED, driver: UNUSED, dialect: UNUSED },
      // Kysely's own provider of a single connection lets statements wait for each other.
      executor: executor.withConnectionProvider({
        provideConnection: (consumer) => consumer(connection),
      }),
    };
    const copy = db.isTransaction ? new Transaction<Database>(props) : new Kysely<Database>(props);
    return send(copy as Db);
  });
}
