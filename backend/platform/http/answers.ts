import type { FailureEnvelope } from '../../../src/api/call.ts';
import { failureBody } from '../../../src/api/validate.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { type Texts, tooOftenText } from './call-texts.ts';

/** What a handler answers in place of the data that was asked for; made by the functions below. */
export class ApiRefusal {
  readonly status: 200 | 403 | 404 | 409 | 429 | 503;
  /** One text, which the handler chose by the language, or those of both languages. */
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

/** The file that a call with `file` answers, to be saved under `name`. */
export class FileAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;

  constructor(bytes: Uint8Array<ArrayBuffer>, name: string) {
    this.bytes = bytes;
    this.name = name;
  }
}

/** The spec's miss: an unknown id is answered without its success flag (spec 2 §8). */
export function notFound(message: string | Texts): ApiRefusal {
  return new ApiRefusal(200, message);
}

/** A service that the answer depends on does not answer now. */
export function unavailable(message: string | Texts): ApiRefusal {
  return new ApiRefusal(503, message);
}

/** Nothing of the caller has this id: the same for an id of somebody else and for none at all. */
export function notYours(message: string | Texts): ApiRefusal {
  return new ApiRefusal(404, message);
}

/** The caller may not do this; the message tells why. */
export function refused(message: string | Texts): ApiRefusal {
  return new ApiRefusal(403, message);
}

/** The request contradicts an earlier one with the same key. */
export function conflict(message: string | Texts): ApiRefusal {
  return new ApiRefusal(409, message);
}

/** Too often; `seconds` until it may be tried again. */
export function tooOften(seconds: number): ApiRefusal {
  return new ApiRefusal(429, tooOftenText(seconds), { 'Retry-After': String(seconds) });
}

/**
 * `Data` that is JSON text already: lists are put together from kept records. `kept` false: the
 * next one who asks is answered anew, even where the call's answers are kept.
 */
export class Serialised<Data> {
  readonly json: string;
  readonly kept: boolean;
  /** Only its type counts: what the text holds. */
  declare readonly data: Data;

  constructor(json: string, kept = true) {
    this.json = json;
    this.kept = kept;
  }
}
