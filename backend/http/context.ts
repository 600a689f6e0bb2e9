import type { Context } from 'hono';
import type { Endpoint } from '../../src/api/endpoint.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import type { Editorial } from '../content/editorial.ts';
import type { Choice } from '../visitor/visitor-id.ts';

/** What the handler of a public call knows of a request: nothing about who calls. */
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

/** What the handler of a personal call knows besides. */
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

/** What the handler of a call for customers only knows. */
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
