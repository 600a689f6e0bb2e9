import type { SearchLocale } from './types.ts';
import { stemWord } from './analyse/stem.ts';
import { chunksOf, tokenOf } from './analyse/tokens.ts';
import { stopWords } from './analyse/words.ts';
import { editDistance } from './natural.ts';

/** Spellings with the same sound, in order of replacement. */
const SOUNDS: Record<SearchLocale, readonly [RegExp, string][]> = {
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
const TWICE = /(.)\1+/g;

/**
 * Returns a key that is the same for words that sound alike: `stopkontakt` and `stopcontact`. Takes
 * a folded stem.
 */
function soundKey(stem: string, locale: SearchLocale): string {
  return SOUNDS[locale]
    .reduce((text, [spelling, sound]) => text.replace(spelling, sound), stem)
    .replace(TWICE, '$1');
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
  pairs: Map<string, string>;
}

const LETTERS = /^\p{L}[\p{L}\p{M}-]*$/u;

/** Returns the words of a text that may be synonyms: no numbers, units or stop words. */
function nameWords(text: string, locale: SearchLocale): string[] {
  return chunksOf(text).filter(
    (chunk) => LETTERS.test(chunk) && chunk.length > 1 && !stopWords[locale].has(chunk),
  );
}

/** Collects the words in names of products and categories. */
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
      const existingWord = words.get(stem);
      if (existingWord) existingWord.count += count;
      else words.set(stem, { text, stem, sound: soundKey(stem, this.locale), count });
    }
    const bySound = Map.groupBy(words.values(), ({ sound }) => sound);
    return { words, bySound, pairs: this.pairs };
  }
}

interface SimilarWord {
  text: string;
  /** Reason for the proposal, as part of a sentence: `sounds like "stopcontact"`. */
  reason: string;
}

interface Ranked extends SimilarWord {
  /** Lower is more similar. */
  rank: number;
  count: number;
}

const MIN_LENGTH = 4;
/** Minimum length of a part that two compounds share, and its minimum share of the shorter one. */
const MIN_PART = 4;
const MIN_SHARE = 0.4;
const HEAD_RANK = 10;
const BEGINNING_RANK = 20;

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
  const found = new Map<string, Ranked>();
  for (const { text, stem: otherStem, count } of catalogue.bySound.get(soundKey(stem, locale)) ??
    []) {
    found.set(otherStem, { text, count, rank: 0, reason: `sounds like "${text}"` });
  }
  for (const other of catalogue.words.values()) {
    if (other.stem.length < MIN_LENGTH || found.has(other.stem)) continue;
    const alike = spelledAlike(stem, other) ?? sharesPart(stem, other, catalogue);
    if (alike) found.set(other.stem, { text: other.text, count: other.count, ...alike });
  }
  return [...found.values()]
    .sort((a, b) => a.rank - b.rank || b.count - a.count || (a.text < b.text ? -1 : 1))
    .slice(0, limit)
    .map(({ text, reason }) => ({ text, reason }));
}

type Likeness = Pick<Ranked, 'rank' | 'reason'>;

function spelledAlike(stem: string, { stem: other, text }: CatalogueWord): Likeness | null {
  const max = maxEdits(Math.min(stem.length, other.length));
  const edits = editDistance(stem, other, max);
  if (edits > max) return null;
  return { rank: edits, reason: `${edits === 1 ? '1 letter' : `${edits} letters`} from "${text}"` };
}

/** Words that end alike (`badkamerborstel`, `tochtborstel`) are likelier to be the same thing than words that begin alike. */
function sharesPart(
  stem: string,
  { stem: other, text }: CatalogueWord,
  { words }: CatalogueWords,
): Likeness | null {
  const least = Math.max(MIN_PART, Math.ceil(MIN_SHARE * Math.min(stem.length, other.length)));
  const tail = commonEnd(stem, other);
  for (let length = tail; length >= least; length--) {
    const part = stem.slice(-length);
    // Accepts only heads that are words, unlike `-ing` and `-atie`.
    if (words.has(part))
      return { rank: HEAD_RANK - length / stem.length, reason: `ends like "${text}"` };
  }
  for (let length = commonStart(stem, other); length >= least; length--) {
    if (words.has(stem.slice(0, length)))
      return { rank: BEGINNING_RANK - length / stem.length, reason: `begins like "${text}"` };
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

/** Catalogue words that may be meant by a term without results. */
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
  const joined = stemWord(words.join(''), locale);
  const whole = catalogue.words.get(joined);
  if (words.length > 1 && whole) {
    return [{ phrase: whole.text, reason: 'is written as one word in the catalogue' }];
  }
  const wordPair = words.length === 1 ? catalogue.pairs.get(joined) : undefined;
  if (wordPair !== undefined)
    return [{ phrase: wordPair, reason: 'is written as two words in the catalogue' }];

  const isKnown = (word: string) => catalogue.words.has(stemWord(word, locale));
  const similar = new Map<string, SimilarWord[]>();
  for (const word of words) {
    if (!isKnown(word)) similar.set(word, similarWords(word, catalogue, locale, MAX_PROPOSALS));
  }
  const unclear = [...similar].filter(([, others]) => others.length > 0);
  const varied = unclear.at(-1);
  if (!varied) return [];
  return varied[1].map((choice) => ({
    phrase: words
      .flatMap((word) => {
        if (word === varied[0]) return choice.text;
        return isKnown(word) ? word : (similar.get(word)?.[0]?.text ?? []);
      })
      .slice(-MAX_WORDS)
      .join(' '),
    reason: choice.reason,
  }));
}
