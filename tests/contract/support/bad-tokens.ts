import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { signUp } from './customers.ts';
import { send } from './api.ts';

const HOUR_MS = 3_600_000;

type Json = Record<string, unknown>;

const decoded = (part = ''): Json => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json;
const encoded = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens made from a valid one that the shop must refuse, by what is wrong with them. */
export async function badTokens(valid: string): Promise<Record<string, string>> {
  const [head = '', body = '', signature = ''] = valid.split('.');
  const [header, claims] = [decoded(head), decoded(body)];
  const foreign = (kid: unknown) => {
    const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const text = `${encoded({ ...header, kid })}.${body}`;
    const made = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
    return `${text}.${made.toString('base64url')}`;
  };
  const unsigned = (alg: string) => `${encoded({ ...header, alg })}.${body}`;
  const symmetric = createHmac('sha256', String(header['kid'])).update(unsigned('HS256'));
  return {
    'changed claims': `${head}.${encoded({ ...claims, sub: '1' })}.${signature}`,
    'longer life': `${head}.${encoded({ ...claims, exp: 4_000_000_000 })}.${signature}`,
    'no signature': `${head}.${body}.`,
    'algorithm none': `${unsigned('none')}.`,
    'algorithm none, signed': `${unsigned('none')}.${signature}`,
    'symmetric algorithm': `${unsigned('HS256')}.${symmetric.digest('base64url')}`,
    'foreign key of the same id': foreign(header['kid']),
    'unknown key': foreign('unknown'),
    expired: (await signUp(new Date(Date.now() - 13 * HOUR_MS))).token,
    'ended session': await endedToken(),
  };
}

/** A token of the shop itself, whose session was signed out. */
async function endedToken(): Promise<string> {
  const { token } = await signUp();
  const headers = { authorization: `Bearer ${token}` };
  const path = '/api/auth/logout';
  const { status } = await send({ method: 'POST', path, body: {}, headers });
  if (status !== 200) throw new Error(`Signing out answered ${status}.`);
  return token;
}
