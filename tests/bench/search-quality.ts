/**
 * `npm run bench -- search`: how well the search answers the labelled queries on the default demo
 * catalogue, for the queries it was tuned with and for those that were held out.
 */
import { performance } from 'node:perf_hooks';
import { loadContent } from '../../backend/editing/content/load-content.ts';
import { DEMO_CONTENT } from '../../demo/content-dir.ts';
import { searchGuideOf } from '../../backend/editing/content/editorial.ts';
import { queryOfWholeRange } from '../../backend/search/bench.ts';
import { createSearchIndex } from '../../backend/search/create-index.ts';
import { type DemoDocument, demoDocuments } from '../../demo/search/demo-documents.ts';
import type { LabelledQuery, WordQuery } from '../../demo/search/labelled-query.ts';
import {
  type MeanScore,
  meanOf,
  type QueryScore,
  RECALL_DEPTH,
  scoreOf,
} from '../../demo/search/metrics.ts';
import {
  readHeldOutWords,
  readQueries,
  readUnsoldQueries,
  readWordQueries,
} from '../../demo/search/read-queries.ts';
import type { SearchDocument, SearchHits, SearchLocale } from '../../backend/search/types.ts';
import { LOCALES } from '../../src/domain/shared/common.ts';
import type { Report } from './figures.ts';

const PRODUCTS = 13_500;
const SEED = 1;
const NOW = new Date('2026-11-21T00:00:00Z');
const GOAL_RIGHT_FIRST = 0.97;
const SETS = [
  ['queries', 'tuning'],
  ['held-out', 'held out'],
  ['everyday', 'everyday'],
] as const;

interface Asked {
  hits: SearchHits;
  results: SearchDocument[];
  milliseconds: number;
}

/** Asks one query as the search page does; the first 100 results. */
type Ask = (query: string) => Asked;

function openSearch(locale: SearchLocale, documents: readonly SearchDocument[]): Ask {
  const index = createSearchIndex(locale, documents);
  const guide = searchGuideOf(
    loadContent(DEMO_CONTENT).content.locales[locale].search,
    locale,
    'shop',
  );
  const byId = new Map(documents.map((document) => [document.id, document]));
  return (term) => {
    const started = performance.now();
    const hits = index.search(queryOfWholeRange({ term, limit: RECALL_DEPTH, guide }));
    const milliseconds = performance.now() - started;
    return { hits, results: hits.ids.map((id) => byId.get(id)!), milliseconds };
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** The goal is one for all queries of a language; those that were held out show what it is worth. */
function reportAll(
  report: Report,
  locale: string,
  { queries, rightFirst, empty }: MeanScore,
): void {
  report.figure(
    `${locale}, all ${queries} queries: right family first`,
    percent(rightFirst),
    `at least ${percent(GOAL_RIGHT_FIRST)}`,
    rightFirst >= GOAL_RIGHT_FIRST,
  );
  report.figure('  queries without a result', String(empty), 'none', empty === 0);
}

function reportSet(report: Report, name: string, { queries, rightFirst, recall, ndcg }: MeanScore) {
  report.figure(`  ${name}, ${queries} queries: right family first`, percent(rightFirst));
  report.figure('    recall@100 / NDCG@10', `${recall.toFixed(3)} / ${ndcg.toFixed(3)}`);
}

function scoresOf(
  ask: Ask,
  queries: readonly LabelledQuery[],
  sold: readonly SearchDocument[],
): { query: LabelledQuery; asked: Asked; score: QueryScore }[] {
  return queries.map((query) => {
    const asked = ask(query.query);
    return { query, asked, score: scoreOf(query, asked.results, sold) };
  });
}

/** Right-first share of each kind of query, the weakest first. */
function byKind(scores: readonly { query: LabelledQuery; score: QueryScore }[]) {
  const kinds = [...new Set(scores.map(({ query }) => query.kind))];
  return kinds
    .map((kind) => {
      const own = scores.filter(({ query }) => query.kind === kind).map(({ score }) => score);
      return { kind, queries: own.length, rightFirst: meanOf(own).rightFirst };
    })
    .sort((a, b) => a.rightFirst - b.rightFirst);
}

/** What a shopper saw first instead, for each query that went wrong. */
function failuresOf(scores: ReturnType<typeof scoresOf>) {
  return scores
    .filter(({ score }) => !score.isRightFirst)
    .map(({ query, asked: { hits, results } }) => ({
      query: query.query,
      kind: query.kind,
      first: results[0]?.name ?? null,
      exact: hits.total,
      close: hits.closeTotal,
      alternatives: hits.alternatives,
    }));
}

/** Tasks, everyday words, misspellings and lengths: whether the first result is of the right family. */
function reportWords(
  report: Report,
  locale: SearchLocale,
  ask: Ask,
  documents: readonly DemoDocument[],
): void {
  const families = new Map(documents.map(({ id, family }) => [id, family]));
  const shareOf = (own: readonly WordQuery[]) => {
    const right = own.filter(({ query, families: expected }) => {
      const [first] = ask(query).results;
      return first && expected.some((family) => family === families.get(first.id));
    });
    return percent(right.length / own.length);
  };
  const tell = (set: string, queries: readonly WordQuery[]) => {
    for (const kind of new Set(queries.map((one) => one.kind))) {
      const own = queries.filter((one) => one.kind === kind);
      report.figure(`  ${locale}, ${set}: ${kind}, ${own.length} queries`, shareOf(own));
    }
  };
  const queries = readWordQueries(locale);
  tell(
    'words for tuning',
    queries.filter(({ heldOut }) => !heldOut),
  );
  tell(
    'words held out',
    queries.filter(({ heldOut }) => heldOut),
  );
  tell('unseen set', readHeldOutWords(locale));
}

/** Measures the labelled queries; `.reports/bench.json` names each tuning query that fails. */
export function measureSearchQuality(report: Report): void {
  const documents = demoDocuments(SEED, PRODUCTS, NOW);
  for (const locale of LOCALES) {
    const ask = openSearch(locale, documents[locale]);
    const sold = documents[locale].filter((document) => document.soldOnline);
    const sets = SETS.map(([set, name]) => ({
      ...{ set, name, scores: scoresOf(ask, readQueries(locale, set), sold) },
    }));
    const all = sets.flatMap(({ scores }) => scores.map(({ score }) => score));
    reportAll(report, locale, meanOf(all));
    for (const { set, name, scores } of sets) {
      reportSet(report, name, meanOf(scores.map(({ score }) => score)));
      const failures = set === 'queries' ? failuresOf(scores) : undefined;
      report.raw(`${locale} ${set}`, { kinds: byKind(scores), failures });
    }
    reportWords(report, locale, ask, documents[locale]);
    const unsold = readUnsoldQueries().filter((one) => one.locale === locale);
    const invented = unsold.filter(({ query }) => ask(query).hits.total > 0);
    report.figure(
      `${locale}: queries for what is not sold that claim an exact match`,
      `${invented.length} of ${unsold.length}`,
    );
    report.raw(`${locale} not sold`, invented);
  }
}
