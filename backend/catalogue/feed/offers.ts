/** Other prices of a row: staffel, advised price and offer. */
import { type Kysely, sql } from 'kysely';
import type { IsoDate } from '../../../src/domain/shared/common.ts';
import { withoutTax } from '../../../src/domain/shared/money.ts';
import { offerMoments, scaledLevels } from '../../../src/domain/pricing/reprice.ts';
import type { LevelRecord } from '../../platform/db/schema/catalogue.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { applyListPrices, setPrices } from '../offers/list-prices.ts';
import { applyOffers, planOffers } from '../offers/apply-offers.ts';
import type { FeedError, FeedRow } from './row.ts';

/** Current and planned prices of a product. */
export interface PriceState {
  id: number;
  price_incl: number;
  tax_rate: number;
  levels: LevelRecord[];
  action_incl: number | null;
  action_from: IsoDate | null;
  action_until: IsoDate | null;
  regular_incl: number | null;
  regular_levels: LevelRecord[] | null;
}

const ACTION_FIELDS = [
  ...(['action_price', 'action_from', 'action_until', 'action_nl', 'action_en'] as const),
];
const hasActionFields = (row: FeedRow): boolean =>
  ACTION_FIELDS.some((field) => row[field] !== undefined);
const hasOfferFields = (row: FeedRow): boolean =>
  hasActionFields(row) || row.list_price !== undefined;

/** Returns whether a row has any price field. */
export const hasPriceFields = (row: FeedRow): boolean =>
  hasOfferFields(row) ||
  [row.price, row.tax_rate, row.staffel].some((field) => field !== undefined);

