import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../../backend/platform/db/open.ts';
import {
  EMPTY_PREPARATION,
  fingerprint,
  type Preparation,
} from '../../backend/testing/prepared-database.ts';

/**
 * A new database on a server, and how to drop it; none where there is no server. It is a copy of one
 * that is prepared once on that server, with all tables.
 */
export async function ownDatabase(server: string, preparation = EMPTY_PREPARATION) {
  if (server === '') return { databaseUrl: '', drop: async () => undefined };
  const template = await templateOf(server, preparation);
  const name = `contract_${randomBytes(6).toString('hex')}`;
  await onServer(server, (client) => client.query(`create database ${name} template ${template}`));
  const drop = () => onServer(server, (client) => client.query(`drop database ${name}`));
  return { databaseUrl: urlOf(server, name), drop };
}

/** Of two processes that need it first, one makes it and the other waits. */
async function templateOf(server: string, preparation: Preparation): Promise<string> {
  const template = `template_${preparation.name}_${fingerprint(preparation)}`;
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const known = await client.query('select from pg_database where datname = $1', [template]);
    if (known.rowCount) return;
    // Under its name only once it is whole.
    const made = `${template}_new`;
    await client.query(`drop database if exists ${made}`);
    await client.query(`create database ${made}`);
    const { db, close } = await openDatabase({ databaseUrl: urlOf(server, made), dataDir: '' });
    await preparation.fill?.(db);
    await close();
    await client.query(`alter database ${made} rename to ${template}`);
  });
  return template;
}

const urlOf = (server: string, name: string) =>
  Object.assign(new URL(server), { pathname: name }).href;

/** The lock of a connection ends with it. */
async function onServer(
  server: string,
  act: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await act(client).finally(() => client.end());
}
