/** What every call refuses: requests of other sites, and tokens that are not the shop's. */
import { beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../../src/api/catalogue.ts';
import { badTokens } from './support/bad-tokens.ts';
import { send } from './support/api.ts';
import { useBackend } from './support/backend.ts';
import { CASES } from './support/cases.ts';
import { CAN_SIGN_IN, NOBODY, signUp } from './support/customers.ts';
import { type Fixture, findFixture } from './support/fixture.ts';

let fixture: Fixture;

useBackend();
beforeAll(async () => {
  fixture = await findFixture();
});

/** The same request of a call, with other headers each time. */
async function requestOf(call: (typeof CALLS)[number]) {
  const { good, unknown = [] } = CASES[call.name]!;
  const [input = unknown[0]] = await good(fixture, NOBODY);
  const { method, path } = call;
  return (headers: Record<string, string>) => send({ ...input, method, path, headers });
}

const FOREIGN: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  // A form of a different site can send this without asking first.
  { origin: 'https://evil.example', 'content-type': 'text/plain' },
];

const writes = CALLS.filter(({ method }) => method !== 'GET');

describe.each(writes.map((call) => [call.name, call] as const))('%s', (_, call) => {
  it.skipIf(!CAN_SIGN_IN)(
    'refuses a request that a different site makes a browser send',
    async () => {
      const request = await requestOf(call);
      for (const headers of FOREIGN) {
        const { status, json } = await request(headers);
        expect(status, JSON.stringify(headers)).toBe(403);
        expect(json).toMatchObject({ Success: false, Data: null });
      }
    },
  );
});

it('takes a write from a page of the shop itself', async () => {
  const call = CALLS.find(({ name }) => name === 'setVatPreference')!;
  const own = await (await requestOf(call))({ 'sec-fetch-site': 'same-origin' });
  expect(own.status).toBe(200);
});

it.skipIf(!CAN_SIGN_IN)(
  'no call takes a forged, expired, unsigned, foreign or ended token',
  async () => {
    const customer = await signUp();
    const tokens = await badTokens(customer.token);
    expect(Object.keys(tokens)).toHaveLength(10);
    for (const call of CALLS.filter(({ audience }) => audience !== 'public')) {
      const request = await requestOf(call);
      for (const [kind, token] of Object.entries(tokens)) {
        const reply = await request({ authorization: `Bearer ${token}` });
        expect(reply.status, `${call.name}: ${kind}`).toBe(401);
        expect(reply.headers.get('www-authenticate'), kind).toBe('Bearer error="invalid_token"');
        expect(reply.text).not.toContain(customer.email);
      }
    }
    const own = { authorization: `Bearer ${customer.token}` };
    expect((await send({ path: '/api/aspos/customer', headers: own })).status).toBe(200);
  },
);
