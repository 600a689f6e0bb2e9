import { matchPhrases } from '../synonyms/synonyms.ts';
import { queryWord, type QueryWord } from '../query/query-word.ts';
import type { SearchStore } from '../store.ts';
import type { SearchGuide, SearchLocale } from '../types.ts';
import { purposeWords, stopWords } from '../analyse/words.ts';
import { isFiller, taskWords } from './search-words.ts';
import type { FoundTask } from './task-lookup.ts';
import { stemWord } from '../analyse/stem.ts';

/**
 * Words that mean the same in a task: deeds, faults, and places of a house. They are no synonyms of
 * products: `plaatsen` and `bouwen` of a shed are one task, and a shopper who types either of them
 * alone looks for neither.
 */
const SAME: Record<SearchLocale, readonly string[]> = {
  nl: [
    'bevestigen vastmaken vastzetten monteren verankeren fixeren',
    'ophangen hangen',
    'plakken lijmen vastplakken vastlijmen verlijmen opplakken',
    'maken bouwen zetten plaatsen neerzetten aanleggen construeren timmeren',
    'vervangen vernieuwen verwisselen wisselen',
    'nieuwe nieuw ander andere',
    'kapot stuk defect gebroken versleten',
    'dichten dichtmaken afdichten opvullen vullen stoppen dichtkitten dichtsmeren',
    'lekken druppelen druipen lek',
    'schilderen verven overschilderen beschilderen schilderwerk verfje opknappen',
    'zagen afzagen doorzagen inkorten afkorten verzagen',
    'slijpen doorslijpen wegslijpen',
    'boren doorboren',
    'losmaken loskrijgen losdraaien losschroeven uitdraaien',
    'vastdraaien aandraaien indraaien aanschroeven',
    'vastschroeven schroeven opschroeven',
    'slopen weghakken wegbreken afbreken uitbreken uithakken openbreken hakken bikken afbikken wegslaan',
    'verwijderen weghalen eraf afhalen wegkrijgen',
    'beschermen bescherming afschermen',
    'isoleren isolatie',
    'geluid lawaai herrie geluidsoverlast',
    'kou koud koude kil fris',
    'tocht kier kieren naad naden spleet spleten',
    'scheur scheuren barst barsten haarscheur',
    'gat gaten gaatje gaatjes',
    'muur wand muren wanden',
    'plank planken schap schappen',
    'wc toilet',
    'huis woning',
    'schuur schuurtje berging tuinhuis blokhut tuinhuisje',
    'oprit inrit',
    'plafond zoldering',
    'afvoeren wegvoeren weglopen',
    'verplaatsen vervoeren verslepen wegbrengen sjouwen rijden wegrijden',
    'graven uitgraven scheppen spitten',
    'meten opmeten nameten uitmeten afmeten',
    'bekleden betimmeren aftimmeren beplaten',
    'egaliseren uitvlakken vlakmaken',
    'glad gladmaken gladstrijken',
    'aansluiten verbinden koppelen',
    'verlengen doortrekken langer',
    'licht verlichten verlichting',
    'bestraten straten stratenmaken',
    'tegelen betegelen',
    'afscheiden afscheiding erfafscheiding afschermen omheinen',
    'snoeren kabels draden bedrading',
    'stroom elektriciteit elektra',
    'vocht vochtig nat',
  ],
  en: [
    'fix fasten attach mount secure',
    'hang hanging',
    'glue stick bond',
    'build make put install lay construct',
    'replace renew swap change',
    'new another other',
    'broken damaged worn',
    'fill seal close plug',
    'leak leaking leaks drip dripping drips',
    'paint painting repaint',
    'cut saw trim shorten',
    'loosen undo unscrew remove',
    'tighten fasten',
    'demolish break knock chisel',
    'protect protection shield',
    'insulate insulation',
    'noise sound',
    'cold chilly',
    'draught draughts gap gaps',
    'crack cracks',
    'hole holes',
    'toilet wc loo',
    'shed garden house outhouse',
    'move carry transport haul',
    'dig digging',
    'measure measuring',
    'connect join couple',
    'extend longer',
    'light lighting',
    'damp moisture wet',
  ],
};

/** Returns the stems that mean the same as each stem of a language, without itself. */
function othersByStem(locale: SearchLocale): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const line of SAME[locale]) {
    const stems = [...new Set(line.split(' ').map((word) => stemWord(word, locale)))];
    for (const stem of stems) {
      const own = found.get(stem) ?? new Set();
      for (const other of stems) if (other !== stem) own.add(other);
      found.set(stem, own);
    }
  }
  return new Map([...found].map(([stem, others]) => [stem, [...others]]));
}

export const sameStems = { nl: othersByStem('nl'), en: othersByStem('en') };

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
  nl: new Set('is zijn zit zitten ik mijn krijg wil hoe wordt'.split(' ')),
  en: new Set('is are my i how gets'.split(' ')),
};

const isSentence = (words: readonly string[], locale: SearchLocale) =>
  words.some((word) => SENTENCE_WORDS[locale].has(word));

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
  if (!isSentence(words, locale) && [...task.words].every(isNamed)) return true;
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
