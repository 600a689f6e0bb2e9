import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type Locale, LOCALES } from '../../../src/domain/shared/common.ts';
import type { Texts } from '../../platform/db/schema/columns.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import {
  type CatalogueWords,
  WordCollector,
  proposeFor,
  type SynonymProposal,
} from '../proposals.ts';
import { type SearchMiss, searchMisses } from './search-misses.ts';

export interface ProposedMiss extends SearchMiss {
  proposals: SynonymProposal[];
}

const CHUNK = 2000;

/**
 * Returns the terms without results of the last 90 days, most frequent first, each with catalogue
 * words that may be meant. Yields to other calls in between.
 */
export async function missesWithProposals(
  db: Kysely<Database>,
  limit: number,
  now: Date,
): Promise<ProposedMiss[]> {
  const misses = await searchMisses(db, limit, now);
  if (misses.length === 0) return [];
  const words = await catalogueWords(db);
  const proposed: ProposedMiss[] = [];
  for (const miss of misses) {
    proposed.push({ ...miss, proposals: proposeFor(miss.term, words[miss.locale], miss.locale) });
    await setImmediate();
  }
  return proposed;
}

async function catalogueWords(db: Kysely<Database>): Promise<Record<Locale, CatalogueWords>> {
  const collectors = { nl: new WordCollector('nl'), en: new WordCollector('en') };
  const add = (name: Texts) => LOCALES.forEach((locale) => collectors[locale].add(name[locale]));
  for (const { name } of await db.selectFrom('web_nodes').select('name').execute()) add(name);
  let last = 0;
  for (;;) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'name'])
      .where('visibility', '<>', 'NotViewable')
      .where('id', '>', last)
      .orderBy('id')
      .limit(CHUNK)
      .execute();
    for (const { name } of rows) add(name);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < CHUNK) break;
  }
  return { nl: collectors.nl.finish(), en: collectors.en.finish() };
}
