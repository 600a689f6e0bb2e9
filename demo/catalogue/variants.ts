import { type CatalogueBrand, brandsOf } from './brands/brands.ts';
import { FAMILIES } from './families/all.ts';
import type { Draft, Family } from './family.ts';
import { randomOf } from './random.ts';

/** The choices that a product is made from: family, variant, brand and pack size. */
export interface Variant {
  family: Family;
  draft: Draft;
  brand: CatalogueBrand;
  /**
   * Number of pieces sold together: 1, or more in packs that follow once all single pieces are
   * used.
   */
  pieces: number;
}

/** Pack sizes that a very large range also uses, in this order. */
const TRADE_PACKS = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24, 25, 30, 40, 50, 60, 72, 80, 96, 100];

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

/** Iterates over the variants and brands of a family in a scattered order without repetition. */
class VariantWalk {
  readonly family: Family;
  private readonly brands: CatalogueBrand[];
  private readonly total: number;
  private readonly step: number;
  private readonly start: number;
  private takenCount = 0;
  private round = 0;

  constructor(family: Family, seed: number) {
    this.family = family;
    this.brands = brandsOf(family.brands);
    this.total = family.size * this.brands.length;
    const draw = randomOf(seed, 'walk', family.key);
    this.start = draw.int(0, this.total - 1);
    // A step near the golden section distributes any number of products over the whole family.
    let step = Math.max(1, Math.floor(this.total * (0.55 + draw.next() * 0.1)));
    while (greatestCommonDivisor(step, this.total) !== 1) step++;
    this.step = step;
  }

  /**
   * Returns the next product; null when this round (single pieces, packs of two, …) has no more.
   */
  next(round: number): Variant | null {
    if (round > this.round) {
      this.round = round;
      this.takenCount = 0;
    }
    while (this.takenCount < this.total) {
      const index = (this.start + this.takenCount++ * this.step) % this.total;
      const brand = this.brands[index % this.brands.length]!;
      const draft = this.family.variantAt(Math.floor(index / this.brands.length));
      const pieces = round === 0 ? 1 : TRADE_PACKS[round - 1]!;
      if (draft) return { family: this.family, draft, brand, pieces };
    }
    return null;
  }
}

/**
 * Returns the order in which families give one product each: a family as often as its weight,
 * shuffled.
 */
function scheduleWalks(walks: readonly VariantWalk[], seed: number): VariantWalk[] {
  const slots = walks.flatMap((walk) => Array<VariantWalk>(walk.family.weight ?? 10).fill(walk));
  return randomOf(seed, 'schedule').shuffle(slots);
}

/**
 * Makes millions of variants, the first of which do not depend on how many are used. The number of
 * variants of a family is proportional to its weight. A family that has no more is skipped; after
 * all single pieces, packs of the same variants follow.
 */
export function* generateVariants(seed: number): Generator<Variant> {
  const walks = FAMILIES.map((family) => new VariantWalk(family, seed));
  for (let round = 0; round <= TRADE_PACKS.length; round++) {
    let openWalks = scheduleWalks(walks, seed);
    while (openWalks.length > 0) {
      const usedWalks = new Set<VariantWalk>();
      for (const walk of openWalks) {
        if (usedWalks.has(walk)) continue;
        const variant = walk.next(round);
        if (variant) yield variant;
        else usedWalks.add(walk);
      }
      if (usedWalks.size > 0) openWalks = openWalks.filter((walk) => !usedWalks.has(walk));
    }
  }
  throw new Error('The families hold no more variants');
}
