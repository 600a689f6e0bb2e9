import { type CatalogueBrand, brandsOf } from './brands/brands.ts';
import { FAMILIES } from './families/all.ts';
import type { Draft, Family } from './family.ts';
import { randomOf } from './random.ts';

/** One product before its own facts: which family, which variant, whose. */
export interface Variant {
  family: Family;
  draft: Draft;
  brand: CatalogueBrand;
  /** 1, or how many of the variant are sold together once every single one is listed. */
  pieces: number;
}

/** Trade packs that a very large range adds, in this order. */
const TRADE_PACKS = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24, 25, 30, 40, 50, 60, 72, 80, 96, 100];

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

/** Walks a family's variants and brands in a scattered order that never repeats. */
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
    // A step near the golden section spreads any number of products over the whole family.
    let step = Math.max(1, Math.floor(this.total * (0.55 + draw.next() * 0.1)));
    while (greatestCommonDivisor(step, this.total) !== 1) step++;
    this.step = step;
  }

  /** The next product, or null when this round (single pieces, packs of two, …) is used up. */
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

/** Slots of one turn, each family as often as its weight, well mixed. */
function scheduleWalks(walks: readonly VariantWalk[], seed: number): VariantWalk[] {
  const slots = walks.flatMap((walk) => Array<VariantWalk>(walk.family.weight ?? 10).fill(walk));
  return randomOf(seed, 'schedule').shuffle(slots);
}

/**
 * Endless in practice (millions): the first 13,500 of a seed are the same whether 13,500 or a
 * million are asked for. Families give in proportion to their weight; one that is used up
 * leaves its turn to the others, and when all are, trade packs of the same variants follow.
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
