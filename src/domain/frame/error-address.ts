/** Query key by which an error page learns where the error was. */
const AT = 'at';

/** Query key of the status that the general error page shows. */
export const STATUS_KEY = 'status';

/**
 * The address of an error page for a failure at `failed` (path, query and hash). `status`: for the
 * page that shows any status.
 */
export function errorAddress(page: string, failed: string, status?: number): string {
  const at = `${page}?${AT}=${encodeURIComponent(failed)}`;
  return status === undefined ? at : `${at}&${STATUS_KEY}=${status}`;
}

/** Where the error was, from the query of an error page's address; null where it does not say. */
export function failedAddress(search: string, origin: string): string | null {
  const at = new URLSearchParams(search).get(AT);
  if (at === null || !URL.canParse(at, origin)) return null;
  const url = new URL(at, origin);
  // Two slashes would lead to another host: `/.//elsewhere` says so only once it is resolved.
  const isHere = url.origin === origin && !url.pathname.startsWith('//');
  return isHere ? url.pathname + url.search + url.hash : null;
}
