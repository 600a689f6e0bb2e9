/** Removing up to this many pages is always accepted. */
const ALWAYS_ALLOWED = 20;
const MAX_SHARE = 0.1;

/**
 * Returns whether a build would remove so many pages that an incomplete API response is a likelier
 * cause than deliberate deletion.
 */
export function removesTooManyPages(pages: number, removed: number): boolean {
  return removed > Math.max(ALWAYS_ALLOWED, pages * MAX_SHARE);
}
