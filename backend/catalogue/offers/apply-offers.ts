/** Starts and ends the promotional prices ("acties") of an owner's feed. */
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { IsoDate } from '../../../src/domain/shared/common.ts';
import { withoutTax } from '../../../src/domain/shared/money.ts';
import { localTime } from '../../../src/domain/store/opening-hours.ts';
import { offerMoments, isOfferDay, percentOff } from '../../../src/domain/pricing/reprice.ts';
import type { DiscountRecord, LevelRecord } from '../../platform/db/schema/catalogue.ts';
import type { Texts } from '../../platform/db/schema/columns.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { PROMOTION_IDS } from '../special-nodes.ts';
import { setPrices, readLowestPrices } from './list-prices.ts';
import {
  jobHandler,
  type JobHandler,
  type JobKind,
  JobQueue,
} from '../../platform/jobs/job-queue.ts';

/** Id of the discount of an offer, outside the range of the merchandise system. */
const discountId = (productId: number): number => 1_000_000_000 + productId;

interface Offer {
  id: number;
  action_incl: number | null;
  action_from: IsoDate | null;
  action_until: IsoDate | null;
  action_title: Texts | null;
  regular_incl: number | null;
  regular_levels: LevelRecord[] | null;
  price_incl: number;
  tax_rate: number;
  levels: LevelRecord[];
  discounts: DiscountRecord[];
  old_price_incl: number | null;
}

/** A current offer, with its price and discount. */
type RunningOffer = Offer & { action_incl: number; action_from: IsoDate; action_until: IsoDate };

const isRunning = (offer: Offer, today: IsoDate): offer is RunningOffer =>
  offer.action_incl !== null &&
  offer.action_from !== null &&
  offer.action_until !== null &&
  isOfferDay({ from: offer.action_from, until: offer.action_until }, today);

/**
 * Applies the offers of a day: sets price, crossed-out price and discount, and restores the regular
 * price after the end of an offer. For these products, else for all whose offer starts or ends.
 * Idempotent. Returns the changed products.
 */
export async function applyOffers(
  db: Kysely<Database>,
  now: Date,
  ids?: readonly number[],
): Promise<number[]> {
  const today = localTime(now).day;
  const offers = await readOffers(db, today, ids);
  if (offers.length === 0) return [];
  const runningOffers = offers.filter((offer) => isRunning(offer, today));
  const startingOffers = runningOffers.filter((offer) => offer.regular_incl === null);
  const crossedOutPrice = await readLowestPrices(db, startingOffers.map(({ id }) => id), now); // oxfmt-ignore
  const endedOffers = offers.filter(
    (offer) => !isRunning(offer, today) && offer.regular_incl !== null,
  );
  await setPrices(
    db,
    [
      ...runningOffers.map(({ id, action_incl }) => ({ productId: id, incl: action_incl })),
      ...endedOffers.map(({ id, regular_incl }) => ({ productId: id, incl: regular_incl! })),
    ],
    now,
  );
  const rows = [
    ...runningOffers.map((offer) => {
      const oldPrice =
        offer.regular_incl === null
          ? (crossedOutPrice.get(offer.id) ?? null)
          : offer.old_price_incl;
      return runningRow(offer, oldPrice !== null && oldPrice > offer.action_incl ? oldPrice : null);
    }),
    ...endedOffers.map(endedRow),
  ];
  await writeRows(db, rows, now);
  return rows.map(({ id }) => id);
}

/**
 * Deletes the offer of a product. `applyOffers` then restores the regular price, unless another
 * offer was written before.
 */
export async function deleteOffer(db: Kysely<Database>, id: number): Promise<void> {
  const noOffer = { action_incl: null, action_from: null, action_until: null, action_title: null };
  await db.updateTable('product_offers').set(noOffer).where('product_id', '=', id).execute();
}

