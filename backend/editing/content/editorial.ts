import { respelling, synonymLookup } from '../../search/synonyms/synonym-lookup.ts';
import { taskLookup } from '../../search/tasks/task-lookup.ts';
import { termKey } from '../../search/natural.ts';
import type { SearchGuide, SearchLocale } from '../../search/types.ts';
import type { SitePages } from '../../search/site-pages.ts';
import { contentSearch } from './site-pages.ts';
import type { SearchContent, Content } from './content.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { type CompiledFitTable, compileFitTable } from '../../../src/domain/fit/fit-table.ts';
import { type ContentProblem, problemText } from './read-files.ts';
import type { Settings } from './settings-schema.ts';

/** Editors' search settings, prepared for lookups. `slug` fills `{slug}` in addresses. */
export function searchGuide(
  { synonyms, tasks, redirects, pinned }: SearchContent,
  locale: SearchLocale,
  slug: string,
): SearchGuide {
  const addresses = byTerm(redirects, locale, ({ href }) => href.replaceAll('{slug}', slug));
  const pins = byTerm(pinned, locale, ({ productIds }) => productIds);
  return {
    synonyms: synonymLookup(synonyms, locale),
    respelled: respelling(synonyms, locale),
    task: taskLookup(tasks, locale),
    redirect: (term) => addresses.get(termKey(term, locale)) ?? null,
    pinned: (term) => pins.get(termKey(term, locale)) ?? [],
  };
}

function byTerm<T extends { terms: string[] }, V>(
  rows: readonly T[],
  locale: SearchLocale,
  value: (row: T) => V,
): Map<string, V> {
  return new Map(
    rows.flatMap((row) =>
      row.terms.map((term): [string, V] => [termKey(term, locale), value(row)]),
    ),
  );
}

/** The published content, prepared for the calls. Immutable: a change creates a new one. */
export interface Editorial {
  content: Content;
  settings: Settings;
  /** Search settings. */
  guides: Record<Locale, SearchGuide>;
  /** Finds questions, pages and tools. */
  pages: Record<Locale, SitePages>;
  /** Which products go together. */
  fit: CompiledFitTable;
}

/**
 * Prepares content; `slug` is the brand variant's route slug. Throws an Error with a readable
 * message if the required settings are missing.
 */
export function editorialOf(
  content: Content,
  slug: string,
  problems: readonly ContentProblem[],
): Editorial {
  const { settings, locales } = content;
  if (!settings) {
    const own = problems.filter(({ file }) => file === 'settings.yaml').map(problemText);
    throw new Error(`The shop has no usable settings. ${own.join('; ')}`);
  }
  const guide = (locale: Locale) => searchGuide(locales[locale].search, locale, slug);
  return {
    content,
    settings,
    guides: { nl: guide('nl'), en: guide('en') },
    pages: contentSearch(content, slug),
    fit: compileFitTable(content.companions),
  };
}
