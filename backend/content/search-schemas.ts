import { z } from 'zod';
import { linkTarget } from './address-schemas.ts';

/** What editors may say about searching (`search/*.yaml`). */

const text = z.string().trim().min(1, 'may not be empty');
const word = text.regex(
  /^[\p{L}\p{M}\d'’-]+$/u,
  'must be one word: what shoppers write apart, write together (purschuim)',
);
const groups = z.array(z.array(word).min(2, 'needs two words or more')).default([]);

/** Per language: groups of words that find each other's products. */
export const synonymsSchema = z.strictObject({ nl: groups, en: groups });

/** What a shopper types, per language; capitals, accents, plural and singular are alike. */
const terms = z
  .strictObject({ nl: z.array(text).default([]), en: z.array(text).default([]) })
  .refine(({ nl, en }) => nl.length + en.length > 0, 'needs a term');

/** Terms that lead to a page instead of a list; `to` as in all content. */
export const redirectsSchema = z.array(z.strictObject({ terms, to: linkTarget }));

/** Products, by their number on the product page, that come first for a term, in this order. */
export const pinnedSchema = z.array(
  z.strictObject({
    terms,
    products: z
      .array(z.int('must be the number of a product').min(1))
      .min(1, 'needs a product')
      .max(12, 'has over 12 products'),
  }),
);
