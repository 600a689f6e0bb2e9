import type { Vocabulary } from './vocabulary.ts';

const WORD = /^[a-z]+$/;
const MIN_LENGTH = 4;
const TWO_EDITS_FROM = 8;

export interface Correction {
  stem: number;
  /** The word as the catalogue writes it. */
  text: string;
  distance: number;
  /** The distance, and half an edit more where the first letter differs: few miss that one. */
  cost: number;
  df: number;
}

/** One bit per letter: words whose letters differ too much need no closer look. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) - 97);
  return bits;
}

function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;

/** Edits between two words (a swap of neighbours counts one), or `max + 1` when there are more. */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max || b.length >= 63) return max + 1;
  let [before, previous, current] = rows;
  for (let column = 0; column <= b.length; column++) previous[column] = column;
  for (let row = 1; row <= a.length; row++) {
    current[0] = row;
    let least = row;
    const letter = a.charCodeAt(row - 1);
    for (let column = 1; column <= b.length; column++) {
      const other = b.charCodeAt(column - 1);
      let cost = previous[column - 1]! + (letter === other ? 0 : 1);
      cost = Math.min(cost, previous[column]! + 1, current[column - 1]! + 1);
      const swapped =
        row > 1 &&
        column > 1 &&
        letter === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === other;
      if (swapped) cost = Math.min(cost, before[column - 2]! + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > max) return max + 1;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[b.length]!, max + 1);
}

/** Finds the words of the catalogue's names that a misspelt one may have meant. */
export class TypoFinder {
  private builtAt = -1;
  private terms: number[] = [];
  private letters = new Int32Array(0);
  private lengths = new Uint8Array(0);
  private readonly vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  /**
   * Nearest first, then most used; one edit allowed from 4 letters on, two from 8.
   * Of equally near words only one per stem.
   */
  corrections(word: string): Correction[] {
    if (word.length < MIN_LENGTH || word.length > 60 || !WORD.test(word)) return [];
    this.refresh();
    const { vocabulary, letters, lengths } = this;
    const max = word.length >= TWO_EDITS_FROM ? 2 : 1;
    const bits = lettersOf(word);
    const best = new Map<number, Correction>();
    for (let at = 0; at < letters.length; at++) {
      if (Math.abs(lengths[at]! - word.length) > max) continue;
      if (bitCount(letters[at]! ^ bits) > 2 * max) continue;
      const term = this.terms[at]!;
      if (vocabulary.namingDf[term] === 0) continue;
      const text = vocabulary.text[term]!;
      const distance = editDistance(word, text, max);
      if (distance === 0 || distance > max) continue;
      const stem = vocabulary.stemOf[term]!;
      const known = best.get(stem);
      const cost = distance + (text[0] === word[0] ? 0 : 0.5);
      if (!known || cost < known.cost) {
        best.set(stem, { stem, text, distance, cost, df: vocabulary.stemNamingDf(stem) });
      }
    }
    return [...best.values()].sort(
      (a, b) => a.cost - b.cost || b.df - a.df || (a.text < b.text ? -1 : 1),
    );
  }

  private refresh(): void {
    const { vocabulary } = this;
    if (this.builtAt === vocabulary.version) return;
    this.builtAt = vocabulary.version;
    this.terms = [];
    for (let term = 0; term < vocabulary.text.length; term++) {
      const text = vocabulary.text[term]!;
      if (vocabulary.df[term]! > 0 && text.length >= MIN_LENGTH - 1 && WORD.test(text))
        this.terms.push(term);
    }
    this.letters = Int32Array.from(this.terms, (term) => lettersOf(vocabulary.text[term]!));
    this.lengths = Uint8Array.from(this.terms, (term) =>
      Math.min(255, vocabulary.text[term]!.length),
    );
  }
}
