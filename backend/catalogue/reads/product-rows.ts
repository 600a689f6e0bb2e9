/** The columns of products as lists, pages and carts read them, at a customer's agreed prices. */
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { ProductDetails, ProductTable } from '../../platform/db/schema/catalogue.ts';
import type { WithTextTimes } from '../../platform/db/schema/columns.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { withoutTax } from '../../../src/domain/shared/money.ts';
import { type AgreedPrice, agreedPrice } from '../../../src/domain/pricing/line-price.ts';

/**
 * Subquery: the order of a cart that awaits its payment. Stock and vouchers reserved by it are
 * available to the cart, so that a shopper who did not pay can order the same again. Points and
 * credit are never reserved, since such orders are not paid online.
 */
export const unfinishedOrder = (cartId: number): RawBuilder<unknown> => sql`(
  select o.id from orders o
  where o.cart_id = ${cartId} and o.state = 'awaiting-payment'
    -- Written out, as in the index orders_of_cart, which else is not used.
    and o.state not in ('cancelled', 'expired', 'refunded'))`;

/** The part of the details that lists show, a tenth of them. */
type SummaryDetails = Pick<
  ProductDetails,
  | 'media'
  | 'keySpecs'
  | 'energyLevel'
  | 'energyLabel'
  | 'unitPerProduct'
  | 'unitPriceUnit'
  | 'expected'
>;

/**
 * Columns that a summary leaves out: those that no page shows, and the details, of which it has a
 * part.
 */
type ColumnNotInSummary =
  | 'sold_online'
  | 'promotion_nodes'
  | 'popularity'
  | 'created_at'
  | 'updated_at'
  | 'details';

/** A viewable product with the webshop's stock and the lowest price before its reduction. */
export interface SummaryRow extends Omit<
  WithTextTimes<Selectable<ProductTable>>,
  ColumnNotInSummary
> {
  details: SummaryDetails;
  default_stock: number | null;
  total_stock: number | null;
  lowest_incl: number | null;
  lowest_excl: number | null;
}

/** A product with all details and the stock of each store. */
export interface ProductRow extends SummaryRow {
  details: ProductDetails;
  quantities: Record<string, number> | null;
}

/**
 * Reads products that have a page, by id and unordered; others are omitted. The lowest price is
 * that of the 30 days before the reduction (Omnibus), including the one in force at their start.
 */
async function readProductRows<Row>(
  db: Kysely<Database>,
  ids: readonly number[],
  details: RawBuilder<unknown>,
  stock: RawBuilder<unknown> = sql`stock`,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  // One JSON value per row: parsing thirty columns costs more than the query itself.
  const { rows } = await sql<{ record: Row }>`
    select to_json(r) as record from (
    select p.id, p.number, p.ean, p.brand_id, p.web_node_id, p.state, p.visibility, p.orderable,
      p.name, p.url, p.price_incl, p.price_excl, p.tax_rate, p.old_price_incl, p.old_price_excl,
      p.discount_id, p.discounts, p.levels, p.reduced_from, p.reduced_until, p.unit,
      p.delivery_type, p.from_feed, ${details}, s.default_stock, s.total_stock,
      lowest.price_incl as lowest_incl, lowest.price_excl as lowest_excl
    from products p
    left join ${stock} s on s.product_id = p.id
    left join lateral (
      select h.price_incl, h.price_excl from price_history h
      where h.product_id = p.id and h.valid_from < p.reduced_from
        and h.valid_from >= coalesce(
          (select max(b.valid_from) from price_history b
           where b.product_id = p.id and b.valid_from <= p.reduced_from - interval '30 days'),
          '-infinity')
      order by h.price_incl limit 1
    ) lowest on p.reduced_from is not null
    where p.id = any(${[...ids]}) and p.state = 'Active' and p.visibility <> 'NotViewable') r`.execute(
    db,
  );
  return rows.map(({ record }) => record);
}

export const readProducts = (db: Kysely<Database>, ids: readonly number[]): Promise<ProductRow[]> =>
  readProductRows(db, ids, sql`p.details, s.quantities`);

/** A summary with the additional fields of a cart: the stock of each store, and the weight. */
export interface CartProductRow extends SummaryRow {
  quantities: Record<string, number> | null;
  /** Grams; null if unknown. */
  weight: number | null;
}

/**
 * Like `readProducts`, with the fields for carts. Stock reserved by the cart's unfinished order
 * counts as available; null if there is no such cart.
 */
