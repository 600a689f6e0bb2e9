import {
  type Attributes,
  holds,
  parseCondition,
  plain,
  isSame,
  isStepUp,
  parseStep,
} from './condition.ts';

/** Products of one category with some values: drills with an SDS shank. */
export interface ProductClass {
  name: string;
  /** What is in a category below it is of the class too. */
  categoryCode: string;
  /** All of these must hold: the attribute has one of the values, `uitvoering: Moker | Vuisthamer`. */
  where: readonly string[];
}

/**
 * What goes with what. Where a class is named, the code of a category does too: it stands for all
 * products in it.
 */
export interface FitTable {
  classes: readonly ProductClass[];
  /** Beside products of these classes: those of others, where all conditions hold. */
  companions: readonly {
    of: readonly string[];
    show: readonly string[];
    /** Conditions, as `parseCondition` reads them. */
    fit: readonly string[];
  }[];
  /** Products of one class that replace each other. */
  alternatives: readonly {
    of: readonly string[];
    /** Attributes that decide whether it does the job: an alternative has the same. */
    keep: readonly string[];
    /** What makes one better, as `parseStep` reads it. */
    better: readonly string[];
  }[];
}

/** What is known of a product. */
export interface ProductFacts {
  /** Codes of its own category and those above it. */
  categories: readonly string[];
  attributes: Attributes;
}

/** Products of a category, of which those that `accepts` lets through may be shown. */
export interface Wanted {
  /** Code of the category. */
  category: string;
  accepts(product: ProductFacts): boolean;
  /** Codes of attributes of which an accepted one is better in one or more; empty for companions. */
  better: readonly string[];
}

/** A table made ready to be asked. */
export interface Fit {
  /** What may be shown beside a product, in the order of the table; empty where no rule names it. */
  companionsOf(product: ProductFacts): Wanted[];
  /** What replaces a product: it keeps what decides. Empty where no rule names it. */
  alternativesOf(product: ProductFacts): Wanted[];
  /** Alternatives that are better in something and worse in nothing: not another size or colour. */
  betterThan(product: ProductFacts): Wanted[];
  /** Codes of the attributes in which another one is better; empty where it is not a better one. */
  betterIn(product: ProductFacts, other: ProductFacts): string[];
}

/** A class made ready; `values` in lower case. */
interface ReadyClass {
  category: string;
  where: ({ code: string; values: string[] } | null)[];
}

type Pair = (own: ProductFacts, shown: ProductFacts) => boolean;
type Target = Omit<Wanted, 'accepts'> & { fits: Pair };

/** Reads a line of a class: `uitvoering: Moker | Vuisthamer`. Null for anything else. */
export function parseValues(text: string): { code: string; values: string[] } | null {
  const [, code, list] = /^\s*([^\s:]+)\s*:(.+)$/u.exec(text) ?? [];
  const values = list?.split('|').map(plain) ?? [];
  return code === undefined || values.includes('') ? null : { code, values };
}

/** Makes a table ready. A line that cannot be read never holds. */
export function fitOf(table: FitTable): Fit {
  const classes = new Map(
    table.classes.map(({ name, categoryCode, where }) => [
      name,
      { category: categoryCode, where: where.map(parseValues) },
    ]),
  );
  const classOf = (name: string): ReadyClass => classes.get(name) ?? { category: name, where: [] };
  const companions = rulesBy(classOf, table.companions, ({ show, fit }) =>
    show.map((name) => {
      const shown = classOf(name);
      const conditions = fit.map(parseCondition);
      const fits: Pair = (own, other) =>
        isOf(other, shown) &&
        conditions.every((one) => one !== null && holds(one, own.attributes, other.attributes));
      return { category: shown.category, fits, better: [] };
    }),
  );
  const alternatives = (isBetter: boolean) =>
    rulesBy(classOf, table.alternatives, ({ keep, better }, own) => {
      const steps = better.flatMap((text) => parseStep(text) ?? []);
      return [
        {
          category: own.category,
          better: steps.map(({ code }) => code),
          fits: (one, other) =>
            isOf(other, own) &&
            keep.every((code) => isSame(code, one.attributes, other.attributes)) &&
            (!isBetter || isStepUp(steps, one.attributes, other.attributes)),
        },
      ];
    });
  const betterThan = alternatives(true);
  return {
    companionsOf: companions,
    alternativesOf: alternatives(false),
    betterThan,
    betterIn(product, other) {
      const codes = betterThan(product)
        .filter(({ accepts }) => accepts(other))
        .flatMap(({ better }) => better);
      return codes.filter((code) => !isSame(code, product.attributes, other.attributes));
    },
  };
}

/** The rules of a table by the category of the class that they are for, so that few are looked at. */
function rulesBy<R extends { of: readonly string[] }>(
  classOf: (name: string) => ReadyClass,
  rules: readonly R[],
  targetsOf: (rule: R, own: ReadyClass) => Target[],
): (product: ProductFacts) => Wanted[] {
  const all = rules.flatMap((rule) =>
    rule.of.map((name) => {
      const own = classOf(name);
      return { own, targets: targetsOf(rule, own) };
    }),
  );
  const byCategory = Map.groupBy(
    all.map((rule, at) => ({ ...rule, at })),
    ({ own }) => own.category,
  );
  return (product) =>
    product.categories
      .flatMap((code) => byCategory.get(code) ?? [])
      .filter(({ own }) => isOf(product, own))
      .sort((a, b) => a.at - b.at)
      .flatMap(({ targets }) => targets)
      .map(({ fits, ...target }) => ({ ...target, accepts: (shown) => fits(product, shown) }));
}

function isOf(product: ProductFacts, { category, where }: ReadyClass): boolean {
  return (
    product.categories.includes(category) &&
    where.every(
      (line) =>
        line !== null &&
        (product.attributes[line.code] ?? []).some((value) => line.values.includes(plain(value))),
    )
  );
}
