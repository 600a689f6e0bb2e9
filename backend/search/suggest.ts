import { fold } from './analyse/stem.ts';
import { isUnit, stopWords } from './analyse/words.ts';
import { compareText } from './natural.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { SearchStore } from './store.ts';
import { BRAND_FIELD } from './values.ts';
import * as field from './fields.ts';
import { FIELD_MASK, OWN_CATEGORY, ROW_SHIFT } from './fields.ts';
import { normaliseCode } from './columns.ts';
import type { Matcher, Match } from './match.ts';
import { firstRows, rowOrder } from './order.ts';
import { queryWord, type QueryWord } from './query/query-word.ts';
import { exactWord, typedWords } from './query/query-words.ts';
import { termsOfStem } from './stem-terms.ts';
import { synonymStems, synonymTerms } from './synonyms/synonyms.ts';
import { useInNames, markHead } from './query/size-words.ts';
import { answerTask, type TaskAnswer } from './tasks/answer-task.ts';
import type { SearchGuide, SuggestHits } from './types.ts';

const MIN_PREFIX_LENGTH = 3;

/** The words of names, brands and categories in alphabetical order, for completing prefixes. */
class PrefixWords {
  private builtVersion = -1;
  private terms: number[] = [];
  private foldedTerms: string[] = [];
  private readonly vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** Returns the live terms with a folded prefix, most frequent in names first. */
  termsWithPrefix(prefix: string, limit: number): number[] {
    this.refresh();
    const { foldedTerms, terms, vocabulary } = this;
    let low = 0;
    let high = foldedTerms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (foldedTerms[middle]! < prefix) low = middle + 1;
      else high = middle;
    }
    const matchingTerms: number[] = [];
    for (let at = low; at < foldedTerms.length && foldedTerms[at]!.startsWith(prefix); at++) {
      if (vocabulary.namingCounts[terms[at]!]! > 0) matchingTerms.push(terms[at]!);
    }
    const order = (a: number, b: number) =>
      vocabulary.nameCounts[b]! - vocabulary.nameCounts[a]! ||
      vocabulary.namingCounts[b]! - vocabulary.namingCounts[a]! ||
      compareText(vocabulary.text[a]!, vocabulary.text[b]!);
    return matchingTerms.sort(order).slice(0, limit);
  }

  private refresh(): void {
    const { vocabulary } = this;
    if (this.builtVersion === vocabulary.version) return;
    this.builtVersion = vocabulary.version;
    const entries: { term: number; foldedTerms: string }[] = [];
    for (let term = 0; term < vocabulary.text.length; term++) {
      const text = vocabulary.text[term]!;
      if (vocabulary.documentCounts[term] === 0 || text.length < MIN_PREFIX_LENGTH || isUnit(text))
        continue;
      entries.push({ term, foldedTerms: fold(text) });
    }
    entries.sort((a, b) => compareText(a.foldedTerms, b.foldedTerms) || a.term - b.term);
    this.terms = entries.map((entry) => entry.term);
    this.foldedTerms = entries.map((entry) => entry.foldedTerms);
  }
}

/** Returns brands with a word that starts with the folded text, most products first. */
function findBrands(store: SearchStore, text: string, limit: number): string[] {
  const { values } = store;
  const brands: { name: string; rank: number; live: number }[] = [];
  for (const value of values.valuesOfField(BRAND_FIELD)) {
    const name = values.text[value]!;
    if (values.liveCounts[value] === 0 || name === '') continue;
    const folded = fold(name);
    const rank = folded.startsWith(text) ? 0 : folded.includes(` ${text}`) ? 1 : -1;
    if (rank >= 0) brands.push({ name, rank, live: values.liveCounts[value]! });
  }
  brands.sort((a, b) => a.rank - b.rank || b.live - a.live || compareText(a.name, b.name));
  return brands.slice(0, limit).map((brand) => brand.name);
}

/**
 * Returns categories whose name contains all words, the last one as a prefix or as the head of a
 * compound.
 */