export const readCartProducts = (
  db: Kysely<Database>,
  cartId: number | null,
  ids: readonly number[],
): Promise<CartProductRow[]> =>
  readProductRows(
    db,
    ids,
    sql`${SUMMARY_DETAILS}, s.quantities, p.details #> '{dimensions,weight}' as weight`,
    cartId === null ? undefined : stockForCart(cartId),
  );

/**
 * Stock available to this cart. One statement, so that an order that ends meanwhile is counted
 * once.
 */
const stockForCart = (cartId: number): RawBuilder<unknown> => sql`(
  select t.product_id,
    t.default_stock + coalesce(h.from_default, 0) as default_stock,
    t.total_stock + coalesce(h.from_total, 0) as total_stock,
    case when h.store_id is null or h.from_store = 0 then t.quantities
      else jsonb_set(t.quantities, array[h.store_id::text],
        to_jsonb(coalesce((t.quantities ->> h.store_id::text)::int, 0) + h.from_store)) end
      as quantities
  from stock t left join (
    select r.* from stock_reservations r where r.order_id in ${unfinishedOrder(cartId)}
  ) h on h.product_id = t.product_id)`;

/**
 * Like `readProducts`, without the fields of the product page only, which makes it twice as fast.
 */
export const readSummaries = (
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<SummaryRow[]> => readProductRows(db, ids, SUMMARY_DETAILS);

const SUMMARY_DETAILS = sql`p.details - array['description', 'usageDescription', 'attributes',
  'files', 'safetyLogos', 'warnings', 'color', 'material', 'dimensions'] as details`;

export interface StockRow {
  product_id: number;
  quantities: Record<string, number>;
  default_stock: number;
  total_stock: number;
}

/** Reads the stock of products that have a page. */
export async function readStock(db: Kysely<Database>, ids: readonly number[]): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select s.* from stock s join products p on p.id = s.product_id
    where s.product_id = any(${[...ids]}) and p.state = 'Active'
      and p.visibility <> 'NotViewable'`.execute(db);
  return rows;
}

/** The buyer and the moment; null for a visitor, who has no agreed prices. */
export interface Payer {
  customerId: number | null;
  now: Date;
}

/**
 * SQL: whether row `a` of `customer_prices` applies to customer `c`, directly or through its group.
 */
export const IS_AGREED_WITH = sql<boolean>`(a.customer_id = c.id
  or c.group_code <> '' and a.group_code = c.group_code)`;

/** Reads the prices agreed with a customer or its group, by product id, whether current or not. */
async function readAgreedPrices(
  db: Kysely<Database>,
  customerId: number,
  ids: readonly number[],
): Promise<Map<number, AgreedPrice[]>> {
  const { rows } = await sql<{ id: number; price: number; starts: Date | null; ends: Date | null }>`
    select p.id, a.price_incl as price, a.starts_at as starts, a.ends_at as ends
    from products p
    join customer_prices a on a.number = p.number
    join customers c on c.id = ${customerId}
    where p.id = any(${[...ids]})
      and ${IS_AGREED_WITH}`.execute(db);
  const agreedByProduct = new Map<number, AgreedPrice[]>();
  for (const { id, price, starts, ends } of rows) {
    const agreedPriceOfRow = { priceInclTax: price, startsAt: starts, endsAt: ends };
    agreedByProduct.set(id, [...(agreedByProduct.get(id) ?? []), agreedPriceOfRow]);
  }
  return agreedByProduct;
}

/**
 * Applies agreed prices to products; returns the same rows if there are none. An agreed price is
 * not a public reduction (Omnibus), so there is no crossed-out price; only lower staffel levels are
 * kept.
 */
export async function applyAgreedPrices<Row extends SummaryRow>(
  db: Kysely<Database>,
  rows: readonly Row[],
  { customerId, now }: Payer,
): Promise<readonly Row[]> {
  if (customerId === null || rows.length === 0) return rows;
  const agreedByProduct = await readAgreedPrices(
    db,
    customerId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const price = agreedPrice(row.price_incl, agreedByProduct.get(row.id) ?? [], now);
    if (price === null) return row;
    return {
      ...row,
      ...{ price_incl: price, price_excl: withoutTax(price, row.tax_rate) },
      levels: row.levels.filter(({ priceIncl }) => priceIncl < price),
      ...{ discounts: [], discount_id: null, old_price_incl: null, old_price_excl: null },
      ...{ reduced_from: null, reduced_until: null },
    };
  });
}
