import { type Columns, ALIVE, lowerBound, widened } from './columns.ts';
import type { QueryWord } from './query-word.ts';
import type { SearchStore } from './store.ts';
import {
  FIELD_MASK,
  FIELD_POINTS,
  HEAD_POINTS,
  isName,
  ROW_SHIFT,
  saysKind,
  isNamed,
} from './fields.ts';

/** How much a longer name than the average one weakens its words: 0 not at all, 1 in proportion. */
const LENGTH_WEIGHT = 0.3;
/** Longer names count as this long. */
const LONGEST = 40;

/** What the points of a name's word are multiplied by, by the number of words in the name. */
function lengthFactors({ live, liveNameTerms }: Columns): Float64Array {
  const average = live === 0 ? 1 : Math.max(1, liveNameTerms / live);
  return Float64Array.from(
    { length: LONGEST + 1 },
    (_, length) => 1 / (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / average),
  );
}

interface WeighedWord {
  word: QueryWord;
  frequency: number;
}

/** Documents that the word may be about; loose expansions do not count. */
function frequencyOf(store: SearchStore, word: QueryWord): number {
  let frequency = word.codes.length;
  for (const { term, factor } of word.terms)
    if (factor > 0.5) frequency += store.vocabulary.df[term]!;
  return frequency;
}

/** Essential words before required before optional ones, the rarest first. */
function rarestFirst(store: SearchStore, words: readonly QueryWord[]): WeighedWord[] {
  const rank = ({ isEssential, required }: QueryWord) => (isEssential ? 0 : required ? 1 : 2);
  return words
    .filter(({ terms, codes }) => terms.length + codes.length > 0)
    .map((word) => ({ word, frequency: frequencyOf(store, word) }))
    .sort((a, b) => rank(a.word) - rank(b.word) || a.frequency - b.frequency);
}

/** Rows that a term matched, with their scores by row (valid until the next match). */
export interface Match {
  /** Rows with all words. */
  rows: Uint32Array;
  /** Rows that miss some, where those with all are few: the more words, the higher the score. */
  close: Uint32Array;
  score: Float64Array;
}

/** With fewer full matches than this, those that miss a word are collected too. */
export const FILL_UP_TO = 100;
/** Close rows that are looked at; filters may take most of them away. */
const ENOUGH_CLOSE = 1000;
/** Scores are whole numbers of hundredths, so that no order of adding changes them. */
export const PRECISION = 100;
/** Above any sum of points: what is closer always comes first. */
const CLOSENESS = 10_000_000;
/** Below this factor a term only hints at the word. */
const CERTAIN = 0.5;
/** Share of a word's products that have it in their name, from which it belongs there. */
const NAME_SHARE = 0.4;

/** Looking a row up in a posting list costs about as much as reading this many. */
const SEEK_COST = 16;

/**
 * True for a word that stands in names rather than in descriptions, as materials do. A bolt is not
 * stainless because its description speaks of it.
 */
function isOfNames({ vocabulary }: SearchStore, { terms }: QueryWord): boolean {
  let names = 0;
  let all = 0;
  for (const { term, factor } of terms) {
    if (factor < CERTAIN) continue;
    names += vocabulary.nameDf[term]!;
    all += vocabulary.df[term]!;
  }
  return names >= all * NAME_SHARE && names > 0;
}

/** Scores rows word by word: per word the best place counts, over words the sum. */
export class Matcher {
  private score = new Float64Array(64);
  private best = new Float64Array(64);
  private stamp = new Uint32Array(64);
  private coverage = new Uint8Array(64);
  private closeness = new Uint8Array(64);
  private covered = new Uint32Array(64);
  private touched = new Uint32Array(64);
  private turn = 0;
  private shorten: Float64Array = new Float64Array(0);

  match(store: SearchStore, words: readonly QueryWord[]): Match {
    const { size } = store.columns;
    if (size > this.score.length) this.reserve(Math.ceil(size * 1.6));
    if (this.turn > 4_000_000_000) {
      this.stamp.fill(0);
      this.covered.fill(0);
      this.turn = 0;
    }
    this.shorten = lengthFactors(store.columns);
    const required = words.filter((word) => word.required).length;
    const sorted = rarestFirst(store, words);
    const essential = sorted.filter(({ word }) => word.isEssential).length;
    const possible = sorted.filter(({ word }) => word.required && !word.isLoose).length;
    // A row that misses one word at most has one of the two rarest: the common words, which
    // stand nearly everywhere, then need not be gone through for every row that has them.
    const steps = essential > 0 ? [essential] : [1, 2, Math.max(3, sorted.length)];
    let count = 0;
    let lowest = required;
    for (const open of steps) {
      count = this.addAll(store, sorted, open);
      lowest = Math.max(Math.min(possible, 1), possible - open + 1);
      if (open >= sorted.length || this.atLeast(count, lowest) >= FILL_UP_TO) break;
    }
    if (essential > 0) lowest = 0;
    return this.select(count, required, lowest);
  }

  private reserve(room: number): void {
    this.score = widened(this.score, room);
    this.best = widened(this.best, room);
    this.stamp = widened(this.stamp, room);
    this.coverage = widened(this.coverage, room);
    this.closeness = widened(this.closeness, room);
    this.covered = widened(this.covered, room);
    this.touched = widened(this.touched, room);
  }

