import type { ToolName } from '../../src/domain/tools/tool-table.ts';
import { stopWords } from './analyse/words.ts';
import { fold, stemWord } from './analyse/stem.ts';
import { isFiller, taskWords } from './tasks/search-words.ts';
import type { SearchLocale } from './types.ts';
import type { SiteLinkRecords } from '../../src/api/search/calls.ts';
import { SITE_LINKS_LIMIT } from '../../src/domain/search/search-constants.ts';
import { storesForTerm } from '../../src/domain/store/store-filter.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import { href } from '../../src/i18n/href.ts';
import type { CatalogueStore } from '../catalogue/reads/catalogue.ts';

/** A page of the site other than those of products: a question with its answer, a guide, a tool. */
export interface SitePage {
  kind: 'question' | 'page';
  name: string;
  /** Path on this site. */
  url: string;
  /**
   * Further text of the page that may match words; only the name decides whether the page matches.
   */
  text: string;
  /** The tool that the page is; it is found where its products are sold. */
  tool?: ToolName;
}

/** Finds the pages that a search asks for, the best first. */
export type FindSitePages = (term: string) => SitePage[];

const FIELD_WEIGHTS = { name: 3, part: 2, text: 1 };
const MAX_WORDS = 16;
/** Minimum length of a word that may be the beginning of a longer one. */
const MIN_BEGINNING_LENGTH = 4;
/** Minimum length of a search word that may contain a word of the name: `bezorgkosten`. */
const MIN_CONTAINING_LENGTH = 8;
const MIN_PART_LENGTH = 5;

/** Returns how well a word fits the name of a page or its text; 0 if it stands in neither. */
function weightOfWord(word: string, names: readonly string[], text: ReadonlySet<string>): number {
  if (names.includes(word)) return FIELD_WEIGHTS.name;
  const isPart = names.some(
    (name) =>
      (word.length >= MIN_BEGINNING_LENGTH && name.startsWith(word)) ||
      (word.length >= MIN_CONTAINING_LENGTH &&
        name.length >= MIN_PART_LENGTH &&
        (word.startsWith(name) || word.endsWith(name))),
  );
  if (isPart) return FIELD_WEIGHTS.part;
  return text.has(word) ? FIELD_WEIGHTS.text : 0;
}

/**
 * Prepares pages for a search. A page is found by a search whose every word it has, one of them in
 * its name: guides stand beside products, so a word that is only somewhere in a text is not enough.
 */
export function preparePageSearch(pages: readonly SitePage[], locale: SearchLocale): FindSitePages {
  const stemsOf = (text: string) =>
    taskWords(text)
      .filter((word) => !stopWords[locale].has(word))
      .map((word) => stemWord(word, locale));
  const preparedPages = pages.map((page) => ({
    page,
    names: stemsOf(page.name),
    text: new Set(stemsOf(page.text)),
  }));
  return (term) => {
    const words = taskWords(term).filter((word) => !stopWords[locale].has(word));
    if (words.length > MAX_WORDS) return [];
    const contentWords = words.filter((word) => !isFiller(word, locale));
    // Keeps longer filler words if the query has no other words: `hoe bestellen`.
    const keywords =
      contentWords.length > 0 ? contentWords : words.filter(({ length }) => length > 4);
    const keywordStems = [...new Set(keywords.map((word) => stemWord(fold(word), locale)))];
    if (keywordStems.length === 0) return [];
    return preparedPages
      .flatMap(({ page, names, text }) => {
        const weights = keywordStems.map((key) => weightOfWord(key, names, text));
        const isMatch =
          !weights.includes(0) && weights.some((weight) => weight > FIELD_WEIGHTS.text);
        const sum = weights.reduce((total, weight) => total + weight, 0);
        return isMatch ? [{ page, score: sum / Math.sqrt(names.length) }] : [];
      })
      .sort((a, b) => b.score - a.score)
      .map(({ page }) => page);
  };
}

/** The content that search covers besides products. */
export interface SiteSource {
  findPages: FindSitePages;
  stores: readonly CatalogueStore[];
  /** Returns whether the products of a tool are sold. */
  hasTool(tool: ToolName): boolean;
}

/** Returns the questions, pages and branches that a search asks for; an empty group is left out. */
export function siteLinks(
  term: string,
  { findPages, stores, hasTool }: SiteSource,
  locale: Locale,
): SiteLinkRecords {
  const foundPages = findPages(term).filter(({ tool }) => !tool || hasTool(tool));
  const linksOfKind = (kind: SitePage['kind']) =>
    foundPages
      .filter((page) => page.kind === kind)
      .slice(0, SITE_LINKS_LIMIT)
      .map(({ name, url }) => ({ Name: name, Url: url }));
  const storePages = stores.map(({ name, url, details }) => ({ ...details, name, url }));
  const branches = storesForTerm(term, storePages)
    .slice(0, SITE_LINKS_LIMIT)
    .map(({ name, url }) => ({ Name: name, Url: href(locale)('store-detail-url', { url }) }));
  const groups = {
    Questions: linksOfKind('question'),
    Pages: linksOfKind('page'),
    Stores: branches,
  };
  return Object.fromEntries(Object.entries(groups).filter(([, links]) => links.length > 0));
}
