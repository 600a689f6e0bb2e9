import { type CompoundDictionary, type CompoundParts, splitCompound } from './analyse/compounds.ts';
import { stopWords } from './analyse/words.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Which stems are compounds of which. It hangs on the words that are alive, not on documents,
 * so a change of products costs nothing here until a word comes or goes.
 */
export class CompoundGraph {
  private builtAt = -1;
  private heads = new Map<number, number[]>();
  private guessed = new Map<number, number[]>();
  private modifiers = new Map<number, number[]>();
  private readonly stemCache = new Map<string, string>();
  private shortest: number[] = [];
  private readonly vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** Stems of the compounds that have this one as their head. */
  withHead(stem: number): readonly number[] {
    this.refresh();
    return this.heads.get(stem) ?? [];
  }

  /** Stems of the words that may only look like compounds with this head. */
  withGuessedHead(stem: number): readonly number[] {
    this.refresh();
    return this.guessed.get(stem) ?? [];
  }

  withModifier(stem: number): readonly number[] {
    this.refresh();
    return this.modifiers.get(stem) ?? [];
  }

  /** The parts of a word, known or not, in words that are alive. */
  split(word: string): CompoundParts {
    this.refresh();
    if (this.vocabulary.locale !== 'nl') {
      return { heads: [], guessed: [], modifiers: [], complete: false };
    }
    return splitCompound(this.vocabulary.stem(word), this.dictionary());
  }

  private dictionary(): CompoundDictionary {
    const { vocabulary, shortest, stemCache } = this;
    return {
      has: (stem) => {
        const id = vocabulary.stemId(stem);
        return id >= 0 && shortest[id]! > 0;
      },
      shortest: (stem) => shortest[vocabulary.stemId(stem)] ?? 0,
      stem: (word) => {
        let stem = stemCache.get(word);
        if (stem === undefined) stemCache.set(word, (stem = vocabulary.stem(word)));
        return stem;
      },
    };
  }

  private refresh(): void {
    const { vocabulary } = this;
    if (this.builtAt === vocabulary.version) return;
    this.builtAt = vocabulary.version;
    this.heads = new Map();
    this.guessed = new Map();
    this.modifiers = new Map();
    if (vocabulary.locale !== 'nl') return;
    const stop = stopWords.nl;
    this.shortest = vocabulary.stemText.map((text, stem) =>
      text.length < 3 || stop.has(text) ? 0 : vocabulary.shortestForm(stem),
    );
    const dictionary = this.dictionary();
    for (let stem = 0; stem < vocabulary.stemText.length; stem++) {
      const text = vocabulary.stemText[stem]!;
      if (this.shortest[stem] === 0 || text.length < 6) continue;
      const parts = splitCompound(text, dictionary);
      for (const head of parts.heads) {
        const list = parts.guessed.includes(head) ? this.guessed : this.heads;
        append(list, vocabulary.stemId(head), stem);
      }
      for (const modifier of parts.modifiers)
        append(this.modifiers, vocabulary.stemId(modifier), stem);
    }
    if (this.stemCache.size > 200_000) this.stemCache.clear();
  }
}

function append(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
