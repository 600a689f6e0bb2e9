/** The words that a compound may be made of, by their stem. */
export interface CompoundDictionary {
  /** True for the stem of a word that occurs alone. */
  has(stem: string): boolean;
  /** Length of the shortest form in which the word occurs alone. */
  shortest(stem: string): number;
  stem(word: string): string;
  /** True for the stem of a noun that names a kind of product. */
  isNoun?(stem: string): boolean;
}

export interface CompoundParts {
  /** Heads, which say what it is: `schroef` of `spaanplaatschroef`. */
  heads: string[];
  /** The heads that are only guessed. */
  guessed: string[];
  /** Modifiers, which say what it is for or made of: `spaanplaat`, `spaan` and `plaat`. */
  modifiers: string[];
  /** True if every part is a word by itself. */
  complete: boolean;
}

const MIN_PART = 3;
const MIN_HEAD_ALONE = 4;
/** Minimum length before a short head that is a product noun: `siliconenkit`. */
const MIN_LEFT_OF_NOUN = 5;
const LINKS = ['', 's', 'e', 'en'];
/** Suffixes that look like a word: an `isolering` is not a ring. */
const NO_HEADS = new Set(['ring', 'ling', 'ding', 'heid', 'lijk', 'isch', 'ster']);

function knownModifier(left: string, dictionary: CompoundDictionary): string | null {
  for (const link of LINKS) {
    if (!left.endsWith(link)) continue;
    const word = link ? left.slice(0, -link.length) : left;
    if (word.length < MIN_PART) continue;
    if (dictionary.has(word)) return word;
    const stem = dictionary.stem(word);
    if (stem.length >= MIN_PART && dictionary.has(stem)) return stem;
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
  const guessed: string[] = [];
  const modifiers: string[] = [];
  let complete = false;
  for (let at = MIN_PART; at <= stem.length - MIN_PART; at++) {
    const head = stem.slice(at);
    if (!dictionary.has(head)) continue;
    const left = stem.slice(0, at);
    const modifier = knownModifier(left, dictionary);
    if (modifier !== null) {
      heads.push(head);
      // A `pleisterspaan` is not a pan: the s more likely belongs to the head than links the parts.
      const hasLink = left !== modifier && left.endsWith('s');
      if (hasLink && head.length < MIN_HEAD_ALONE) guessed.push(head);
      modifiers.push(modifier);
      complete = true;
      const inner = splitCompound(modifier, dictionary);
      modifiers.push(...inner.heads, ...inner.modifiers);
    } else if (
      dictionary.shortest(head) < MIN_HEAD_ALONE &&
      left.length >= MIN_LEFT_OF_NOUN &&
      dictionary.isNoun?.(head)
    ) {
      heads.push(head);
      guessed.push(head);
    } else if (
      dictionary.shortest(head) >= MIN_HEAD_ALONE &&
      !NO_HEADS.has(head) &&
      /[aeiouy]/.test(left)
    ) {
      heads.push(head);
      if (left.length < MIN_HEAD_ALONE) guessed.push(head);
    }
  }
  return { heads, guessed, modifiers: [...new Set(modifiers)], complete };
}
