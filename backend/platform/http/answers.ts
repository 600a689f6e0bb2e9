/**
 * Responses of calls other than data: refusals and files, with their texts in both languages.
 */
import type { FailureEnvelope } from '../../../src/api/call.ts';
import { failureBody } from '../../../src/api/validate.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';

/** A message in both languages; a call uses the one of `x-language`. */
export type Texts = Record<Locale, string>;

export const CALL_TEXTS = {
  signIn: { nl: 'Log eerst in.', en: 'Sign in first.' },
  sessionEnded: {
    nl: 'Je sessie is verlopen. Log opnieuw in.',
    en: 'Your session has ended. Sign in again.',
  },
  noDraft: { nl: 'Dit concept bestaat niet.', en: 'There is no such draft.' },
  notOwnPage: {
    nl: 'Dit moet van een pagina van de winkel zelf komen.',
    en: 'This must come from a page of the shop itself.',
  },
  apiDown: { nl: 'De API antwoordt niet.', en: 'The API does not answer.' },
  apiIsShop: {
    nl: 'API_BASE_URL leidt terug naar deze winkel.',
    en: 'API_BASE_URL leads back to this shop.',
  },
  noFile: { nl: 'Dit bestand bestaat niet.', en: 'There is no such file.' },
  noCall: { nl: 'Deze aanroep bestaat niet.', en: 'There is no such call.' },
  noList: { nl: 'Je hebt deze lijst niet.', en: 'You have no such list.' },
  noCategories: { nl: 'Er zijn geen categorieën.', en: 'There are no categories.' },
  noSeller: {
    nl: 'De gegevens van het bedrijf ontbreken.',
    en: 'The data of the company are missing.',
  },
  notOnAccount: { nl: 'Je koopt niet op rekening.', en: 'You do not buy on account.' },
  noLogisticStore: {
    nl: 'Er is nog geen adres of vestiging gekozen.',
    en: 'Neither an address nor a store is chosen.',
  },
  noOrderKey: {
    nl: 'Er is geen bestelling met deze sleutel.',
    en: 'There is no order with this key.',
  },
  noPlaceNow: {
    nl: 'De plaats kan nu niet worden opgezocht.',
    en: 'The place cannot be looked up now.',
  },
} as const satisfies Record<string, Texts>;

export const tooOftenText = (seconds: number): Texts => ({
  nl: `Te veel aanvragen. Probeer het over ${seconds} seconden opnieuw.`,
  en: `Too many requests. Try again in ${seconds} seconds.`,
});

export const tooLargeText = (bytes: number): Texts => ({
  nl: `De inhoud is groter dan ${bytes} bytes.`,
  en: `The body is larger than ${bytes} bytes.`,
});

export const busyText = (seconds: number, requestId: string): Texts => ({
  nl: `Het is druk in de winkel. Probeer het over ${seconds} seconden opnieuw. Kenmerk: ${requestId}.`,
  en: `The shop is busy. Try again in ${seconds} seconds. Request id: ${requestId}.`,
});

export const refusedText = (status: number): Texts => ({
  nl: `De aanvraag is geweigerd (status ${status}).`,
  en: `The request was refused (status ${status}).`,
});

export const failedText = (requestId: string): Texts => ({
  nl: `Er ging bij ons iets mis. Kenmerk: ${requestId}.`,
  en: `Something went wrong on our side. Request id: ${requestId}.`,
});

const ENTITY_NAMES = {
  address: { nl: 'adres', en: 'address' },
  brand: { nl: 'merk', en: 'brand' },
  category: { nl: 'categorie', en: 'category' },
  invoice: { nl: 'factuur', en: 'invoice' },
  list: { nl: 'lijst', en: 'list' },
  order: { nl: 'bestelling', en: 'order' },
  postcode: { nl: 'postcode', en: 'postcode' },
  product: { nl: 'artikel', en: 'product' },
  search: { nl: 'zoekopdracht', en: 'search' },
  store: { nl: 'vestiging', en: 'store' },
} as const;

/** Message for an id or address that does not exist. */
export const unknownText = (kind: keyof typeof ENTITY_NAMES, id: number | string): Texts => ({
  nl: `Er is geen ${ENTITY_NAMES[kind].nl} ${id}.`,
  en: `There is no ${ENTITY_NAMES[kind].en} ${id}.`,
});

/** The caller owns nothing with this id. */
export const notOwnText = (kind: keyof typeof ENTITY_NAMES, id: number): Texts => ({
  nl: `Je hebt geen ${ENTITY_NAMES[kind].nl} ${id}.`,
  en: `You have no ${ENTITY_NAMES[kind].en} ${id}.`,
});

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

  /** The body of the response, in a language. */
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

/** The response for an unknown id; the specification gives it no success flag (spec 2 §8). */
export function notFound(message: string | Texts): ApiRefusal {
  return new ApiRefusal(200, message);
}

/** A service that the response depends on is unavailable. */
export function unavailable(message: string | Texts): ApiRefusal {
  return new ApiRefusal(503, message);
}

/** The caller owns nothing with this id: the same response for ids of others and unknown ids. */
export function notOwned(message: string | Texts): ApiRefusal {
  return new ApiRefusal(404, message);
}

/** The caller may not do this, for the reason in the message. */
export function forbidden(message: string | Texts): ApiRefusal {
  return new ApiRefusal(403, message);
}

/** The request contradicts an earlier one with the same key. */
export function conflict(message: string | Texts): ApiRefusal {
  return new ApiRefusal(409, message);
}

/** Rate limit exceeded; `seconds` until a retry is allowed. */
export function tooManyRequests(seconds: number): ApiRefusal {
  return new ApiRefusal(429, tooOftenText(seconds), { 'Retry-After': String(seconds) });
}

/**
 * `Data` already serialised as JSON, for lists assembled from cached records. `isCacheable` false:
 * this response is not cached, even if the call's responses are.
 */
export class SerialisedData<Data> {
  readonly json: string;
  readonly isCacheable: boolean;
  /** Only for the type: the data of the text. */
  declare readonly data: Data;

  constructor(json: string, cacheable = true) {
    this.json = json;
    this.isCacheable = cacheable;
  }
}
