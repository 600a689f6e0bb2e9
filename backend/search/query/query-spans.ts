import { fold, stemWord } from '../analyse/stem.ts';
import { chunksOf, tokenOf } from '../analyse/tokens.ts';
import type { SearchLocale, SearchGuide } from '../types.ts';
import { addToAllWords } from './phrases.ts';
import type { QueryWord } from './query-word.ts';
import { termsOfSharedHead, termsOfStem, type WeighedTerm } from '../stem-terms.ts';
import type { SearchStore } from '../store.ts';
import { synonymsOf } from '../synonyms/synonyms.ts';

export interface PhraseKeys {
  /** Stems of the separate words: `Haakse slijpers` → `haaks slijper`. */
  separate: string;
  /** Stem of the concatenation, so that `wc pot`, `wc-pot` and `wcpot` match. */
  concatenated: string;
}

/**
 * Maximum number of cached stems: stemming takes tens of microseconds, and a query needs each word
 * several times.
 */
const MAX_STEMS = 20_000;
const MAX_JOINED_LENGTH = 24;
/** Number of letters that the stem of a compound may lose more than the stem of its last part. */
const MAX_LOST_LETTERS = 3;
const stemCache: Record<SearchLocale, Map<string, string>> = { nl: new Map(), en: new Map() };

function stemOf(word: string, locale: SearchLocale): string {
  const cachedStem = stemCache[locale].get(word);
  if (cachedStem !== undefined) return cachedStem;
  const stem = stemWord(word, locale);
  if (stemCache[locale].size >= MAX_STEMS) stemCache[locale].clear();
  stemCache[locale].set(word, stem);
  return stem;
}

/**
 * Returns the keys of a word or phrase, which are the same for all its spellings: capitals,
 * accents, spaces, hyphens and dots (`a/c`, `AC`), plural and singular.
 */
export function phraseKeys(phrase: string, locale: SearchLocale): PhraseKeys {
  const words = chunksOf(phrase)
    .filter(Boolean)
    .map((chunk) => fold(tokenOf(chunk)?.whole ?? chunk));
  const keys = words.map((word) => stemOf(word, locale));
  const joinedText = words.join('');
  return {
    separate: keys.join(' '),
    // Longer concatenations are never typed, so they are not stemmed.
    concatenated: joinedText.length <= MAX_JOINED_LENGTH ? joinedStem(words, locale) : joinedText,
  };
}

/**
 * Returns the stem of concatenated words. An ending that is a word by itself is kept: `gevelsteen
 * heide` is not `gevelsteen`, although `-heid` is a suffix, and `vlak messing` is not `vlakmes`.
 */
function joinedStem(words: readonly string[], locale: SearchLocale): string {
  const joinedText = words.join('');
  const stem = stemOf(joinedText, locale);
  const lastWord = words.at(-1) ?? '';
  const stemLength = joinedText.length - lastWord.length;
  const isEndingLost =
    stem.length <= stemLength + 1 ||
    stem.length < stemLength + stemOf(lastWord, locale).length - MAX_LOST_LETTERS;
  return words.length > 1 && isEndingLost ? joinedText : stem;
}

/** Maximum number of words of a phrase with synonyms. */
const MAX_PHRASE_WORDS = 4;
const MAX_JOINED_WORDS = 3;
const LETTERS_ONLY = /^[a-z]{2,}$/;
const LINKING_LETTERS = { nl: ['', 's', 'e', 'en'], en: [''] };

/** Returns the terms of adjacent words written as one: `gipsplaat schroef`, `boor machine`. */
function joinedTerms(store: SearchStore, texts: readonly string[]): WeighedTerm[] {
  if (!texts.every((text) => LETTERS_ONLY.test(text))) return [];
  const { vocabulary } = store;
  return LINKING_LETTERS[vocabulary.locale].flatMap((link) => {
    const parts = texts.map((text, at) => (at === texts.length - 1 ? text : text + link));
    const text = joinedStem(parts, vocabulary.locale);
    const stem = vocabulary.stemId(text);
    if (stem >= 0 && vocabulary.namingCountOfStem(stem) > 0) return termsOfStem(store, stem, 1);
    return termsOfSharedHead(store, text, 1);
  });
}

/**
 * Looks up each run of adjacent words as a phrase, both for synonyms and written as one word.
 * Matches of a run apply to each of its words.
 */
export function matchSpans(
  store: SearchStore,
  guide: SearchGuide | undefined,
  words: readonly QueryWord[],
): void {
  const additions: (() => void)[] = [];
  /** End of the longest phrase so far; shorter phrases inside it are not looked up. */
  let coveredEnd = 0;
  for (let from = 0; from < words.length; from++) {
    const longest = Math.min(MAX_PHRASE_WORDS, words.length - from);
    for (let length = longest; length >= 1; length--) {
      const span = words.slice(from, from + length);
      const texts = span.map(({ text }) => text);
      const isInside = from + length <= coveredEnd;
      const synonyms = isInside ? null : synonymsOf(store, guide, texts.join(' '));
      if (synonyms) {
        additions.push(() => addToAllWords(span, synonyms.terms, synonyms.rows));
        coveredEnd = from + length;
      }
      if (length < 2 || length > MAX_JOINED_WORDS) continue;
      const terms = joinedTerms(store, texts);
      if (terms.length > 0) additions.push(() => addToAllWords(span, terms, []));
    }
  }
  for (const add of additions) add();
}

/** Longer queries are sentences, whose words are not meant as compounds. */
const MAX_PAIRED_WORDS = 5;

/**
 * Matches `boor voor beton` with `betonboor`: a word after `voor` may be the first part of a
 * compound whose head precedes it. `glue for tiles` is also looked up as `tiles glue`.
 */
export function matchPurposes(
  store: SearchStore,
  guide: SearchGuide | undefined,
  words: readonly QueryWord[],
): void {
  if (words.length > MAX_PAIRED_WORDS) return;
  const additions: (() => void)[] = [];
  for (const purpose of words.filter(({ isPurpose }) => isPurpose)) {
    for (const head of words.filter(({ isPurpose }) => !isPurpose)) {
      const joinedAsTyped = [...joinedTerms(store, [purpose.text, head.text])];
      const stem = store.vocabulary.stem(purpose.text);
      const terms =
        joinedAsTyped.length > 0 ? joinedAsTyped : joinedTerms(store, [stem, head.text]);
      const synonyms = synonymsOf(store, guide, `${purpose.text} ${head.text}`);
      if (synonyms)
        additions.push(() => addToAllWords([purpose, head], synonyms.terms, synonyms.rows));
      if (terms.length > 0) additions.push(() => addToAllWords([purpose, head], terms, []));
    }
  }
  for (const add of additions) add();
}
