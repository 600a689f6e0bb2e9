import {
  type Attributes,
  isConditionMet,
  parseCondition,
  normaliseValue,
  hasSameValue,
  isOtherBetter,
  parseQuality,
} from './condition.ts';

/**
 * The products of a category that have certain attribute values, such as drills with an SDS shank.
 */
export interface ProductClass {
  name: string;
  /** Includes the subcategories. */
  categoryCode: string;
  /**
   * Conditions that must all hold: the attribute has one of the values, `uitvoering: Moker |
   * Vuisthamer`.
   */
  where: readonly string[];
}

/**
 * Rules for recommending products. Instead of the name of a class, a rule may use a category code,
 * which stands for all its products.
 */
export interface FitTable {
  classes: readonly ProductClass[];
  /**
   * For products of the classes `of`, recommend products of the classes `show` that meet all
   * conditions.
   */
  companions: readonly {
    of: readonly string[];
    show: readonly string[];
    /** Conditions in the notation of `parseCondition`. */
    fit: readonly string[];
  }[];
  /** Products of a class that can replace each other. */
  alternatives: readonly {
    of: readonly string[];
    /**
     * Attributes that an alternative must have in common, because they decide what the product can
     * be used for.
     */
    keep: readonly string[];
    /** Quality attributes, in the notation of `parseQuality`. */
    better: readonly string[];
  }[];
}

export interface ProductFacts {
  /** Codes of its category and all parent categories. */
  categories: readonly string[];
  attributes: Attributes;
}

/** A selection of products: those of a category that `accepts` returns true for. */
export interface ProductSelection {
  /** Category code. */
  category: string;
  accepts(product: ProductFacts): boolean;
  /** For better alternatives: codes of the attributes that may be better. Empty for companions. */
  better: readonly string[];
}

/** A fit table, compiled for queries. */
export interface CompiledFitTable {
  /** Products that go with a product, in the order of the table; empty if no rule applies. */
  companionsOf(product: ProductFacts): ProductSelection[];
  /** Products that can replace a product; empty if no rule applies. */
  alternativesOf(product: ProductFacts): ProductSelection[];
  /** Alternatives that are better in some quality and worse in none. */
  betterThan(product: ProductFacts): ProductSelection[];
  /**
   * Codes of the attributes in which `other` is better; empty if it is not a better alternative.
   */
  betterQualities(product: ProductFacts, other: ProductFacts): string[];
}

/** A product class of the fit table, ready for matching; `values` are in lower case. */
interface CompiledClass {
  category: string;
  where: ({ code: string; values: string[] } | null)[];
}

type PairPredicate = (current: ProductFacts, recommended: ProductFacts) => boolean;
type RuleTarget = Omit<ProductSelection, 'accepts'> & { fits: PairPredicate };

/** Parses a condition of a class: `uitvoering: Moker | Vuisthamer`. Null if invalid. */
export function parseClassCondition(text: string): { code: string; values: string[] } | null {
  const [, code, list] = /^\s*([^\s:]+)\s*:(.+)$/u.exec(text) ?? [];
  const values = list?.split('|').map(normaliseValue) ?? [];
  return code === undefined || values.includes('') ? null : { code, values };
}

/** Compiles a table. A condition that cannot be parsed never holds. */
export function compileFitTable(table: FitTable): CompiledFitTable {
  const classes = new Map(
    table.classes.map(({ name, categoryCode, where }) => [
      name,
      { category: categoryCode, where: where.map(parseClassCondition) },
    ]),
  );
  const classOf = (name: string): CompiledClass =>
    classes.get(name) ?? { category: name, where: [] };
  const companions = indexRules(classOf, table.companions, ({ show, fit }) =>
    show.map((name) => {
      const recommendedClass = classOf(name);
      const conditions = fit.map(parseCondition);
      const fits: PairPredicate = (current, other) =>
        isInClass(other, recommendedClass) &&
        conditions.every(
          (one) => one !== null && isConditionMet(one, current.attributes, other.attributes),
        );
      return { category: recommendedClass.category, fits, better: [] };
    }),
  );
  const alternatives = (betterOnly: boolean) =>
    indexRules(classOf, table.alternatives, ({ keep, better }, productClass) => {
      const qualities = better.flatMap((text) => parseQuality(text) ?? []);
      return [
        {
          category: productClass.category,
          better: qualities.map(({ code }) => code),
          fits: (one, other) =>
            isInClass(other, productClass) &&
            keep.every((code) => hasSameValue(code, one.attributes, other.attributes)) &&
            (!betterOnly || isOtherBetter(qualities, one.attributes, other.attributes)),
        },
      ];
    });
  const betterThan = alternatives(true);
  return {
    companionsOf: companions,
    alternativesOf: alternatives(false),
    betterThan,
    betterQualities(product, other) {
      const codes = betterThan(product)
        .filter(({ accepts }) => accepts(other))
        .flatMap(({ better }) => better);
      return codes.filter((code) => !hasSameValue(code, product.attributes, other.attributes));
    },
  };
}

/** Indexes rules by category, so that few of them are tested for each product. */
function indexRules<R extends { of: readonly string[] }>(
  classOf: (name: string) => CompiledClass,
  rules: readonly R[],
  targetsOf: (rule: R, productClass: CompiledClass) => RuleTarget[],
): (product: ProductFacts) => ProductSelection[] {
  const all = rules.flatMap((rule) =>
    rule.of.map((name) => {
      const productClass = classOf(name);
      return { own: productClass, targets: targetsOf(rule, productClass) };
    }),
  );
  const byCategory = Map.groupBy(
    all.map((rule, at) => ({ ...rule, at })),
    ({ own }) => own.category,
  );
  return (product) =>
    product.categories
      .flatMap((code) => byCategory.get(code) ?? [])
      .filter(({ own }) => isInClass(product, own))
      .sort((a, b) => a.at - b.at)
      .flatMap(({ targets }) => targets)
      .map(({ fits, ...target }) => ({ ...target, accepts: (shown) => fits(product, shown) }));
}

/** Returns whether a product belongs to a class. A condition that cannot be parsed never holds. */
export function classPredicate({
  categoryCode: category,
  where,
}: Omit<ProductClass, 'name'>): (product: ProductFacts) => boolean {
  const compiled = { category, where: where.map(parseClassCondition) };
  return (product) => isInClass(product, compiled);
}

function isInClass(product: ProductFacts, { category, where }: CompiledClass): boolean {
  return (
    product.categories.includes(category) &&
    where.every(
      (line) =>
        line !== null &&
        (product.attributes[line.code] ?? []).some((value) =>
          line.values.includes(normaliseValue(value)),
        ),
    )
  );
}
