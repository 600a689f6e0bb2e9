import { type Kysely, sql } from 'kysely';
import type { Database } from '../../backend/platform/db/schema/database.ts';
import { FIRST_NUMBER } from './products.ts';
import { findReferencedIds } from '../../backend/catalogue/catalogue-state.ts';

/**
 * SQL: whether a feed added the product. Numbers of generated products are derived from their ids.
 */
export const IS_FROM_FEED = sql<boolean>`number <> (${FIRST_NUMBER}::integer + id)::text`;

/** Returns the number of products that feeds added. */
export async function countFeedProducts(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where(IS_FROM_FEED)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Products that rows of customers or visitors refer to, and that therefore stay when their
 * catalogue is replaced.
 */
export class KeptProducts {
  readonly #numbers: ReadonlyMap<number, string>;
  readonly #ids: ReadonlyMap<string, number>;

  private constructor(rows: readonly { id: number; number: string }[]) {
    this.#numbers = new Map(rows.map(({ id, number }) => [id, number]));
    this.#ids = new Map(rows.map(({ id, number }) => [number, id]));
  }

  /** Must be called before the new catalogue is written. */
  static async find(db: Kysely<Database>): Promise<KeptProducts> {
    const ids = [...(await findReferencedIds(db, 'products'))];
    const rows = await db
      .selectFrom('products')
      .select(['id', 'number'])
      .where(sql<boolean>`id = any(${ids})`)
      .execute();
    // A feed may use numbers that the new catalogue gives to other ids.
    await sql`update products set number = 'replaced:' || id
      where ${IS_FROM_FEED} and id <> all(${ids})`.execute(db);
    return new KeptProducts(rows);
  }

  /**
   * Returns whether a product that stays has the id or the number of this new product, without
   * being the same.
   */
  conflictsWith({ id, number }: { id: number; number: string }): boolean {
    return (this.#numbers.get(id) ?? number) !== number || (this.#ids.get(number) ?? id) !== id;
  }

  /**
   * Deletes all products except the new ones and those that stay, and makes the latter not
   * viewable. Returns the category and brand of the latter.
   */
  async deleteOthers(
    db: Kysely<Database>,
    newIds: readonly number[],
  ): Promise<{ web_node_id: number; brand_id: number | null }[]> {
    const isOld = sql<boolean>`id not in (select unnest(${newIds}::integer[]))`;
    const isKept = sql<boolean>`id = any(${[...this.#numbers.keys()]})`;
    await sql`delete from products where ${isOld} and not ${isKept}`.execute(db);
    return db
      .updateTable('products')
      .set({ visibility: 'NotViewable', promotion_nodes: [], updated_at: sql<Date>`now()` })
      .where(isOld)
      .returning(['web_node_id', 'brand_id'])
      .execute();
  }
}
