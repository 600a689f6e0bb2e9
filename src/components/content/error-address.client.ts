/** Query key by which an error page learns where the error was. */
export const AT = 'at';

/**
 * An error page that a failed call led to stands at the address that failed (spec 2 §8): loading
 * it again tries again, and Back leads to before. False where the page was come to otherwise.
 */
export function standWhereItFailed(): boolean {
  const at = new URLSearchParams(location.search).get(AT);
  if (at === null || !URL.canParse(at, location.origin)) return false;
  const { origin, pathname, search, hash } = new URL(at, location.origin);
  if (origin !== location.origin) return false;
  history.replaceState(null, '', pathname + search + hash);
  return true;
}
