import { lowestPriceOf30Days, type PriceStep } from '../../src/domain/pricing/reprice.ts';
import type { DiscountRecord, LevelRecord } from '../../backend/platform/db/schema/catalogue.ts';
import { addDays } from './calendar.ts';
import { priceWithoutTax, roundToShelfPrice } from './money.ts';
import type { RandomSource } from './random.ts';

/** The prices of a product in cents, consistent with its price history. */
export interface Pricing {
  incl: number;
  oldIncl: number | null;
  discountId: number | null;
  discounts: DiscountRecord[];
  levels: LevelRecord[];
  reducedFrom: Date | null;
  reducedUntil: Date | null;
  isActie: boolean;
  isOpop: boolean;
  isMeerMinder: boolean;
  isReduced: boolean;
  /** Oldest first; the last step is today's price. */
  history: PriceStep[];
}

/** Minimum length of the price history in days. */
const HISTORY_DAYS = 120;

const CAMPAIGNS = [
  { nl: 'Actie van de maand', en: 'Offer of the month' },
  { nl: 'Weekactie', en: 'Weekly offer' },
  { nl: 'Vakmandagen', en: 'Trade days' },
  { nl: 'Bouwplaatsvoordeel', en: 'Site savings' },
  { nl: 'Klusvoordeel', en: 'DIY savings' },
] as const;

function makeDiscount(
  id: number,
  percent: number,
  start: Date,
  end: Date,
  labelType: DiscountRecord['labelType'],
  campaign: number,
): DiscountRecord {
  const name = CAMPAIGNS[campaign % CAMPAIGNS.length]!;
  return {
    id,
    name: name.nl,
    title: { nl: `${percent}% korting`, en: `${percent}% off` },
    labelType,
    startDate: start.toISOString(),
    endDate: end.toISOString(),
  };
}

function makeLevels(
  incl: number,
  rate: number,
  productId: number,
  draw: RandomSource,
): LevelRecord[] {
  const isCheap = incl < 500;
  const steps =
    incl > 20_000
      ? [2, 5]
      : isCheap
        ? [10, 50, 100]
        : draw.pick([
            [3, 10],
            [5, 20],
            [4, 12, 48],
          ]);
  let price = incl;
  return steps.flatMap((quantity, i): LevelRecord[] => {
    const levelPrice = Math.round(incl * (1 - draw.pick([0.05, 0.06, 0.08]) * (i + 1)));
    if (levelPrice >= price || levelPrice < 2) return [];
    price = levelPrice;
    return [
      {
        id: productId * 10 + i + 1,
        quantity,
        priceIncl: levelPrice,
        priceExcl: priceWithoutTax(levelPrice, rate),
      },
    ];
  });
}

/**
 * Makes the prices of a product: its shelf price, and at most one kind of offer, chosen at random.
 */
export function priceProduct(
  euros: number,
  rate: number,
  productId: number,
  now: Date,
  draw: RandomSource,
): Pricing {
  const regular = roundToShelfPrice(euros);
  const start = addDays(now, -HISTORY_DAYS - draw.int(0, 20));
  const history: PriceStep[] = [{ from: start, incl: regular }];
  const result: Pricing = {
    incl: regular,
    oldIncl: null,
    discountId: null,
    discounts: [],
    levels: [],
    reducedFrom: null,
    reducedUntil: null,
    isActie: false,
    isOpop: false,
    isMeerMinder: false,
    isReduced: false,
    history,
  };
  // For a quarter of the products the price has changed, before any of the offers below could
  // begin.
  if (draw.chance(0.25)) {
    const priceBefore = roundToShelfPrice(euros * draw.pick([0.94, 0.96, 1.04, 1.06]));
    history[0]!.incl = priceBefore;
    history.push({ from: addDays(now, -draw.int(80, 110)), incl: regular });
  }
  const reducePrice = (from: Date, percent: number): number => {
    const lowest = lowestPriceOf30Days(history, from) ?? regular;
    const reducedPrice = roundToShelfPrice((regular * (100 - percent)) / 10_000);
    if (reducedPrice >= lowest) return 0;
    history.push({ from, incl: reducedPrice });
    result.incl = reducedPrice;
    result.oldIncl = lowest;
    return Math.round((1 - reducedPrice / lowest) * 100);
  };
  const offerKind = draw.next();
  if (offerKind < 0.06) {
    const from = addDays(now, -draw.int(1, 13));
    const percent = reducePrice(from, draw.pick([10, 15, 20, 25, 30]));
    if (percent > 0) {
      const label = draw.pick(['DEFAULT', 'DEFAULT', 'SHOWLABEL', 'NOLABEL'] as const);
      result.discountId = 500_000 + productId;
      result.discounts = [
        makeDiscount(
          result.discountId,
          percent,
          from,
          addDays(now, draw.int(7, 35)),
          label,
          productId,
        ),
      ];
      result.isActie = true;
    }
  } else if (offerKind < 0.09) {
    const from = addDays(now, -draw.int(3, 40));
    if (reducePrice(from, draw.pick([8, 12, 15, 18])) > 0) {
      result.reducedFrom = from;
      result.reducedUntil = addDays(now, draw.int(20, 90));
      result.isReduced = true;
    }
  } else if (offerKind < 0.115) {
    const from = addDays(now, -draw.int(2, 50));
    result.isOpop = reducePrice(from, draw.pick([30, 40, 50])) > 0;
  } else if (offerKind < 0.22) {
    result.levels = makeLevels(regular, rate, productId, draw);
    result.isMeerMinder = result.levels.length > 0;
  } else if (offerKind < 0.24) {
    // A future or past discount, which is in the data but not shown.
    const isFuture = draw.chance(0.5);
    const from = addDays(now, isFuture ? draw.int(5, 20) : -draw.int(40, 70));
    result.discounts = [
      makeDiscount(600_000 + productId, 15, from, addDays(from, 14), 'DEFAULT', productId),
    ];
    if (!isFuture) {
      const reducedPrice = roundToShelfPrice((regular * 85) / 10_000);
      history.push({ from, incl: reducedPrice }, { from: addDays(from, 14), incl: regular });
    }
  }
  history.sort((a, b) => a.from.getTime() - b.from.getTime());
  return result;
}
