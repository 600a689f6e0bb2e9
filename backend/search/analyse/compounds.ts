/** The words that a compound may be made of, by their stem. */
export interface CompoundDictionary {
  /** True for the stem of a word that occurs alone. */
  has(stem: string): boolean;
  /** Length of the shortest form in which the word occurs alone. */
  shortestLength(stem: string): number;
  stem(word: string): string;
  /** True for the stem of a noun that names a kind of product. */
  isNoun?(stem: string): boolean;
}

export interface CompoundParts {
  /** Heads, which say what it is: `schroef` of `spaanplaatschroef`. */
  heads: string[];
  /** The heads that are only guessed. */
  guessedHeads: string[];
  /** Modifiers, which say what it is for or made of: `spaanplaat`, `spaan` and `plaat`. */
  modifiers: string[];
  /** True if every part is a word by itself. */
  isComplete: boolean;
}

const MIN_PART_LENGTH = 3;
const MIN_HEAD_LENGTH = 4;
/** Minimum length before a short head that is a product noun: `siliconenkit`. */
const MIN_LENGTH_BEFORE_NOUN = 5;
const LINKING_LETTERS = ['', 's', 'e', 'en'];
/** Suffixes that look like a word: an `isolering` is not a ring. */
const SUFFIXES = new Set(['ring', 'ling', 'ding', 'heid', 'lijk', 'isch', 'ster']);

function findModifier(beforeHead: string, dictionary: CompoundDictionary): string | null {
  for (const link of LINKING_LETTERS) {
    if (!beforeHead.endsWith(link)) continue;
    const word = link ? beforeHead.slice(0, -link.length) : beforeHead;
    if (word.length < MIN_PART_LENGTH) continue;
    if (dictionary.has(word)) return word;
    const stem = dictionary.stem(word);
    if (stem.length >= MIN_PART_LENGTH && dictionary.has(stem)) return stem;
  }
  return null;
}

/**
 * Splits the stem of a compound in all ways that the dictionary allows. An unknown modifier is
 * accepted before a head of four letters or more; a short one makes the result uncertain (`douglas`
 * is not glass).
 */
export function splitCompound(stem: string, dictionary: CompoundDictionary): CompoundParts {
  const heads: string[] = [];
  const guessedHeads: string[] = [];
  const modifiers: string[] = [];
  let isComplete = false;
  for (
    let splitIndex = MIN_PART_LENGTH;
    splitIndex <= stem.length - MIN_PART_LENGTH;
    splitIndex++
  ) {
    const head = stem.slice(splitIndex);
    if (!dictionary.has(head)) continue;
    const beforeHead = stem.slice(0, splitIndex);
    const modifier = findModifier(beforeHead, dictionary);
    if (modifier !== null) {
      heads.push(head);
      // A `pleisterspaan` is not a pan: the s more likely belongs to the head than links the parts.
      const hasLinkingS = beforeHead !== modifier && beforeHead.endsWith('s');
      if (hasLinkingS && head.length < MIN_HEAD_LENGTH) guessedHeads.push(head);
      modifiers.push(modifier);
      isComplete = true;
      const modifierParts = splitCompound(modifier, dictionary);
      modifiers.push(...modifierParts.heads, ...modifierParts.modifiers);
    } else if (
      dictionary.shortestLength(head) < MIN_HEAD_LENGTH &&
      beforeHead.length >= MIN_LENGTH_BEFORE_NOUN &&
      dictionary.isNoun?.(head)
    ) {
      heads.push(head);
      guessedHeads.push(head);
    } else if (
      dictionary.shortestLength(head) >= MIN_HEAD_LENGTH &&
      !SUFFIXES.has(head) &&
      /[aeiouy]/.test(beforeHead)
    ) {
      heads.push(head);
      if (beforeHead.length < MIN_HEAD_LENGTH) guessedHeads.push(head);
    }
  }
  return {
    heads,
    guessedHeads,
    modifiers: [...new Set(modifiers)],
    isComplete,
  };
}
