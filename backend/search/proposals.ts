import type { SearchLocale } from './types.ts';
import { stemWord } from './analyse/stem.ts';
import { chunksOf, tokenOf } from './analyse/tokens.ts';
import { stopWords } from './analyse/words.ts';
import { editDistance } from './natural.ts';

/** Spellings with the same sound, in order of replacement. */
const SOUND_REPLACEMENTS: Record<SearchLocale, readonly [RegExp, string][]> = {
  nl: [
    [/ij|y/g, 'ei'],
    [/ou/g, 'au'],
    [/sch/g, 'sg'],
    [/ch/g, 'g'],
    [/c(?=[eiy])/g, 's'],
    [/ck|c|q/g, 'k'],
    [/x/g, 'ks'],
    [/ph|v/g, 'f'],
    [/z/g, 's'],
    [/th|dt/g, 't'],
    [/ie/g, 'i'],
    [/d$/, 't'],
    [/b$/, 'p'],
  ],
  en: [
    [/ph/g, 'f'],
    [/gh/g, 'g'],
    [/ck|c(?![eiy])|q/g, 'k'],
    [/c|z/g, 's'],
    [/x/g, 'ks'],
    [/ea|ee|ie|ei|y/g, 'i'],
    [/our/g, 'or'],
    [/re$/, 'er'],
  ],
};
const REPEATED_LETTER = /(.)\1+/g;

/**
 * Returns a key that is the same for words that sound alike: `stopkontakt` and `stopcontact`. Takes
 * a folded stem.
 */
function soundKey(stem: string, locale: SearchLocale): string {
  return SOUND_REPLACEMENTS[locale]
    .reduce((text, [spelling, sound]) => text.replace(spelling, sound), stem)
    .replace(REPEATED_LETTER, '$1');
}

interface CatalogueWord {
  /** The most frequent spelling in names, in lower case. */
  text: string;
  stem: string;
  sound: string;
  /** Number of names that contain it. */
  count: number;
}

export interface CatalogueWords {
  /** Words by stem. */
  words: Map<string, CatalogueWord>;
  /** Words by phonetic key. */
  bySound: Map<string, CatalogueWord[]>;
  /** Adjacent words in names, by the stem of their concatenation: `kabelgot` → `kabel goot`. */
  adjacentPairs: Map<string, string>;
}

const LETTERS_PATTERN = /^\p{L}[\p{L}\p{M}-]*$/u;

/** Returns the words of a text that may be synonyms: no numbers, units or stop words. */
function nameWords(text: string, locale: SearchLocale): string[] {
  return chunksOf(text).filter(
    (chunk) => LETTERS_PATTERN.test(chunk) && chunk.length > 1 && !stopWords[locale].has(chunk),
  );
}

/** Collects the words in names of products and categories. */
export class WordCollector {
  private readonly locale: SearchLocale;
  private readonly forms = new Map<string, number>();
  private readonly adjacentPairs = new Map<string, string>();

  constructor(locale: SearchLocale) {
    this.locale = locale;
  }

  add(name: string): void {
    let previousWord: string | null = null;
    for (const word of nameWords(name, this.locale)) {
      this.forms.set(word, (this.forms.get(word) ?? 0) + 1);
      if (previousWord !== null)
        this.adjacentPairs.set(
          stemWord(previousWord + word, this.locale),
          `${previousWord} ${word}`,
        );
      previousWord = word;
    }
  }

  finish(): CatalogueWords {
    const words = new Map<string, CatalogueWord>();
    const byCount = [...this.forms].sort(([, a], [, b]) => b - a);
    for (const [text, count] of byCount) {
      const stem = stemWord(tokenOf(text)?.whole ?? text, this.locale);
      const existingWord = words.get(stem);
      if (existingWord) existingWord.count += count;
      else words.set(stem, { text, stem, sound: soundKey(stem, this.locale), count });
    }
    const bySound = Map.groupBy(words.values(), ({ sound }) => sound);
    return { words, bySound, adjacentPairs: this.adjacentPairs };
  }
}

interface SimilarWord {
  text: string;
  /** Reason for the proposal, as part of a sentence: `sounds like "stopcontact"`. */
  reason: string;
}

interface RankedSimilarWord extends SimilarWord {
  /** Lower is more similar. */
  rank: number;
  count: number;
}

const MIN_LENGTH = 4;
/** Minimum length of a part that two compounds share, and its minimum share of the shorter one. */
const MIN_PART = 4;
const MIN_SHARE = 0.4;
const SHARED_HEAD_RANK = 10;
const SHARED_BEGINNING_RANK = 20;

/** Maximum number of edits of a misspelling. */
const maxEdits = (length: number) => (length < 7 ? 1 : length < 11 ? 2 : 3);

