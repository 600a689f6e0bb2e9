import { readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  labelledQueries,
  type LabelledQuery,
  type WordQuery,
  wordQueries,
} from './labelled-query.ts';

const LOCALES = ['nl', 'en'] as const;

const unsoldQueries = z.array(
  z.strictObject({ locale: z.enum(LOCALES), query: z.string().trim().min(1) }),
);

export type UnsoldQuery = z.infer<typeof unsoldQueries>[number];

/** Parses a file of this folder; a wrong one throws with its name and the fields at fault. */
function read<T>(file: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/**
 * Sets of labelled queries: `queries` for tuning the search, `held-out` for measuring it once the
 * tuning is finished, `everyday` for measuring it on all product families alike.
 */
export type QuerySet = 'queries' | 'held-out' | 'everyday';

/** Reads one set of labelled queries of a language. */
export function readQueries(locale: (typeof LOCALES)[number], set: QuerySet): LabelledQuery[] {
  return read(`${set}-${locale}.json`, labelledQueries);
}

/** Reads the tasks and everyday words of a language; in Dutch also misspellings and lengths. */
export const readWordQueries = (locale: (typeof LOCALES)[number]): WordQuery[] =>
  read(`words-${locale}.json`, wordQueries);

/** Reads the tasks and everyday words that no change of the search was made for; all held out. */
export const readHeldOutWords = (locale: (typeof LOCALES)[number]): WordQuery[] =>
  read(`../../tests/bench/held-out-words-${locale}.json`, wordQueries);

/** Reads the queries for things that the shop does not sell: no result is the right answer. */
export const readUnsoldQueries = (): UnsoldQuery[] => read('not-sold.json', unsoldQueries);