function findCategories(
  store: SearchStore,
  text: string,
  precedingWords: string[],
  lastWord: string,
  limit: number,
): number[] {
  const { values, categories, vocabulary } = store;
  const stems = precedingWords.map((word) => vocabulary.stem(word));
  const lastStem = vocabulary.stem(lastWord);
  const foundCategories: { id: number; rank: number; live: number }[] = [];
  for (const [value, { folded, words, stems: ownStems }] of categories.entries()) {
    if (values.liveCounts[value] === 0 || lastWord === '') continue;
    if (!stems.every((stem) => ownStems.some((postingIndex) => postingIndex.includes(stem))))
      continue;
    let rank = -1;
    if (folded.startsWith(text) || ownStems[0] === lastStem) rank = 0;
    else if (words.some((word) => word.startsWith(lastWord)) || ownStems.includes(lastStem))
      rank = 1;
    else if (
      lastWord.length > 2 &&
      (folded.includes(lastWord) || ownStems.some((stem) => stem.endsWith(lastStem)))
    )
      rank = 2;
    if (rank >= 0)
      foundCategories.push({
        id: Number(values.text[value]),
        rank,
        live: values.liveCounts[value]!,
      });
  }
  foundCategories.sort((a, b) => a.rank - b.rank || b.live - a.live || a.id - b.id);
  return foundCategories.slice(0, limit).map((category) => category.id);
}

/** Minimum share of a word's products in a category for it to be suggested. */
const MIN_CATEGORY_SHARE = 0.6;

/** Finds the deepest category that contains most of the products named by a word. */
class TermCategories {
  private cache = new Map<number, number | null>();
  private builtVersion = -1;
  private readonly store: SearchStore;

  constructor(store: SearchStore) {
    this.store = store;
  }

  /** Returns a category id, or null if the products are spread. */
  categoryOf(term: number): number | null {
    if (this.builtVersion !== this.store.version) {
      this.cache = new Map();
      this.builtVersion = this.store.version;
    }
    let id = this.cache.get(term);
    if (id === undefined) this.cache.set(term, (id = this.findCategory(term)));
    return id;
  }

  private findCategory(term: number): number | null {
    const { columns, values, vocabulary } = this.store;
    const counts = new Map<number, { count: number; depth: number }>();
    const { data, length } = vocabulary.postings[term]!;
    let rows = 0;
    for (let at = 0; at < length; at++) {
      const row = data[at]! >>> ROW_SHIFT;
      if ((data[at]! & FIELD_MASK) < OWN_CATEGORY || !columns.isAlive(row)) continue;
      rows++;
      const from = columns.starts[row]! + 1;
      for (let depth = 0; depth < columns.pathLength[row]!; depth++) {
        const value = columns.values.data[from + depth]!;
        const countSoFar = counts.get(value);
        if (countSoFar) countSoFar.count++;
        else counts.set(value, { count: 1, depth });
      }
    }
    let best: { value: number; count: number; depth: number } | null = null;
    for (const [value, { count, depth }] of counts) {
      if (count < rows * MIN_CATEGORY_SHARE) continue;
      if (!best || depth > best.depth) best = { value, count, depth };
    }
    return best ? Number(values.text[best.value]) : null;
  }
}

export interface SuggestLimits {
  keywords: number;
  brands: number;
  categories: number;
  products: number;
}

const MIN_TERM_LENGTH = 2;
const MIN_CODE_PREFIX_LENGTH = 3;
/** Maximum number of completions considered. */
const MAX_COMPLETIONS = 40;
const CODE_POINTS = 400;
const EXACT_CODE_POINTS = 900;

/** Suggests while a shopper types: the last word is a prefix, the others are complete. */
export class Suggester {
  private readonly store: SearchStore;
  private readonly matcher: Matcher;
  private readonly prefixes: PrefixWords;
  private readonly termCategories: TermCategories;

