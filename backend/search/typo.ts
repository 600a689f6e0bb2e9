import { soundKey } from './analyse/stem.ts';
import { editDistance, compareText } from './natural.ts';
import type { SearchLocale } from './types.ts';
import type { CompoundGraph } from './compound-graph.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A candidate for the correction of a misspelt word. */
interface CorrectionTarget {
  /** Stem of the corrected word; -1 for a head that only occurs in compounds. */
  stem: number;
  text: string;
  /** Phonetic key. */
  key: string;
}

/** Returns a bit mask of letters: words whose letters differ too much need no comparison. */
function lettersOf(word: string): number {
  let letterBits = 0;
  for (let at = 0; at < word.length; at++) letterBits |= 1 << (word.charCodeAt(at) - 97);
  return letterBits;
}

function bitCount(letterBits: number): number {
  let left = letterBits - ((letterBits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Words by the length of their phonetic key, so that only those of similar length are compared. */
export class SoundTable {
  private readonly byLength: { targets: CorrectionTarget[]; letters: number[] }[] = [];
  size = 0;

  add(stem: number, text: string, locale: SearchLocale): void {
    const key = soundKey(text, locale);
    const group = (this.byLength[key.length] ??= { targets: [], letters: [] });
    group.targets.push({ stem, text, key });
    group.letters.push(lettersOf(key));
    this.size++;
  }

  /** Calls `visit` with each word at most `max` edits away, and the number of edits. */
  visitNear(
    key: string,
    max: number,
    visit: (target: CorrectionTarget, distance: number) => void,
  ): void {
    const letterBits = lettersOf(key);
    for (let length = Math.max(0, key.length - max); length <= key.length + max; length++) {
      const group = this.byLength[length];
      if (!group) continue;
      const { targets, letters } = group;
      for (let at = 0; at < targets.length; at++) {
        if (bitCount(letters[at]! ^ letterBits) > 2 * max) continue;
        const distance = editDistance(key, targets[at]!.key, max);
        if (distance <= max) visit(targets[at]!, distance);
      }
    }
  }
}

const WORD = /^[a-z]+$/;
const MIN_LENGTH = 4;
const MAX_LENGTH = 60;
const MIN_LENGTH_FOR_TWO_EDITS = 7;
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
  documentCount: number;
}

/** Maximum number of cached words. */
const MAX_CACHED_WORDS = 5000;
const NO_CORRECTIONS: readonly Correction[] = [];

/**
 * Maximum number of look-ups per query, since a term of twenty unknown words and their splits would
 * delay all other calls.
 */
export const LOOKUPS_PER_QUERY = 16;

/**
 * If a stem lacks this many letters of its word, the misspelt part may be among them: `screwdriv`.
 */
const MIN_LOST_ENDING = 2;

const maxEditsFor = (length: number) =>
  length >= MIN_LENGTH_FOR_TWO_EDITS ? 2 : length >= MIN_LENGTH - 1 ? 1 : 0;

/** Keeps the best correction of each stem. */
function bestOfEachStem(found: readonly Correction[]): Correction[] {
  const seenTerms = new Set<string>();
  return found.filter(({ text }) => !seenTerms.has(text) && seenTerms.add(text));
}

/**
 * Finds words of product names that a misspelt word may mean. Compares phonetic keys of stems and
 * of heads of compounds, so that inflection and phonetic spelling cost no edits.
 */
export class TypoFinder {
  private builtVersion = -1;
  private countedVersion = -1;
  private stems = new SoundTable();
  private forms = new SoundTable();
  /** Cached corrections, valid until the catalogue changes. */
  private cachedCorrections = new Map<string, readonly Correction[]>();
  /** Words looked up by the current query. */
  private wordsOfQuery = new Set<string>();
  private readonly vocabulary: Vocabulary;
  private readonly compounds: CompoundGraph;

  constructor(vocabulary: Vocabulary, compounds: CompoundGraph) {
    this.vocabulary = vocabulary;
    this.compounds = compounds;
  }

  /** Starts a new query, with its own budget of look-ups. */
  startQuery(): void {
    this.wordsOfQuery.clear();
  }

  /**
   * Returns corrections, nearest first, then most frequent. Allows one edit from 4 letters on and
   * two from 7; `additionalEdits` allows more, for alternative terms. Empty once the query has
   * used up LOOKUPS_PER_QUERY.
   */
  corrections(word: string, additionalEdits = 0): readonly Correction[] {
    if (word.length > MAX_LENGTH || !WORD.test(word)) return NO_CORRECTIONS;
    const stem = this.vocabulary.stem(word);
    if (stem.length < MIN_LENGTH) return NO_CORRECTIONS;
    this.refresh();
    const key = `${word} ${additionalEdits}`;
    // The cache must not affect the result of a query.
    if (this.wordsOfQuery.size >= LOOKUPS_PER_QUERY && !this.wordsOfQuery.has(key))
      return NO_CORRECTIONS;
    this.wordsOfQuery.add(key);
    let corrections = this.cachedCorrections.get(key);
    if (!corrections) {
      if (this.cachedCorrections.size >= MAX_CACHED_WORDS) this.cachedCorrections.clear();
      this.cachedCorrections.set(
        key,
        (corrections = this.findCorrections(word, stem, additionalEdits)),
      );
    }
    return corrections;
  }

  private findCorrections(word: string, stem: string, additionalEdits: number): Correction[] {
    const { locale } = this.vocabulary;
    const heads = this.compounds.split(word).heads.map((head) => soundKey(head, locale));
    const corrections: Correction[] = [];
    const compare = (key: string, wordKey: string, table: SoundTable) =>
      table.visitNear(key, maxEditsFor(key.length) + additionalEdits, (target, distance) => {
        if (target.text === wordKey) return;
        if (
          distance > 1 &&
          distance > maxEditsFor(this.lengthOutsideHeads(key, target.key, heads)) + additionalEdits
        )
          return;
        const documentCount = this.frequencyOf(target);
        if (documentCount === 0) return;
        const firstLetterCost = target.key[0] === key[0] ? 0 : FIRST_LETTER_COST;
        const spellingCost = distance === 0 ? SPELLING_COST : 0;
        const text = this.writtenForm(target);
        corrections.push({
          stem: target.stem,
          text,
          distance,
          cost: distance + firstLetterCost + spellingCost,
          documentCount,
        });
      });
    compare(soundKey(stem, locale), stem, this.stems);
    if (this.forms.size > 0) compare(soundKey(word, locale), word, this.forms);
    corrections.sort(
      (a, b) => a.cost - b.cost || b.documentCount - a.documentCount || compareText(a.text, b.text),
    );
    return this.forms.size === 0 ? corrections : bestOfEachStem(corrections);
  }

  /** Returns the number of letters outside a shared head: a `kniptang` is not a `griptang`. */
  private lengthOutsideHeads(key: string, other: string, heads: readonly string[]): number {
    const sharedHeadsOfBoth = heads.filter((head) => key.endsWith(head) && other.endsWith(head));
    return key.length - Math.max(0, ...sharedHeadsOfBoth.map((head) => head.length));
  }

  private frequencyOf({ stem, text }: CorrectionTarget): number {
    if (stem >= 0) return this.vocabulary.namingCountOfStem(stem);
    let documentCount = 0;
    for (const one of this.compounds.withSharedHead(text))
      documentCount += this.vocabulary.namingCountOfStem(one);
    return documentCount;
  }

  private writtenForm({ stem, text }: CorrectionTarget): string {
    return stem < 0 ? text : this.vocabulary.text[this.vocabulary.commonForm(stem)]!;
  }

  private refresh(): void {
    const { vocabulary, compounds } = this;
    if (this.countedVersion !== vocabulary.changes) {
      this.countedVersion = vocabulary.changes;
      this.cachedCorrections.clear();
    }
    if (this.builtVersion === vocabulary.version) return;
    this.builtVersion = vocabulary.version;
    this.stems = new SoundTable();
    this.forms = new SoundTable();
    for (let stem = 0; stem < vocabulary.stemText.length; stem++) {
      if (vocabulary.documentCountOfStem(stem) > 0) this.addStem(stem);
    }
    for (const head of compounds.sharedHeadTexts()) {
      const stem = vocabulary.stemId(head);
      if (stem < 0 || vocabulary.documentCountOfStem(stem) === 0) this.add(this.stems, -1, head);
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
    if (text.length >= stemText.length + MIN_LOST_ENDING) this.add(this.forms, stem, text);
  }
}
