import { ALIVE } from './columns.ts';
import { FIELD_MASK, FIELD_POINTS, ROW_SHIFT } from './fields.ts';
import { lowerBound, widened } from './grow.ts';
import type { QueryWord } from './query-words.ts';
import type { SearchStore } from './store.ts';
import { rarestFirst, type WeighedWord } from './word-weight.ts';
import { withoutWeak } from './weak-matches.ts';

/** Rows that a term matched, with their scores by row (valid until the next match). */
export interface Match {
  rows: Uint32Array;
  score: Float64Array;
}

/** Fewer than this many full matches, and those that miss one word are taken too. */
const FEW_FULL_MATCHES = 3;
/** Scores are whole numbers of hundredths, so that no order of adding changes them. */
const PRECISION = 100;
/** Above any sum of points: one word more always wins. */
const COVERAGE = 10_000_000;

/** Looking a row up in a posting list costs about as much as reading this many. */
const SEEK_COST = 16;

/** Scores rows word by word: per word the best place counts, over words the sum. */
export class Matcher {
  private score = new Float64Array(64);
  private best = new Float64Array(64);
  private stamp = new Uint32Array(64);
  private coverage = new Uint8Array(64);
  private touched = new Uint32Array(64);
  private turn = 0;

  match(store: SearchStore, words: readonly QueryWord[]): Match {
    const { size } = store.columns;
    if (size > this.score.length) this.reserve(Math.ceil(size * 1.6));
    if (this.turn > 4_000_000_000) {
      this.stamp.fill(0);
      this.turn = 0;
    }
    const required = words.filter((word) => word.required).length;
    const sorted = rarestFirst(store, words);
    // A row that misses one word at most has one of the two rarest: the common words, which
    // stand nearly everywhere, then need not be gone through for every row that has them.
    let count = 0;
    let lowest = required;
    for (const open of [1, 2, Math.max(3, required)]) {
      count = this.addAll(store, sorted, open);
      lowest = Math.max(Math.min(required, 1), required - open + 1);
      if (open >= required || this.covered(count, lowest) >= FEW_FULL_MATCHES) break;
    }
    return { rows: this.select(count, required, lowest), score: this.score };
  }

  private reserve(room: number): void {
    this.score = widened(this.score, room);
    this.best = widened(this.best, room);
    this.stamp = widened(this.stamp, room);
    this.coverage = widened(this.coverage, room);
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

  private covered(touched: number, level: number): number {
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
    const { score, best, stamp, coverage } = this;
    const { flags } = store.columns;
    const { postings } = store.vocabulary;
    const turn = ++this.turn;
    const cover = word.required ? 1 : 0;
    const weight = Math.log2(2 + store.columns.live / (1 + frequency)) / 4;
    let count = touched;
    const give = (row: number, points: number) => {
      const seen = stamp[row]!;
      if (seen <= base) {
        if (narrow || (flags[row]! & ALIVE) === 0) return;
        this.touched[count++] = row;
        score[row] = points;
        coverage[row] = cover;
      } else if (seen < turn) {
        score[row]! += points;
        coverage[row]! += cover;
      } else if (points > best[row]!) {
        score[row]! += points - best[row]!;
      } else return;
      stamp[row] = turn;
      best[row] = points;
    };
    for (const { row, points } of word.codes) give(row, points * PRECISION);
    for (const { term, factor } of word.terms) {
      const { data, length } = postings[term]!;
      const points = FIELD_POINTS.map((each) => Math.round(each * factor * weight * PRECISION));
      if (narrow && touched * SEEK_COST < length) {
        for (let at = 0; at < touched; at++) {
          const row = this.touched[at]!;
          const place = lowerBound(data, length, row << ROW_SHIFT);
          const posting = place < length ? data[place]! : 0;
          if (posting >>> ROW_SHIFT === row && posting !== 0)
            give(row, points[posting & FIELD_MASK]!);
        }
      } else {
        for (let at = 0; at < length; at++) {
          const posting = data[at]!;
          give(posting >>> ROW_SHIFT, points[posting & FIELD_MASK]!);
        }
      }
    }
    return count;
  }

  /** Keeps the rows with most words, `lowest` at least; scores get the coverage on top. */
  private select(touched: number, required: number, lowest: number): Uint32Array {
    const { score, coverage } = this;
    const perLevel = new Uint32Array(required + 1);
    for (let at = 0; at < touched; at++) perLevel[coverage[this.touched[at]!]!]!++;
    let level = required;
    let kept = perLevel[level]!;
    while (level > lowest && kept < FEW_FULL_MATCHES) kept += perLevel[--level]!;
    const rows = new Uint32Array(kept);
    let count = 0;
    let top = 0;
    for (let at = 0; at < touched; at++) {
      const row = this.touched[at]!;
      if (coverage[row]! < level) continue;
      rows[count++] = row;
      if (score[row]! > top) top = score[row]!;
    }
    if (level === required) return withoutWeak(rows, score, top);
    for (const row of rows) score[row]! += coverage[row]! * COVERAGE;
    return rows;
  }
}
