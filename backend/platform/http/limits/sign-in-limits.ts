/** How often somebody may try to sign in. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { limitKey } from './network-address.ts';
import type { MakeLimit } from './database-limits.ts';

const QUARTER_S = 15 * 60;
const HOUR_S = 60 * 60;
/** Tries for one name from one address, or from one device that signed in before. */
const PER_SOURCE = 5;
/** Tries from one address, whatever the names: several editors may share it. */
const PER_ADDRESS = 30;
/** Tries for one name from all unknown devices together, before they have to take turns. */
const PER_NAME = 20;
/** From then on unknown devices get one try for that name in this time, all together. */
const TURN_S = 30;

export interface SignInTry {
  /** As it was typed. */
  name: string;
  /** Address of the client. */
  address: string;
  /** Id of a device on which this name signed in before (`sign-in-limits.ts`); null: unknown. */
  device: string | null;
}

export interface SignInLimits {
  /** Counts a try; answers the seconds to wait where there were too many, else 0. */
  count(attempt: SignInTry): Promise<number>;
  /** The password was right: the try does not count. */
  forgive(attempt: SignInTry): Promise<void>;
}

/**
 * Limits by address, by name and address, and by name. Nobody can lock an editor out by the name:
 * a device that the editor signed in on has a limit of its own, and on a new device the limit by
 * name makes everybody take turns instead of shutting the name.
 */
export function signInLimits(limit: MakeLimit): SignInLimits {
  const byDevice = limit({ name: 'device', points: PER_SOURCE, windowS: QUARTER_S });
  const bySource = limit({ name: 'source', points: PER_SOURCE, windowS: QUARTER_S });
  const byAddress = limit({ name: 'address', points: PER_ADDRESS, windowS: QUARTER_S });
  const byName = limit({ name: 'name', points: PER_NAME, windowS: HOUR_S });
  const turns = limit({ name: 'turn', points: 1, windowS: TURN_S });
  const nameKey = ({ name }: SignInTry) => name.trim().normalize('NFKC');
  const sourceKey = (attempt: SignInTry) => `${limitKey(attempt.address)} ${nameKey(attempt)}`;
  return {
    async count(attempt) {
      if (attempt.device !== null) return byDevice.consume(attempt.device);
      const waits = await Promise.all([
        bySource.consume(sourceKey(attempt)),
        byAddress.consume(limitKey(attempt.address)),
      ]);
      const wait = Math.max(...waits);
      // Checked first, so that a refused try uses up no turn of others.
      if (wait > 0 || (await byName.consume(nameKey(attempt))) === 0) return wait;
      const turn = await turns.consume(nameKey(attempt));
      // The password was not checked, so the try does not count. Otherwise strangers could use up
      // the owner's tries.
      if (turn > 0)
        await Promise.all([
          bySource.giveBack(sourceKey(attempt)),
          byAddress.giveBack(limitKey(attempt.address)),
        ]);
      return turn;
    },
    async forgive(attempt) {
      if (attempt.device !== null) return byDevice.reset(attempt.device);
      await Promise.all([
        bySource.reset(sourceKey(attempt)),
        byAddress.giveBack(limitKey(attempt.address)),
        byName.giveBack(nameKey(attempt)),
      ]);
    },
  };
}

/** Devices on which somebody signed in before: a signed cookie, and nothing in the database. */
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
