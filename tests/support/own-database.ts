import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A new database on a server, and how to drop it; none where there is no server. */
export async function ownDatabase(server: string) {
  if (server === '') return { databaseUrl: '', drop: async () => undefined };
  const name = `contract_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await onServer(server, `create database ${name}`);
  const drop = () => onServer(server, `drop database ${name}`);
  return { databaseUrl: url.href, drop };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
