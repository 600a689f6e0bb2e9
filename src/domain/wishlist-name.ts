import { MAX_WISHLIST_NAME } from './wishlist-limits.ts';

/** What is wrong with the name of a wishlist. */
export type WishlistNameFault = 'nameEmpty' | 'nameLong' | 'nameTaken';

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Checks a typed name against the names of the customer's other lists; null where it is right. */
export function wishlistNameFault(
  name: string,
  otherNames: readonly string[],
): WishlistNameFault | null {
  const { length } = name.trim();
  if (length === 0) return 'nameEmpty';
  if (length > MAX_WISHLIST_NAME) return 'nameLong';
  return otherNames.some((other) => sameName(other, name)) ? 'nameTaken' : null;
}

/** The name itself, or with the first free number behind it: `Badkamer (2)`. */
export function freeWishlistName(name: string, otherNames: readonly string[]): string {
  const isTaken = (wanted: string) => otherNames.some((other) => sameName(other, wanted));
  if (!isTaken(name)) return name;
  for (let number = 2; ; number++) {
    const mark = ` (${number})`;
    const wanted = name.slice(0, MAX_WISHLIST_NAME - mark.length).trimEnd() + mark;
    if (!isTaken(wanted)) return wanted;
  }
}
