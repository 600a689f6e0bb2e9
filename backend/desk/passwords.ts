/** Passwords of editors: scrypt, with its cost and salt beside the hash. */
import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { workQueue } from '../http/limits/work-queue.ts';

/** N = 2^16, r = 8, p = 2: one of the costs that OWASP's password sheet asks for; 64 MB each. */
const COST = { ln: 16, r: 8, p: 2 };
const MAX_MEMORY = 192 * 1024 * 1024;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 200;

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
/** Hashing takes memory and a thread: those who try at once wait for each other. */
const oneByOne = workQueue({ running: 1, waiting: 20, waitMs: 30_000 });
const asked = () => ({ caller: '', signal: new AbortController().signal });

function hashOf(password: string, salt: Buffer, { ln, r, p }: typeof COST): Promise<Buffer> {
  const options = { N: 2 ** ln, r, p, maxmem: MAX_MEMORY };
  // The same letter may be written in several ways.
  return oneByOne(() => derive(password.normalize('NFKC'), salt, HASH_BYTES, options), asked());
}

/** `scrypt$16$8$2$salt$hash` */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await hashOf(password, salt, cost);
  const { ln, r, p } = cost;
  return ['scrypt', ln, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/**
 * True for the password of the hash. Without a hash (nobody has that name) it takes as long and
 * answers false, so that the time tells no names.
 */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const [, ln, r, p, salt, hash] = kept?.split('$') ?? [];
  if (!salt || !hash) {
    await hashOf(password, Buffer.alloc(SALT_BYTES), COST);
    return false;
  }
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const given = await hashOf(password, Buffer.from(salt, 'base64url'), cost);
  const expected = Buffer.from(hash, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Without what looks alike. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** `k3nfe-7wqxa-…`: 100 bits, to be typed over once. */
export function makePassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
