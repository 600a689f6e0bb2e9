import { type CatalogueBrand, brandsOf } from './brands/brands.ts';
import { FAMILIES } from './families/all.ts';
import type { Draft, Family } from './family.ts';
import { random } from './random.ts';

/** One product before its own facts: which family, which variant, whose. */
export interface Variant {
  family: Family;
  draft: Draft;
  brand: CatalogueBrand;
  /** 1, or how many of the variant are sold together once every single one is listed. */
  pieces: number;
}

/** Trade packs that a very large range adds, in this order. */
const PACKS = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24, 25, 30, 40, 50, 60, 72, 80, 96, 100];

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Walks a family's variants and brands in a scattered order that never repeats. */
class Walk {
  readonly family: Family;
  private readonly brands: CatalogueBrand[];
  private readonly total: number;
  private readonly step: number;
  private readonly start: number;
  private taken = 0;
  private round = 0;

  constructor(family: Family, seed: number) {
    this.family = family;
    this.brands = brandsOf(family.brands);
    this.total = family.size * this.brands.length;
    const draw = random(seed, 'walk', family.key);
    this.start = draw.int(0, this.total - 1);
    // A step near the golden section spreads any number of products over the whole family.
    let step = Math.max(1, Math.floor(this.total * (0.55 + draw.next() * 0.1)));
    while (gcd(step, this.total) !== 1) step++;
    this.step = step;
  }

  /** The next product, or null when this round (single pieces, packs of two, …) is used up. */
  next(round: number): Variant | null {
    if (round > this.round) {
      this.round = round;
      this.taken = 0;
    }
    while (this.taken < this.total) {
      const index = (this.start + this.taken++ * this.step) % this.total;
      const brand = this.brands[index % this.brands.length]!;
      const draft = this.family.at(Math.floor(index / this.brands.length));
      const pieces = round === 0 ? 1 : PACKS[round - 1]!;
      if (draft) return { family: this.family, draft, brand, pieces };
    }
    return null;
  }
}

/** Slots of one turn, each family as often as its weight, well mixed. */
function schedule(walks: readonly Walk[], seed: number): Walk[] {
  const slots = walks.flatMap((walk) => Array<Walk>(walk.family.weight ?? 10).fill(walk));
  return random(seed, 'schedule').shuffle(slots);
}

/**
 * Endless in practice (millions): the first 13,500 of a seed are the same whether 13,500 or a
 * million are asked for. Families give in proportion to their weight; one that is used up
 * leaves its turn to the others, and when all are, trade packs of the same variants follow.
 */
export function* variants(seed: number): Generator<Variant> {
  const walks = FAMILIES.map((family) => new Walk(family, seed));
  for (let round = 0; round <= PACKS.length; round++) {
    let open = schedule(walks, seed);
    while (open.length > 0) {
      const used = new Set<Walk>();
      for (const walk of open) {
        if (used.has(walk)) continue;
        const variant = walk.next(round);
        if (variant) yield variant;
        else used.add(walk);
      }
      if (used.size > 0) open = open.filter((walk) => !used.has(walk));
    }
  }
  throw new Error('The families hold no more variants');
}
