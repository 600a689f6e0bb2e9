/** Devices on which somebody signed in before: a signed cookie, and nothing in the database. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const MAX_AGE_S = 180 * 24 * 60 * 60;

export interface KnownDevices {
  /** Id of the device of a request, where this name signed in on it before; else null. */
  idOf(c: Context, name: string): string | null;
  /** Marks the device as one of this name. */
  remember(c: Context, name: string): void;
}

export interface DeviceCookie {
  secret: string;
  cookie: string;
  /** Where the cookie is sent. */
  path: string;
  isSecure: boolean;
}

/**
 * `{id}.{signature}`, where the signature covers id and name: the cookie says nothing about who
 * it is, and is of no use for other names.
 */
export function knownDevices({ secret, cookie, path, isSecure }: DeviceCookie): KnownDevices {
  const signature = (id: string, name: string) =>
    createHmac('sha256', secret)
      .update(`device:${id}:${name.trim().normalize('NFKC').toLowerCase()}`)
      .digest('base64url');
  const idOf = (c: Context, name: string) => {
    const [id = '', given = '', ...rest] = getCookie(c, cookie)?.split('.') ?? [];
    const [a, b] = [Buffer.from(given), Buffer.from(signature(id, name))];
    const isSigned = a.length === b.length && timingSafeEqual(a, b);
    return isSigned && rest.length === 0 ? id : null;
  };
  return {
    idOf,
    remember(c, name) {
      const id = idOf(c, name) ?? randomBytes(16).toString('base64url');
      setCookie(c, cookie, `${id}.${signature(id, name)}`, {
        path,
        httpOnly: true,
        sameSite: 'Strict',
        secure: isSecure,
        maxAge: MAX_AGE_S,
      });
    },
  };
}
