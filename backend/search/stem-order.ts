import type { Vocabulary } from './vocabulary.ts';

/** Letters that the other part of a compound has at least. */
const MIN_REST = 3;

const reversed = (text: string): string => [...text].reverse().join('');

/**
 * Stems in the order of their letters, so that those with a beginning are found without a look at
 * all others: a term of twenty invented words asks for hundreds of beginnings and endings.
 */
export class StemOrder {
  private readonly vocabulary: Vocabulary;
  private readonly keyOf: (stem: string) => string;
  private keys: string[] = [];
  private stems: number[] = [];

  /** `fromEnd`: by the last letter first, to find endings. */
  constructor(vocabulary: Vocabulary, fromEnd: boolean) {
    this.vocabulary = vocabulary;
    this.keyOf = fromEnd ? reversed : (stem) => stem;
  }

  /** Stems that begin (or end) with a text, the rest being a word's worth of letters; by number. */
  with(text: string): number[] {
    this.refresh();
    const { keys } = this;
    const start = this.keyOf(text);
    let low = 0;
    let high = keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (keys[middle]! < start) low = middle + 1;
      else high = middle;
    }
    const found: number[] = [];
    for (let at = low; at < keys.length && keys[at]!.startsWith(start); at++)
      if (keys[at]!.length >= start.length + MIN_REST) found.push(this.stems[at]!);
    return found.sort((a, b) => a - b);
  }

  /** Stems are only ever added. */
  private refresh(): void {
    const { stemText } = this.vocabulary;
    if (this.stems.length === stemText.length) return;
    const keys = stemText.map(this.keyOf);
    this.stems = Array.from(keys, (_, stem) => stem).sort((a, b) =>
      keys[a]! < keys[b]! ? -1 : keys[a]! > keys[b]! ? 1 : 0,
    );
    this.keys = this.stems.map((stem) => keys[stem]!);
  }
}
