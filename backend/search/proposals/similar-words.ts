import { stemWord } from '../analyse/stem.ts';
import { editDistance } from '../edit-distance.ts';
import type { SearchLocale } from '../types.ts';
import type { CatalogueWord, CatalogueWords } from './catalogue-words.ts';
import { soundKey } from './sound-key.ts';

export interface SimilarWord {
  text: string;
  /** Why it is proposed, as a part of a sentence: `sounds like "stopcontact"`. */
  reason: string;
}

interface Ranked extends SimilarWord {
  /** Lower is nearer. */
  rank: number;
  count: number;
}

const MIN_LENGTH = 4;
/** A part that two compounds share, and how much of the shorter one it must be. */
const MIN_PART = 4;
const MIN_SHARE = 0.4;
const HEAD_RANK = 10;
const BEGINNING_RANK = 20;

/** Edits that a misspelling may need. */
const maxEdits = (length: number) => (length < 7 ? 1 : length < 11 ? 2 : 3);

/** Words of the catalogue that are like a word that it does not have, the nearest first. */
export function similarWords(
  word: string,
  catalogue: CatalogueWords,
  locale: SearchLocale,
  limit: number,
): SimilarWord[] {
  const stem = stemWord(word, locale);
  if (stem.length < MIN_LENGTH) return [];
  const found = new Map<string, Ranked>();
  for (const { text, stem: own, count } of catalogue.bySound.get(soundKey(stem, locale)) ?? []) {
    found.set(own, { text, count, rank: 0, reason: `sounds like "${text}"` });
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

/** A common head (`badkamerborstel`, `tochtborstel`) counts more than a common beginning. */
function sharesPart(
  stem: string,
  { stem: other, text }: CatalogueWord,
  { words }: CatalogueWords,
): Likeness | null {
  const least = Math.max(MIN_PART, Math.ceil(MIN_SHARE * Math.min(stem.length, other.length)));
  const tail = commonEnd(stem, other);
  for (let length = tail; length >= least; length--) {
    const part = stem.slice(-length);
    // Only what is a word by itself: `-ing` and `-atie` are no heads.
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
