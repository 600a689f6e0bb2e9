import type { Measure } from './analyse/measures.ts';
import { bareTerm, sizeTerm } from './analyse/size-terms.ts';
import { queryWord, type QueryWord, SIZE_CLOSENESS } from './query-word.ts';
import type { WeighedTerm } from './stem-terms.ts';
import type { SearchStore } from './store.ts';

/** A number without a unit in the catalogue may be what a query says with one. */
const BARE_FACTOR = 0.8;
/** `60x60` of a tile are centimetres, though the catalogue may hold both. */
const OTHER_UNIT_FACTOR = 0.9;
const PART_FACTOR = 0.5;
/** Of a size's closeness, what the thread without its length counts. */
const THREAD_CLOSENESS = 2;
const MM_PER_CM = 10;
const MM_PER_INCH = 25.4;

function live(store: SearchStore, text: string, factor: number): WeighedTerm[] {
  const term = store.vocabulary.liveTerm(text);
  return term < 0 ? [] : [{ term, factor }];
}

/** The numbers of a size, whatever is measured: `30 Ah` is close to what has 30 of something. */
function numbersOf(store: SearchStore, text: string): WeighedTerm[] {
  const numbers = text.match(/\d+\/\d+|\d+(?:\.\d+)?/g) ?? [];
  return [...new Set(numbers)].flatMap((number) => live(store, number, PART_FACTOR));
}

/** Required, and not met by anything: its sides only lift what is close. */
function unmet(text: string, sides: WeighedTerm[]): QueryWord[] {
  const word = queryWord(text, { isLoose: true });
  return sides.length === 0 ? [word] : [word, queryWord(text, { terms: sides, required: false })];
}

/** The words for a size with a unit: `25 cm`, `1/2"`, `60x60 cm`. All of its sides must hold. */
export function measureWords(store: SearchStore, text: string, measure: Measure): QueryWord[] {
  const { sides, isDimension, plain } = measure;
  const single = sides.map(({ value, base }) => live(store, sizeTerm([value], base), 1));
  if (!isDimension || sides.some(({ base }) => base !== 'mm')) {
    const numbers = plain.split('x').slice(-sides.length);
    return sides.flatMap((_, at) => {
      const terms = [...single[at]!, ...live(store, bareTerm(numbers[at] ?? ''), BARE_FACTOR)];
      if (terms.length > 0) return [queryWord(text, { terms })];
      return unmet(text, numbersOf(store, text));
    });
  }
  const whole = sizeTerm(
    sides.map(({ value }) => value),
    'mm',
  );
  const terms = [...live(store, whole, 1), ...live(store, bareTerm(plain), BARE_FACTOR)];
  if (terms.length > 0) return [queryWord(text, { terms })];
  return unmet(text, [
    ...single.flat().map(({ term }) => ({ term, factor: PART_FACTOR })),
    ...live(store, plain, PART_FACTOR),
  ]);
}

/** The words for sides without a unit, which may be any: `60x60` finds 600x600 mm, too. */
export function dimensionWords(store: SearchStore, text: string): QueryWord[] {
  const sides = text.split('x').map(Number);
  const read = (factor: number) =>
    sizeTerm(
      sides.map((side) => side * factor),
      'mm',
    );
  const terms = [
    ...live(store, text, 1),
    ...live(store, read(1), 1),
    ...live(store, read(MM_PER_CM), OTHER_UNIT_FACTOR),
    ...live(store, read(MM_PER_INCH), OTHER_UNIT_FACTOR),
  ];
  if (terms.length > 0) return [queryWord(text, { terms })];
  return unmet(
    text,
    text.split('x').flatMap((side) => live(store, side, PART_FACTOR)),
  );
}

/**
 * The words for a thread with lengths: `m10x80`. Where that is not to be had with the rest of the
 * query, what has the thread is nearer than what has another one.
 */
export function threadWords(
  store: SearchStore,
  text: string,
  [thread = '']: readonly string[],
): QueryWord[] {
  const whole = live(store, text, 1);
  const closeness = SIZE_CLOSENESS - THREAD_CLOSENESS;
  const word = queryWord(text, { terms: whole, closeness, isLoose: whole.length === 0 });
  const terms = live(store, thread, PART_FACTOR);
  if (terms.length === 0) return [word];
  return [word, queryWord(thread, { terms, required: false, closeness: THREAD_CLOSENESS })];
}
