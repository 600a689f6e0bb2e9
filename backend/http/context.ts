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

/** What the handler of a personal call knows besides. */
export interface CallContext extends PublicContext {
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

/** The language of the x-language header; Dutch unless it asks for English. */
export function localeOf(header: string | undefined): Locale {
  return header !== undefined && /^en\b/i.test(header.trim()) ? 'en' : 'nl';
}

/** The context of a call, by its audience. */
export type ContextOf<C extends Endpoint> = C['audience'] extends 'public'
  ? PublicContext
  : CallContext;
