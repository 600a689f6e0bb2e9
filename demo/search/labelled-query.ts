import { z } from 'zod';
import { FAMILY_KEYS } from '../catalogue/family-keys.ts';

/** Describes a set of products: each condition that is given must hold. */
const label = z.strictObject({
  /** The product belongs to one of these families (`details.family`). */
  families: z.array(z.enum(FAMILY_KEYS)).min(1),
  /** Patterns that the product's name in the query's language must all contain; see `matcherOf`. */
  name: z.array(z.string().min(1).refine(isPattern, 'must be a regular expression')).optional(),
  /** The product's brand, exactly. */
  brand: z.string().min(1).optional(),
});

const labelledQuery = z.strictObject({
  query: z.string().trim().min(1).max(200),
  kind: z.enum([
    'noun',
    'plural',
    'compound',
    'split',
    'size',
    'material',
    'adjective',
    'brand',
    'brand-noun',
    'typo',
    'synonym',
    'variant',
    'jargon',
    'question',
    'abbreviation',
  ]),
  /** The first result must be one of these. */
  expect: label,
  /** Relevant results, for recall and NDCG; defaults to `expect`. */
  relevant: label.optional(),
});

/** Queries in the words of shoppers, of which half was not looked at while the search was tuned. */
export const wordQueries = z.array(
  z.strictObject({
    query: z.string().trim().min(1).max(200),
    kind: z.enum(['task', 'noun', 'typo', 'length']),
    heldOut: z.boolean(),
    /** The first result must be of one of these. */
    families: z.array(z.enum(FAMILY_KEYS)).min(1),
  }),
);

export const labelledQueries = z.array(labelledQuery);

export type Label = z.infer<typeof label>;
export type WordQuery = z.infer<typeof wordQueries>[number];
export type LabelledQuery = z.infer<typeof labelledQuery>;

/** The fields of a product that labels judge; `name` is in the query's language. */
export interface JudgedProduct {
  name: string;
  brand: string;
  family?: string;
}

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'iu'));
  } catch {
    return false;
  }
}

/** Compiles a pattern: case does not count, and `60x60` does not match in `160x600`. */
function compile(source: string): RegExp {
  const before = /^\d/.test(source) ? '(?<![\\d.,])' : '';
  const after = /\d$/.test(source) ? '(?!\\d)' : '';
  return new RegExp(`${before}(?:${source})${after}`, 'iu');
}

/** Returns a predicate that is true for the products a label describes. */
export function matcherOf(label: Label): (product: JudgedProduct) => boolean {
  const families = new Set<string>(label.families);
  const patterns = (label.name ?? []).map(compile);
  return ({ name, brand, family }) =>
    family !== undefined &&
    families.has(family) &&
    (label.brand === undefined || label.brand === brand) &&
    patterns.every((pattern) => pattern.test(name));
}
