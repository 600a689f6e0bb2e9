import { stemWord } from '../analyse/stem.ts';
import { chunksOf, tokenOf } from '../analyse/tokens.ts';
import { stopWords } from '../analyse/words.ts';
import type { SearchLocale } from '../types.ts';
import { soundKey } from './sound-key.ts';

export interface CatalogueWord {
  /** As names write it most often, in lower case. */
  text: string;
  stem: string;
  sound: string;
  /** Names that hold it. */
  count: number;
}

export interface CatalogueWords {
  /** By stem. */
  words: Map<string, CatalogueWord>;
  /** Words that sound the same. */
  bySound: Map<string, CatalogueWord[]>;
  /** Neighbours in a name, by the stem of what they are written together: `kabelgot` → `kabel goot`. */
  pairs: Map<string, string>;
}

const LETTERS = /^\p{L}[\p{L}\p{M}-]*$/u;

/** The words of a text that may be synonyms: no numbers, units or words without a meaning. */
export function nameWords(text: string, locale: SearchLocale): string[] {
  return chunksOf(text).filter(
    (chunk) => LETTERS.test(chunk) && chunk.length > 1 && !stopWords[locale].has(chunk),
  );
}

/** Collects the words that names of products and categories are made of. */
export class WordCollector {
  private readonly locale: SearchLocale;
  private readonly forms = new Map<string, number>();
  private readonly pairs = new Map<string, string>();

  constructor(locale: SearchLocale) {
    this.locale = locale;
  }

  add(name: string): void {
    let before: string | null = null;
    for (const word of nameWords(name, this.locale)) {
      this.forms.set(word, (this.forms.get(word) ?? 0) + 1);
      if (before !== null)
        this.pairs.set(stemWord(before + word, this.locale), `${before} ${word}`);
      before = word;
    }
  }

  finish(): CatalogueWords {
    const words = new Map<string, CatalogueWord>();
    const byCount = [...this.forms].sort(([, a], [, b]) => b - a);
    for (const [text, count] of byCount) {
      const stem = stemWord(tokenOf(text)?.whole ?? text, this.locale);
      const known = words.get(stem);
      if (known) known.count += count;
      else words.set(stem, { text, stem, sound: soundKey(stem, this.locale), count });
    }
    const bySound = Map.groupBy(words.values(), ({ sound }) => sound);
    return { words, bySound, pairs: this.pairs };
  }
}