  constructor(store: SearchStore, matcher: Matcher) {
    this.store = store;
    this.matcher = matcher;
    this.prefixes = new PrefixWords(store.vocabulary);
    this.termCategories = new TermCategories(store);
  }

  /** Returns nothing for fewer than two characters (spec 1 §2.8). */
  suggest(term: string, limits: SuggestLimits, guide?: SearchGuide): SuggestHits {
    const text = term.trim();
    if (text.length < MIN_TERM_LENGTH)
      return { keywords: [], brands: [], categoryIds: [], productIds: [] };
    const stop = stopWords[this.store.vocabulary.locale];
    const words = typedWords(text);
    const lastWord = fold(words.at(-1) ?? '');
    const precedingWords = words.slice(0, -1).filter((word) => !stop.has(word));
    const task = answerTask(this.store, guide, text, (word) =>
      useInNames(this.store, exactWord(this.store, word)),
    );
    if (task) return this.suggestForTask(task, limits);
    const completions = lastWord === '' ? [] : this.completionsOf(lastWord, guide);
    const precedingQueryWords = precedingWords.map((word) => this.completeWord(word, guide));
    return {
      keywords: this.keywords(precedingWords, precedingQueryWords, completions, limits.keywords),
      brands: findBrands(this.store, fold(text), limits.brands),
      categoryIds: findCategories(
        this.store,
        fold(text),
        precedingWords,
        lastWord,
        limits.categories,
      ),
      productIds: this.putPinnedFirst(
        guide?.pinned(text) ?? [],
        this.suggestProducts(text, lastWord, precedingQueryWords, completions, limits.products),
      ).slice(0, limits.products),
    };
  }

  /** Returns the products for a task, and what they are called. */
  private suggestForTask(
    { word, find: searchedWords }: TaskAnswer,
    limits: SuggestLimits,
  ): SuggestHits {
    const { vocabulary } = this.store;
    const match = this.matcher.match(this.store, markHead(this.store, [word]));
    const rows = firstRows(
      match.rows,
      limits.products,
      rowOrder(this.store, 'relevance', match.score),
    );
    const keywords = searchedWords.map((text) => {
      const term = vocabulary.liveTerm(text);
      return { text, categoryId: term < 0 ? null : this.termCategories.categoryOf(term) };
    });
    return {
      keywords: keywords.slice(0, limits.keywords),
      brands: [],
      categoryIds: [],
      productIds: rows.map((row) => this.store.columns.ids[row]!),
    };
  }

  /** Returns the completions of a prefix, followed by their synonyms. */
  private completionsOf(text: string, guide: SearchGuide | undefined): number[] {
    const synonymStemsOfText = synonymStems(this.store, guide, text);
    const forms = synonymStemsOfText.map((stem) => this.store.vocabulary.commonForm(stem));
    return [...new Set([...this.prefixes.termsWithPrefix(text, MAX_COMPLETIONS), ...forms])];
  }

  private putPinnedFirst(pinned: readonly number[], ids: readonly number[]): number[] {
    const pinnedInIndex = pinned.filter((id) => this.store.columns.rowOfId.has(id));
    return [...new Set([...pinnedInIndex, ...ids])];
  }

  private completeWord(text: string, guide: SearchGuide | undefined): QueryWord {
    const stem = this.store.vocabulary.liveStem(text);
    const ownTerms = stem < 0 ? [] : termsOfStem(this.store, stem, 1);
    const terms = [...ownTerms, ...synonymTerms(this.store, guide, text)];
    const hasTerms = terms.length > 0;
    return queryWord(text, { terms, isRequired: hasTerms, isKnown: hasTerms });
  }

