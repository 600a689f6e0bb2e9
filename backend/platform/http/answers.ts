import type { FailureEnvelope } from '../../../src/api/call.ts';
import { failureBody } from '../../../src/api/validate.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { type Texts, tooOftenText } from './call-texts.ts';

/** Returned by a handler instead of data; created by the functions below. */
export class ApiRefusal {
  readonly status: 200 | 403 | 404 | 409 | 429 | 503;
  /** A text already in the caller's language, or texts in both. */
  readonly message: string | Texts;
  readonly headers: Record<string, string>;

  constructor(
    status: 200 | 403 | 404 | 409 | 429 | 503,
    message: string | Texts,
    headers: Record<string, string> = {},
  ) {
    this.status = status;
    this.message = message;
    this.headers = headers;
  }

  /** The text for a caller of this language. */
  body(locale: Locale): FailureEnvelope {
    return failureBody(typeof this.message === 'string' ? this.message : this.message[locale]);
  }
}

/** The file returned by a call with `file`, to be saved as `name`. */
export class FileAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;

  constructor(bytes: Uint8Array<ArrayBuffer>, name: string) {
    this.bytes = bytes;
    this.name = name;
  }
}

/** The spec's "not found": an unknown id has no success flag (spec 2 §8). */
export function notFound(message: string | Texts): ApiRefusal {
  return new ApiRefusal(200, message);
}

/** A service that the response depends on is unavailable. */
export function unavailable(message: string | Texts): ApiRefusal {
  return new ApiRefusal(503, message);
}

/** The caller owns nothing with this id: the same response for ids of others and unknown ids. */
export function notYours(message: string | Texts): ApiRefusal {
  return new ApiRefusal(404, message);
}

/** The caller may not do this, for the reason in the message. */
export function refused(message: string | Texts): ApiRefusal {
  return new ApiRefusal(403, message);
}

/** The request contradicts an earlier one with the same key. */
export function conflict(message: string | Texts): ApiRefusal {
  return new ApiRefusal(409, message);
}

/** Rate limit exceeded; `seconds` until a retry is allowed. */
export function tooOften(seconds: number): ApiRefusal {
  return new ApiRefusal(429, tooOftenText(seconds), { 'Retry-After': String(seconds) });
}

/**
 * `Data` already serialised as JSON: lists are assembled from cached records. `cacheable` false: this
 * response is not cached, even if the call's responses are.
 */
export class Serialised<Data> {
  readonly json: string;
  readonly cacheable: boolean;
  /** Exists only as a type: the data in the text. */
  declare readonly data: Data;

  constructor(json: string, cacheable = true) {
    this.json = json;
    this.cacheable = cacheable;
  }
}
