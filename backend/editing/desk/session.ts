/** The session of a request at the desk. */
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Database } from '../../platform/db/schema/database.ts';
import type { Editor } from './editors.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { translateWord } from './texts.ts';

/** A session is a random token in a cookie; the database only stores its hash. */
const HOUR_MS = 3_600_000;
/** Maximum idle time of a session. */
const MAX_IDLE_MS = 12 * HOUR_MS;
/** Maximum duration of a session. */
const MAX_SESSION_MS = 7 * 24 * HOUR_MS;
/** Minimum interval of storing a session's last use. */
const LAST_USE_INTERVAL_MS = 60_000;

const SESSION_TOKEN = /^[\w-]{43}$/;
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

export class Sessions {
  readonly #db: Kysely<Database>;
  readonly #now: () => Date;

  constructor(db: Kysely<Database>, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  #timeBefore(ms: number): Date {
    return new Date(this.#now().getTime() - ms);
  }

  /** Begins a session and returns its token; deletes expired sessions. */
  async begin(editorId: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.#now();
    await this.#db
      .deleteFrom('desk_sessions')
      .where(({ or, eb }) =>
        or([
          eb('seen_at', '<', this.#timeBefore(MAX_IDLE_MS)),
          eb('created_at', '<', this.#timeBefore(MAX_SESSION_MS)),
        ]),
      )
      .execute();
    await this.#db
      .insertInto('desk_sessions')
      .values({ token_hash: hashOf(token), editor_id: editorId, created_at: now, seen_at: now })
      .execute();
    return token;
  }

  /** The editor of a token; null if it is unknown or expired. */
  async editorOf(token: string | undefined): Promise<Editor | null> {
    if (!token || !SESSION_TOKEN.test(token)) return null;
    const hash = hashOf(token);
    const row = await this.#db
      .selectFrom('desk_sessions')
      .innerJoin('editors', 'editors.id', 'editor_id')
      .select(['editors.id', 'name', 'locale', 'role', 'seen_at'])
      .where('token_hash', '=', hash)
      .where('seen_at', '>=', this.#timeBefore(MAX_IDLE_MS))
      .where('desk_sessions.created_at', '>=', this.#timeBefore(MAX_SESSION_MS))
      .executeTakeFirst();
    if (!row) return null;
    const { seen_at, ...editor } = row;
    if (seen_at < this.#timeBefore(LAST_USE_INTERVAL_MS)) {
      await this.#db
        .updateTable('desk_sessions')
        .set({ seen_at: this.#now() })
        .where('token_hash', '=', hash)
        .execute();
    }
    return editor;
  }

  async end(token: string | undefined): Promise<void> {
    if (!token) return;
    await this.#db.deleteFrom('desk_sessions').where('token_hash', '=', hashOf(token)).execute();
  }

  /** Ends all sessions of an editor, for example after a password change. */
  async endAll(editorId: number): Promise<void> {
    await this.#db.deleteFrom('desk_sessions').where('editor_id', '=', editorId).execute();
  }
}

declare module 'hono' {
  interface ContextVariableMap {
    editor: Editor;
  }
}

export const DESK = '/redactie';
export const SIGN_IN = `${DESK}/aanmelden`;
const SESSION_COOKIE = 'redactie';

/** The token in the cookie. */
export const tokenOf = (c: Context): string | undefined => getCookie(c, SESSION_COOKIE);

/** The cookie is sent to the desk only, and never with requests from another site. */
const cookieOptions = (isSecure: boolean) =>
  ({ path: DESK, httpOnly: true, sameSite: 'Strict', secure: isSecure }) as const;

export function setSession(c: Context, token: string, isSecure: boolean): void {
  setCookie(c, SESSION_COOKIE, token, {
    ...cookieOptions(isSecure),
    maxAge: MAX_SESSION_MS / 1000,
  });
}

export function clearSession(c: Context, isSecure: boolean): void {
  deleteCookie(c, SESSION_COOKIE, cookieOptions(isSecure));
}

/** True for page navigation, false for a script or a stream, by the Accept header. */
export const wantsHtml = (c: Context): boolean =>
  (c.req.header('accept') ?? '').includes('text/html');

/** A path of the desk to return to after signing in; its first page if invalid. */
export function safeReturnPath(path: string | undefined): string {
  return path && /^\/redactie(\/[\w/-]*)?(\?[\w=&%-]*)?$/.test(path) ? path : DESK;
}

/**
 * Requires a signed-in editor, in `c.get('editor')`; others are redirected to sign in first.
 * Background requests (scripts, streams) get a 401.
 */
export function requireEditor(sessions: Sessions): MiddlewareHandler {
  return async (c, next) => {
    const editor = await sessions.editorOf(tokenOf(c));
    if (editor) {
      c.set('editor', editor);
      return next();
    }
    if (!wantsHtml(c)) return c.text('Sign in first.', 401);
    const url = new URL(c.req.url);
    const place = c.req.method === 'GET' ? url.pathname + url.search : DESK;
    return c.redirect(`${SIGN_IN}?naar=${encodeURIComponent(place)}`, 303);
  };
}

/**
 * The name of whoever started something: an editor, or a translated label for an automatic process.
 */
export const actorText = (locale: Locale, by: string): string => translateWord(locale, 'who', by);
