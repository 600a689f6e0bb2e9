import { STATUS } from './status.ts';

/** What an error page shows of an error. */
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

/** Statuses that an error page may show: three digits; 600 is the shop's own. */
export const isErrorStatus = (status: unknown): status is number =>
  typeof status === 'number' && Number.isInteger(status) && status >= 400 && status <= 999;

const isRedirect = (status: unknown): boolean =>
  typeof status === 'number' && status >= 300 && status < 400;

/**
 * Reads an error of a route change (spec 1 §4.7): its statusCode, status or the response's status,
 * 500 by default, and its message. Null for a redirect, which is no error.
 */
export function routeError(error: unknown): RouteError | null {
  const like = (typeof error === 'object' && error !== null ? error : {}) as ErrorLike;
  const statuses = [like.statusCode, like.status, like.response?.status];
  const told = statuses.find((status) => isRedirect(status) || isErrorStatus(status));
  if (like.type === 'redirect' || isRedirect(told)) return null;
  return {
    status: isErrorStatus(told) ? told : STATUS.ServerError,
    message: typeof like.message === 'string' ? like.message : String(error ?? ''),
  };
}
