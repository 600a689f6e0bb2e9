import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import {
  type Call,
  type FieldError,
  envelope,
  failureEnvelope,
  failureStatuses,
} from '../../../src/api/call.ts';
import {
  type RawInput,
  invalidInput,
  failureBody,
  selectCall,
  validateInput,
} from '../../../src/api/validate.ts';
import { callGroups } from '../../../src/api/catalogue.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { fakeNow } from '../../../src/domain/shared/fake-now.ts';
import type { Editorial } from '../../editing/content/editorial.ts';
import { type AnswerCache, Payload, sendFile, sendPayload, sendPersonal } from './payload.ts';
import {
  FileAnswer,
  ApiRefusal,
  SerialisedData,
  tooManyRequests,
  CALL_TEXTS,
  tooLargeText,
  busyText,
  failedText,
  refusedText,
} from './answers.ts';
import { type CallContext, type Caller, languageOf } from './context.ts';
import type { CallInputs, HandledCall } from './handled-call.ts';
import type { CallLimits } from './limits/call-limits.ts';
import { DatabaseUnavailableError, RETRY_AFTER_S } from '../db/health.ts';
import { QueueFullError } from './limits/work-queue.ts';

type ReadInputResult = { ok: true; raw: RawInput } | { ok: false; errors: FieldError[] };

/** Reads the raw input of a request. Invalid JSON is an input error. */
async function readInput(
  c: Context,
  call: Pick<Call, 'body' | 'queryMayBeBody'>,
): Promise<ReadInputResult> {
  const raw: RawInput = { params: c.req.param(), query: readQuery(c), body: undefined };
  if (!call.body && !call.queryMayBeBody) return { ok: true, raw };
  const text = await c.req.text();
  if (text.trim() === '' && !call.body) return { ok: true, raw };
  if (text.trim() === '') {
    return { ok: false, errors: [{ In: 'body', Field: '', Message: 'must not be empty' }] };
  }
  try {
    raw.body = JSON.parse(text);
  } catch {
    return { ok: false, errors: [{ In: 'body', Field: '', Message: 'must be valid JSON' }] };
  }
  if (!call.body && typeof raw.body === 'object') Object.assign(raw.query, raw.body);
  return { ok: true, raw };
}

