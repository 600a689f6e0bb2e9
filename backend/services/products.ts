import type { Kysely } from 'kysely';
import type { ProductRecord, StockRecord } from '../../src/api/products/wire.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import type { Database } from '../db/schema/database.ts';
import { type Payer, withAgreedPrices } from './agreed-prices.ts';
import type { Catalogue } from './catalogue.ts';
import { extraFields, stockRecord, summaryRecord } from './product-record.ts';
import { productRows, stockRows } from './product-rows.ts';
import { variantsOf } from './variants.ts';

export interface ProductFields {
  extraFields: boolean;
  webNode: boolean;
}

/** Products with their stock, in the order of `ids`; what has no page is left out. */
export async function productRecords(
  db: Kysely<Database>,
  catalogue: Catalogue,
  ids: readonly number[],
  locale: Locale,
  fields: ProductFields,
): Promise<ProductRecord[]> {
  const rows = await productRows(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const variants = fields.extraFields ? await variantsOf(db, rows, locale) : new Map();
  return [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const record: ProductRecord = {
      ...summaryRecord(row, catalogue, locale),
      ...(fields.extraFields && {
        ...extraFields(row, catalogue, locale),
        Variants: variants.get(row.details.group) ?? null,
      }),
      ...stockRecord(row),
    };
    if (!fields.webNode) delete record.WebNode;
    return [record];
  });
}

/** Of products those that their customer pays another price for than the shop's own, at that price. */
export async function agreedRecords(
  db: Kysely<Database>,
  catalogue: Catalogue,
  ids: readonly number[],
  locale: Locale,
  payer: Payer,
): Promise<ProductRecord[]> {
  const own = await productRows(db, ids);
  const rows = await withAgreedPrices(db, own, payer);
  return rows
    .filter((row, at) => row !== own[at])
    .map((row) => ({ ...summaryRecord(row, catalogue, locale), ...stockRecord(row) }));
}

/** Stock by product id. */
export async function productStock(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Record<string, StockRecord>> {
  const rows = await stockRows(db, ids);
  return Object.fromEntries(rows.map((row) => [String(row.product_id), stockRecord(row)]));
}