  private keywords(
    precedingWords: string[],
    precedingQueryWords: QueryWord[],
    completions: number[],
    limit: number,
  ): SuggestHits['keywords'] {
    const { vocabulary } = this.store;
    let terms = completions.filter((term) => this.isKeyword(term));
    if (terms.length < limit) terms.push(...this.compoundsOf(terms));
    if (precedingQueryWords.some((word) => word.isRequired)) {
      terms = this.filterCooccurring(this.matcher.match(this.store, precedingQueryWords), terms);
    }
    const stems = new Set<number>();
    const chosenTerms = terms.filter((term) => {
      const stem = vocabulary.stemOf[term]!;
      if (stems.has(stem)) return false;
      stems.add(stem);
      return true;
    });
    return chosenTerms.slice(0, limit).map((term) => {
      const text = vocabulary.text[term]!;
      // `verf ro` suggests `verfroller`, not `verf verfroller`.
      const otherWords = precedingWords.filter((word) => !text.includes(word));
      return {
        text: [...otherWords, text].join(' '),
        categoryId: this.termCategories.categoryOf(term),
      };
    });
  }

  /** Excludes numbers and brands, which are suggested separately. */
  private isKeyword(term: number): boolean {
    const { vocabulary, categories } = this.store;
    const text = vocabulary.text[term]!;
    if (/^\d/.test(text)) return false;
    return vocabulary.nameCounts[term]! > 0 || categories.hasWord(fold(text));
  }

  /** Returns compounds such as `spaanplaatschroef` for `schroef`, most frequent first. */
  private compoundsOf(terms: number[]): number[] {
    const { vocabulary, compounds } = this.store;
    const stems = new Set(terms.map((term) => vocabulary.stemOf[term]!));
    const compoundStems = new Set([...stems].flatMap((stem) => [...compounds.withHead(stem)]));
    return [...compoundStems]
      .filter((stem) => !stems.has(stem))
      .map((stem) => vocabulary.commonForm(stem))
      .filter((term) => term >= 0 && vocabulary.nameCounts[term]! > 0)
      .sort(
        (a, b) =>
          vocabulary.nameCounts[b]! - vocabulary.nameCounts[a]! ||
          compareText(vocabulary.text[a]!, vocabulary.text[b]!),
      );
  }

  /** Returns the completions that occur with the preceding words, most frequent first. */
  private filterCooccurring(match: Match, terms: number[]): number[] {
    const rows = new Set(match.rows);
    const countedTerms = terms.map((term, at) => {
      const { data, length } = this.store.vocabulary.postings[term]!;
      let count = 0;
      for (let postingIndex = 0; postingIndex < length; postingIndex++) {
        const posting = data[postingIndex]!;
        if (
          (posting & field.FIELD_MASK) >= field.NAME_PURPOSE &&
          rows.has(posting >>> field.ROW_SHIFT)
        )
          count++;
      }
      return { term, at, count };
    });
    return countedTerms
      .filter((one) => one.count > 0)
      .sort((a, b) => b.count - a.count || a.at - b.at)
      .map((one) => one.term);
  }

  private suggestProducts(
    text: string,
    lastWord: string,
    precedingQueryWords: QueryWord[],
    completions: number[],
    limit: number,
  ): number[] {
    const terms = completions.map((term) => ({ term, factor: 1 }));
    const stem = this.store.vocabulary.liveStem(lastWord);
    if (stem >= 0) terms.push(...termsOfStem(this.store, stem, 1));
    const code = normaliseCode(text);
    const isCodePrefix = code.length >= MIN_CODE_PREFIX_LENGTH && /\d/.test(code);
    const hits = this.store.codeIndex[isCodePrefix ? 'find' : 'findExact'](
      code,
      this.store.columns,
    );
    const codes = hits.map(({ row, isExact }) => ({
      row,
      points: isExact ? EXACT_CODE_POINTS : CODE_POINTS,
    }));
    const word = queryWord(lastWord, { terms, codes });
    const match = this.matcher.match(this.store, [...precedingQueryWords, word]);
    const order = rowOrder(this.store, 'relevance', match.score);
    const fullMatches = firstRows(match.rows, limit, order);
    const rows = [...fullMatches, ...firstRows(match.closeRows, limit - fullMatches.length, order)];
    return rows.map((row) => this.store.columns.ids[row]!);
  }
}
