/** Reads of the catalogue from a streaming replica; skipped where PostgreSQL is not installed. */
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { generateCatalogue } from '../../../demo/catalogue/load.ts';
import { FEW_PRODUCTS } from '../../../demo/testing/filled-database.ts';
import { Shop } from '../../catalogue/reads/shop.ts';
import {
  postgresPrograms,
  type PostgresServer,
  startPostgres,
  startReplica,
} from '../../testing/postgres-server.ts';
import { AnswerCache } from '../http/payload.ts';
import { type OpenedDatabase, openDatabase, openReplica, requireFeatures } from './open.ts';
import { CatalogueReads } from './read-replica.ts';
import type { Database } from './schema/database.ts';

const programs = postgresPrograms();
if (!programs) console.warn('PostgreSQL is not installed: reads from a replica are not tested.');

const NOW = new Date('2026-11-21T10:00:00Z');

describe.skipIf(!programs)('a streaming replica (needs PostgreSQL)', () => {
  let primary: PostgresServer;
  let server: PostgresServer;
  let database: OpenedDatabase;
  let replica: ReturnType<typeof openReplica>;
  let reads: CatalogueReads;
  let shop: Shop;
  let id: number;
  const changes: unknown[] = [];

  beforeAll(async () => {
    primary = await startPostgres(programs!);
    database = await openDatabase({ databaseUrl: primary.databaseUrl, dataDir: '' });
    await generateCatalogue(database.db, FEW_PRODUCTS);
    server = await startReplica(programs!, primary);
    replica = openReplica(server.databaseUrl, () => {});
    reads = new CatalogueReads(database.db, {
      db: replica.db,
      onStateChange: (error) => changes.push(error),
    });
    shop = await Shop.open(database.db, new AnswerCache(), NOW, reads);
    id = shop.state.indexes.nl.popular({}, 1, () => true)[0]!.id;
  }, 120_000);

  afterAll(async () => {
    reads?.close();
    await replica?.close();
    await database?.close();
    await server?.close();
    await primary?.close();
  });

  const isOnReplica = () =>
    reads.read(async (db: Kysely<Database>) => {
      const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db);
      return rows[0]!.is;
    });
  const usesReplica = () => vi.waitUntil(() => reads.usesReplica, { timeout: 30_000 });
  const setPrice = (cents: number) =>
    database.db
      .updateTable('products')
      .set({ price_incl: cents, price_excl: cents })
      .where('id', '=', id)
      .execute();
  /** The price in search, and in what a list shows. */
  const prices = async () => {
    const [summary] = await shop.summaries([id], 'nl');
    return [shop.state.indexes.nl.product(id)?.price, Math.round(summary!.PriceInclTax * 100)];
  };

  it('is refused by name where it lacks what the shop needs', async () => {
    await requireFeatures(database.db);
    const lacking = {
      'span joins': ['select 1', 'select span join'],
      'JSON paths': [`select '$.a'::jsonpath`],
    };
    await expect(requireFeatures(database.db, lacking)).rejects.toThrow(
      'The server at DATABASE_URL lacks span joins: see',
    );
  });

  it('answers reads', async () => {
    await usesReplica();
    expect(await isOnReplica()).toBe(true);
  });

  it('that is behind is passed over, until it has what was read before', async () => {
    await sql`select pg_wal_replay_pause()`.execute(replica.db);
    await setPrice(1_234);
    await shop.applyChanges(NOW);
    expect(await prices()).toEqual([1_234, 1_234]);
    expect(await isOnReplica()).toBe(false);
    await sql`select pg_wal_replay_resume()`.execute(replica.db);
    await usesReplica();
    expect(await isOnReplica()).toBe(true);
    expect(await prices()).toEqual([1_234, 1_234]);
  });

  it('an error of the query itself is no failure of the replica', async () => {
    const wrong = reads.read((db) => sql`select 1 / 0`.execute(db));
    await expect(wrong).rejects.toThrow('division by zero');
  });

  it('that dies is replaced by the primary, in the read that finds it', async () => {
    await server.close();
    expect(await isOnReplica()).toBe(false);
    expect(changes).toEqual([expect.any(Error)]);
    await setPrice(4_321);
    await shop.applyChanges(NOW);
    expect(await prices()).toEqual([4_321, 4_321]);
  });
});
