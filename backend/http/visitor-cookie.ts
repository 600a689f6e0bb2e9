import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { CallContext } from './context.ts';
import type { Choice, SignedVisitor, VisitorIds } from '../visitor/visitor-id.ts';

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
