import { soundKey } from './analyse/stem.ts';
import { editDistance, compareText } from './natural.ts';
import type { SearchLocale } from './types.ts';
import type { CompoundGraph } from './compound-graph.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A candidate for the correction of a misspelt word. */
interface Target {
  /** Stem of the corrected word; -1 for a head that only occurs in compounds. */
  stem: number;
  text: string;
  /** Phonetic key. */
  key: string;
}

/** Returns a bit mask of letters: words whose letters differ too much need no comparison. */
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

/** Words by the length of their phonetic key, so that only those of similar length are compared. */
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
/** Extra cost of a different first letter, which is rarely mistyped. */
const FIRST_LETTER_COST = 0.5;
/** Extra cost of a different spelling with the same sound. */
const SPELLING_COST = 0.25;

export interface Correction {
  /** Stem of the correction; -1 for a head that only occurs in compounds. */
  stem: number;
  /** The word as the catalogue spells it; for a head, its stem. */
  text: string;
  /** Edit distance between the phonetic keys of the stems. */
  distance: number;
  /** The distance plus the extra costs of a different first letter or spelling. */
  cost: number;
  df: number;
}

/** Maximum number of cached words. */
const MAX_KNOWN = 5000;
const NONE: readonly Correction[] = [];

/**
 * Maximum number of look-ups per query, since a term of twenty unknown words and their splits would
 * delay all other calls.
 */
export const LOOKUPS_PER_QUERY = 16;

/** A stem that is this much shorter than its word hides the misspelt part: `screwdriv`. */
const LONG_ENDING = 2;

const editsAllowed = (length: number) =>
  length >= TWO_EDITS_FROM ? 2 : length >= MIN_LENGTH - 1 ? 1 : 0;

/** Keeps the best correction of each stem. */
function withoutDoubles(found: readonly Correction[]): Correction[] {
  const seenTerms = new Set<string>();
  return found.filter(({ text }) => !seenTerms.has(text) && seenTerms.add(text));
}

/**
 * Finds words of product names that a misspelt word may mean. Compares phonetic keys of stems and
 * of heads of compounds, so that inflection and phonetic spelling cost no edits.
 */
export class TypoFinder {
  private builtAt = -1;
  private countedAt = -1;
  private stems = new SoundTable();
  private forms = new SoundTable();
  /** Cached corrections, valid until the catalogue changes. */
  private known = new Map<string, readonly Correction[]>();
  /** Words looked up by the current query. */
  private asked = new Set<string>();
  private readonly vocabulary: Vocabulary;
  private readonly compounds: CompoundGraph;

  constructor(vocabulary: Vocabulary, compounds: CompoundGraph) {
    this.vocabulary = vocabulary;
    this.compounds = compounds;
  }

  /** Starts a new query, with its own budget of look-ups. */
  begin(): void {
    this.asked.clear();
  }

  /**
   * Returns corrections, nearest first, then most frequent. Allows one edit from 4 letters on and
   * two from 7; `more` allows additional edits, for alternative terms. Empty once the query has
   * used up LOOKUPS_PER_QUERY.
   */
  corrections(word: string, more = 0): readonly Correction[] {
    if (word.length > MAX_LENGTH || !WORD.test(word)) return NONE;
    const stem = this.vocabulary.stem(word);
    if (stem.length < MIN_LENGTH) return NONE;
    this.refresh();
    const key = `${word} ${more}`;
    // The cache must not affect the result of a query.
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
    const compare = (key: string, wordKey: string, table: SoundTable) =>
      table.near(key, editsAllowed(key.length) + more, (target, distance) => {
        if (target.text === wordKey) return;
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

  /** Returns the number of letters outside a shared head: a `kniptang` is not a `griptang`. */
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

  /** Adds a stem, and in English also the written word if its ending is long. */
  private addStem(stem: number): void {
    const { vocabulary } = this;
    const stemText = vocabulary.stemText[stem]!;
    this.add(this.stems, stem, stemText);
    if (vocabulary.locale !== 'en' || !WORD.test(stemText)) return;
    const text = vocabulary.text[vocabulary.commonForm(stem)]!;
    if (text.length >= stemText.length + LONG_ENDING) this.add(this.forms, stem, text);
  }
}
