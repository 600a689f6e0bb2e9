import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Endpoint } from '../../../src/api/endpoint.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { Editorial } from '../../editing/content/editorial.ts';

/** The preferences of a visitor. */
export interface Choice {
  storeId: number | null;
  includeVat: boolean;
}

/** What the signed cookie holds. */
export interface SignedVisitor {
  id: string;
  /** The choice of the first write, which no row in the database holds yet. */
  choice: Choice | null;
}

/** Signs and reads visitors: `{id}.{signature}`, or `{id}.{choice}.{signature}`, is the cookie. */
export interface VisitorIds {
  create(): string;
  sign(visitor: SignedVisitor): string;
  /** The visitor of a cookie value; null when it was not signed by us. */
  read(value: string | undefined): SignedVisitor | null;
}

const ID_BYTES = 16;

export function visitorIds(secret: string): VisitorIds {
  const signature = (parts: string) =>
    createHmac('sha256', secret).update(`visitor:${parts}`).digest('base64url');
  const isSigned = (parts: string, given: string) => {
    const [a, b] = [Buffer.from(given), Buffer.from(signature(parts))];
    return a.length === b.length && timingSafeEqual(a, b);
  };
  return {
    create: () => randomBytes(ID_BYTES).toString('base64url'),
    sign({ id, choice }) {
      const parts = choice ? `${id}.${choiceText(choice)}` : id;
      return `${parts}.${signature(parts)}`;
    },
    read(value = '') {
      const [, parts = '', id = '', choice, given = ''] =
        /^(([\w-]{22})(?:\.(\d*[ie]))?)\.([\w-]{43})$/.exec(value) ?? [];
      if (!isSigned(parts, given)) return null;
      return { id, choice: choice === undefined ? null : choiceOf(choice) };
    },
  };
}

/** `12e`: store 12, prices excluding VAT. */
const choiceText = ({ storeId, includeVat }: Choice) => `${storeId ?? ''}${includeVat ? 'i' : 'e'}`;

const choiceOf = (text: string): Choice => ({
  storeId: text.length > 1 ? Number.parseInt(text, 10) : null,
  includeVat: text.endsWith('i'),
});

/** The context of a public call: it holds nothing about the caller. */
export interface PublicContext {
  locale: Locale;
  now: Date;
  /** What editors wrote, as this request sees it. */
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

/** What the context of a personal call adds. */
export interface CallContext extends PublicContext {
  /**
   * The shop's time, which delivery and pickup days follow: that of the cookie `fake-now` where the
   * shop allows it, else `now`. Money, tokens and sessions follow `now`.
   */
  shopNow: Date;
  /** Who is signed in; null for a visitor. */
  customer: SignedInCustomer | null;
  /** The value of a cookie that the backend set itself. */
  cookie(name: string): string | undefined;
  /** Id inside the visitor cookie; null without a valid one. */
  visitorId: string | null;
  /** What the visitor chose at the first write, from the cookie; null where it holds no choice. */
  firstChoice: Choice | null;
  /**
   * The id of the visitor, made now (with its cookie) when there was none: first write. `choice`
   * is kept in the cookie; left out, the cookie's own stays.
   */
  ensureVisitor(choice?: Choice | null): string;
}

/** The language of a request's x-language header; Dutch unless it asks for English. */
export function languageOf(c: Context): Locale {
  return /^en\b/i.test(c.req.header('x-language')?.trim() ?? '') ? 'en' : 'nl';
}

/** The context of a call for customers only. */
export type CustomerContext = CallContext & { customer: SignedInCustomer };

interface Contexts {
  public: PublicContext;
  personal: CallContext;
  customer: CustomerContext;
}

/** The context of a call, by its audience. */
export type ContextOf<C extends Endpoint> = Contexts[C['audience']];

/** Who calls, as the request says. */
export type Caller = Omit<CallContext, keyof PublicContext | 'shopNow'>;

/** The token of an `Authorization: Bearer …` header; null without one. */
export function bearerToken(header: string | undefined): string | null {
  return /^bearer +(\S+)$/i.exec(header?.trim() ?? '')?.[1] ?? null;
}

export const VISITOR_COOKIE = 'visitor';
const MAX_AGE_S = 365 * 24 * 60 * 60;

/**
 * The visitor of a request: known by a signed httpOnly cookie, which is set at the first
 * write and never by reading (DESIGN decision 10).
 */
export function visitorOf(
  c: Context,
  ids: VisitorIds,
  secure: boolean,
): Pick<CallContext, 'visitorId' | 'firstChoice' | 'ensureVisitor'> {
  const known = ids.read(getCookie(c, VISITOR_COOKIE));
  let current = known;
  return {
    visitorId: known?.id ?? null,
    firstChoice: known?.choice ?? null,
    ensureVisitor(choice: Choice | null = current?.choice ?? null) {
      const visitor: SignedVisitor = { id: current?.id ?? ids.create(), choice };
      current = visitor;
      // Set again at every write, so that it does not run out for who keeps coming.
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