/** A repeated key becomes a list. */
function readQuery(c: Context): RawInput['query'] {
  const query: RawInput['query'] = {};
  for (const [key, values] of Object.entries(c.req.queries())) {
    query[key] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return query;
}

export interface MountOptions {
  cache: AnswerCache;
  /** Identifies the caller; null for an invalid or expired token. Not used for public calls. */
  caller(c: Context): Promise<Caller | null>;
  limits: CallLimits;
  /** The editorial content; for a draft (`x-draft`) null if it does not exist. */
  editorial(draft: string | null): Editorial | Promise<Editorial | null>;
  now(): Date;
  /** Allows the cookie `fake-now` to set the date for delivery and pickup days. */
  allowsFakeNow: boolean;
  /** Development and tests: responds with 500 if a response does not match the declaration. */
  checkAnswers: boolean;
}

/**
 * Mounts all declared calls (spec 2 §7). Input is validated by the call's schemas; invalid input
 * gets a 400 that names field and reason. Throws at start if a call has no handler, or if responses
 * of a personal call would be cached.
 */
export function mountCalls(
  app: Hono,
  handled: readonly HandledCall[],
  options: MountOptions,
): void {
  const byName = new Map(handled.map((entry) => [entry.call.name, entry]));
  for (const { call, cached } of handled) {
    if (cached && call.audience !== 'public')
      throw new Error(`${call.name} is personal: its answers cannot be cached.`);
  }
  for (const group of callGroups(handled.map(({ call }) => call))) {
    app.on(group.method, group.routerPath, (c) => {
      const firstCall = group.calls[0];
      if (group.calls.length === 1 && firstCall)
        return answerCall(c, byName.get(firstCall.name)!, options);
      const selected = selectCall(group.calls, readQuery(c));
      if (!selected.ok) return sendBody(c, invalidInput(selected.errors, languageOf(c)), 400);
      return answerCall(c, byName.get(selected.call.name)!, options);
    });
  }
}

async function answerCall(
  c: Context,
  handled: HandledCall,
  options: MountOptions,
): Promise<Response> {
  const { call } = handled;
  c.set('call', call.name);
  const locale = languageOf(c);
  const { cache } = options;
  const draft = c.req.header('x-draft') ?? null;
  // A draft is only for its editor, and only public calls are cached.
  const key = handled.cached && draft === null ? `${locale} ${c.req.url}` : null;
  const cached = key === null ? null : cache.get(key);
  if (cached) return sendPayload(c, cached);
  const { bounds } = call;
  const readWait = options.limits.countReads(c, bounds.work);
  if (readWait > 0) return sendRefusal(c, tooManyRequests(readWait), locale);
  return options.limits.admit(c, () => computeAnswer(c, handled, options, { draft, locale, key }));
}

interface FreshAnswerOptions {
  locale: Locale;
  /** The token of a draft; null: the published content. */
  draft: string | null;
  /** Cache key of the response; null: not cached. */
  key: string | null;
}

async function computeAnswer(
  c: Context,
  handled: HandledCall,
  options: MountOptions,
  { draft, locale, key }: FreshAnswerOptions,
): Promise<Response> {
  const { call } = handled;
  const { bounds } = call;
  const { cache } = options;
  const { generation } = cache;
  const isPublic = call.audience === 'public';
  // Never cached: a draft is only for its editor.
  const audience = isPublic && draft === null ? 'public' : 'personal';
  const tooLarge = await refuseLargeBody(c, bounds.bodyBytes, locale);
  if (tooLarge) return tooLarge;

  const read = await readInput(c, call);
  if (!read.ok) return sendBody(c, invalidInput(read.errors, locale), 400);
  const input = validateInput(call, read.raw);
  if (!input.ok) return sendBody(c, invalidInput(input.errors, locale), 400);

  const editorial = await options.editorial(draft);
  if (!editorial) return sendBody(c, failureBody(CALL_TEXTS.noDraft[locale]), 400);
  const caller = isPublic ? null : await options.caller(c);
  if (!isPublic && !caller) return unauthorized(c, CALL_TEXTS.sessionEnded[locale], true);
  if (call.audience === 'customer' && !caller?.customer)
    return unauthorized(c, CALL_TEXTS.signIn[locale], false);
  if (bounds.rate !== 'read') {
    const wait = await options.limits.countWrite(c, bounds.rate, {
      visitorId: caller?.visitorId ?? null,
      customerId: caller?.customer?.customerId ?? null,
    });
    if (wait > 0) return sendRefusal(c, tooManyRequests(wait), locale);
  }
  // This cast is safe: the type of a handler follows from its audience, and a public one gets
  // nothing about the caller.
  const now = options.now();
  const faked = options.allowsFakeNow ? fakeNow(c.req.header('cookie') ?? '') : null;
  // Public responses are shared by all callers, so cookies must not affect them.
  const time = isPublic ? { now } : { now, shopNow: faked ?? now };
  const publicContext = { editorial, locale, ...time };
  const context = { ...caller, ...publicContext } as CallContext;
  const runHandler = async () => handled.run(input as unknown as CallInputs<Call>, context);
  const data = await (bounds.takesTurns ? options.limits.runInTurn(c, runHandler) : runHandler());
  if (data instanceof ApiRefusal) {
    if (options.checkAnswers) checkStatus(call, data.status);
    return sendRefusal(c, data, locale);
  }
  if (data instanceof FileAnswer) return sendFile(c, call, data);
  const json =
    data instanceof SerialisedData
      ? `{"Success":true,"Data":${data.json}}`
      : JSON.stringify({ Success: true, Data: data });
  if (options.checkAnswers) checkAnswer(call, json);
  const payload = new Payload(json);
  if (audience === 'personal') return sendPersonal(c, payload);
  if (key !== null && !(data instanceof SerialisedData && !data.isCacheable))
    cache.set(key, payload, generation);
  if (call.method === 'GET') return sendPayload(c, payload);
  c.header('Cache-Control', 'no-store');
  return c.body(json, 200, { 'Content-Type': 'application/json; charset=UTF-8' });
}

const sendRefusal = (c: Context, refusal: ApiRefusal, locale: Locale) =>
  sendBody(c, refusal.body(locale), refusal.status, refusal.headers);
/** Refuses a body that is larger than its call allows; undefined if it is small enough. */
const refuseLargeBody = async (c: Context, maxSize: number, locale: Locale) =>
  bodyLimit({
    maxSize,
    onError: () => sendBody(c, failureBody(tooLargeText(maxSize)[locale]), 413),
  })(c, async () => {});

/**
 * Refuses a caller who is not signed in; `isSessionEnded`: the token was refused, so a new one is
 * needed (RFC 6750 §3.1).
 */
function unauthorized(c: Context, message: string, isSessionEnded: boolean): Response {
  const challenge = isSessionEnded ? 'Bearer error="invalid_token"' : 'Bearer';
  return sendBody(c, failureBody(message), 401, { 'WWW-Authenticate': challenge });
}

/** A response without data; never cached. */
function sendBody(
  c: Context,
  body: unknown,
  status: 200 | 400 | 401 | 403 | 404 | 409 | 413 | 429 | 503,
  headers: Record<string, string> = {},
): Response {
  return c.json(body as object, status, { 'Cache-Control': 'no-store', ...headers });
}

function checkStatus(call: Call, status: number): void {
  if ([200, 429, 503].includes(status) || status in failureStatuses(call)) return;
  throw new Error(`The agreement names no ${status} for ${call.name}.`);
}

function checkAnswer(call: Call, json: string): void {
  const result = envelope(call.data).or(failureEnvelope).safeParse(JSON.parse(json));
  if (result.success) return;
  throw new Error(`The answer of ${call.name} breaks the agreement: ${result.error.message}`);
}

/** As logged by nginx: the caller closed the connection before the response. */
const CLIENT_CLOSED_REQUEST = 499;

/**
 * The response to a call that threw, in the declared format: the status of a refusal (413 for a
 * body that is too large), 503 with Retry-After if the database is unavailable or the queue is
 * full, else 500. It contains the request id, under which the cause is logged.
 */
export function failureResponse(error: Error, c: Context, log: Logger): Response {
  const requestId = c.get('requestId');
  const locale = languageOf(c);
  if (error instanceof HTTPException && error.status < 500) {
    const message = error.message || refusedText(error.status)[locale];
    return c.json(failureBody(message), error.status, { 'Cache-Control': 'no-store' });
  }
  const { signal } = c.req.raw;
  // The caller disconnected while the call was queued.
  if (signal.aborted && error === signal.reason)
    return new Response(null, { status: CLIENT_CLOSED_REQUEST });
  const isFull = error instanceof QueueFullError;
  log[isFull ? 'warn' : 'error'](
    { requestId, method: c.req.method, path: c.req.path, err: error },
    'failed',
  );
  if (isFull || error instanceof DatabaseUnavailableError) {
    const message = busyText(RETRY_AFTER_S, requestId)[locale];
    return c.json(failureBody(message), 503, {
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_AFTER_S),
    });
  }
  const message = failedText(requestId)[locale];
  return c.json(failureBody(message), 500, { 'Cache-Control': 'no-store' });
}
