/**
 * The build's API client: fetches raw records in one language, with ETags and retries. Entities are
 * mapped when they are read, so that records of an earlier build are evaluated at the current date.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Call, Endpoint } from '../../api/call.ts';
import { CALLS } from '../../api/catalogue.ts';
import { requestUrl, type CallOptions, REQUEST_TIMEOUT_MS } from '../../api/client.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Stores the ETags of the last answers of the APIs, so that unchanged data is not sent again. */
export class Etags {
  readonly #db: DatabaseSync;
  readonly #digestOf: (keys: readonly string[]) => string;
  readonly #get: StatementSync;
  readonly #put: StatementSync;

  /** `digestOf` tells whether entities are unchanged. */
  constructor(db: DatabaseSync, digestOf: (keys: readonly string[]) => string) {
    this.#db = db;
    this.#digestOf = digestOf;
    db.exec(`
      create table if not exists etags (
        request text primary key, etag text not null, keys text not null, holds text not null
      ) without rowid;
    `);
    this.#get = db.prepare('select etag, keys, holds from etags where request = ?');
    this.#put = db.prepare(
      'insert or replace into etags (request, etag, keys, holds) values (?, ?, ?, ?)',
    );
  }

  /**
   * The ETag of a request's last response and the entities it contained; null if one of these has
   * changed since, because "not modified" would then refer to other data.
   */
  get(request: string): { etag: string; keys: string[] } | null {
    const row = this.#get.get(request) as Record<'etag' | 'keys' | 'holds', string> | undefined;
    if (!row) return null;
    const given = JSON.parse(row.keys) as string[];
    return row.holds === this.#digestOf(given) ? { etag: row.etag, keys: given } : null;
  }

  /** `isNew`: store the ETag even if the request had none before. */
  set(request: string, etag: string, given: readonly string[], isNew = true): void {
    if (isNew || this.#get.get(request))
      this.#put.run(request, etag, JSON.stringify(given), this.#digestOf(given));
  }

  /** Deletes the ETags of all other requests. */
  keepOnly(requests: ReadonlySet<string>): void {
    const forget = this.#db.prepare('delete from etags where request = ?');
    for (const request of this.requests()) if (!requests.has(request)) forget.run(request);
  }

  /** Requests with a stored ETag. */
  requests(): string[] {
    return this.#db
      .prepare('select request from etags')
      .all()
      .map((row) => row['request'] as string);
  }

  clear(): void {
    this.#db.exec('delete from etags');
  }
}

// Checks the outer structure of a response. Otherwise a gateway's error page, an empty object or
// another system's JSON would be taken for "product not found", and remove pages. Contract tests
// check every field; a build does not.

/** The outer structure of `Data`. */
interface ResponseShape {
  isList: boolean;
  /** True if records have an id. */
  hasId: boolean;
}

const endpointName = ({ method, path, fixedQuery }: Endpoint) =>
  `${method} ${path} ${JSON.stringify(fixedQuery)}`;

const RESPONSE_SHAPES = new Map(CALLS.map((call) => [endpointName(call), shapeOf(call)]));

function shapeOf({ data }: Call): ResponseShape {
  const isList = data instanceof z.ZodArray;
  const record = isList ? data.element : data;
  return { isList, hasId: record instanceof z.ZodObject && 'Id' in record.shape };
}

