/**
 * Declarations of API calls. The client, backend, OpenAPI document and contract tests all derive
 * from them.
 *
 * A response is `{ Success, Message?, Data }`. An unknown id gives status 200, `Success: false` and
 * `Data: null` (the spec's "response without its success flag"); invalid input gives status 400,
 * `Success: false` and `Errors`.
 */
import { z } from 'zod';
import type { Bounds } from './bounds.ts';

/**
 * Who may call and who may cache the response (`docs/decisions/0018-calls-declare-their-audience.md`).
 * - `public`: the same for everyone. The handler does not know the caller; caches may store it.
 * - `personal`: depends on the caller, or writes. Never cached. Visitors may call.
 * - `customer`: like `personal`, but 401 without a signed-in customer.
 */
type Audience = 'public' | 'personal' | 'customer';

/**
 * Method and path of a call: the part of its declaration that the browser needs. The schemas are in
 * `calls.ts`, which must not be in any browser bundle because of the size of zod.
 */
export interface Endpoint {
  audience: Audience;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Absolute path with parameters in braces: `/api/aspos/products/url/{url}`. */
  path: string;
  /** Query values that select this call if several share a path. */
  fixedQuery?: Readonly<Record<string, string>>;
  /** True if a response without success flag means that the page does not exist (spec 2 §8). */
  missIsNotFound?: true;
  /** True if a 500 means that the page does not exist, as for the search call (spec 2 §8). */
  serverErrorIsNotFound?: true;
  /** Media type of the file that a successful call returns instead of the envelope. */
  fileType?: 'application/pdf';
}

/**
 * Returns the failure statuses of a call, and their meaning, besides those that every call has. The
 * OpenAPI document lists them; the backend uses no others.
 */
export function failureStatuses(call: Call): Partial<Record<401 | 403 | 404 | 409, string>> {
  const isCustomers = call.audience === 'customer';
  const mayNameIds = call.params !== undefined || call.body !== undefined;
  return {
    ...(call.audience !== 'public' && {
      401: isCustomers
        ? 'Nobody is signed in, or the token is not valid any more (`WWW-Authenticate` tells which)'
        : 'The token that was sent is not valid any more',
    }),
    ...(call.method !== 'GET' && {
      403: 'The caller may not do this, or a page of a different site asked for it',
    }),
    ...(((isCustomers && mayNameIds) || call.mayNameOwnIds) && {
      404: 'The caller has nothing with this id',
    }),
    ...(call.conflict !== undefined && { 409: call.conflict }),
  };
}

export interface Call<Data extends z.ZodType = z.ZodType> extends Endpoint {
  /** Unique name, also the operation id of the OpenAPI document. */
  name: string;
  area: string;
  summary: string;
  /** Limits on request size, work and rate. */
  bounds: Bounds;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Schema of `Data` when `Success` is true. */
  data: Data;
  /** True if the query fields may be sent in a body instead. */
  queryMayBeBody?: true;
  /** True if the query may name ids of the caller's own records, although visitors may call too. */
  mayNameOwnIds?: true;
  /** Meaning of a 409; absent if the call never returns one. */
  conflict?: string;
  /** Name of the path parameter that may contain slashes. */
  restParam?: string;
}

/** Declares a call and keeps the exact types of its schemas for inference. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** Returns whether an export of a file of calls is a call; the others are schemas. */
export function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'audience' in value;
}

/** The response of a successful call. */
export const envelope = <D extends z.ZodType>(data: D) =>
  z.object({ Success: z.literal(true), Message: z.string().optional(), Data: data });

/** A validation error of the input of a call. */
const fieldError = z.object({
  In: z.enum(['path', 'query', 'body']),
  Field: z.string(),
  Message: z.string(),
});

/** The response of a call that failed or found nothing. */
export const failureEnvelope = z.object({
  Success: z.literal(false),
  Message: z.string().optional(),
  Data: z.null(),
  Errors: z.array(fieldError).optional(),
});

export type FieldError = z.infer<typeof fieldError>;
export type FailureEnvelope = z.infer<typeof failureEnvelope>;

/** Type of a call's `Data`. */
export type CallData<C extends Call> = z.infer<C['data']>;
/** Validated input of one part of a call; `{}` if the call has no such part. */
export type CallInput<C extends Call, Part extends 'params' | 'query' | 'body'> = C extends {
  [P in Part]: infer S extends z.ZodType;
}
  ? z.infer<S>
  : Record<string, never>;

/**
 * Returns the path in the syntax of Hono's router: `/url/:url`, or `/url/:url{.+}` for a parameter
 * with slashes.
 */
export function routerPath(call: Pick<Call, 'path' | 'restParam'>): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === call.restParam ? `:${name}{.+}` : `:${name}`,
  );
}
