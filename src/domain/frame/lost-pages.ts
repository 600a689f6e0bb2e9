/** Fewer are an ordinary day's work. */
const ALWAYS_ALLOWED = 20;
const LARGEST_SHARE = 0.1;

/**
 * True where so many of a site's pages would be no more that an API which answered with a part of
 * its data is likelier than somebody who took them all away.
 */
export function losesTooMany(pages: number, lost: number): boolean {
  return lost > Math.max(ALWAYS_ALLOWED, pages * LARGEST_SHARE);
}
