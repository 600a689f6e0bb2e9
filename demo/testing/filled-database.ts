/**
 * Databases in memory with a generated catalogue, which is made once for all tests that request it.
 */
import { generateCatalogue } from '../catalogue/load.ts';
import { openDatabase, type OpenedDatabase } from '../../backend/platform/db/open.ts';
import { openMemoryDatabase } from '../../backend/platform/db/testing/memory-database.ts';
import { preparedDatabase } from '../../backend/testing/prepared-database.ts';

export interface CatalogueFilling {
  products: number;
  seed?: number;
  /** Reference moment of the catalogue, which determines its promotions and prices. */
  now: Date;
}

/** A few products, at the moment that most tests use as now. */
export const FEW_PRODUCTS: CatalogueFilling = {
  products: 60,
  seed: 1,
  now: new Date('2026-11-21T09:30:00Z'),
};

/**
 * A few products for a backend that runs by the clock of the tests, at the moment when this clock
 * begins.
 */
const PRODUCTS_AT_START: CatalogueFilling = {
  products: 50,
  seed: 3,
  now: new Date('2030-03-05T09:00:00Z'),
};

/** Fills the data folder of such a backend. */
export const fillDataDir = async (dataDir: string) =>
  (await openFilledDatabase(PRODUCTS_AT_START, dataDir)).close();

const prepared = new Map<string, Promise<string>>();

/** Opens a database with such a catalogue. `dataDir`: folder of its data; in memory by default. */
export async function openFilledDatabase(
  filling: CatalogueFilling,
  dataDir = 'memory://',
): Promise<OpenedDatabase> {
  const key = JSON.stringify(filling);
  let packedDatabase = prepared.get(key);
  if (!packedDatabase) prepared.set(key, (packedDatabase = prepare(filling)));
  if (dataDir === 'memory://') return openMemoryDatabase(await packedDatabase);
  const emptyDatabase = process.env['EMPTY_DATABASE'];
  process.env['EMPTY_DATABASE'] = await packedDatabase;
  try {
    return await openDatabase({ databaseUrl: '', dataDir });
  } finally {
    // Restores the variable, so that other databases of a test start without the catalogue.
    if (emptyDatabase === undefined) delete process.env['EMPTY_DATABASE'];
    else process.env['EMPTY_DATABASE'] = emptyDatabase;
  }
}

const prepare = ({ products, seed, now }: CatalogueFilling): Promise<string> =>
  preparedDatabase({
    name: `filled-${products}-${seed ?? 'demo'}`,
    sources: [
      'demo/**/*.ts',
      'backend/catalogue/**/*.ts',
      'backend/program/*.ts',
      'src/domain/**/*.ts',
    ],
    parameters: [now.toISOString()],
    fill: async (db) => {
      await generateCatalogue(db, { products, now, ...(seed !== undefined && { seed }) });
    },
  });
