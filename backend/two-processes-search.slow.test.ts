/** Search of processes on one PostgreSQL server, whose clocks differ; skipped where none is installed. */
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FEW_PRODUCTS } from '../demo/testing/filled-database.ts';
import { generateCatalogue } from '../demo/catalogue/load.ts';
import { setFields } from './catalogue/feed/shop-imports.ts';
import { importFiles } from './catalogue/feed/import-files.ts';
import type { Database } from './platform/db/schema/database.ts';
import { openDatabase, type OpenedDatabase } from './platform/db/open.ts';
import { AnswerCache } from './platform/http/payload.ts';
import { type FreshKeeper, keepFresh } from './search/project.ts';
import { Shop } from './catalogue/reads/shop.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from './testing/postgres-server.ts';

const programs = postgresPrograms();
if (!programs) console.warn('PostgreSQL is not installed: search of two processes is not tested.');

const NOW = new Date('2026-11-21T10:00:00Z');
const HOUR_MS = 3_600_000;

/** What one process has: connections, a copy of the catalogue and a clock of its own. */
interface Process {
  database: OpenedDatabase;
  now(): Date;
  shop: Shop;
  fresh: FreshKeeper;
  price(id: number): number | undefined;
}

describe.skipIf(!programs)('search of two processes on one PostgreSQL database', () => {
  let postgres: PostgresServer;
  let behind: Process;
  let ahead: Process;
  let products: { id: number; number: string }[];

  async function start(clock: Date): Promise<Process> {
    const database = await openDatabase({ databaseUrl: postgres.databaseUrl, dataDir: '' });
    const now = () => clock;
    const shop = await Shop.open(database.db, new AnswerCache(), now());
    const onError = (error: unknown) => {
      throw error;
    };
    const fresh = keepFresh(shop, { now, onError });
    await fresh.refresh();
    const price = (id: number) => shop.state.indexes.nl.product(id)?.price;
    return { database, now, shop, fresh, price };
  }

  beforeAll(async () => {
    postgres = await startPostgres(programs!);
    const { db, close } = await openDatabase({ databaseUrl: postgres.databaseUrl, dataDir: '' });
    await generateCatalogue(db, FEW_PRODUCTS);
    await close();
  }, 120_000);

  afterAll(() => postgres?.close());

  beforeEach(async () => {
    behind = await start(new Date(NOW.getTime() - HOUR_MS));
    ahead = await start(new Date(NOW.getTime() + HOUR_MS));
    const shown = ahead.shop.state.indexes.nl.popular({}, 3, () => true);
    products = await ahead.database.db
      .selectFrom('products')
      .select(['id', 'number'])
      .where(
        'id',
        'in',
        shown.map(({ id }) => id),
      ) // oxfmt-ignore
      .orderBy('id')
      .execute();
  });

  afterEach(async () => {
    for (const { fresh, database } of [behind, ahead]) {
      fresh.stop();
      await database.close();
    }
  });

  it('follows changes of each, however far their clocks are apart', async () => {
    const [one, other] = products;
    await setFields(behind.database.db, one!.number, ['price=12.34'], behind.now());
    await ahead.fresh.refresh();
    expect(ahead.price(one!.id)).toBe(1_234);
    await setFields(ahead.database.db, other!.number, ['price=43.21'], ahead.now());
    await behind.fresh.refresh();
    expect(behind.price(other!.id)).toBe(4_321);
  });

  it('follows a transaction that began first and ended last', async () => {
    const [long, short] = products;
    await behind.database.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('products')
        .set({ price_incl: 5_555, updated_at: behind.now() })
        .where('id', '=', long!.id)
        .execute();
      await setFields(ahead.database.db, short!.number, ['price=66.66'], ahead.now());
      await ahead.fresh.refresh();
      expect(ahead.price(short!.id)).toBe(6_666);
      expect(ahead.price(long!.id)).not.toBe(5_555);
    });
    await ahead.fresh.refresh();
    expect(ahead.price(long!.id)).toBe(5_555);
    await behind.fresh.refresh();
    expect(behind.price(short!.id)).toBe(6_666);
  });

  it('gives a change its number only when that of another is committed', async () => {
    const [first, next] = products;
    const { db } = ahead.database;
    const reprice = (by: Kysely<Database>, id: number) =>
      by.updateTable('products').set({ price_incl: 9_999 }).where('id', '=', id).execute();
    let waiting: Promise<unknown> | undefined;
    await behind.database.db.transaction().execute(async (trx) => {
      await reprice(trx, first!.id);
      await sql`set constraints all immediate`.execute(trx);
      waiting = reprice(db, next!.id);
      const isWaiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
      while ((await isWaiting.execute(db)).rows.length === 0);
      await ahead.fresh.refresh();
      for (const { id } of [first!, next!]) expect(ahead.price(id)).not.toBe(9_999);
    });
    await waiting;
    await ahead.fresh.refresh();
    for (const { id } of [first!, next!]) expect(ahead.price(id)).toBe(9_999);
  });

  it('follows imports that both run at the same time', async () => {
    const load = (process: Process, number: string, price: number) => {
      const open = async function* () {
        yield Buffer.from(JSON.stringify({ number, price }));
      };
      const files = [{ name: '', entity: 'products' as const, open }];
      return importFiles(process.database.db, files, { now: process.now() });
    };
    const [one, other] = products;
    const looks = [behind, ahead].map(({ fresh }) => fresh.refresh());
    const imports = [load(behind, one!.number, 77.77), load(ahead, other!.number, 88.88)];
    await Promise.all([...looks, ...imports]);
    for (const { fresh, price } of [behind, ahead]) {
      await fresh.refresh();
      expect([price(one!.id), price(other!.id)]).toEqual([7_777, 8_888]);
    }
  });

  it('shows a brand that another process renamed', async () => {
    const { db } = behind.database;
    const { id } = await db.selectFrom('brands').select('id').limit(1).executeTakeFirstOrThrow();
    await db.updateTable('brands').set({ description: 'Anders' }).where('id', '=', id).execute();
    await ahead.fresh.refresh();
    expect(ahead.shop.state.catalogue.brands.get(id)?.name).toBe('Anders');
  });
});
