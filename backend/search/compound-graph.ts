import type { Vocabulary } from './vocabulary.ts';
import { type CompoundDictionary, type CompoundParts, splitCompound } from './analyse/compounds.ts';
import { stopWords } from './analyse/words.ts';

const MIN_MODIFIER_LENGTH = 3;
const MIN_HEAD_LENGTH = 3;
const LINKING_LETTERS = ['', 's', 'e', 'en'];

/** Returns the catalogue word before a head, without linking letters. */
function findLinkedModifier(beforeHead: string, vocabulary: Vocabulary): string | null {
  for (const link of LINKING_LETTERS) {
    if (!beforeHead.endsWith(link)) continue;
    const word = link === '' ? beforeHead : beforeHead.slice(0, -link.length);
    if (word.length >= MIN_MODIFIER_LENGTH && vocabulary.liveTerm(word) >= 0) return word;
  }
  return null;
}

/** Modifiers that take an s before any head: `veiligheidslaars`. */
const ENDING_WITH_LINKING_S = /(?:heid|ing|teit|schap|ier|er)$/;

/** Returns whether the s more likely belongs to the head: a `voegspijker` is not a `pijker`. */
function startsWithS(head: string, modifier: string, vocabulary: Vocabulary): boolean {
  if (head.startsWith('ch')) return true;
  return (
    /^[aeijlmnoptuw]/.test(head) &&
    !ENDING_WITH_LINKING_S.test(modifier) &&
    vocabulary.stemId(head) < 0
  );
}

/**
 * Finds the heads that compounds share, whether or not they occur alone: `werkbroek` and
 * `regenbroek` give `broek`. Maps the stem of a head to the stems that end in it, if the part
 * before the head is a word of the catalogue.
 */
export function sharedHeads(
  vocabulary: Vocabulary,
  isWord: (stem: number) => boolean,
): Map<string, number[]> {
  const heads = new Map<string, number[]>();
  for (let stem = 0; stem < vocabulary.stemText.length; stem++) {
    if (!isWord(stem)) continue;
    const text = vocabulary.stemText[stem]!;
    for (let at = MIN_MODIFIER_LENGTH; at <= text.length - MIN_HEAD_LENGTH; at++) {
      const beforeHead = text.slice(0, at);
      const modifier = findLinkedModifier(beforeHead, vocabulary);
      const head = text.slice(at);
      if (modifier === null || !/[aeiouy]/.test(head)) continue;
      if (beforeHead === `${modifier}s` && startsWithS(head, modifier, vocabulary)) continue;
      const knownHead = heads.get(head);
      if (knownHead) knownHead.push(stem);
      else heads.set(head, [stem]);
    }
  }
  return heads;
}

/** Minimum length of the other part of a compound. */
const MIN_REST_LENGTH = 3;

const reverseText = (text: string): string => [...text].reverse().join('');

/**
 * Stems in alphabetical order, so that those with a prefix are found without a full scan: a query
 * of twenty unknown words looks up hundreds of prefixes and suffixes.
 */
class StemOrder {
  private readonly vocabulary: Vocabulary;
  private readonly keyOf: (stem: string) => string;
  private keys: string[] = [];
  private stems: number[] = [];

  /** `fromEnd`: sorts by reversed text, to find suffixes. */
  constructor(vocabulary: Vocabulary, fromEnd: boolean) {
    this.vocabulary = vocabulary;
    this.keyOf = fromEnd ? reverseText : (stem) => stem;
  }

  /**
   * Returns the indexes of the compounds that begin with this text or, with `fromEnd`, end with it:
   * their other part is long enough for a word.
   */
  stemsWith(text: string): number[] {
    this.refresh();
    const { keys } = this;
    const start = this.keyOf(text);
    let low = 0;
    let high = keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (keys[middle]! < start) low = middle + 1;
      else high = middle;
    }
    const foundStems: number[] = [];
    for (let at = low; at < keys.length && keys[at]!.startsWith(start); at++)
      if (keys[at]!.length >= start.length + MIN_REST_LENGTH) foundStems.push(this.stems[at]!);
    return foundStems.sort((a, b) => a - b);
  }

  /** Stems are only ever added. */
  private refresh(): void {
    const { stemText } = this.vocabulary;
    if (this.stems.length === stemText.length) return;
    const keys = stemText.map(this.keyOf);
    this.stems = Array.from(keys, (_, stem) => stem).sort((a, b) =>
      keys[a]! < keys[b]! ? -1 : keys[a]! > keys[b]! ? 1 : 0,
    );
    this.keys = this.stems.map((stem) => keys[stem]!);
  }
}

