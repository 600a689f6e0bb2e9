import { z } from 'zod';
import { linkTarget } from './address-schemas.ts';
import { fold } from '../../search/analyse/stem.ts';
import { type SynonymGroup, synonymGroupSchema } from '../../search/synonyms/synonyms.ts';
import { productTasksSchema } from '../../search/tasks/task-table.ts';

/** Schemas of the search settings (`search/*.yaml`). */

const text = z.string().trim().min(1, 'may not be empty');
/** Groups in one list, without duplicates. */
const groups = z
  .array(synonymGroupSchema)
  .superRefine((list, context) => {
    const seen = new Map<string, number>();
    list.forEach((group, index) => {
      const key = groupKey(group);
      const first = seen.get(key);
      if (first === undefined) seen.set(key, index);
      else {
        const message = `is the same as group ${first + 1} of this list`;
        context.addIssue({ code: 'custom', message, path: [index] });
      }
    });
  })
  .default([]);

const groupKey = ({ from, to }: SynonymGroup) =>
  [from, to].map((words) => words.map(fold).sort().join(',')).join('->');

/**
 * Synonym groups per language; those of `both` apply to each. `title` is the file's name at the
 * desk.
 */
export const synonymsSchema = z.strictObject({
  title: z.strictObject({ nl: text, en: text }).optional(),
  nl: groups,
  en: groups,
  both: groups,
});

export const TASKS_FILE = 'search/tasks.yaml';
/** What the kinds of products are for, per language. */
export const tasksSchema = z.strictObject({ nl: productTasksSchema, en: productTasksSchema });

/** Search terms per language, ignoring case, accents, and singular or plural. */
const terms = z
  .strictObject({ nl: z.array(text).default([]), en: z.array(text).default([]) })
  .refine(({ nl, en }) => nl.length + en.length > 0, 'needs a term');

/** Terms that redirect to a page instead of a list; `to` is a link as in all content. */
export const redirectsSchema = z.array(z.strictObject({ terms, to: linkTarget }));

/** Products, by number on the product page, shown first for a term, in this order. */
export const pinnedSchema = z.array(
  z.strictObject({
    terms,
    products: z
      .array(z.int('must be the number of a product').min(1))
      .min(1, 'needs a product')
      .max(12, 'has over 12 products'),
  }),
);