/** Describes how a body deviates from the agreed structure; null if it has that structure. */
export function schemaMismatch(endpoint: Endpoint, body: unknown): string | null {
  if (!isRecord(body) || typeof body['Success'] !== 'boolean') return 'no envelope';
  const shape = RESPONSE_SHAPES.get(endpointName(endpoint));
  if (!shape) return null;
  const { Data: data } = body;
  // The data may be null for a single entity, but never for a list.
  if (!body['Success']) return shape.isList ? 'no success' : null;
  if (shape.isList !== Array.isArray(data)) return shape.isList ? 'no list' : 'a list';
  const records = Array.isArray(data) ? data : [data];
  const isCompleteRecord = (record: unknown) =>
    isRecord(record) && (!shape.hasId || typeof record['Id'] === 'number');
  return records.every(isCompleteRecord) ? null : 'no records';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Delays before each repetition of a request. */
const BACK_OFF_MS = [200, 1_000, 3_000, 8_000];

export interface ApiRequest extends Pick<CallOptions, 'params' | 'query' | 'body'> {
  endpoint: Endpoint;
  locale: Locale;
}

export interface ApiAnswer {
  /** `Data` of the response; null for the spec's "not found". Absent if not modified. */
  data?: unknown;
  notModified: boolean;
  etag: string | null;
}

/** The API gave no valid response, even after several attempts. */
export class ApiError extends Error {
  constructor(request: ApiRequest, reason: string) {
    super(
      `${request.endpoint.method} ${requestUrl(request.endpoint, request)} (${request.locale}): ${reason}`,
    );
    this.name = 'ApiError';
  }
}

export type ApiReader = (request: ApiRequest, etag?: string | null) => Promise<ApiAnswer>;

export interface ApiReaderOptions {
  backOff?: readonly number[];
  /** Timeout of one attempt; default: spec 2 §8. */
  timeoutMs?: number;
  /** Token of a draft, sent as `x-draft`: the API returns content as if it were published. */
  draft?: string | undefined;
  /** Aborts all requests. */
  signal?: AbortSignal;
}

/** Calls the API at `baseUrl`. Retries transient errors; throws `ApiError`. */
export function createApiReader(
  baseUrl: string,
  { backOff = BACK_OFF_MS, timeoutMs = REQUEST_TIMEOUT_MS, draft, signal }: ApiReaderOptions = {},
): ApiReader {
  const headers: Record<string, string> = {
    ...(draft !== undefined && { 'x-draft': draft }),
    // Compression is not worth it on the same machine.
    ...(isLocalUrl(baseUrl) && { 'accept-encoding': 'identity' }),
  };
  return async (request, etag) => {
    for (let attempt = 0; ; attempt++) {
      const outcome = await requestOnce(baseUrl, request, etag ?? null, {
        headers,
        timeoutMs,
        signal,
      });
      signal?.throwIfAborted();
      if (!('fault' in outcome)) return outcome;
      const wait = backOff[attempt];
      if (!outcome.isTransient || wait === undefined) throw new ApiError(request, outcome.fault);
      await pause(wait, undefined, { ...(signal && { signal }) });
    }
  };
}

const isLocalUrl = (url: string) => /^https?:\/\/(localhost|127\.0\.0\.1)[:/]?/.test(url);

interface RequestFault {
  fault: string;
  isTransient: boolean;
}

async function requestOnce(
  baseUrl: string,
  request: ApiRequest,
  etag: string | null,
  {
    headers,
    timeoutMs,
    signal,
  }: { headers: Record<string, string>; timeoutMs: number; signal: AbortSignal | undefined },
): Promise<ApiAnswer | RequestFault> {
  let response: Response;
  try {
    response = await fetch(baseUrl + requestUrl(request.endpoint, request), {
      method: request.endpoint.method,
      headers: {
        ...headers,
        accept: 'application/json',
        'x-language': request.locale,
        ...(etag ? { 'if-none-match': etag } : {}),
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    });
    if (response.status === 304) return { notModified: true, etag };
    if (!response.ok) {
      await response.body?.cancel();
      return {
        fault: `it answered ${response.status}`,
        isTransient: response.status >= 500 || response.status === 429,
      };
    }
    const envelope = (await response.json()) as { Success?: boolean; Data?: unknown };
    const wrong = schemaMismatch(request.endpoint, envelope);
    if (wrong) return { fault: `the answer is not as agreed: ${wrong}`, isTransient: true };
    return {
      data: envelope.Success ? envelope.Data : null,
      notModified: false,
      etag: response.headers.get('etag'),
    };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      return { fault: `no answer within ${timeoutMs / 1000} s`, isTransient: true };
    }
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { fault: cause instanceof Error ? cause.message : String(cause), isTransient: true };
  }
}
