import { fold } from './analyse/fold.ts';
import { stopWords } from './analyse/words.ts';
import { codeOf } from './columns.ts';
import * as field from './fields.ts';
import type { Matcher, Match } from './match.ts';
import { compareText } from './natural.ts';
import { firstRows, rowOrder } from './order.ts';
import { PrefixWords } from './prefix-words.ts';
import { queryWord, type QueryWord } from './query-word.ts';
import { wordsOf } from './query-words.ts';
import { termsOfStem } from './stem-terms.ts';
import type { SearchStore } from './store.ts';
import { brandsStarting, categoriesLike } from './suggest-names.ts';
import { TermCategories } from './term-category.ts';
import { synonymStems, synonymTerms } from './synonyms.ts';
import type { SearchGuide, SuggestHits } from './types.ts';

export interface SuggestLimits {
  keywords: number;
  brands: number;
  categories: number;
  products: number;
}

const MIN_TERM = 2;
const MIN_CODE_PREFIX = 3;
/** Completions of a beginning that are looked at. */
const MAX_COMPLETIONS = 40;
const CODE_POINTS = 400;
const EXACT_CODE_POINTS = 900;

/** Answers while someone types: the last word is a beginning, the others are whole. */
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

  /** Nothing for fewer than two characters (spec 1 §2.8). */
  suggest(term: string, limits: SuggestLimits, guide?: SearchGuide): SuggestHits {
    const text = term.trim();
    if (text.length < MIN_TERM)
      return { keywords: [], brands: [], categoryIds: [], productIds: [] };
    const stop = stopWords[this.store.vocabulary.locale];
    const words = wordsOf(text);
    const last = fold(words.at(-1) ?? '');
    const before = words.slice(0, -1).filter((word) => !stop.has(word));
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

  /** What a beginning may become, and behind that the other words for it. */
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
    const own = stem < 0 ? [] : termsOfStem(this.store, stem, 1);
    const terms = [...own, ...synonymTerms(this.store, guide, text)];
    const known = terms.length > 0;
    return queryWord(text, { terms, required: known, known });
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
      terms = this.together(this.matcher.match(this.store, beforeWords), terms);
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
      // `verf ro` leads to `verfroller`, not to `verf verfroller`.
      const kept = before.filter((word) => !text.includes(word));
      return { text: [...kept, text].join(' '), categoryId: this.termCategories.of(term) };
    });
  }

  /** Numbers and brands complete themselves elsewhere. */
  private isKeyword(term: number): boolean {
    const { vocabulary, categories } = this.store;
    const text = vocabulary.text[term]!;
    if (/^\d/.test(text)) return false;
    return vocabulary.nameDf[term]! > 0 || categories.hasWord(fold(text));
  }

  /** `spaanplaatschroef` for `schroef`, most used first. */
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

  /** Of the completions those that occur with the words before, most often first. */
  private together(match: Match, terms: number[]): number[] {
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
    const hits = this.store.codes[isBeginning ? 'find' : 'whole'](code, this.store.columns);
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
