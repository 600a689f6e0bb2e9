/** The products for the task that a search describes, unless it names a product. */
import { matchPhrases } from '../synonyms/synonyms.ts';
import { queryWord, type QueryWord } from '../query/query-word.ts';
import type { SearchStore } from '../store.ts';
import type { SearchGuide, SearchLocale } from '../types.ts';
import { purposeWords } from '../analyse/words.ts';
import { isFiller, taskWords } from './search-words.ts';
import type { FoundTask } from './task-model.ts';

/** Factor of the second kind of product for a task, of the third, and so on. */
const NEXT_FACTOR = 0.75;
/** A kind of product counts at least this much. */
const LEAST_FACTOR = 0.5;

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

type UseOf = (word: string) => WordUse;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that make a sentence of a search: `plank is te lang`. */
const SENTENCE_WORDS: Record<SearchLocale, ReadonlySet<string>> = {
  nl: setOf(
    'is zijn zit zitten ik mijn krijg krijgen wil hoe wordt worden gaat komt kan moet blijft doet er niet geen iets spul waarmee onze steeds',
  ),
  en: setOf(
    'is are was am im my our we it its how what which where why when gets get keeps keep need needs want wants do does dont doesnt wont cant isnt can has have having not to make stop off up down out away back together behind between after so too still again always never someone somebody every all let put fell broke came going gone went go when while if',
  ),
};
/** They make a sentence of a search of at least `LONG` words: `donker in de garage`. */
const DETERMINERS: Record<SearchLocale, ReadonlySet<string>> = {
  nl: setOf('de het een'),
  en: setOf('the a an'),
};
const LONG = 4;
/** Nobody asks for a product by its name in so many words; in fewer, if they are a sentence. */
const LONG_SENTENCE = 8;
const SPOKEN = 6;
/** Certainty from which a long search counts as a task; in English only a sentence does. */
const SURE = 0.8;
/** Certainty that a short search needs to count as a task if it is not a sentence. */
const LEAST_CERTAINTY: Record<SearchLocale, number> = { nl: 0.2, en: 0.5 };
/** `wc zonder raam, het ruikt`: nobody puts the name of a product so. */
const CLAUSES = /\D,\s/;
/** They make a sentence of a search that ends in a verb: `kast aan muur schroeven`. */
const BEFORE_VERB = setOf('aan af bij door in langs naar naast op onder over tussen uit van');
/** The words after them say what a product is for: `lijm om spiegel op te hangen`. */
const PURPOSE: Record<SearchLocale, ReadonlySet<string>> = {
  nl: new Set([...purposeWords.nl, 'tegen', 'zonder']),
  en: new Set([...purposeWords.en, 'without', 'against']),
};
/** Said of products, not of tasks: `ik zoek een zwarte hamer`. */
const BUYING = setOf('zoek zoeken koop kopen bestel bestellen buy order find');
const PLACES = setOf('buiten binnen boven beneden');

/** The infinitive and the third person of verbs. */
const VERB: Record<SearchLocale, RegExp> = { nl: /(?:en|t|d)$/, en: /./ };
const INFINITIVE = /en$/;
const THIRD_PERSON = /[^e]t$/;

function isSentence(words: readonly string[], locale: SearchLocale): boolean {
  if (words.some((word) => SENTENCE_WORDS[locale].has(word))) return true;
  if (words.length >= LONG && words.some((word) => DETERMINERS[locale].has(word))) return true;
  return (
    locale === 'nl' &&
    INFINITIVE.test(words.at(-1)!) &&
    words.slice(1, -1).some((word) => BEFORE_VERB.has(word))
  );
}

