/** Errors that lead to an error page, and the address of that page. */
import { STATUS } from './status.ts';

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

export interface RouteError {
  status: number;
  message: string;
}

interface ErrorLike {
  statusCode?: unknown;
  status?: unknown;
  response?: { status?: unknown } | null;
  type?: unknown;
  message?: unknown;
}

/** Returns whether an error page can show this status: 400 to 999; the shop uses 600 itself. */
const isErrorStatus = (status: unknown): status is number =>
  typeof status === 'number' && Number.isInteger(status) && status >= 400 && status <= 999;

const isRedirect = (status: unknown): boolean =>
  typeof status === 'number' && status >= 300 && status < 400;

/**
 * Extracts status and message of an error of a route change (spec 1 §4.7). The status is its
 * `statusCode`, its `status` or that of its response, and 500 by default. Null for a redirect,
 * which is not an error.
 */
export function routeError(error: unknown): RouteError | null {
  const fields = (typeof error === 'object' && error !== null ? error : {}) as ErrorLike;
  const statuses = [fields.statusCode, fields.status, fields.response?.status];
  const reported = statuses.find((status) => isRedirect(status) || isErrorStatus(status));
  if (fields.type === 'redirect' || isRedirect(reported)) return null;
  return {
    status: isErrorStatus(reported) ? reported : STATUS.ServerError,
    message: typeof fields.message === 'string' ? fields.message : String(error ?? ''),
  };
}
