import { type Kysely, sql } from 'kysely';
import { slug } from '../../src/domain/shared/slug.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import { NUMBER_TRIMMED_LENGTH } from '../../src/domain/shared/number-trimmed.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { Texts } from '../platform/db/schema/columns.ts';

const AND = { nl: ' en ', en: ' and ' } as const;

/** A name as part of an address; `&` is read out in the language of the address. */
export function addressText(text: string, locale: Locale = 'nl'): string {
  return slug(text.replaceAll('&', AND[locale]));
}

/** Plain text as a paragraph of HTML; nothing of an empty one. */
export function paragraph(text: string): string {
  const safe = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return safe && `<p>${safe}</p>`;
}

/** The last digit of a GS1 number (EAN-13, GLN) over the digits before it. */
export function checkDigit(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++)
    sum += Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

/**
 * An EAN-13 from GS1's range for restricted circulation (20-29), which no maker's article has:
 * these products are invented.
 */
export function eanOf(productId: number, brandId: number): string {
  const body = `${20 + (brandId % 10)}${String(brandId % 1000).padStart(3, '0')}${String(productId).padStart(7, '0')}`;
  return `${body}${checkDigit(body)}`;
}

/** The lowest product id. */
export const FIRST_PRODUCT_ID = 100_000;

/** Why a product cannot be changed, in one sentence. */
export class ProductChangeError extends Error {
  override name = 'ProductChangeError';
}

/**
 * The product with a trade number, whole or as its page shows it (the last digits, spec 2
 * §2). Rejects with `ProductChangeError` where no product has it or several do.
 */
export async function productOfNumber(
  db: Kysely<Database>,
  number: string,
): Promise<{ id: number; number: string }> {
  const { rows } = await sql<{ id: number; number: string }>`
    select id, number from products
    where number = ${number}
      or number ~ '^[0-9]+$' and lpad(right(number, ${NUMBER_TRIMMED_LENGTH}), ${NUMBER_TRIMMED_LENGTH}, '0') = ${number}
    order by number <> ${number}, id limit 3`.execute(db);
  const [found, other] = rows;
  if (!found) throw new ProductChangeError(`There is no product ${number}.`);
  if (other && found.number !== number) {
    const numbers = rows.map((row) => row.number).join(', ');
    throw new ProductChangeError(
      `Several products end in ${number}: ${numbers}. Write the whole number.`,
    );
  }
  return found;
}

/** Tables that the catalogue itself writes: what they refer to is replaced together with them. */
const OF_THE_CATALOGUE = [
  ...['products', 'price_history', 'stock', 'web_nodes', 'brands', 'stores'],
  ...['product_offers', 'product_relations', 'product_media'],
];

/**
 * Ids of rows of the catalogue that rows of customers, visitors or editors refer to (a review, a
 * chosen store), in whatever table: the foreign keys of the database tell.
 */
export async function referencedIds(
  db: Kysely<Database>,
  table: 'products' | 'stores',
): Promise<Set<number>> {
  const { rows: keys } = await sql<{ table: string; column: string }>`
    select r.relname as table, a.attname as column
    from pg_constraint c
    join pg_class r on r.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = to_regclass(${table})
      and r.relname <> all(${OF_THE_CATALOGUE})`.execute(db);
  const ids = new Set<number>();
  for (const { table: from, column } of keys) {
    const { rows } = await sql<{ id: number }>`
      select distinct ${sql.ref(column)} as id from ${sql.table(from)}
      where ${sql.ref(column)} is not null`.execute(db);
    for (const { id } of rows) ids.add(Number(id));
  }
  return ids;
}

/** The categories that every shop has, whoever fills it (migration 0120): no feed changes them. */
/** What nobody sees: above the root categories, and above the lists outside the tree. */
export const ROOT_NODES: readonly { id: number; code: string; name: Texts }[] = [
  { id: 1, code: 'root', name: { nl: 'Assortiment', en: 'Range' } },
  { id: 2, code: 'special', name: { nl: 'Bijzonder', en: 'Special' } },
];

/** Codes of the categories that the shop itself knows. */
export const SPECIAL_CODES: ReadonlySet<string> = new Set([
  ...ROOT_NODES.map(({ code }) => code),
  ...['NUPDActie', 'opop', 'meer-minder', 'in-prijs-verlaagd'],
]);

/** Ids of the promotion lists, as the common config tells them to the site. */
export const PROMOTION_IDS = { actie: 50, opop: 61, meerMinder: 62, reducedInPrice: 63 } as const;

/** Text that changes with the catalogue: how it was made, how many products, the last change
 * and the last review. The time of the last change tells apart what other databases hold. */
export async function catalogueVersion(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<Record<string, unknown>>`
    select count(*)::text as count, coalesce(max(updated_at)::text, '') as latest,
      (select value from meta where key = 'catalogue') as meta,
      (select coalesce(max(number), 0)::text from catalogue_changes) as change,
      (select coalesce(max(id), 0)::text from reviews) as reviews
    from products`.execute(db);
  return JSON.stringify(rows);
}

/** True when the database was never filled. */
export async function hasNoCatalogue(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  return row === undefined;
}

/** True for the catalogue of the demo: only its generator notes a seed. */
export async function hasDemoCatalogue(db: Kysely<Database>): Promise<boolean> {
  const row = await db
    .selectFrom('meta')
    .select('key')
    .where('key', '=', 'catalogue')
    .where(sql<boolean>`value ? 'seed'`)
    .executeTakeFirst();
  return row !== undefined;
}
