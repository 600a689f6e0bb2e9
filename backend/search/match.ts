import { type Columns, LIVE_ROW, lowerBound, widened } from './columns.ts';
import type { QueryWord } from './query/query-word.ts';
import type { SearchStore } from './store.ts';
import {
  FIELD_MASK,
  FIELD_POINTS,
  HEAD_POINTS,
  isNameField,
  ROW_SHIFT,
  isKindField,
  isNamed,
} from './fields.ts';

/** Weight of name length: 0 for none, 1 for proportional. */
const LENGTH_WEIGHT = 0.3;
/** Maximum length of a name that is taken into account. */
const LONGEST = 40;

/** Returns the factor for the points of words in a name, by number of words in the name. */
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

/** Returns the number of documents about a word, without loose expansions. */
function frequencyOf(store: SearchStore, word: QueryWord): number {
  let frequency = word.codes.length;
  for (const { term, factor } of word.terms)
    if (factor > 0.5) frequency += store.vocabulary.df[term]!;
  return frequency;
}

/** Sorts words: essential before required before optional, the rarest first. */
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
  /** Rows that lack some words, if few have all; the more words, the higher the score. */
  close: Uint32Array;
  score: Float64Array;
}

/** With fewer full matches than this, rows that lack a word are collected too. */
export const FEW_MATCHES = 100;
/** Number of close rows to collect; filters may remove most of them. */
const ENOUGH_CLOSE = 1000;
/** Scores are integers of hundredths, so that the order of addition does not affect them. */
export const SCORE_SCALE = 100;
/** Exceeds any sum of points, so that closer rows always come first. */
export const CLOSENESS_LEVEL = 10_000_000;
/** Below this factor a term only hints at the word. */
const CERTAIN = 0.5;
/** A word is a name word if at least this share of its products have it in their name. */
const NAME_SHARE = 0.4;

/** Cost of looking up a row in a posting list, in number of entries read sequentially. */
const SEEK_COST = 16;

/**
 * Returns whether a word mainly occurs in names, as materials do. A bolt is not stainless because
 * its description mentions stainless steel.
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

/** Scores rows word by word: the best field counts for each word, and words are summed. */
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
    // A row that lacks at most one word has one of the two rarest words, so rows that only have
    // common words need not be visited.
    const steps = essential > 0 ? [essential] : [1, 2, Math.max(3, sorted.length)];
    let count = 0;
    let lowest = required;
    for (const open of steps) {
      count = this.addAll(store, sorted, open);
      lowest = Math.max(Math.min(possible, 1), possible - open + 1);
      if (open >= sorted.length || this.atLeast(count, lowest) >= FEW_MATCHES) break;
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

  /**
   * Scores all words; only the first `open` of them may add rows. Returns the number of rows
   * touched.
   */
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

  /** `narrow`: only scores rows that an earlier word has touched. */
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
    // If the noun names products, a row with the noun only in its description is not such a
    // product, and one with it as a modifier is another kind: an `isolatiezaag` is a saw.
    const isStrict = word.isKind ? isNamed(store, word) : isOfNames(store, word);
    let count = touched;
    /** `isKind`: whether the field of the word makes the row the requested kind of product. */
    const addPoints = (row: number, points: number, isKind: boolean) => {
      const lastStamp = stamp[row]!;
      if (lastStamp <= base) {
        if (narrow || (flags[row]! & LIVE_ROW) === 0) return;
        this.touched[count++] = row;
        score[row] = 0;
        coverage[row] = 0;
        closeness[row] = 0;
      }
      if (lastStamp < turn) {
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
      addPoints(row, Math.round(points * weight * SCORE_SCALE), true);
    for (const { term, factor } of word.terms) {
      const { data, length } = postings[term]!;
      const isCertain = factor >= CERTAIN;
      const table = word.isHead && isCertain ? HEAD_POINTS : FIELD_POINTS;
      const points = table.map((each) => each * factor * weight * SCORE_SCALE);
      const hit = (posting: number) => {
        const row = posting >>> ROW_SHIFT;
        const field = posting & FIELD_MASK;
        const length = nameStarts[row + 1]! - nameStarts[row]!;
        const times = isNameField(field) ? shorten[length < longest ? length : longest]! : 1;
        addPoints(
          row,
          Math.round(points[field]! * times),
          !isStrict || ((isCertain || !word.isKind) && isKindField(field)),
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

  /** Returns the rows of the highest closeness, down to the level at which there are enough. */
  private closest(rows: Uint32Array): Uint32Array {
    if (rows.length <= ENOUGH_CLOSE) return rows.slice();
    const perLevel = new Uint32Array(256);
    for (const row of rows) perLevel[this.closeness[row]!]!++;
    let level = 255;
    let levelRows = perLevel[level]!;
    while (level > 0 && levelRows < ENOUGH_CLOSE) levelRows += perLevel[--level]!;
    return rows.filter((row) => this.closeness[row]! >= level);
  }

  /**
   * Splits the touched rows into full and close matches, and adds the closeness to the scores of
   * the latter.
   */
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
    if (full >= FEW_MATCHES) return { rows: found, close: new Uint32Array(0), score };
    const others = this.closest(rows.subarray(close));
    for (const row of others) score[row]! += this.closeness[row]! * CLOSENESS_LEVEL;
    return { rows: found, close: others, score };
  }
}

/**
 * Weak matches (in a description or a parent category) are removed if at least this many are
 * better.
 */
const ENOUGH_STRONG = 12;
const WEAK_SHARE = 0.25;

/**
 * Returns the rows with at least a share of the best score if there are enough of them, else all
 * rows.
 */
export function withoutWeak(rows: Uint32Array, score: Float64Array): Uint32Array {
  let top = 0;
  for (const row of rows) if (score[row]! > top) top = score[row]!;
  const least = top * WEAK_SHARE;
  let strong = 0;
  for (const row of rows) if (score[row]! >= least) strong++;
  if (strong < ENOUGH_STRONG || strong === rows.length) return rows;
  return rows.filter((row) => score[row]! >= least);
}