async function readOffers(
  db: Kysely<Database>,
  today: IsoDate,
  ids: readonly number[] | undefined,
): Promise<Offer[]> {
  const isDue = sql<boolean>`(o.regular_incl is null and ${today} between o.action_from and o.action_until)
    or (o.regular_incl is not null and
      (o.action_incl is null or ${today} not between o.action_from and o.action_until))`;
  return db
    .selectFrom('product_offers as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .select(['p.id', 'o.action_incl', 'o.action_from', 'o.action_until', 'o.action_title'])
    .select(['o.regular_incl', 'o.regular_levels', 'p.price_incl', 'p.tax_rate', 'p.levels'])
    .select(['p.discounts', 'p.old_price_incl'])
    .where(ids ? sql<boolean>`p.id = any(${ids})` : isDue)
    .orderBy('p.id')
    .execute();
}

interface OfferRow {
  id: number;
  regularIncl: number | null;
  regularLevels: LevelRecord[] | null;
  /** Null to keep those set by `setPrices`. */
  levels: LevelRecord[] | null;
  discounts: DiscountRecord[];
  discountId: number | null;
  oldIncl: number | null;
  oldExcl: number | null;
}

function runningRow(offer: RunningOffer, oldIncl: number | null): OfferRow {
  const { id, action_incl: incl, tax_rate: rate } = offer;
  const days = { from: offer.action_from, until: offer.action_until };
  const { begins, ends } = offerMoments(days);
  const title = offer.action_title ?? titleOf(incl, oldIncl);
  const discount: DiscountRecord = {
    ...{ id: discountId(id), name: title.nl, title, labelType: 'DEFAULT' },
    startDate: begins.toISOString(),
    endDate: new Date(ends.getTime() - 1).toISOString(),
  };
  return {
    id,
    regularIncl: offer.regular_incl ?? offer.price_incl,
    regularLevels: offer.regular_levels ?? offer.levels,
    levels: null,
    discounts: [...otherDiscountsOf(offer), discount],
    discountId: discount.id,
    oldIncl,
    oldExcl: oldIncl === null ? null : withoutTax(oldIncl, rate),
  };
}

const titleOf = (price: number, crossedOutPrice: number | null): Texts => {
  if (crossedOutPrice === null) return { nl: 'Actie', en: 'Offer' };
  const percent = percentOff(price, crossedOutPrice);
  return { nl: `${percent}% korting`, en: `${percent}% off` };
};

const otherDiscountsOf = ({ id, discounts }: Offer): DiscountRecord[] =>
  discounts.filter((discount) => discount.id !== discountId(id));

const endedRow = (offer: Offer): OfferRow => ({
  ...{ id: offer.id, regularIncl: null, regularLevels: null, levels: offer.regular_levels },
  ...{ discounts: otherDiscountsOf(offer), discountId: null, oldIncl: null, oldExcl: null },
});

async function writeRows(
  db: Kysely<Database>,
  rows: readonly OfferRow[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const priceRows = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer,
    "regularIncl" integer, "regularLevels" jsonb, levels jsonb, discounts jsonb,
    "discountId" integer, "oldIncl" integer, "oldExcl" integer)`;
  const offerListId = sql.lit(PROMOTION_IDS.actie);
  await sql`
    update products p set levels = coalesce(r.levels, p.levels), discounts = r.discounts,
      discount_id = r."discountId", old_price_incl = r."oldIncl", old_price_excl = r."oldExcl",
      promotion_nodes = array_remove(p.promotion_nodes, ${offerListId}) ||
        case when r."discountId" is null then '{}'::integer[] else array[${offerListId}] end,
      updated_at = ${now}::timestamptz
    from ${priceRows} where p.id = r.id`.execute(db);
  await sql`
    update product_offers o set regular_incl = r."regularIncl", regular_levels = r."regularLevels"
    from ${priceRows} where o.product_id = r.id`.execute(db);
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Job that starts and ends the offers of a day, at midnight. */
const OFFERS_KIND: JobKind<Record<string, never>> = {
  name: 'offers',
  payload: z.strictObject({}),
  backOffMs: [MINUTE, 5 * MINUTE, 30 * MINUTE],
  timeoutMs: 10 * MINUTE,
  keptMs: 30 * DAY,
  isPersonal: false,
  yieldsToRequests: false,
};

/** Schedules the days on which offers start or end, each once. Past days are omitted. */
export async function planOffers(
  trx: Kysely<Database>,
  moments: readonly Date[],
  now: Date,
): Promise<void> {
  const queue = new JobQueue(trx, () => now);
  const times = new Set(moments.map((at) => at.getTime()).filter((time) => time > now.getTime()));
  for (const time of [...times].sort()) {
    const at = new Date(time);
    await queue.enqueue(trx, { kind: OFFERS_KIND, payload: {}, at, key: at.toISOString() });
  }
}

interface Options {
  db: Kysely<Database>;
  now(): Date;
  /** Updates search and pages after the prices of these products changed. */
  onChanged(productIds: number[]): Promise<void>;
}

/** Runs one job at a time, so that prices are not set concurrently. */
export const offersHandler = ({ db, now, onChanged }: Options): JobHandler =>
  jobHandler(
    OFFERS_KIND,
    async () => {
      const changedIds = await db.transaction().execute((trx) => applyOffers(trx, now()));
      if (changedIds.length > 0) await onChanged(changedIds);
      return { changed: changedIds.length };
    },
    1,
  );