/** Reads the current prices of products, by id. */
export async function readPrices(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, PriceState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products as p')
    .leftJoin('product_offers as o', 'o.product_id', 'p.id')
    .select(['p.id', 'p.price_incl', 'p.tax_rate', 'p.levels', 'o.action_incl', 'o.action_from'])
    .select(['o.action_until', 'o.regular_incl', 'o.regular_levels'])
    .where(sql<boolean>`p.id = any(${ids})`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

type Fault = Omit<FeedError, 'line'>;
const euros = (cents: number): string => (cents / 100).toFixed(2);

/** Validates the prices of a row; `state` contains the current prices of its product. */
export function findPriceFaults(
  row: FeedRow,
  state: PriceState | undefined,
  today: IsoDate,
): Fault[] {
  const faults: Fault[] = [];
  const regular = row.price ?? state?.regular_incl ?? state?.price_incl ?? 0;
  let priceOfFewer = regular;
  for (const [quantity, incl] of Object.entries(row.staffel ?? {})) {
    const fault = { field: `staffel.${quantity}`, value: euros(incl) };
    if (quantity === '1') faults.push({ ...fault, message: 'must be from 2 pieces on' });
    else if (incl >= priceOfFewer)
      faults.push({
        ...fault,
        message: `must be below ${euros(priceOfFewer)}, the price of fewer pieces`,
      });
    priceOfFewer = incl;
  }
  const action = {
    incl: row.action_price ?? state?.action_incl ?? null,
    from: row.action_from ?? state?.action_from ?? null,
    until: row.action_until ?? state?.action_until ?? null,
  };
  const actionField = ACTION_FIELDS.find((field) => row[field] !== undefined);
  if (actionField && (action.incl === null || action.from === null || action.until === null)) {
    const value =
      actionField === 'action_price' ? euros(row.action_price!) : String(row[actionField]);
    const message = 'needs action_price, action_from and action_until together';
    return [...faults, { field: actionField, value, message }];
  }
  if (action.incl === null || action.from === null || action.until === null) return faults;
  if (action.until < action.from)
    faults.push({ field: 'action_until', value: action.until, message: 'lies before action_from' });
  // An offer in the past may have been more expensive than the current price.
  if (action.until >= today && action.incl >= regular) {
    const isInRow = row.action_price !== undefined;
    faults.push({
      field: isInRow ? 'action_price' : 'price',
      value: euros(isInRow ? action.incl : regular),
      message: isInRow
        ? `must be below the price, ${euros(regular)}`
        : `must be above ${euros(action.incl)}, the price of its action until ${action.until}`,
    });
  }
  return faults;
}

/** Converts the staffel of a row to its stored form. */
export const levelRecords = (
  id: number,
  staffel: NonNullable<FeedRow['staffel']>,
  rate: number,
): LevelRecord[] =>
  // Integer keys are iterated in ascending order.
  Object.entries(staffel).map(([quantity, priceIncl], i) => ({
    ...{ id: id * 10 + i + 1, quantity: Number(quantity), priceIncl },
    priceExcl: withoutTax(priceIncl, rate),
  }));

interface PricedRow {
  id: number;
  row: FeedRow;
}

/**
 * Changes the prices of existing products. During an offer, the price in a feed is the regular
 * price, to which the product returns.
 */
export async function changePrices(
  db: Kysely<Database>,
  products: readonly PricedRow[],
  states: ReadonlyMap<number, PriceState>,
  now: Date,
): Promise<void> {
  const pricedProducts = products.filter(({ row }) => hasPriceFields(row));
  if (pricedProducts.length === 0) return;
  const changes = pricedProducts.map(({ id, row }) => ({ id, row, state: states.get(id)! }));
  await setPrices(
    db,
    changes.flatMap(({ id, row, state }) => {
      const incl = state.regular_incl === null ? row.price : undefined;
      if (incl === undefined && row.tax_rate === undefined) return [];
      return [{ productId: id, incl, taxRate: row.tax_rate }];
    }),
    now,
  );
  await changeRegularPrices(db, changes);
  const levels = changes.flatMap(({ id, row, state }) => {
    if (row.staffel === undefined) return [];
    const rate = row.tax_rate ?? state.tax_rate;
    const feedLevels = levelRecords(id, row.staffel, rate);
    const isRunning = state.regular_incl !== null;
    const regular = row.price ?? state.regular_incl ?? 0;
    const currentLevels = isRunning
      ? scaledLevels(feedLevels, regular, state.price_incl, rate)
      : feedLevels;
    return [{ id, shown: currentLevels, regular: isRunning ? feedLevels : null }];
  });
  if (levels.length > 0) {
    const levelRows = sql`jsonb_to_recordset(${JSON.stringify(levels)}::jsonb)
      as r (id integer, shown jsonb, regular jsonb)`;
    await sql`update products p set levels = r.shown from ${levelRows} where p.id = r.id`.execute(
      db,
    );
    await sql`update product_offers o set regular_levels = r.regular from ${levelRows}
      where o.product_id = r.id and o.regular_incl is not null`.execute(db);
  }
  await writeOffers(db, pricedProducts, now);
}

/** Changes the regular price and staffel of products with a current offer. */
async function changeRegularPrices(
  db: Kysely<Database>,
  changes: readonly { id: number; row: FeedRow; state: PriceState }[],
): Promise<void> {
  const rows = changes.flatMap(({ id, row, state }) => {
    const { regular_incl: before, regular_levels: levels } = state;
    if (before === null || row.price === undefined) return [];
    const rate = row.tax_rate ?? state.tax_rate;
    return [{ id, incl: row.price, levels: scaledLevels(levels ?? [], before, row.price, rate) }];
  });
  if (rows.length === 0) return;
  await sql`
    update product_offers o set regular_incl = r.incl, regular_levels = r.levels
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id integer, incl integer, levels jsonb)
    where o.product_id = r.id`.execute(db);
}

/** Returns when offers begin and end. */
export const offerBoundaries = (
  actions: readonly { from: IsoDate | null; until: IsoDate | null }[],
): Date[] =>
  actions.flatMap(({ from, until }) => {
    if (from === null || until === null) return [];
    const { begins, ends } = offerMoments({ from, until });
    return [begins, ends];
  });

/** Stores advised prices and offers, schedules their days, and applies the current ones. */
export async function writeOffers(
  db: Kysely<Database>,
  products: readonly PricedRow[],
  now: Date,
): Promise<void> {
  const withOffer = products.filter(({ row }) => hasOfferFields(row));
  if (withOffer.length > 0) {
    const rows = withOffer.map(({ id, row }) => ({
      ...{ id, list: row.list_price, incl: row.action_price },
      ...{ from: row.action_from, until: row.action_until, nl: row.action_nl, en: row.action_en },
    }));
    const { rows: storedOffers } = await sql<{ from: IsoDate | null; until: IsoDate | null }>`
      insert into product_offers as o (product_id, list_incl, action_incl, action_from,
        action_until, action_title)
      select id, list, incl, "from", until,
        case when coalesce(nl, en) is not null
          then jsonb_build_object('nl', coalesce(nl, en), 'en', coalesce(en, nl)) end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, list integer,
        incl integer, "from" text, until text, nl text, en text)
      on conflict (product_id) do update set
        list_incl = coalesce(excluded.list_incl, o.list_incl),
        action_incl = coalesce(excluded.action_incl, o.action_incl),
        action_from = coalesce(excluded.action_from, o.action_from),
        action_until = coalesce(excluded.action_until, o.action_until),
        action_title = coalesce(excluded.action_title, o.action_title)
      returning action_from as "from", action_until as until`.execute(db);
    await planOffers(db, offerBoundaries(storedOffers), now);
    const idsWithAction = withOffer.filter(({ row }) => hasActionFields(row)).map(({ id }) => id);
    if (idsWithAction.length > 0) await applyOffers(db, now, idsWithAction);
  }
  await applyListPrices(db, products.map(({ id }) => id), now); // oxfmt-ignore
}