  /** Scores all words, only the first `open` of them for new rows; gives the rows touched. */
  private addAll(store: SearchStore, words: readonly WeighedWord[], open: number): number {
    const base = this.turn;
    let count = 0;
    for (const [at, word] of words.entries()) {
      count = this.addWord(store, word, base, count, at >= open);
    }
    return count;
  }

  private atLeast(touched: number, level: number): number {
    let rows = 0;
    for (let at = 0; at < touched; at++) if (this.coverage[this.touched[at]!]! >= level) rows++;
    return rows;
  }

  /** `narrow`: only rows that an earlier word has touched. */
  private addWord(
    store: SearchStore,
    { word, frequency }: WeighedWord,
    base: number,
    touched: number,
    narrow: boolean,
  ): number {
    const { score, best, stamp, covered, coverage, closeness, shorten } = this;
    const { flags, nameStarts } = store.columns;
    const { postings } = store.vocabulary;
    const longest = shorten.length - 1;
    const turn = ++this.turn;
    const weight = Math.log2(2 + store.columns.live / (1 + frequency)) / 4;
    const covers = word.required && !word.isLoose ? 1 : 0;
    // Where products are called so, what has the noun in its description is about it and not it,
    // and what has it as a modifier is something else: an `isolatiezaag` is a saw.
    const isStrict = word.isKind ? isNamed(store, word) : isOfNames(store, word);
    let count = touched;
    /** `isKind`: whether the place of the word makes the row what was asked for. */
    const give = (row: number, points: number, isKind: boolean) => {
      const seen = stamp[row]!;
      if (seen <= base) {
        if (narrow || (flags[row]! & ALIVE) === 0) return;
        this.touched[count++] = row;
        score[row] = 0;
        coverage[row] = 0;
        closeness[row] = 0;
      }
      if (seen < turn) {
        stamp[row] = turn;
        best[row] = 0;
      }
      if (isKind && covered[row] !== turn) {
        covered[row] = turn;
        coverage[row]! += covers;
        closeness[row]! += word.closeness;
      }
      if (points > best[row]!) {
        score[row]! += points - best[row]!;
        best[row] = points;
      }
    };
    for (const { row, points } of word.codes)
      give(row, Math.round(points * weight * PRECISION), true);
    for (const { term, factor } of word.terms) {
      const { data, length } = postings[term]!;
      const isCertain = factor >= CERTAIN;
      const table = word.isHead && isCertain ? HEAD_POINTS : FIELD_POINTS;
      const points = table.map((each) => each * factor * weight * PRECISION);
      const hit = (posting: number) => {
        const row = posting >>> ROW_SHIFT;
        const field = posting & FIELD_MASK;
        const length = nameStarts[row + 1]! - nameStarts[row]!;
        const times = isName(field) ? shorten[length < longest ? length : longest]! : 1;
        give(
          row,
          Math.round(points[field]! * times),
          !isStrict || ((isCertain || !word.isKind) && saysKind(field)),
        );
      };
      if (narrow && touched * SEEK_COST < length) {
        for (let at = 0; at < touched; at++) {
          const row = this.touched[at]!;
          const place = lowerBound(data, length, row << ROW_SHIFT);
          const posting = place < length ? data[place]! : 0;
          if (place < length && posting >>> ROW_SHIFT === row) hit(posting);
        }
      } else {
        for (let at = 0; at < length; at++) {
          hit(data[at]!);
        }
      }
    }
    return count;
  }

  /** Rows of the highest closeness, down to where there are more than enough of them. */
  private closest(rows: Uint32Array): Uint32Array {
    if (rows.length <= ENOUGH_CLOSE) return rows.slice();
    const perLevel = new Uint32Array(256);
    for (const row of rows) perLevel[this.closeness[row]!]!++;
    let level = 255;
    let kept = perLevel[level]!;
    while (level > 0 && kept < ENOUGH_CLOSE) kept += perLevel[--level]!;
    return rows.filter((row) => this.closeness[row]! >= level);
  }

  /** Parts the touched rows; scores of the close ones get their closeness on top. */
  private select(touched: number, required: number, lowest: number): Match {
    const { score, coverage } = this;
    const rows = new Uint32Array(touched);
    let full = 0;
    let close = touched;
    for (let at = 0; at < touched; at++) {
      const row = this.touched[at]!;
      if (coverage[row]! >= required) {
        rows[full++] = row;
      } else if (coverage[row]! >= lowest) {
        rows[--close] = row;
      }
    }
    const found = rows.slice(0, full);
    if (full >= FILL_UP_TO) return { rows: found, close: new Uint32Array(0), score };
    const others = this.closest(rows.subarray(close));
    for (const row of others) score[row]! += this.closeness[row]! * CLOSENESS;
    return { rows: found, close: others, score };
  }
}

/** Weak matches (a description, a parent category) go when at least this many are better. */
const ENOUGH_STRONG = 12;
const WEAK_SHARE = 0.25;

/** Rows with at least a share of the best score, where those are enough; else all. */
export function withoutWeak(rows: Uint32Array, score: Float64Array): Uint32Array {
  let top = 0;
  for (const row of rows) if (score[row]! > top) top = score[row]!;
  const least = top * WEAK_SHARE;
  let strong = 0;
  for (const row of rows) if (score[row]! >= least) strong++;
  if (strong < ENOUGH_STRONG || strong === rows.length) return rows;
  return rows.filter((row) => score[row]! >= least);
}
