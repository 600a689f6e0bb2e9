import { fold } from './analyse/stem.ts';
import { isUnit, stopWords } from './analyse/words.ts';
import { compareText } from './natural.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { SearchStore } from './store.ts';
import { BRAND_FIELD } from './values.ts';
import * as field from './fields.ts';
import { FIELD_MASK, OWN_CATEGORY, ROW_SHIFT } from './fields.ts';
import { codeOf } from './columns.ts';
import type { Matcher, Match } from './match.ts';
import { firstRows, rowOrder } from './order.ts';
import { queryWord, type QueryWord } from './query/query-word.ts';
import { plainWord, wordsOf } from './query/query-words.ts';
import { termsOfStem } from './stem-terms.ts';
import { synonymStems, synonymTerms } from './synonyms/synonyms.ts';
import { useInNames, withHead } from './query/size-words.ts';
import { answerTask, type TaskAnswer } from './tasks/answer-task.ts';
import type { SearchGuide, SuggestHits } from './types.ts';

const MIN_LENGTH = 3;

/** The words of names, brands and categories in alphabetical order, for completing prefixes. */
class PrefixWords {
  private builtAt = -1;
  private terms: number[] = [];
  private folded: string[] = [];
  private readonly vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** Returns the live terms with a folded prefix, most frequent in names first. */
  starting(prefix: string, limit: number): number[] {
    this.refresh();
    const { folded, terms, vocabulary } = this;
    let low = 0;
    let high = folded.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (folded[middle]! < prefix) low = middle + 1;
      else high = middle;
    }
    const found: number[] = [];
    for (let at = low; at < folded.length && folded[at]!.startsWith(prefix); at++) {
      if (vocabulary.namingDf[terms[at]!]! > 0) found.push(terms[at]!);
    }
    const order = (a: number, b: number) =>
      vocabulary.nameDf[b]! - vocabulary.nameDf[a]! ||
      vocabulary.namingDf[b]! - vocabulary.namingDf[a]! ||
      compareText(vocabulary.text[a]!, vocabulary.text[b]!);
    return found.sort(order).slice(0, limit);
  }

  private refresh(): void {
    const { vocabulary } = this;
    if (this.builtAt === vocabulary.version) return;
    this.builtAt = vocabulary.version;
    const entries: { term: number; folded: string }[] = [];
    for (let term = 0; term < vocabulary.text.length; term++) {
      const text = vocabulary.text[term]!;
      if (vocabulary.df[term] === 0 || text.length < MIN_LENGTH || isUnit(text)) continue;
      entries.push({ term, folded: fold(text) });
    }
    entries.sort((a, b) => compareText(a.folded, b.folded) || a.term - b.term);
    this.terms = entries.map((entry) => entry.term);
    this.folded = entries.map((entry) => entry.folded);
  }
}

/** Returns brands with a word that starts with the folded text, most products first. */
function brandsStarting(store: SearchStore, text: string, limit: number): string[] {
  const { values } = store;
  const found: { name: string; rank: number; live: number }[] = [];
  for (const value of values.ofField(BRAND_FIELD)) {
    const name = values.text[value]!;
    if (values.live[value] === 0 || name === '') continue;
    const folded = fold(name);
    const rank = folded.startsWith(text) ? 0 : folded.includes(` ${text}`) ? 1 : -1;
    if (rank >= 0) found.push({ name, rank, live: values.live[value]! });
  }
  found.sort((a, b) => a.rank - b.rank || b.live - a.live || compareText(a.name, b.name));
  return found.slice(0, limit).map((brand) => brand.name);
}

/**
 * Returns categories whose name contains all words, the last one as a prefix or as the head of a
 * compound.
 */
