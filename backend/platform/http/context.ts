import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Endpoint } from '../../../src/api/call.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { Editorial } from '../../editing/content/editorial.ts';
import { failureBody } from '../../../src/api/validate.ts';
import { CALL_TEXTS } from './answers.ts';

/** The preferences of a visitor. */
export interface VisitorChoice {
  storeId: number | null;
  includeVat: boolean;
}

/** What the signed cookie contains. */
export interface SignedVisitor {
  id: string;
  /** The choice from the cookie of the visitor's first write, before it is in the database. */
  choice: VisitorChoice | null;
}

/** Signs and reads visitor cookies: `{id}.{signature}` or `{id}.{choice}.{signature}`. */
export interface VisitorIds {
  create(): string;
  sign(visitor: SignedVisitor): string;
  /** The visitor of a cookie value; null if the signature is invalid. */
  read(value: string | undefined): SignedVisitor | null;
}

const ID_BYTES = 16;

export function visitorIds(secret: string): VisitorIds {
  const signatureOf = (parts: string) =>
    createHmac('sha256', secret).update(`visitor:${parts}`).digest('base64url');
  const isSigned = (parts: string, mac: string) => {
    const [a, b] = [Buffer.from(mac), Buffer.from(signatureOf(parts))];
    return a.length === b.length && timingSafeEqual(a, b);
  };
  return {
    create: () => randomBytes(ID_BYTES).toString('base64url'),
    sign({ id, choice }) {
      const parts = choice ? `${id}.${choiceText(choice)}` : id;
      return `${parts}.${signatureOf(parts)}`;
    },
    read(value = '') {
      const [, parts = '', id = '', choice, mac = ''] =
        /^(([\w-]{22})(?:\.(\d*[ie]))?)\.([\w-]{43})$/.exec(value) ?? [];
      if (!isSigned(parts, mac)) return null;
      return { id, choice: choice === undefined ? null : choiceOf(choice) };
    },
  };
}

/** The choice as in the cookie: `12e` is store 12 and prices excluding VAT. */
const choiceText = ({ storeId, includeVat }: VisitorChoice) =>
  `${storeId ?? ''}${includeVat ? 'i' : 'e'}`;

const choiceOf = (text: string): VisitorChoice => ({
  storeId: text.length > 1 ? Number.parseInt(text, 10) : null,
  includeVat: text.endsWith('i'),
});

/** The context of a public call, without anything about the caller. */
export interface PublicContext {
  locale: Locale;
  now: Date;
  /** The editorial content for this request. */
  editorial: Editorial;
}

/** The customer of a verified token whose session is alive. */
export interface SignedInCustomer {
  accountId: number;
  customerId: number;
  contactId: number;
  email: string;
  sessionId: string;
  /** The issuer's id token, for signing out there. */
  idToken: string | null;
}

/** Additional context of a personal call. */
export interface CallContext extends PublicContext {
  /**
   * The time for delivery and pickup days: that of the cookie `fake-now` if allowed, else `now`.
   * Money, tokens and sessions always use `now`.
   */
  shopNow: Date;
  /** The signed-in customer; null for a visitor. */
  customer: SignedInCustomer | null;
  /** The value of a cookie that the backend set itself. */
  cookie(name: string): string | undefined;
  /** Id inside the visitor cookie; null without a valid one. */
  visitorId: string | null;
  /** The visitor's choice at the first write, from the cookie; null if it contains none. */
  firstChoice: VisitorChoice | null;
  /**
   * The visitor's id; created with its cookie if there was none (first write). `choice` is stored
   * in the cookie; if omitted, the cookie's own is kept.
   */
  ensureVisitor(choice?: VisitorChoice | null): string;
}

/** The language of a request's x-language header; Dutch unless it asks for English. */
export function languageOf(c: Context): Locale {
  return /^en\b/i.test(c.req.header('x-language')?.trim() ?? '') ? 'en' : 'nl';
}

/** The context of a call for customers only. */
export type CustomerContext = CallContext & { customer: SignedInCustomer };

interface ContextByAudience {
  public: PublicContext;
  personal: CallContext;
  customer: CustomerContext;
}

/** The context of a call, by its audience. */
export type ContextOf<C extends Endpoint> = ContextByAudience[C['audience']];

/** The caller, as identified by the request. */
export type Caller = Omit<CallContext, keyof PublicContext | 'shopNow'>;

/** The token of an `Authorization: Bearer …` header; null without one. */
export function bearerToken(header: string | undefined): string | null {
  return /^bearer +(\S+)$/i.exec(header?.trim() ?? '')?.[1] ?? null;
}

export const VISITOR_COOKIE = 'visitor';
const MAX_AGE_S = 365 * 24 * 60 * 60;

/**
 * The visitor of a request, identified by a signed httpOnly cookie, which is only set at the first
 * write, never by reads (DESIGN decision 10).
 */
export function visitorOf(
  c: Context,
  ids: VisitorIds,
  secure: boolean,
): Pick<CallContext, 'visitorId' | 'firstChoice' | 'ensureVisitor'> {
  const visitorCookie = ids.read(getCookie(c, VISITOR_COOKIE));
  let current = visitorCookie;
  return {
    visitorId: visitorCookie?.id ?? null,
    firstChoice: visitorCookie?.choice ?? null,
    ensureVisitor(choice: VisitorChoice | null = current?.choice ?? null) {
      const visitor: SignedVisitor = { id: current?.id ?? ids.create(), choice };
      current = visitor;
      // Renewed at every write, so that it does not expire for active visitors.
      setCookie(c, VISITOR_COOKIE, ids.sign(visitor), {
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        path: '/',
        maxAge: MAX_AGE_S,
      });
      return visitor.id;
    },
  };
}

/**
 * Refuses cross-site writes from browsers (CSRF) with 403. A bearer token is exempt: browsers never
 * add it by themselves. Requests without an origin do not come from a browser.
 */
export function requireOwnSite(siteUrl: string): MiddlewareHandler {
  const ownHost = new URL(siteUrl).host;
  return async (c, next) => {
    const { method } = c.req;
    const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
    if (isRead || c.req.header('authorization') !== undefined || isFromOwnSite(c, ownHost))
      return next();
    const message = CALL_TEXTS.notOwnPage[languageOf(c)];
    return c.json(failureBody(message), 403, { 'Cache-Control': 'no-store' });
  };
}

function isFromOwnSite(c: Context, ownHost: string): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = c.req.header('origin');
  if (origin === undefined) return true;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  return host === ownHost || host === c.req.header('host');
}
