import { soundKey } from './analyse/stem.ts';
import { editDistance, compareText } from './natural.ts';
import type { SearchLocale } from './types.ts';
import type { CompoundGraph } from './compound-graph.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word that a misspelt one may have meant. */
interface Target {
  /** Its stem; -1 for a head that only occurs in compounds. */
  stem: number;
  text: string;
  /** How it sounds. */
  key: string;
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

/** Words by the length of their sound, so that only those of a similar length are compared. */
export class SoundTable {
  private readonly byLength: { targets: Target[]; letters: number[] }[] = [];
  size = 0;

  add(stem: number, text: string, locale: SearchLocale): void {
    const key = soundKey(text, locale);
    const group = (this.byLength[key.length] ??= { targets: [], letters: [] });
    group.targets.push({ stem, text, key });
    group.letters.push(lettersOf(key));
    this.size++;
  }

  /** Calls `visit` with each word at most `max` edits away, and the number of edits. */
  near(key: string, max: number, visit: (target: Target, distance: number) => void): void {
    const bits = lettersOf(key);
    for (let length = Math.max(0, key.length - max); length <= key.length + max; length++) {
      const group = this.byLength[length];
      if (!group) continue;
      const { targets, letters } = group;
      for (let at = 0; at < targets.length; at++) {
        if (bitCount(letters[at]! ^ bits) > 2 * max) continue;
        const distance = editDistance(key, targets[at]!.key, max);
        if (distance <= max) visit(targets[at]!, distance);
      }
    }
  }
}

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

/** Words whose corrections are kept. */
const MAX_KNOWN = 5000;
const NONE: readonly Correction[] = [];

/**
 * Words that one query may look up: the words of a long term and the ways to cut them. A term of
 * twenty invented words would keep everybody waiting otherwise.
 */
export const LOOKUPS_PER_QUERY = 16;

/** A stem that is so much shorter than its word hides what was misspelt: `screwdriv`. */
const LONG_ENDING = 2;

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
  private countedAt = -1;
  private stems = new SoundTable();
  private forms = new SoundTable();
  /** Corrections of words asked before, while the catalogue stays as it is. */
  private known = new Map<string, readonly Correction[]>();
  /** Looked up for the query of now. */
  private asked = new Set<string>();
  private readonly vocabulary: Vocabulary;
  private readonly compounds: CompoundGraph;

  constructor(vocabulary: Vocabulary, compounds: CompoundGraph) {
    this.vocabulary = vocabulary;
    this.compounds = compounds;
  }

  /** Tells that another query begins, with a budget of its own. */
  begin(): void {
    this.asked.clear();
  }

  /**
   * Nearest first, then most used: one edit from 4 letters on, two from 7; `more` allows so many
   * edits on top, for words to try instead. None once the query has looked up LOOKUPS_PER_QUERY.
   */
  corrections(word: string, more = 0): readonly Correction[] {
    if (word.length > MAX_LENGTH || !WORD.test(word)) return NONE;
    const stem = this.vocabulary.stem(word);
    if (stem.length < MIN_LENGTH) return NONE;
    this.refresh();
    const key = `${word} ${more}`;
    // Whether a word was asked before must not change what a query finds.
    if (this.asked.size >= LOOKUPS_PER_QUERY && !this.asked.has(key)) return NONE;
    this.asked.add(key);
    let found = this.known.get(key);
    if (!found) {
      if (this.known.size >= MAX_KNOWN) this.known.clear();
      this.known.set(key, (found = this.find(word, stem, more)));
    }
    return found;
  }

  private find(word: string, stem: string, more: number): Correction[] {
    const { locale } = this.vocabulary;
    const heads = this.compounds.split(word).heads.map((head) => soundKey(head, locale));
    const found: Correction[] = [];
    const compare = (key: string, own: string, table: SoundTable) =>
      table.near(key, editsAllowed(key.length) + more, (target, distance) => {
        if (target.text === own) return;
        if (distance > 1 && distance > editsAllowed(this.ownLength(key, target.key, heads)) + more)
          return;
        const df = this.frequencyOf(target);
        if (df === 0) return;
        const first = target.key[0] === key[0] ? 0 : FIRST_LETTER_COST;
        const spelling = distance === 0 ? SPELLING_COST : 0;
        const text = this.writtenForm(target);
        found.push({ stem: target.stem, text, distance, cost: distance + first + spelling, df });
      });
    compare(soundKey(stem, locale), stem, this.stems);
    if (this.forms.size > 0) compare(soundKey(word, locale), word, this.forms);
    found.sort((a, b) => a.cost - b.cost || b.df - a.df || compareText(a.text, b.text));
    return this.forms.size === 0 ? found : withoutDoubles(found);
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
    if (this.countedAt !== vocabulary.changes) {
      this.countedAt = vocabulary.changes;
      this.known.clear();
    }
    if (this.builtAt === vocabulary.version) return;
    this.builtAt = vocabulary.version;
    this.stems = new SoundTable();
    this.forms = new SoundTable();
    for (let stem = 0; stem < vocabulary.stemText.length; stem++) {
      if (vocabulary.stemDf(stem) > 0) this.addStem(stem);
    }
    for (const head of compounds.sharedHeadTexts()) {
      const stem = vocabulary.stemId(head);
      if (stem < 0 || vocabulary.stemDf(stem) === 0) this.add(this.stems, -1, head);
    }
  }

  private add(table: SoundTable, stem: number, text: string): void {
    if (text.length < MIN_LENGTH - 1 || !WORD.test(text)) return;
    table.add(stem, text, this.vocabulary.locale);
  }

  /** A stem, and in English the word as written where its ending is long. */
  private addStem(stem: number): void {
    const { vocabulary } = this;
    const stemText = vocabulary.stemText[stem]!;
    this.add(this.stems, stem, stemText);
    if (vocabulary.locale !== 'en' || !WORD.test(stemText)) return;
    const text = vocabulary.text[vocabulary.commonForm(stem)]!;
    if (text.length >= stemText.length + LONG_ENDING) this.add(this.forms, stem, text);
  }
}
