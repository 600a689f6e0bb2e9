import { matchPhrases } from '../synonyms/synonyms.ts';
import { queryWord, type QueryWord } from '../query/query-word.ts';
import type { SearchStore } from '../store.ts';
import type { SearchGuide, SearchLocale } from '../types.ts';
import { purposeWords, stopWords } from '../analyse/words.ts';
import { isFiller, taskWords } from './search-words.ts';
import type { FoundTask } from './task-lookup.ts';

/** Factor of the second kind of product for a task, of the third, and so on. */
const NEXT_FACTOR = 0.88;
/** A kind of product counts at least this much. */
const LEAST_FACTOR = 0.6;

/** The products for the task that a search describes. */
export interface TaskAnswer {
  word: QueryWord;
  /** What the products are called, as far as the catalogue has them. */
  find: readonly string[];
  /** Folded words of the search that describe the task or nothing at all. */
  said: ReadonlySet<string>;
}

/** How the catalogue uses a word of a search. */
export interface WordUse {
  /** A name of a product has it. */
  isNamed: boolean;
  /** Products are called by it. */
  isKind: boolean;
}

/** Words that make a sentence of a search: `plank is te lang`. */
const SENTENCE_WORDS: Record<SearchLocale, ReadonlySet<string>> = {
  nl: new Set(
    'is zijn zit zitten ik mijn krijg krijgen wil hoe wordt worden gaat komt kan moet blijft doet er niet geen iets spul waarmee onze steeds'.split(
      ' ',
    ),
  ),
  en: new Set('is are my i how gets'.split(' ')),
};

const isSentence = (words: readonly string[], locale: SearchLocale) =>
  words.some((word) => SENTENCE_WORDS[locale].has(word));

/** Words of a sentence that ends in a verb: `kast aan muur schroeven`. */
const VERB_AT_END = 3;

/**
 * Returns whether a search says what is to be done: by a word that no kind of product is called, in
 * a sentence, or by a verb at its end. In other searches, `schroeven` are a product.
 */
function saysDeed(
  words: readonly string[],
  task: FoundTask,
  deeds: ReadonlySet<string>,
  locale: SearchLocale,
  useOf: (word: string) => WordUse,
): boolean {
  const isKind = (word: string) => !isFiller(word, locale) && useOf(word).isKind;
  const isProduct = (word: string) => isKind(word) || (task.isVague && useOf(word).isNamed);
  const telling = words.filter((word) => !isFiller(word, locale));
  const said = words.filter((word) => deeds.has(word));
  if (isSentence(words, locale)) return said.length > 0;
  if (telling.some((word) => !task.words.has(word) && isProduct(word))) return false;
  // `geïsoleerde schroevendraaiers` are no task: what is done is a verb.
  if (task.isVague && !said.some((word) => /(?:en|t)$/.test(word))) return false;
  if (said.some((word) => !isKind(word))) return true;
  return words.length >= VERB_AT_END && /en$/.test(words.at(-1)!) && said.includes(words.at(-1)!);
}

/** Returns whether two words in a row are the name of a product: `ophoog zand`. */
const namesJoined = (
  words: readonly string[],
  locale: SearchLocale,
  isKind: (word: string) => boolean,
) =>
  words.some((word, at) => {
    const next = words[at + 1];
    if (next === undefined || isFiller(word, locale) || isFiller(next, locale)) return false;
    return isKind(word + next);
  });

/**
 * Returns whether a search is for a kind of product by its name, as `boor voor beton` is: a task has
 * a word that no product has in its name, and names no product in front or before `voor`.
 */
function namesProduct(
  term: string,
  task: FoundTask,
  locale: SearchLocale,
  useOf: (word: string) => WordUse,
): boolean {
  const words = taskWords(term);
  const isKind = (word: string) => !isFiller(word, locale) && useOf(word).isKind;
  const isNamed = (word: string) => isFiller(word, locale) || useOf(word).isNamed;
  if (namesJoined(words, locale, isKind)) return true;
  if (task.deeds && !saysDeed(words, task, task.deeds, locale, useOf)) return true;
  const last = words.at(-1) ?? '';
  const endsInVerb = words.length >= VERB_AT_END && /en$/.test(last) && !isNamed(last);
  if (!isSentence(words, locale) && !endsInVerb && [...task.words].every(isNamed)) return true;
  const start = words.findIndex((word) => task.words.has(word) && !stopWords[locale].has(word));
  if (words.slice(0, start).some(isKind)) return true;
  const purpose = words.findIndex((word) => purposeWords[locale].has(word));
  const before = words.slice(0, Math.max(0, purpose));
  // `vloer vlak maken voor laminaat` is a task all the same.
  const saysTask = before.some((word) => task.words.has(word) && !isNamed(word));
  return !saysTask && before.some(isKind);
}

/**
 * Returns the products that editors give for the task of a search; null without a task, or if the
 * search names a kind of product.
 */
export function answerTask(
  store: SearchStore,
  guide: SearchGuide | undefined,
  term: string,
  useOf: (word: string) => WordUse,
): TaskAnswer | null {
  const task = guide?.task(term);
  if (!task) return null;
  const { locale } = store.vocabulary;
  if (namesProduct(term, task, locale, useOf)) return null;
  const word = queryWord(task.find[0]!);
  const found: string[] = [];
  for (const [at, phrase] of task.find.entries()) {
    const { terms, rows } = matchPhrases(
      store,
      [phrase],
      Math.max(LEAST_FACTOR, NEXT_FACTOR ** at),
    );
    // Skips compounds that contain the phrase: a `kitpistool` (phrase `kit`) is for another task.
    word.terms.push(...terms.filter(({ factor }) => factor >= 0.5));
    word.codes.push(...rows);
    if (terms.length + rows.length > 0) found.push(phrase);
  }
  if (word.terms.length + word.codes.length === 0) return null;
  const fillers = taskWords(term).filter((one) => isFiller(one, locale));
  return { word, find: found, said: new Set([...task.words, ...fillers]) };
}
