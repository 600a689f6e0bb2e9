import { type Kysely, sql } from 'kysely';
import { type Locale, LOCALES } from '../../../src/domain/shared/common.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { setImmediate } from 'node:timers/promises';
import type { Texts } from '../../platform/db/schema/columns.ts';
import {
  type CatalogueWords,
  WordCollector,
  proposeFor,
  type SynonymProposal,
} from '../proposals.ts';
import { phraseFault } from './synonyms.ts';

/** Terms that were not searched again within this time are deleted. */
const RETENTION_DAYS = 90;
const DAY_MS = 86_400_000;
/** Limits the table, against floods of random terms. */
const MAX_TERMS = 10_000;
const MAX_TERM_LENGTH = 60;

export interface SearchMiss {
  locale: Locale;
  term: string;
  /** Number of searches. */
  count: number;
  /** ISO 8601. */
  lastAt: string;
}

/**
 * Counts a search without results. Ignores case and spaces. Terms that are too long or look like an
 * e-mail address are not stored.
 */
export async function countMiss(
  db: Kysely<Database>,
  searchedTerm: string,
  locale: Locale,
  now: Date,
): Promise<void> {
  const term = searchedTerm.trim().toLowerCase().replace(/\s+/g, ' ');
  if (term === '' || term.length > MAX_TERM_LENGTH || term.includes('@')) return;
  await deleteOldMisses(db, now);
  await sql`
    insert into search_misses (locale, term, count, last_at)
    select ${locale}, ${term}, 1, ${now.toISOString()}::timestamptz
    where (select count(*) from search_misses) < ${MAX_TERMS}
      or exists (select from search_misses where locale = ${locale} and term = ${term})
    on conflict (locale, term) do update
    set count = search_misses.count + 1, last_at = excluded.last_at`.execute(db);
}

/** Returns the terms without results of the last 90 days, most frequent first. */
export async function searchMisses(
  db: Kysely<Database>,
  limit: number,
  now: Date,
): Promise<SearchMiss[]> {
  await deleteOldMisses(db, now);
  const rows = await db
    .selectFrom('search_misses')
    .selectAll()
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('term')
    .limit(limit)
    .execute();
  return rows.map(({ locale, term, count, last_at }) => ({
    locale,
    term,
    count,
    lastAt: last_at.toISOString(),
  }));
}

async function deleteOldMisses(db: Kysely<Database>, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
  await db.deleteFrom('search_misses').where('last_at', '<', cutoff).execute();
}

export interface ProposedMiss extends SearchMiss {
  proposals: SynonymProposal[];
}

const BATCH = 2000;

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
  const proposedMisses: ProposedMiss[] = [];
  for (const miss of misses) {
    proposedMisses.push({
      ...miss,
      proposals: proposeFor(miss.term, words[miss.locale], miss.locale),
    });
    await setImmediate();
  }
  return proposedMisses;
}

async function catalogueWords(db: Kysely<Database>): Promise<Record<Locale, CatalogueWords>> {
  const collectors = { nl: new WordCollector('nl'), en: new WordCollector('en') };
  const add = (name: Texts) => LOCALES.forEach((locale) => collectors[locale].add(name[locale]));
  for (const { name } of await db.selectFrom('web_nodes').select('name').execute()) add(name);
  let lastId = 0;
  for (;;) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'name'])
      .where('visibility', '<>', 'NotViewable')
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { name } of rows) add(name);
    lastId = rows.at(-1)?.id ?? lastId;
    if (rows.length < BATCH) break;
  }
  return { nl: collectors.nl.finish(), en: collectors.en.finish() };
}

export interface MissedTerm {
  locale: Locale;
  term: string;
  count: number;
  proposals: SynonymProposal[];
}

/**
 * Returns YAML lines that an editor can paste into a synonyms file; parts that need the editor's
 * own words are comments. `synonymsOf` returns the existing synonyms of a term.
 */
export function proposalLines(
  missed: readonly MissedTerm[],
  synonymsOf: (term: string, locale: Locale) => readonly string[],
): string[] {
  return LOCALES.flatMap((locale) => {
    const lines = missed
      .filter((miss) => miss.locale === locale)
      .flatMap((miss) => linesOf(miss, synonymsOf(miss.term, locale)));
    if (lines.length === 0) return [];
    // A list of comments only would parse as `null`.
    const hasGroup = lines.some((line) => line.startsWith('  - '));
    return [hasGroup ? `${locale}:` : `${locale}: []`, ...lines];
  });
}

function linesOf({ term, count, proposals }: MissedTerm, synonyms: readonly string[]): string[] {
  const times = `${count === 1 ? 'once' : `${count} times`} ${JSON.stringify(term)}`;
  const phraseProblem = phraseFault(term);
  if (phraseProblem) return [`  # ${times}: no synonym, it ${phraseProblem}`];
  if (synonyms.length > 0)
    return [`  # ${times}: has synonyms that find nothing either: ${synonyms.join(', ')}`];
  const usable = proposals.filter(({ phrase }) => phraseFault(phrase) === null);
  if (usable.length === 0) {
    return [`  # ${times}: nothing like it; fill in what it should find`, `  # - [${term} -> ]`];
  }
  const reasons = usable.map(({ reason }) => reason).join('; ');
  const phrases = usable.map(({ phrase }) => phrase).join(', ');
  return [`  # ${times}: ${reasons}`, `  - [${term} -> ${phrases}]`];
}
