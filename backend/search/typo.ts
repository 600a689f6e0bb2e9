import { soundKey } from './analyse/phonetic.ts';
import type { CompoundGraph } from './compound-graph.ts';
import { editDistance } from './edit-distance.ts';
import { compareText } from './natural.ts';
import type { Vocabulary } from './vocabulary.ts';

const WORD = /^[a-z]+$/;
const MIN_LENGTH = 4;
const MAX_LENGTH = 60;
const TWO_EDITS_FROM = 7;
/** Few miss the first letter. */
const FIRST_LETTER_COST = 0.5;
/** Written by ear: sounds the same, is written otherwise. */
const SPELLING_COST = 0.25;

export interface Correction {
  /** The stem that may have been meant; -1 for a head that only occurs in compounds. */
  stem: number;
  /** The word as the catalogue writes it; for a head, its stem. */
  text: string;
  /** Edits between the sounds of the stems. */
  distance: number;
  /** The distance, and more where the first letter or the spelling differs. */
  cost: number;
  df: number;
}

interface Target {
  stem: number;
  text: string;
  key: string;
}

/** A stem that is so much shorter than its word hides what was misspelt: `screwdriv`. */
const LONG_ENDING = 2;

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

const editsAllowed = (length: number) =>
  length >= TWO_EDITS_FROM ? 2 : length >= MIN_LENGTH - 1 ? 1 : 0;

/** The nearest correction of each stem. */
function withoutDoubles(found: readonly Correction[]): Correction[] {
  const seen = new Set<string>();
  return found.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/**
 * Finds the words of the catalogue's names that a misspelt one may have meant. Compares how stems
 * and heads of compounds sound, so that inflection and spelling by ear cost no edits.
 */
export class TypoFinder {
  private builtAt = -1;
  private targets: Target[] = [];
  private letters = new Int32Array(0);
  private forms: Target[] = [];
  private formLetters = new Int32Array(0);
  private readonly vocabulary: Vocabulary;
  private readonly compounds: CompoundGraph;

  constructor(vocabulary: Vocabulary, compounds: CompoundGraph) {
    this.vocabulary = vocabulary;
    this.compounds = compounds;
  }

  /**
   * Nearest first, then most used: one edit from 4 letters on, two from 7; `more` allows so many
   * edits on top, for words to try instead.
   */
  corrections(word: string, more = 0): Correction[] {
    if (word.length > MAX_LENGTH || !WORD.test(word)) return [];
    const { locale } = this.vocabulary;
    const stem = this.vocabulary.stem(word);
    if (stem.length < MIN_LENGTH) return [];
    this.refresh();
    const heads = this.compounds.split(word).heads.map((head) => soundKey(head, locale));
    const found: Correction[] = [];
    const compare = (key: string, own: string, targets: readonly Target[], letters: Int32Array) => {
      const max = editsAllowed(key.length) + more;
      const bits = lettersOf(key);
      for (const [at, target] of targets.entries()) {
        if (Math.abs(target.key.length - key.length) > max) continue;
        if (bitCount(letters[at]! ^ bits) > 2 * max) continue;
        const distance = editDistance(key, target.key, max);
        if (distance > max || target.text === own) continue;
        if (distance > 1 && distance > editsAllowed(this.ownLength(key, target.key, heads)) + more)
          continue;
        const df = this.frequencyOf(target);
        if (df === 0) continue;
        const first = target.key[0] === key[0] ? 0 : FIRST_LETTER_COST;
        const spelling = distance === 0 ? SPELLING_COST : 0;
        const text = this.writtenForm(target);
        found.push({ stem: target.stem, text, distance, cost: distance + first + spelling, df });
      }
    };
    compare(soundKey(stem, locale), stem, this.targets, this.letters);
    compare(soundKey(word, locale), word, this.forms, this.formLetters);
    found.sort((a, b) => a.cost - b.cost || b.df - a.df || compareText(a.text, b.text));
    return this.forms.length === 0 ? found : withoutDoubles(found);
  }

  /** Letters that two words do not share as their head: a `kniptang` is no `griptang`. */
  private ownLength(key: string, other: string, heads: readonly string[]): number {
    const shared = heads.filter((head) => key.endsWith(head) && other.endsWith(head));
    return key.length - Math.max(0, ...shared.map((head) => head.length));
  }

  private frequencyOf({ stem, text }: Target): number {
    if (stem >= 0) return this.vocabulary.stemNamingDf(stem);
    let df = 0;
    for (const one of this.compounds.withSharedHead(text)) df += this.vocabulary.stemNamingDf(one);
    return df;
  }

  private writtenForm({ stem, text }: Target): string {
    return stem < 0 ? text : this.vocabulary.text[this.vocabulary.commonForm(stem)]!;
  }

  private refresh(): void {
    const { vocabulary, compounds } = this;
    if (this.builtAt === vocabulary.version) return;
    this.builtAt = vocabulary.version;
    const { locale } = vocabulary;
    this.targets = [];
    const add = (stem: number, text: string) => {
      if (text.length < MIN_LENGTH - 1 || !WORD.test(text)) return;
      this.targets.push({ stem, text, key: soundKey(text, locale) });
    };
    for (let stem = 0; stem < vocabulary.stemText.length; stem++) {
      if (vocabulary.stemDf(stem) > 0) add(stem, vocabulary.stemText[stem]!);
    }
    for (const head of compounds.sharedHeadTexts()) {
      if (vocabulary.stemId(head) < 0 || vocabulary.stemDf(vocabulary.stemId(head)) === 0)
        add(-1, head);
    }
    this.letters = Int32Array.from(this.targets, ({ key }) => lettersOf(key));
    this.forms = locale === 'en' ? this.writtenForms() : [];
    this.formLetters = Int32Array.from(this.forms, ({ key }) => lettersOf(key));
  }

  /** English words whose stem lacks a long ending. */
  private writtenForms(): Target[] {
    const { vocabulary } = this;
    return this.targets.flatMap(({ stem }) => {
      const text = stem < 0 ? '' : vocabulary.text[vocabulary.commonForm(stem)]!;
      if (!WORD.test(text) || text.length < vocabulary.stemText[stem]!.length + LONG_ENDING)
        return [];
      return [{ stem, text, key: soundKey(text, vocabulary.locale) }];
    });
  }
}