/**
 * A shorter head that never occurs alone is accepted for new compounds if this many words share it.
 */
const SHORT_STEM_LENGTH = 3;
const MIN_SHARING_WORDS = 2;
const MIN_SHARED_HEAD_LENGTH = 4;
/** A head of at least this length is accepted even if only one word has it. */
const CERTAIN_HEAD_LENGTH = 5;

/**
 * Relations between compounds and their parts. They depend on the live words and not on documents,
 * so that a change of products has no cost until a word appears or disappears.
 */
export class CompoundGraph {
  private builtVersion = -1;
  private compoundsByHead = new Map<number, number[]>();
  private compoundsByGuessedHead = new Map<number, number[]>();
  private compoundsByModifier = new Map<number, number[]>();
  private compoundsBySharedHead = new Map<string, number[]>();
  private readonly stemCache = new Map<string, string>();
  private shortestLengths: number[] = [];
  private readonly vocabulary: Vocabulary;
  private readonly byStart: StemOrder;
  private readonly byEnd: StemOrder;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
    this.byStart = new StemOrder(vocabulary, false);
    this.byEnd = new StemOrder(vocabulary, true);
  }

  /** Returns the stems of the compounds with this head. */
  withHead(stem: number): readonly number[] {
    this.refresh();
    return this.compoundsByHead.get(stem) ?? [];
  }

  /** Returns the stems of words that may be compounds with this head, but need not be. */
  withGuessedHead(stem: number): readonly number[] {
    this.refresh();
    return this.compoundsByGuessedHead.get(stem) ?? [];
  }

  withModifier(stem: number): readonly number[] {
    this.refresh();
    return this.compoundsByModifier.get(stem) ?? [];
  }

  /**
   * Returns the stems of the compounds that end in a head which may never occur alone, by the
   * head's stem: `boormachin` gives `accuboormachin`.
   */
  withSharedHead(head: string): readonly number[] {
    this.refresh();
    return this.compoundsBySharedHead.get(head) ?? [];
  }

  /** Returns the live stems with this prefix, if the rest is long enough for a word. */
  startingWith(text: string): number[] {
    return this.byStart.stemsWith(text).filter((stem) => this.isLive(stem));
  }

  /** Returns the live stems with this suffix, if the rest is long enough for a word. */
  endingIn(text: string): number[] {
    return this.byEnd.stemsWith(text).filter((stem) => this.isLive(stem));
  }

  private isLive(stem: number): boolean {
    return this.vocabulary.namingCountOfStem(stem) > 0;
  }

  /** Returns the stems of heads that several compounds share. */
  sharedHeadTexts(): string[] {
    this.refresh();
    return [...this.compoundsBySharedHead.keys()].filter((head) => this.isSharedHead(head)).sort();
  }

  /** Splits a word, known or not, into parts that are live words. */
  split(word: string): CompoundParts {
    this.refresh();
    if (this.vocabulary.locale !== 'nl') {
      return {
        heads: [],
        guessedHeads: [],
        modifiers: [],
        isComplete: false,
      };
    }
    const dictionary = this.makeDictionary();
    const parts = splitCompound(this.vocabulary.stem(word), {
      ...dictionary,
      has: (stem) => dictionary.has(stem) || this.isSharedHead(stem),
      shortestLength: (stem) =>
        dictionary.shortestLength(stem) || (this.isSharedHead(stem) ? stem.length : 0),
    });
    return {
      ...parts,
      heads: parts.heads.filter((head) => this.endsLikeHead([word], head)),
    };
  }

  /**
   * Returns whether a written form ends like the head. Stems shorten long vowels, so that `roller`
   * ends in the stem of `leer`.
   */
  private endsLikeHead(forms: readonly string[], head: string): boolean {
    const id = this.vocabulary.stemId(head);
    if (head.length > SHORT_STEM_LENGTH || id < 0) return true;
    const longVowelForm = head.replace(/[aeou](?=[^aeiou]$)/, '$&$&');
    const memberTexts = this.vocabulary.members[id]!.map((term) => this.vocabulary.text[term]!);
    const plurals = [
      `${head}en`,
      `${head}${head.at(-1) ?? ''}en`,
      ...memberTexts.map((form) => `${form}s`),
    ];
    return forms.some((form) =>
      [longVowelForm, ...memberTexts, ...plurals].some((ending) => form.endsWith(ending)),
    );
  }

  private isSharedHead(head: string): boolean {
    const wordCount = this.compoundsBySharedHead.get(head)?.length ?? 0;
    return (
      wordCount > 0 &&
      head.length >= (wordCount >= MIN_SHARING_WORDS ? MIN_SHARED_HEAD_LENGTH : CERTAIN_HEAD_LENGTH)
    );
  }

  private makeDictionary(): CompoundDictionary {
    const { vocabulary, shortestLengths, stemCache } = this;
    return {
      has: (stem) => {
        const id = vocabulary.stemId(stem);
        return id >= 0 && shortestLengths[id]! > 0;
      },
      shortestLength: (stem) => shortestLengths[vocabulary.stemId(stem)] ?? 0,
      isNoun: (stem) => {
        const id = vocabulary.stemId(stem);
        return id >= 0 && vocabulary.members[id]!.some((term) => vocabulary.headCounts[term]! > 0);
      },
      stem: (word) => {
        let stem = stemCache.get(word);
        if (stem === undefined) stemCache.set(word, (stem = vocabulary.stem(word)));
        return stem;
      },
    };
  }

  /** Adds `keuken` as modifier of `keukenmengkraan`, although no product is called `mengkraan`. */
  private addModifier(beforeHead: string, compound: number): void {
    const modifier = findLinkedModifier(beforeHead, this.vocabulary);
    const stem = modifier === null ? -1 : this.vocabulary.liveStem(modifier);
    if (stem >= 0 && !this.compoundsByModifier.get(stem)?.includes(compound))
      addToList(this.compoundsByModifier, stem, compound);
  }

  private refresh(): void {
    const { vocabulary } = this;
    if (this.builtVersion === vocabulary.version) return;
    this.builtVersion = vocabulary.version;
    this.compoundsByHead = new Map();
    this.compoundsByGuessedHead = new Map();
    this.compoundsByModifier = new Map();
    this.compoundsBySharedHead = new Map();
    if (vocabulary.locale !== 'nl') return;
    const stop = stopWords.nl;
    this.shortestLengths = vocabulary.stemText.map((text, stem) =>
      text.length < 3 || stop.has(text) ? 0 : vocabulary.shortestForm(stem),
    );
    const isWord = (stem: number) => this.shortestLengths[stem]! > 0;
    this.compoundsBySharedHead = sharedHeads(
      vocabulary,
      (stem) => isWord(stem) && vocabulary.namingCountOfStem(stem) > 0,
    );
    const dictionary = this.makeDictionary();
    for (let stem = 0; stem < vocabulary.stemText.length; stem++) {
      const text = vocabulary.stemText[stem]!;
      if (!isWord(stem) || text.length < 6) continue;
      const parts = splitCompound(text, dictionary);
      const forms = vocabulary.members[stem]!.map((term) => vocabulary.text[term]!);
      for (const head of parts.heads) {
        if (!this.endsLikeHead(forms, head)) continue;
        const isGuessed = parts.guessedHeads.includes(head);
        // `gevelplaat` has the head `plaat`, not `lat`.
        const isLongerHead = (other: string) => other.length > head.length && other.endsWith(head);
        if (isGuessed && parts.heads.some(isLongerHead)) continue;
        const list = isGuessed ? this.compoundsByGuessedHead : this.compoundsByHead;
        addToList(list, vocabulary.stemId(head), stem);
      }
      for (const modifier of parts.modifiers)
        addToList(this.compoundsByModifier, vocabulary.stemId(modifier), stem);
    }
    for (const [head, stems] of this.compoundsBySharedHead) {
      if (!this.isSharedHead(head) || dictionary.has(head)) continue;
      for (const stem of stems)
        this.addModifier(vocabulary.stemText[stem]!.slice(0, -head.length), stem);
    }
    if (this.stemCache.size > 200_000) this.stemCache.clear();
  }
}

function addToList(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
