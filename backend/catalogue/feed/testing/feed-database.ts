/** A catalogue of demo products, and feeds of objects to load into it. */
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema/database.ts';
import { FEW_PRODUCTS, openFilledDatabase } from '../../../../demo/testing/filled-database.ts';
import type { ImportOptions } from '../import.ts';
import { importFeed } from '../import-files.ts';

export const NOW = new Date('2026-11-21T09:30:00Z');

/** A row with all required fields of a new product. */
export const NEW_PRODUCT_ROW = {
  number: '77000001',
  ean: '2000000000015',
  name_nl: 'Testplaat 10 mm',
  name_en: 'Test sheet 10 mm',
  brand: 'GEEN',
  category: 'gipsplaat/standaard',
  price: '12,50',
};

/** Opens a database with a few demo products. Rejects with the database's error. */
export const openCatalogue = () => openFilledDatabase(FEW_PRODUCTS);

/** Streams rows as the lines of a JSON lines file. */
export async function* streamLines(...lines: (string | object)[]) {
  for (const line of lines) {
    yield Buffer.from(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
  }
}

export const importRows = (
  db: Kysely<Database>,
  lines: (string | object)[],
  options: Partial<ImportOptions> = {},
) => importFeed(db, streamLines(...lines), { now: NOW, ...options });

export const readProduct = (db: Kysely<Database>, number = NEW_PRODUCT_ROW.number) =>
  db.selectFrom('products').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
