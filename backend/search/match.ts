import { FIELD_MASK, FIELD_POINTS, ROW_SHIFT } from './fields.ts';
import { widened } from './grow.ts';
import type { QueryWord } from './query-words.ts';
import type { SearchStore } from './store.ts';

/** Rows that a term matched, with their scores by row (valid until the next match). */
export interface Match {
  rows: Uint32Array;
  score: Float64Array;
}

/** Fewer than this many full matches, and those that miss one word are taken too. */
const FEW_FULL_MATCHES = 3;
/** Weak matches (a description, a parent category) go when at least this many are better. */
const ENOUGH_STRONG = 12;
const WEAK_SHARE = 0.25;
/** Scores are whole numbers of hundredths, so that no order of adding changes them. */
const PRECISION = 100;
/** Above any sum of points: one word more always wins. */
const COVERAGE = 10_000_000;

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
    let count = 0;
    const base = this.turn;
    for (const word of words) count = this.addWord(store, word, base, count);
    const required = words.filter((word) => word.required).length;
    return { rows: this.select(count, required), score: this.score };
  }

  private reserve(room: number): void {
    this.score = widened(this.score, room);
    this.best = widened(this.best, room);
    this.stamp = widened(this.stamp, room);
    this.coverage = widened(this.coverage, room);
    this.touched = widened(this.touched, room);
  }

  private addWord(store: SearchStore, word: QueryWord, base: number, touched: number): number {
    const { score, best, stamp, coverage } = this;
    const { flags } = store.columns;
    const { postings, df } = store.vocabulary;
    const turn = ++this.turn;
    const cover = word.required ? 1 : 0;
    let frequency = word.codes.length;
    for (const { term, factor } of word.terms) if (factor > 0.5) frequency += df[term]!;
    const weight = Math.log2(2 + store.columns.live / (1 + frequency)) / 4;
    let count = touched;
    const give = (row: number, points: number) => {
      if ((flags[row]! & 1) === 0) return;
      const seen = stamp[row]!;
      if (seen <= base) {
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
      const pointsOf = FIELD_POINTS.map((points) =>
        Math.round(points * factor * weight * PRECISION),
      );
      for (let at = 0; at < length; at++) {
        const posting = data[at]!;
        give(posting >>> ROW_SHIFT, pointsOf[posting & FIELD_MASK]!);
      }
    }
    return count;
  }

  /** Keeps the rows with most words; scores get the coverage on top. */
  private select(touched: number, required: number): Uint32Array {
    const { score, coverage } = this;
    const perLevel = new Uint32Array(required + 1);
    for (let at = 0; at < touched; at++) perLevel[coverage[this.touched[at]!]!]!++;
    let level = required;
    let kept = perLevel[level]!;
    while (level > 1 && kept < FEW_FULL_MATCHES) kept += perLevel[--level]!;
    const rows = new Uint32Array(kept);
    let count = 0;
    let top = 0;
    for (let at = 0; at < touched; at++) {
      const row = this.touched[at]!;
      if (coverage[row]! < level) continue;
      rows[count++] = row;
      if (score[row]! > top) top = score[row]!;
    }
    if (level === required) return withoutWeak(rows, score, top * WEAK_SHARE);
    for (const row of rows) score[row]! += coverage[row]! * COVERAGE;
    return rows;
  }
}

function withoutWeak(rows: Uint32Array, score: Float64Array, least: number): Uint32Array {
  let strong = 0;
  for (const row of rows) if (score[row]! >= least) strong++;
  if (strong < ENOUGH_STRONG || strong === rows.length) return rows;
  return rows.filter((row) => score[row]! >= least);
}