/** Returns what a Dutch word on -en may be the plural of: `plat` and `plaat` for `platen`. */
function singularsOf(plural: string): string[] {
  const base = plural.slice(0, -2);
  const long = base.replace(/([aeou])([^aeiou])$/, '$1$1$2');
  const short = base.replace(/([^aeiou])\1$/, '$1');
  const hard = (singular: string) => singular.replace(/v$/, 'f').replace(/z$/, 's');
  return [...new Set([base, long, short, hard(base), hard(long)])];
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

/** Returns whether a search begins with the name of a product, and then says what it is for. */
function saysPurpose(words: readonly string[], locale: SearchLocale, useOf: UseOf): boolean {
  const at = words.findIndex((word) => PURPOSE[locale].has(word));
  const name = words.slice(0, Math.max(0, at)).filter((word) => !isFiller(word, locale));
  return name.some((word) => useOf(word).isKind) && name.every((word) => useOf(word).isNamed);
}

/**
 * Returns whether a search is for a kind of product by its name, as `boor voor beton` and `zinken
 * dakgoot` are. A task is a sentence, or says what is done or wrong by a word that no product has in
 * its name: a verb at the end, or a word of tasks for many kinds of products.
 */
function namesProduct(term: string, task: FoundTask, locale: SearchLocale, useOf: UseOf): boolean {
  const words = taskWords(term);
  const isKind = (word: string) => !isFiller(word, locale) && useOf(word).isKind;
  const telling = words.filter((word) => !isFiller(word, locale));
  const kindAt = words.findIndex(isKind);
  const isForPurpose = saysPurpose(words, locale, useOf);
  const isBought = words.some((word) => BUYING.has(word));
  const isSure =
    task.certainty >= SURE &&
    words.length >= LONG &&
    (locale === 'nl' || isSentence(words, locale));
  if (isSure && !isBought && !isForPurpose && !/\d/.test(term)) return false;
  const isSpoken = words.some((word) => SENTENCE_WORDS[locale].has(word));
  if ((!isSpoken || isBought) && telling.every((word) => useOf(word).isNamed)) return true;
  if (words.length >= LONG && CLAUSES.test(term)) return false;
  if (words.length >= (isSpoken ? SPOKEN : LONG_SENTENCE)) return false;
  if (namesJoined(words, locale, isKind)) return true;
  if (telling.length < 2) return true;
  if (isForPurpose) return true;
  if (isSentence(words, locale)) return false;
  if (/\d/.test(term) || task.certainty < LEAST_CERTAINTY[locale]) return true;

  const isNoun = (word: string) => singularsOf(word).some((one) => useOf(one).isKind);
  const isVerbAtEnd = (word: string) =>
    locale === 'nl' &&
    word === words.at(-1) &&
    (THIRD_PERSON.test(word) || (INFINITIVE.test(word) && !isNoun(word)));
  const deeds = telling.filter((word) => {
    const { isNamed, isKind: isName } = useOf(word);
    const isKnown = task.words.has(word) && !isNamed && !isName;
    return isKnown && (task.deeds.has(word) || isVerbAtEnd(word));
  });
  if (deeds.length === 0) return true;
  if (kindAt < 0) return false;
  // A word before the name of a product is its material or form: `koperen goot`, `solid oak panel`.
  const isBeforeName = (word: string) => {
    const rest = words.slice(words.indexOf(word) + 1);
    const name = rest.slice(0, rest.findIndex(isKind) + 1);
    return name.length > 0 && name.every((one) => useOf(one).isNamed);
  };
  return !deeds.some((word) => VERB[locale].test(word) && !PLACES.has(word) && !isBeforeName(word));
}

/**
 * Returns the products for the task of a search; null without a task, or if the search names a kind
 * of product.
 */
export function answerTask(
  store: SearchStore,
  guide: SearchGuide | undefined,
  term: string,
  useOf: UseOf,
): TaskAnswer | null {
  const task = guide?.task(term);
  if (!guide || !task) return null;
  const { locale } = store.vocabulary;
  const isSynonym = (word: string) => guide.synonyms(word).length > 0;
  const useOrSynonym: UseOf = (word) =>
    isSynonym(word) ? { isNamed: true, isKind: true } : useOf(word);
  if (!task.isExample && namesProduct(term, task, locale, useOrSynonym)) return null;
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
