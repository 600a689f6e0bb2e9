/**
 * Where a word stood in a document, as the class that a posting carries in its lowest four
 * bits. What a product is weighs most; what stands around it only decides between equals.
 */
/** The noun of a name: `hamer` in `Rubberhamer zwart 450 g`, `drill` in `Brad-point drill`. */
export const NAME_HEAD = 8;
export const NAME = 7;
export const BRAND = 6;
export const OWN_CATEGORY = 5;
/** A name's words after `voor` or `met`. */
export const NAME_PURPOSE = 4;
export const ATTRIBUTE = 3;
export const DESCRIPTION = 2;
/** A parent's name is true of a thousand products, so it says little about one. */
export const PARENT_CATEGORY = 1;
/** One of several things that a parent is called after: a bolt lies under Bouten & ringen. */
export const PARENT_PART = 0;

/** Points per class. */
export const FIELD_POINTS: readonly number[] = [0.8, 1, 1.5, 2, 4, 5, 7, 10, 10];
/** As `FIELD_POINTS`, for the word that says what kind of product the query is for. */
export const HEAD_POINTS: readonly number[] = [0.8, 1, 1.5, 2, 3, 5, 7, 7, 12];

/**
 * Dutch writes in one word what English writes in two: what the head of a compound says of it, it
 * says almost as plainly as a word by itself, so that `schroef` finds the `spaanplaatschroef`
 * among the first. A head that is a guess says less, and a modifier only hints.
 */
export const HEAD_FACTOR = 0.95;
export const GUESSED_HEAD_FACTOR = 0.65;
export const MODIFIER_FACTOR = 0.35;

/** Rows live in the upper 28 bits of a posting. */
export const ROW_SHIFT = 4;
export const FIELD_MASK = 15;

/** True where the field names the product or what it belongs to, rather than describes it. */
export function isNaming(field: number): boolean {
  return field >= NAME_PURPOSE || field === PARENT_CATEGORY;
}

/** True for the words of a name before `voor` or `met`. */
export function isName(field: number): boolean {
  return field >= NAME;
}

/** True where a field's noun tells what the product is; a description may speak of others. */
export function saysKind(field: number): boolean {
  return field !== DESCRIPTION && field !== PARENT_PART;
}
