/**
 * The HTTP client of all calls, in Node and in the browser (spec 1 §7, spec 2 §7). It does not
 * validate responses: that would load the schemas in the browser, and the contract tests do it.
 */
import type { Endpoint } from './call.ts';
import { errorPageStatus, type Failure, type FailureKind, type Outcome } from './outcome.ts';
import { STATUS } from '../domain/frame/status.ts';

export const REQUEST_TIMEOUT_MS = 60_000;

type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

export interface ClientOptions {
  /** Prefix of addresses; default `/`, the origin of the page. */
  baseUrl?: string;
  /** Sent as header x-language. */
  language: 'nl' | 'en';
  /** Called for every request; its result is sent as bearer token. */
  token?: () => string | null | undefined;
  /** Called for every request; its result is sent as query parameter `reload`. */
  reload?: () => string | null | undefined;
  timeoutMs?: number;
  fetch?: typeof fetch;
  /**
   * Receives every failure (spec 2 §8: status and url), except a missing success flag and an
   * aborted request.
   */
  logError?: (error: { status: number; url: string; kind: FailureKind }) => void;
  /**
   * Called after a 401 with the token that was sent. `again` repeats the call, `stay` leaves the
   * page as it is, `page` shows the error page. The default is `page`.
   */
  afterUnauthorized?: (token: string | null) => Promise<'again' | 'stay' | 'page'>;
  /** Shows the error page that a failure leads to (spec 2 §8). */
  showErrorPage?: (status: number) => unknown;
}

export interface CallOptions {
  params?: Record<string, string | number>;
  query?: Record<string, QueryValue>;
  body?: unknown;
  signal?: AbortSignal;
}

export interface ApiClient {
  /** Calls an endpoint and returns its `Data`, or the Blob of a file. Never throws. */
  call<T>(endpoint: Endpoint, options?: CallOptions): Promise<Outcome<T>>;
}

const FAILURE_KINDS: Record<number, FailureKind> = {
  [STATUS.BadRequest]: 'BadRequest',
  [STATUS.Unauthorized]: 'Unauthorized',
  [STATUS.Forbidden]: 'Forbidden',
  [STATUS.NotFound]: 'NotFound',
  [STATUS.InvalidData]: 'InvalidData',
};

// Failures that are no errors: an unknown id, and a request that was cancelled.
const NOT_LOGGED: ReadonlySet<FailureKind> = new Set(['Missing', 'Aborted']);

/** Creates a client. */
export function createClient(options: ClientOptions): ApiClient {
  const base = (options.baseUrl ?? '/').replace(/\/+$/, '');
  return {
    async call<T>(endpoint: Endpoint, call: CallOptions = {}): Promise<Outcome<T>> {
      const url = base + requestUrl(endpoint, call, options.reload?.());
      const token = options.token?.() ?? null;
      let outcome = await send<T>(url, endpoint, call, options, token);
      const next = isUnauthorized(outcome) && (await options.afterUnauthorized?.(token));
      if (next === 'again') {
        outcome = await send<T>(url, endpoint, call, options, options.token?.() ?? null);
      }
      if (!outcome.ok && !NOT_LOGGED.has(outcome.kind)) {
        options.logError?.({ status: outcome.status, url, kind: outcome.kind });
      }
      if (outcome.ok) return outcome;
      const failed = toPageFailure(endpoint, outcome);
      const page = errorPageStatus(failed, endpoint);
      if (page && next !== 'stay') options.showErrorPage?.(page);
      return failed;
    },
  };
}

const isUnauthorized = (outcome: Outcome<unknown>): boolean =>
  !outcome.ok && outcome.kind === 'Unauthorized';

async function send<T>(
  url: string,
  endpoint: Endpoint,
  { body, signal }: CallOptions,
  options: ClientOptions,
  token: string | null,
): Promise<Outcome<T>> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? REQUEST_TIMEOUT_MS);
  try {
    const response = await (options.fetch ?? fetch)(url, {
      method: endpoint.method,
      headers: {
        accept: endpoint.fileType ? `${endpoint.fileType}, application/json` : 'application/json',
        'x-language': options.language,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (endpoint.fileType && response.headers.get('content-type') === endpoint.fileType)
      return { ok: true, data: (await response.blob()) as T };
    return toOutcome(response.status, await response.text());
  } catch {
    return createFailure(signal?.aborted ? 'Aborted' : timeout.aborted ? 'TimedOut' : 'Network', 0);
  }
}

function toOutcome<T>(status: number, text: string): Outcome<T> {
  const answer = parseJson(text);
  if (status >= 400) {
    return createFailure(
      FAILURE_KINDS[status] ?? (status >= 500 ? 'ServerError' : 'BadRequest'),
      status,
      answer,
    );
  }
  if (!answer) return createFailure('InvalidData', status);
  return answer.Success === true
    ? { ok: true, data: answer.Data as T }
    : createFailure('Missing', status, answer);
}

function parseJson(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function createFailure(
  kind: FailureKind,
  status: number,
  answer?: Record<string, unknown> | null,
): Failure {
  const message = answer?.Message;
  return { ok: false, kind, status, message: typeof message === 'string' ? message : null };
}

/** Converts the failures that mean "this page does not exist" to NotFound (spec 2 §8). */
function toPageFailure(endpoint: Endpoint, failed: Failure): Failure {
  const isMiss = failed.kind === 'Missing' && endpoint.missIsNotFound;
  const isSearchError = failed.status === STATUS.ServerError && endpoint.serverErrorIsNotFound;
  return isMiss || isSearchError ? { ...failed, kind: 'NotFound' } : failed;
}

/** Builds path and query of a call. Keeps slashes in parameters, which category paths contain. */
export function requestUrl(endpoint: Endpoint, call: CallOptions, reload?: string | null): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(call.params?.[name] ?? '')
      .split('/')
      .map(encodeURIComponent)
      .join('/'),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...endpoint.fixedQuery, ...call.query, reload })) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(key, String(one));
    }
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
