/** Query key of the address that failed. */
const FAILED_ADDRESS_KEY = 'at';

/** Query key of the status that the general error page shows. */
export const STATUS_KEY = 'status';

/**
 * Builds the address of an error page for a failure at `failed` (path, query and hash). `status`:
 * only for the page that can show any status.
 */
export function errorAddress(page: string, failed: string, status?: number): string {
  const at = `${page}?${FAILED_ADDRESS_KEY}=${encodeURIComponent(failed)}`;
  return status === undefined ? at : `${at}&${STATUS_KEY}=${status}`;
}

/**
 * Reads the address that failed from the query of an error page; null if absent or not of this
 * site.
 */
export function failedAddress(search: string, origin: string): string | null {
  const at = new URLSearchParams(search).get(FAILED_ADDRESS_KEY);
  if (at === null || !URL.canParse(at, origin)) return null;
  const url = new URL(at, origin);
  // `//` would lead to another host, and `/.//elsewhere` resolves to it.
  const isHere = url.origin === origin && !url.pathname.startsWith('//');
  return isHere ? url.pathname + url.search + url.hash : null;
}