function categoriesLike(
  store: SearchStore,
  text: string,
  before: string[],
  last: string,
  limit: number,
): number[] {
  const { values, categories, vocabulary } = store;
  const stems = before.map((word) => vocabulary.stem(word));
  const lastStem = vocabulary.stem(last);
  const found: { id: number; rank: number; live: number }[] = [];
  for (const [value, { folded, words, stems: ownStems }] of categories.entries()) {
    if (values.live[value] === 0 || last === '') continue;
    if (!stems.every((stem) => ownStems.some((each) => each.includes(stem)))) continue;
    let rank = -1;
    if (folded.startsWith(text) || ownStems[0] === lastStem) rank = 0;
    else if (words.some((word) => word.startsWith(last)) || ownStems.includes(lastStem)) rank = 1;
    else if (
      last.length > 2 &&
      (folded.includes(last) || ownStems.some((stem) => stem.endsWith(lastStem)))
    )
      rank = 2;
    if (rank >= 0) found.push({ id: Number(values.text[value]), rank, live: values.live[value]! });
  }
  found.sort((a, b) => a.rank - b.rank || b.live - a.live || a.id - b.id);
  return found.slice(0, limit).map((category) => category.id);
}

/** Minimum share of a word's products in a category for it to be suggested. */
const MOST = 0.6;

/** Finds the deepest category that contains most of the products named by a word. */
class TermCategories {
  private cache = new Map<number, number | null>();
  private builtAt = -1;
  private readonly store: SearchStore;

  constructor(store: SearchStore) {
    this.store = store;
  }

  /** Returns a category id, or null if the products are spread. */
  of(term: number): number | null {
    if (this.builtAt !== this.store.version) {
      this.cache = new Map();
      this.builtAt = this.store.version;
    }
    let id = this.cache.get(term);
    if (id === undefined) this.cache.set(term, (id = this.find(term)));
    return id;
  }

  private find(term: number): number | null {
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
      if (count < rows * MOST) continue;
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

const MIN_TERM = 2;
const MIN_CODE_PREFIX = 3;
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
    if (text.length < MIN_TERM)
      return { keywords: [], brands: [], categoryIds: [], productIds: [] };
    const stop = stopWords[this.store.vocabulary.locale];
    const words = wordsOf(text);
    const last = fold(words.at(-1) ?? '');
    const before = words.slice(0, -1).filter((word) => !stop.has(word));
    const task = answerTask(this.store, guide, text, (word) =>
      useInNames(this.store, plainWord(this.store, word)),
    );
    if (task) return this.forTask(task, limits);
    const completions = last === '' ? [] : this.completionsOf(last, guide);
    const beforeWords = before.map((word) => this.wholeWord(word, guide));
    return {
      keywords: this.keywords(before, beforeWords, completions, limits.keywords),
      brands: brandsStarting(this.store, fold(text), limits.brands),
      categoryIds: categoriesLike(this.store, fold(text), before, last, limits.categories),
      productIds: this.withPinned(
        guide?.pinned(text) ?? [],
        this.products(text, last, beforeWords, completions, limits.products),
      ).slice(0, limits.products),
    };
  }

