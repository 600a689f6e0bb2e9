/**
 * How a call of the agreement is declared. Client, backend, OpenAPI document and contract
 * tests all derive from these declarations.
 *
 * An answer is `{ Success, Message?, Data }`. An unknown id is answered with status 200,
 * `Success: false` and `Data: null` (the spec's "response without its success flag"); wrong
 * input with status 400, `Success: false` and `Errors`.
 */
import { z } from 'zod';
import type { Bounds } from './bounds.ts';
import type { Endpoint } from './endpoint.ts';

export interface Call<Data extends z.ZodType = z.ZodType> extends Endpoint {
  /** Unique name, also the operation id of the OpenAPI document. */
  name: string;
  area: string;
  summary: string;
  /** What it may cost: how much is sent, how much work it makes, how often. */
  bounds: Bounds;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** What `Data` holds when `Success` is true. */
  data: Data;
  /** The fields of the query may come in a body instead. */
  queryMayBeBody?: true;
  /** Visitors may call too, and a signed-in customer may name what is the customer's own. */
  namesOwnIds?: true;
  /** What a 409 means; absent: the call answers none. */
  conflict?: string;
  /** The path parameter that may hold slashes. */
  restParam?: string;
}

/** Declares a call, keeping its exact schemas for inference. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** The answer of a call that succeeded. */
export const envelope = <D extends z.ZodType>(data: D) =>
  z.object({ Success: z.literal(true), Message: z.string().optional(), Data: data });

/** One thing that is wrong with the input of a call. */
const fieldError = z.object({
  In: z.enum(['path', 'query', 'body']),
  Field: z.string(),
  Message: z.string(),
});

/** The answer of a call that failed or found nothing. */
export const failureEnvelope = z.object({
  Success: z.literal(false),
  Message: z.string().optional(),
  Data: z.null(),
  Errors: z.array(fieldError).optional(),
});

export type FieldError = z.infer<typeof fieldError>;
export type FailureEnvelope = z.infer<typeof failureEnvelope>;

/** What a call's `Data` holds. */
export type CallData<C extends Call> = z.infer<C['data']>;
/** The validated input of one part of a call; `{}` where the call has none. */
export type CallInput<C extends Call, Part extends 'params' | 'query' | 'body'> = C extends {
  [P in Part]: infer S extends z.ZodType;
}
  ? z.infer<S>
  : Record<string, never>;

/** The path as Hono's router reads it: `/url/:url`, `/url/:url{.+}` for a parameter with slashes. */
export function routerPath(call: Pick<Call, 'path' | 'restParam'>): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === call.restParam ? `:${name}{.+}` : `:${name}`,
  );
}
