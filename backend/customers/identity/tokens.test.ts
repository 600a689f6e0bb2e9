import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import {
  ALGORITHM,
  type SigningKey,
  signingKey,
  signShopToken,
  TOKEN_LIFE_S,
  verifyShopToken,
} from './tokens.ts';

const ISSUER = 'https://shop.example';
const NOW = new Date('2026-11-20T12:00:00Z');
const USER = { id: 42, email: 'Piet@Example.nl', name: 'Piet', contactId: '7' };
const SESSION = 'a-session-id-of-22-chars';

let keys: SigningKey[];
let foreign: SigningKey;

async function makeKey(id: string): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return { id, privateJwk: await exportJWK(privateKey) };
}

beforeAll(async () => {
  keys = [await makeKey('new'), await makeKey('old')];
  foreign = await makeKey('new');
});

const sign = (by = keys, issuer = ISSUER) => signShopToken(by, issuer, SESSION, USER, NOW);
const verify = (token: string, now = NOW) => verifyShopToken(keys, ISSUER, token, now);

it('reads its own token back', async () => {
  expect(await verify(await sign())).toEqual({
    ...USER,
    sessionId: SESSION,
    expiresAt: new Date(NOW.getTime() + TOKEN_LIFE_S * 1000),
  });
});

it('reads a token of the key before the newest', async () => {
  expect(await verify(await sign([keys[1]!]))).toMatchObject(USER);
});

it('refuses an expired token from its last second on', async () => {
  const token = await sign();
  const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
  expect(await verify(token, at(TOKEN_LIFE_S - 1))).not.toBeNull();
  expect(await verify(token, at(TOKEN_LIFE_S))).toBeNull();
});

it('refuses a token signed by a foreign key with a known id', async () => {
  expect(await verify(await sign([foreign]))).toBeNull();
});

it('refuses a token of a different issuer', async () => {
  expect(await verify(await sign(keys, 'https://other.example'))).toBeNull();
});

it('refuses the algorithm none', async () => {
  const token = new UnsecuredJWT({ sid: SESSION, email: 'a', name: 'b', contactId: '7' })
    .setSubject('42')
    .setIssuer(ISSUER)
    .setAudience('shop')
    .setExpirationTime('1h')
    .encode();
  expect(await verify(token)).toBeNull();
});

it('refuses a token for a different audience', async () => {
  const token = await new SignJWT({ sid: SESSION, email: 'a', name: 'b', contactId: '7' })
    .setProtectedHeader({ alg: ALGORITHM, kid: 'new' })
    .setSubject('42')
    .setIssuer(ISSUER)
    .setAudience('desk')
    .setExpirationTime(NOW.getTime() / 1000 + 60)
    .sign(await signingKey(keys[0]!));
  expect(await verify(token)).toBeNull();
});

it('refuses a token with a changed claim', async () => {
  const [header, payload, signature] = (await sign()).split('.');
  const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: '43' })).toString('base64url');
  expect(await verify([header, changed, signature].join('.'))).toBeNull();
});

it.each(['', 'x', 'a.b.c', 'Bearer x', '..'])('refuses %j', async (text) => {
  expect(await verify(text)).toBeNull();
});
