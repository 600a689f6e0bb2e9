/** The session of a request at the desk. */
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Editor } from './editors.ts';
import { LONGEST_SESSION_MS, type Sessions } from './sessions.ts';

declare module 'hono' {
  interface ContextVariableMap {
    editor: Editor;
  }
}

export const DESK = '/redactie';
export const SIGN_IN = `${DESK}/aanmelden`;
const COOKIE = 'redactie';

/** What the cookie holds. */
export const tokenOf = (c: Context): string | undefined => getCookie(c, COOKIE);

/** The cookie goes to the desk only, and never along with what another site asks. */
const options = (isSecure: boolean) =>
  ({ path: DESK, httpOnly: true, sameSite: 'Strict', secure: isSecure }) as const;

export function setSession(c: Context, token: string, isSecure: boolean): void {
  setCookie(c, COOKIE, token, { ...options(isSecure), maxAge: LONGEST_SESSION_MS / 1000 });
}

export function clearSession(c: Context, isSecure: boolean): void {
  deleteCookie(c, COOKIE, options(isSecure));
}

/** True for a person's browser, false for a script or a stream: browsers say what they want. */
export const isPageAsked = (c: Context): boolean =>
  (c.req.header('accept') ?? '').includes('text/html');

/** A place of the desk to go to; its first page for anything else. */
export function placeOf(wanted: string | undefined): string {
  return wanted && /^\/redactie(\/[\w/-]*)?(\?[\w=&%-]*)?$/.test(wanted) ? wanted : DESK;
}

/**
 * Lets editors through, with `c.get('editor')`; others sign in first and come back. What asks in
 * the background (a script, a stream) gets 401.
 */
export function requireEditor(sessions: Sessions): MiddlewareHandler {
  return async (c, next) => {
    const editor = await sessions.editorOf(tokenOf(c));
    if (editor) {
      c.set('editor', editor);
      return next();
    }
    if (!isPageAsked(c)) return c.text('Sign in first.', 401);
    const url = new URL(c.req.url);
    const place = c.req.method === 'GET' ? url.pathname + url.search : DESK;
    return c.redirect(`${SIGN_IN}?naar=${encodeURIComponent(place)}`, 303);
  };
}
