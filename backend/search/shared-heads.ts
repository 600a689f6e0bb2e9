import type { Vocabulary } from './vocabulary.ts';

const MIN_MODIFIER = 3;
const MIN_HEAD = 3;
const LINKS = ['', 's', 'e', 'en'];

/** The written word of the catalogue in front of a head, without the letters that link it. */
export function linkedModifier(left: string, vocabulary: Vocabulary): string | null {
  for (const link of LINKS) {
    if (!left.endsWith(link)) continue;
    const word = link === '' ? left : left.slice(0, -link.length);
    if (word.length >= MIN_MODIFIER && vocabulary.liveTerm(word) >= 0) return word;
  }
  return null;
}

/** Modifiers that take an s before any head: `veiligheidslaars`. */
const TAKES_S = /(?:heid|ing|teit|schap|ier|er)$/;

/** True where the s in front is rather the head's own: a `voegspijker` is no `pijker`. */
function startsWithS(head: string, modifier: string, vocabulary: Vocabulary): boolean {
  if (head.startsWith('ch')) return true;
  return /^[aeijlmnoptuw]/.test(head) && !TAKES_S.test(modifier) && vocabulary.stemId(head) < 0;
}

/**
 * The heads that compounds end in, whether or not they occur alone: `werkbroek` and
 * `regenbroek` give `broek`. Maps the stem of a head to the stems that have it, where what is
 * in front of the head is a word of the catalogue.
 */
export function sharedHeads(
  vocabulary: Vocabulary,
  isWord: (stem: number) => boolean,
): Map<string, number[]> {
  const heads = new Map<string, number[]>();
  for (let stem = 0; stem < vocabulary.stemText.length; stem++) {
    if (!isWord(stem)) continue;
    const text = vocabulary.stemText[stem]!;
    for (let at = MIN_MODIFIER; at <= text.length - MIN_HEAD; at++) {
      const left = text.slice(0, at);
      const modifier = linkedModifier(left, vocabulary);
      const head = text.slice(at);
      if (modifier === null || !/[aeiouy]/.test(head)) continue;
      if (left === `${modifier}s` && startsWithS(head, modifier, vocabulary)) continue;
      const known = heads.get(head);
      if (known) known.push(stem);
      else heads.set(head, [stem]);
    }
  }
  return heads;
}