  /** Returns the products for a task, and what they are called. */
  private forTask({ word, find }: TaskAnswer, limits: SuggestLimits): SuggestHits {
    const { vocabulary } = this.store;
    const match = this.matcher.match(this.store, withHead(this.store, [word]));
    const rows = firstRows(
      match.rows,
      limits.products,
      rowOrder(this.store, 'relevance', match.score),
    );
    const keywords = find.map((text) => {
      const term = vocabulary.liveTerm(text);
      return { text, categoryId: term < 0 ? null : this.termCategories.of(term) };
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
    const alike = synonymStems(this.store, guide, text);
    const forms = alike.map((stem) => this.store.vocabulary.commonForm(stem));
    return [...new Set([...this.prefixes.starting(text, MAX_COMPLETIONS), ...forms])];
  }

  private withPinned(pinned: readonly number[], ids: readonly number[]): number[] {
    const listed = pinned.filter((id) => this.store.columns.rowOfId.has(id));
    return [...new Set([...listed, ...ids])];
  }

  private wholeWord(text: string, guide: SearchGuide | undefined): QueryWord {
    const stem = this.store.vocabulary.liveStem(text);
    const ownTerms = stem < 0 ? [] : termsOfStem(this.store, stem, 1);
    const terms = [...ownTerms, ...synonymTerms(this.store, guide, text)];
    const hasTerms = terms.length > 0;
    return queryWord(text, { terms, required: hasTerms, isKnown: hasTerms });
  }

  private keywords(
    before: string[],
    beforeWords: QueryWord[],
    completions: number[],
    limit: number,
  ): SuggestHits['keywords'] {
    const { vocabulary } = this.store;
    let terms = completions.filter((term) => this.isKeyword(term));
    if (terms.length < limit) terms.push(...this.compoundsOf(terms));
    if (beforeWords.some((word) => word.required)) {
      terms = this.filterCooccurring(this.matcher.match(this.store, beforeWords), terms);
    }
    const stems = new Set<number>();
    const chosen = terms.filter((term) => {
      const stem = vocabulary.stemOf[term]!;
      if (stems.has(stem)) return false;
      stems.add(stem);
      return true;
    });
    return chosen.slice(0, limit).map((term) => {
      const text = vocabulary.text[term]!;
      // `verf ro` suggests `verfroller`, not `verf verfroller`.
      const otherWords = before.filter((word) => !text.includes(word));
      return { text: [...otherWords, text].join(' '), categoryId: this.termCategories.of(term) };
    });
  }

  /** Excludes numbers and brands, which are suggested separately. */
  private isKeyword(term: number): boolean {
    const { vocabulary, categories } = this.store;
    const text = vocabulary.text[term]!;
    if (/^\d/.test(text)) return false;
    return vocabulary.nameDf[term]! > 0 || categories.hasWord(fold(text));
  }

  /** Returns compounds such as `spaanplaatschroef` for `schroef`, most frequent first. */
  private compoundsOf(terms: number[]): number[] {
    const { vocabulary, compounds } = this.store;
    const stems = new Set(terms.map((term) => vocabulary.stemOf[term]!));
    const found = new Set([...stems].flatMap((stem) => [...compounds.withHead(stem)]));
    return [...found]
      .filter((stem) => !stems.has(stem))
      .map((stem) => vocabulary.commonForm(stem))
      .filter((term) => term >= 0 && vocabulary.nameDf[term]! > 0)
      .sort(
        (a, b) =>
          vocabulary.nameDf[b]! - vocabulary.nameDf[a]! ||
          compareText(vocabulary.text[a]!, vocabulary.text[b]!),
      );
  }

  /** Returns the completions that occur with the preceding words, most frequent first. */
  private filterCooccurring(match: Match, terms: number[]): number[] {
    const rows = new Set(match.rows);
    const counted = terms.map((term, at) => {
      const { data, length } = this.store.vocabulary.postings[term]!;
      let count = 0;
      for (let each = 0; each < length; each++) {
        const posting = data[each]!;
        if (
          (posting & field.FIELD_MASK) >= field.NAME_PURPOSE &&
          rows.has(posting >>> field.ROW_SHIFT)
        )
          count++;
      }
      return { term, at, count };
    });
    return counted
      .filter((one) => one.count > 0)
      .sort((a, b) => b.count - a.count || a.at - b.at)
      .map((one) => one.term);
  }

  private products(
    text: string,
    last: string,
    beforeWords: QueryWord[],
    completions: number[],
    limit: number,
  ): number[] {
    const terms = completions.map((term) => ({ term, factor: 1 }));
    const stem = this.store.vocabulary.liveStem(last);
    if (stem >= 0) terms.push(...termsOfStem(this.store, stem, 1));
    const code = codeOf(text);
    const isBeginning = code.length >= MIN_CODE_PREFIX && /\d/.test(code);
    const hits = this.store.codes[isBeginning ? 'find' : 'findExact'](code, this.store.columns);
    const codes = hits.map(({ row, exact }) => ({
      row,
      points: exact ? EXACT_CODE_POINTS : CODE_POINTS,
    }));
    const word = queryWord(last, { terms, codes });
    const match = this.matcher.match(this.store, [...beforeWords, word]);
    const order = rowOrder(this.store, 'relevance', match.score);
    const exact = firstRows(match.rows, limit, order);
    const rows = [...exact, ...firstRows(match.close, limit - exact.length, order)];
    return rows.map((row) => this.store.columns.ids[row]!);
  }
}
