import { fold } from './analyse/fold.ts';
import { isUnit } from './analyse/words.ts';
import { compareText } from './natural.ts';
import type { Vocabulary } from './vocabulary.ts';

const MIN_LENGTH = 3;

/** The words of names, brands and categories in alphabetical order: what a beginning may become. */
export class PrefixWords {
  private builtAt = -1;
  private terms: number[] = [];
  private folded: string[] = [];
  private readonly vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** Live terms that start with a folded beginning, most used in names first. */
  starting(prefix: string, limit: number): number[] {
    this.refresh();
    const { folded, terms, vocabulary } = this;
    let low = 0;
    let high = folded.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (folded[middle]! < prefix) low = middle + 1;
      else high = middle;
    }
    const found: number[] = [];
    for (let at = low; at < folded.length && folded[at]!.startsWith(prefix); at++) {
      if (vocabulary.namingDf[terms[at]!]! > 0) found.push(terms[at]!);
    }
    const order = (a: number, b: number) =>
      vocabulary.nameDf[b]! - vocabulary.nameDf[a]! ||
      vocabulary.namingDf[b]! - vocabulary.namingDf[a]! ||
      compareText(vocabulary.text[a]!, vocabulary.text[b]!);
    return found.sort(order).slice(0, limit);
  }

  private refresh(): void {
    const { vocabulary } = this;
    if (this.builtAt === vocabulary.version) return;
    this.builtAt = vocabulary.version;
    const entries: { term: number; folded: string }[] = [];
    for (let term = 0; term < vocabulary.text.length; term++) {
      const text = vocabulary.text[term]!;
      if (vocabulary.df[term] === 0 || text.length < MIN_LENGTH || isUnit(text)) continue;
      entries.push({ term, folded: fold(text) });
    }
    entries.sort((a, b) => compareText(a.folded, b.folded) || a.term - b.term);
    this.terms = entries.map((entry) => entry.term);
    this.folded = entries.map((entry) => entry.folded);
  }
}
