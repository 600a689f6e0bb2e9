import { type Columns, LIVE_FLAG, lowerBound, withCapacity } from './columns.ts';
import type { QueryWord } from './query/query-word.ts';
import type { SearchStore } from './store.ts';
import {
  FIELD_MASK,
  FIELD_POINTS,
  HEAD_POINTS,
  isNameField,
  ROW_SHIFT,
  saysKind,
  occursInNaming,
} from './fields.ts';

/** Weight of name length: 0 for none, 1 for proportional. */
const LENGTH_WEIGHT = 0.3;
/** Maximum length of a name that is taken into account. */
const MAX_NAME_LENGTH = 40;

/** Returns the factor for the points of words in a name, by number of words in the name. */
function lengthFactors({ liveCount, liveNameTermCount }: Columns): Float64Array {
  const average = liveCount === 0 ? 1 : Math.max(1, liveNameTermCount / liveCount);
  return Float64Array.from(
    { length: MAX_NAME_LENGTH + 1 },
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
    if (factor > 0.5) frequency += store.vocabulary.documentCounts[term]!;
  return frequency;
}

/** Sorts words: essential before required before optional, the rarest first. */
function rarestFirst(store: SearchStore, words: readonly QueryWord[]): WeighedWord[] {
  const rank = ({ isEssential, isRequired }: QueryWord) => (isEssential ? 0 : isRequired ? 1 : 2);
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
  closeRows: Uint32Array;
  score: Float64Array;
}

/** With fewer full matches than this, rows that lack a word are collected too. */
export const FEW_MATCHES = 100;
/** Number of close rows to collect; filters may remove most of them. */
const ENOUGH_CLOSE_ROWS = 1000;
/** Scores are integers of hundredths, so that the order of addition does not affect them. */
export const SCORE_SCALE = 100;
/** Exceeds any sum of points, so that closer rows always come first. */
export const CLOSENESS_LEVEL = 10_000_000;
/** A term with a lower factor does not certainly mean the word. */
const MIN_CERTAIN_FACTOR = 0.5;
/** A word is a name word if at least this share of its products have it in their name. */
const NAME_SHARE = 0.4;

/** Cost of looking up a row in a posting list, in number of entries read sequentially. */
const SEEK_COST = 16;

/**
 * Returns whether a word mainly occurs in names, as materials do. A bolt is not stainless because
 * its description mentions stainless steel.
 */
function occursMainlyInNames({ vocabulary }: SearchStore, { terms }: QueryWord): boolean {
  let nameCount = 0;
  let allCount = 0;
  for (const { term, factor } of terms) {
    if (factor < MIN_CERTAIN_FACTOR) continue;
    nameCount += vocabulary.nameCounts[term]!;
    allCount += vocabulary.documentCounts[term]!;
  }
  return nameCount >= allCount * NAME_SHARE && nameCount > 0;
}

/** Scores rows word by word: the best field counts for each word, and words are summed. */
export class Matcher {
  private score = new Float64Array(64);
  private bestPoints = new Float64Array(64);
  private lastTurn = new Uint32Array(64);
  private coverage = new Uint8Array(64);
  private closeness = new Uint8Array(64);
  private coveredTurn = new Uint32Array(64);
  private touchedRows = new Uint32Array(64);
  private lastUsedTurn = 0;
  private factorByNameLength: Float64Array = new Float64Array(0);

  match(store: SearchStore, words: readonly QueryWord[]): Match {
    const { size } = store.columns;
    if (size > this.score.length) this.reserve(Math.ceil(size * 1.6));
    if (this.lastUsedTurn > 4_000_000_000) {
      this.lastTurn.fill(0);
      this.coveredTurn.fill(0);
      this.lastUsedTurn = 0;
    }
    this.factorByNameLength = lengthFactors(store.columns);
    const requiredCount = words.filter((word) => word.isRequired).length;
    const sortedWords = rarestFirst(store, words);
    const essentialCount = sortedWords.filter(({ word }) => word.isEssential).length;
    const coverableCount = sortedWords.filter(
      ({ word }) => word.isRequired && !word.isLoose,
    ).length;
    // A row that lacks at most one word has one of the two rarest words, so rows that only have
    // common words need not be visited.
    const steps = essentialCount > 0 ? [essentialCount] : [1, 2, Math.max(3, sortedWords.length)];
    let count = 0;
    let minCoverage = requiredCount;
    for (const addingWords of steps) {
      count = this.scoreWords(store, sortedWords, addingWords);
      minCoverage = Math.max(Math.min(coverableCount, 1), coverableCount - addingWords + 1);
      if (
        addingWords >= sortedWords.length ||
        this.countRowsCovering(count, minCoverage) >= FEW_MATCHES
      )
        break;
    }
    if (essentialCount > 0) minCoverage = 0;
    return this.splitMatches(count, requiredCount, minCoverage);
  }

  private reserve(rowCount: number): void {
    this.score = withCapacity(this.score, rowCount);
    this.bestPoints = withCapacity(this.bestPoints, rowCount);
    this.lastTurn = withCapacity(this.lastTurn, rowCount);
    this.coverage = withCapacity(this.coverage, rowCount);
    this.closeness = withCapacity(this.closeness, rowCount);
    this.coveredTurn = withCapacity(this.coveredTurn, rowCount);
    this.touchedRows = withCapacity(this.touchedRows, rowCount);
  }

  /**
   * Scores all words; only the first `addingWords` of them may add rows. Returns the number of rows
   * touched.
   */
  private scoreWords(
    store: SearchStore,
    words: readonly WeighedWord[],
    addingWords: number,
  ): number {
    const base = this.lastUsedTurn;
    let count = 0;
    for (const [at, word] of words.entries()) {
      count = this.scoreWord(store, word, base, count, at >= addingWords);
    }
    return count;
  }

  private countRowsCovering(touched: number, level: number): number {
    let rows = 0;
    for (let at = 0; at < touched; at++) if (this.coverage[this.touchedRows[at]!]! >= level) rows++;
    return rows;
  }

  /** `touchedOnly`: only scores rows that an earlier word has matched. */
  private scoreWord(
    store: SearchStore,
    { word, frequency }: WeighedWord,
    base: number,
    touched: number,
    touchedOnly: boolean,
  ): number {
    const { score, bestPoints, lastTurn, coveredTurn, coverage, closeness, factorByNameLength } =
      this;
    const { flags, nameStarts } = store.columns;
    const { postings } = store.vocabulary;
    const longest = factorByNameLength.length - 1;
    const currentTurn = ++this.lastUsedTurn;
    const weight = Math.log2(2 + store.columns.liveCount / (1 + frequency)) / 4;
    const coverageOfWord = word.isRequired && !word.isLoose ? 1 : 0;
    // If the noun names products, a row with the noun only in its description is not such a
    // product, and one with it as a modifier is another kind: an `isolatiezaag` is a saw.
    const isStrict = word.isKind ? occursInNaming(store, word) : occursMainlyInNames(store, word);
    let count = touched;
    /** `isKind`: whether the field of the word makes the row the requested kind of product. */
    const addPoints = (row: number, points: number, isKind: boolean) => {
      const lastStamp = lastTurn[row]!;
      if (lastStamp <= base) {
        if (touchedOnly || (flags[row]! & LIVE_FLAG) === 0) return;
        this.touchedRows[count++] = row;
        score[row] = 0;
        coverage[row] = 0;
        closeness[row] = 0;
      }
      if (lastStamp < currentTurn) {
        lastTurn[row] = currentTurn;
        bestPoints[row] = 0;
      }
      if (isKind && coveredTurn[row] !== currentTurn) {
        coveredTurn[row] = currentTurn;
        coverage[row]! += coverageOfWord;
        closeness[row]! += word.closeness;
      }
      if (points > bestPoints[row]!) {
        score[row]! += points - bestPoints[row]!;
        bestPoints[row] = points;
      }
    };
    for (const { row, points } of word.codes)
      addPoints(row, Math.round(points * weight * SCORE_SCALE), true);
    for (const { term, factor } of word.terms) {
      const { data, length } = postings[term]!;
      const isCertain = factor >= MIN_CERTAIN_FACTOR;
      const fieldPoints = word.isHead && isCertain ? HEAD_POINTS : FIELD_POINTS;
      const points = fieldPoints.map((fieldPoint) => fieldPoint * factor * weight * SCORE_SCALE);
      const scorePosting = (posting: number) => {
        const row = posting >>> ROW_SHIFT;
        const field = posting & FIELD_MASK;
        const length = nameStarts[row + 1]! - nameStarts[row]!;
        const lengthFactor = isNameField(field)
          ? factorByNameLength[length < longest ? length : longest]!
          : 1;
        addPoints(
          row,
          Math.round(points[field]! * lengthFactor),
          !isStrict || ((isCertain || !word.isKind) && saysKind(field)),
        );
      };
      if (touchedOnly && touched * SEEK_COST < length) {
        for (let at = 0; at < touched; at++) {
          const row = this.touchedRows[at]!;
          const place = lowerBound(data, length, row << ROW_SHIFT);
          const posting = place < length ? data[place]! : 0;
          if (place < length && posting >>> ROW_SHIFT === row) scorePosting(posting);
        }
      } else {
        for (let at = 0; at < length; at++) {
          scorePosting(data[at]!);
        }
      }
    }
    return count;
  }

  /** Returns the rows of the highest closeness, down to the level at which there are enough. */
  private closest(rows: Uint32Array): Uint32Array {
    if (rows.length <= ENOUGH_CLOSE_ROWS) return rows.slice();
    const rowsPerLevel = new Uint32Array(256);
    for (const row of rows) rowsPerLevel[this.closeness[row]!]!++;
    let level = 255;
    let levelRows = rowsPerLevel[level]!;
    while (level > 0 && levelRows < ENOUGH_CLOSE_ROWS) levelRows += rowsPerLevel[--level]!;
    return rows.filter((row) => this.closeness[row]! >= level);
  }

  /**
   * Splits the touched rows into full and close matches, and adds the closeness to the scores of
   * the latter.
   */
  private splitMatches(touched: number, requiredCount: number, minCoverage: number): Match {
    const { score, coverage } = this;
    const rows = new Uint32Array(touched);
    let fullCount = 0;
    let close = touched;
    for (let at = 0; at < touched; at++) {
      const row = this.touchedRows[at]!;
      if (coverage[row]! >= requiredCount) {
        rows[fullCount++] = row;
      } else if (coverage[row]! >= minCoverage) {
        rows[--close] = row;
      }
    }
    const fullRows = rows.slice(0, fullCount);
    if (fullCount >= FEW_MATCHES) return { rows: fullRows, closeRows: new Uint32Array(0), score };
    const closestRows = this.closest(rows.subarray(close));
    for (const row of closestRows) score[row]! += this.closeness[row]! * CLOSENESS_LEVEL;
    return { rows: fullRows, closeRows: closestRows, score };
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
export function dropWeakMatches(rows: Uint32Array, score: Float64Array): Uint32Array {
  let bestScore = 0;
  for (const row of rows) if (score[row]! > bestScore) bestScore = score[row]!;
  const minScore = bestScore * WEAK_SHARE;
  let strongCount = 0;
  for (const row of rows) if (score[row]! >= minScore) strongCount++;
  if (strongCount < ENOUGH_STRONG || strongCount === rows.length) return rows;
  return rows.filter((row) => score[row]! >= minScore);
}
