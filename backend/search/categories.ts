import { fold } from './analyse/fold.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface CategoryWords {
  name: string;
  folded: string;
  /** Folded words and their stems, side by side. */
  words: string[];
  stems: string[];
  /** 1 for a root category. */
  depth: number;
}

/** Names of the categories that documents carry, by the number of their value. */
export class CategoryNames {
  private readonly known = new Map<number, CategoryWords>();

  learn(value: number, name: string, depth: number, vocabulary: Vocabulary): void {
    if (this.known.get(value)?.name === name) return;
    const folded = fold(name);
    const words = folded.split(/[^a-z0-9]+/).filter(Boolean);
    const stems = words.map((word) => vocabulary.stem(word));
    this.known.set(value, { name, folded, words, stems, depth });
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