/** Returns catalogue words that are similar to an unknown word, most similar first. */
function similarWords(
  word: string,
  catalogue: CatalogueWords,
  locale: SearchLocale,
  limit: number,
): SimilarWord[] {
  const stem = stemWord(word, locale);
  if (stem.length < MIN_LENGTH) return [];
  const similarByText = new Map<string, RankedSimilarWord>();
  for (const { text, stem: otherStem, count } of catalogue.bySound.get(soundKey(stem, locale)) ??
    []) {
    similarByText.set(otherStem, { text, count, rank: 0, reason: `sounds like "${text}"` });
  }
  for (const otherWord of catalogue.words.values()) {
    if (otherWord.stem.length < MIN_LENGTH || similarByText.has(otherWord.stem)) continue;
    const likeness = compareSpelling(stem, otherWord) ?? compareParts(stem, otherWord, catalogue);
    if (likeness)
      similarByText.set(otherWord.stem, {
        text: otherWord.text,
        count: otherWord.count,
        ...likeness,
      });
  }
  return [...similarByText.values()]
    .sort((a, b) => a.rank - b.rank || b.count - a.count || (a.text < b.text ? -1 : 1))
    .slice(0, limit)
    .map(({ text, reason }) => ({ text, reason }));
}

type RankedReason = Pick<RankedSimilarWord, 'rank' | 'reason'>;

function compareSpelling(
  stem: string,
  { stem: otherWord, text }: CatalogueWord,
): RankedReason | null {
  const maxDistance = maxEdits(Math.min(stem.length, otherWord.length));
  const edits = editDistance(stem, otherWord, maxDistance);
  if (edits > maxDistance) return null;
  return { rank: edits, reason: `${edits === 1 ? '1 letter' : `${edits} letters`} from "${text}"` };
}

/** Words that end alike (`badkamerborstel`, `tochtborstel`) are likelier to be the same thing than words that begin alike. */
function compareParts(
  stem: string,
  { stem: otherWord, text }: CatalogueWord,
  { words }: CatalogueWords,
): RankedReason | null {
  const minPartLength = Math.max(
    MIN_PART,
    Math.ceil(MIN_SHARE * Math.min(stem.length, otherWord.length)),
  );
  const commonEndLength = commonEnd(stem, otherWord);
  for (let length = commonEndLength; length >= minPartLength; length--) {
    const sharedEnd = stem.slice(-length);
    // Accepts only heads that are words, unlike `-ing` and `-atie`.
    if (words.has(sharedEnd))
      return { rank: SHARED_HEAD_RANK - length / stem.length, reason: `ends like "${text}"` };
  }
  for (let length = commonStart(stem, otherWord); length >= minPartLength; length--) {
    if (words.has(stem.slice(0, length)))
      return {
        rank: SHARED_BEGINNING_RANK - length / stem.length,
        reason: `begins like "${text}"`,
      };
  }
  return null;
}

function commonEnd(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length))
    length++;
  return length;
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}

/** Catalogue words that a term without results may mean. */
export interface SynonymProposal {
  /** Up to 4 words. */
  phrase: string;
  /** `sounds like "stopcontact"`. */
  reason: string;
}

const MAX_PROPOSALS = 3;
const MAX_WORDS = 4;

/**
 * Proposes meanings of a term without results, most likely first. Empty if the catalogue has
 * nothing similar, or has all its words but in no single product.
 */
export function proposeFor(
  term: string,
  catalogue: CatalogueWords,
  locale: SearchLocale,
): SynonymProposal[] {
  const words = nameWords(term, locale);
  const joinedStem = stemWord(words.join(''), locale);
  const joinedWord = catalogue.words.get(joinedStem);
  if (words.length > 1 && joinedWord) {
    return [{ phrase: joinedWord.text, reason: 'is written as one word in the catalogue' }];
  }
  const wordPair = words.length === 1 ? catalogue.adjacentPairs.get(joinedStem) : undefined;
  if (wordPair !== undefined)
    return [{ phrase: wordPair, reason: 'is written as two words in the catalogue' }];

  const isKnown = (word: string) => catalogue.words.has(stemWord(word, locale));
  const similar = new Map<string, SimilarWord[]>();
  for (const word of words) {
    if (!isKnown(word)) similar.set(word, similarWords(word, catalogue, locale, MAX_PROPOSALS));
  }
  const unknownWords = [...similar].filter(([, others]) => others.length > 0);
  const wordToReplace = unknownWords.at(-1);
  if (!wordToReplace) return [];
  return wordToReplace[1].map((choice) => ({
    phrase: words
      .flatMap((word) => {
        if (word === wordToReplace[0]) return choice.text;
        return isKnown(word) ? word : (similar.get(word)?.[0]?.text ?? []);
      })
      .slice(-MAX_WORDS)
      .join(' '),
    reason: choice.reason,
  }));
}
