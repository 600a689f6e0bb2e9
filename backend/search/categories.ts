import { fold } from './analyse/fold.ts';
import { kindsNamed } from './category-kinds.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface CategoryWords {
  name: string;
  folded: string;
  /** Folded words and their stems, side by side. */
  words: string[];
  stems: string[];
  /** The kinds of product that it is called after, each as the stems of its words. */
  kinds: string[][];
  /** 1 for a root category. */
  depth: number;
}

/** The words that a product's categories are named after, by their stem. */
export interface CategoryNouns {
  /** True for the stem of such a word, or of a compound with it as its head. */
  matches(stem: string): boolean;
}

const MIN_NOUN = 3;
/** Paths whose nouns are kept; a shop has a few hundred. */
const MAX_PATHS = 5000;

/** Names of the categories that documents carry, by the number of their value. */
export class CategoryNames {
  private readonly known = new Map<number, CategoryWords>();
  private nounsOfPath = new Map<string, CategoryNouns>();

  learn(value: number, name: string, depth: number, vocabulary: Vocabulary): void {
    if (this.known.get(value)?.name === name) return;
    const folded = fold(name);
    const words = folded.split(/[^a-z0-9]+/).filter(Boolean);
    const stems = words.map((word) => vocabulary.stem(word));
    const kinds = kindsNamed(name, vocabulary.locale).map((kind) =>
      kind.map((word) => vocabulary.stem(word)),
    );
    this.known.set(value, { name, folded, words, stems, kinds, depth });
  }

  /** The nouns of a path of category names, from the root down. */
  nouns(names: readonly string[], vocabulary: Vocabulary): CategoryNouns {
    const key = names.join('\n');
    let nouns = this.nounsOfPath.get(key);
    if (!nouns) {
      const words = names.flatMap((name) => fold(name).split(/[^a-z]+/));
      const stems = words.map((word) => vocabulary.stem(word));
      const known = new Set(stems.filter((stem) => stem.length >= MIN_NOUN));
      nouns = {
        matches: (stem) =>
          known.has(stem) || [...known].some((one) => one.length > MIN_NOUN && stem.endsWith(one)),
      };
      if (this.nounsOfPath.size > MAX_PATHS) this.nounsOfPath = new Map();
      this.nounsOfPath.set(key, nouns);
    }
    return nouns;
  }

  /** True for a word of a category's name, folded. */
  hasWord(folded: string): boolean {
    for (const { words } of this.known.values()) if (words.includes(folded)) return true;
    return false;
  }

  get(value: number): CategoryWords | undefined {
    return this.known.get(value);
  }

  entries(): IterableIterator<[number, CategoryWords]> {
    return this.known.entries();
  }
}
