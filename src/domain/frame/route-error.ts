import { STATUS } from './status.ts';

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
export const isErrorStatus = (status: unknown): status is number =>
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
