/** Every call of the agreement against a running backend: good, bad and missing input. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Call, envelope, failureEnvelope } from '../../src/api/call.ts';
import { CALLS } from '../../src/api/catalogue.ts';
import { type Reply, type Request, send } from './support/api.ts';
import { useBackend } from './support/backend.ts';
import { CASES } from './support/cases.ts';
import { CAN_SIGN_IN, NOBODY, signUp, type TestCustomer } from './support/customers.ts';
import { type Fixture, findFixture } from './support/fixture.ts';

let fixture: Fixture;

useBackend();
beforeAll(async () => {
  fixture = await findFixture();
});

const casesOf = (name: string) => {
  const cases = CASES[name];
  if (!cases) throw new Error(`No contract cases for ${name}.`);
  return cases;
};

type Input = Pick<Request, 'params' | 'query' | 'body'>;

/** Signed in as `customer` where the call is for customers only, or its cases ask for that. */
const ask = (call: Call, { params, query, body }: Input, customer?: TestCustomer) =>
  send({
    ...((call.audience === 'customer' || casesOf(call.name).asCustomer) &&
      customer?.token && { headers: { authorization: `Bearer ${customer.token}` } }),
    method: call.method,
    path: call.path,
    params: params ?? {},
    query: query ?? {},
    ...(call.body ? { body } : {}),
  });

const STACK = /\n\s+at |node:internal|\.ts:\d+|\/backend\/|\/node_modules\//;

function expectFailure({ text, json, headers }: Reply): void {
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(failureEnvelope.parse(json)).toEqual(json);
  expect(text).not.toMatch(STACK);
}

const needsCustomer = (call: Call) =>
  call.audience === 'customer' ||
  (casesOf(call.name).needsCustomer ?? casesOf(call.name).asCustomer ?? false);
const customerFor = (call: Call) => (needsCustomer(call) ? signUp() : Promise.resolve(NOBODY));

describe.each(CALLS.map((call) => [call.name, call] as const))('%s', (name, call) => {
  const { good, bad = [], unknown = [], notYours = [] } = casesOf(name);
  const isCustomerCall = call.audience === 'customer';
  const itSignedIn = it.skipIf(needsCustomer(call) && !CAN_SIGN_IN);

  // No cache may keep what is personal.
  itSignedIn('answers good input as the agreement says, and with nothing else', async () => {
    const customer = await customerFor(call);
    for (const input of await good(fixture, customer)) {
      const reply = await ask(call, input, customer);
      expect(reply.status, JSON.stringify(input)).toBe(200);
      if (call.audience !== 'public') {
        expect(reply.headers.get('cache-control')).toContain('no-store');
        expect(reply.headers.get('etag')).toBeNull();
      }
      if (call.fileType) {
        expect(reply.headers.get('content-type')).toBe(call.fileType);
        expect(reply.headers.get('content-disposition')).toMatch(
          /^attachment; filename="[\w-]+\.pdf"$/,
        );
        expect(reply.text).toMatch(/^%PDF-[^]*%%EOF\s*$/);
        continue;
      }
      expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
      expect(envelope(call.data).parse(reply.json), JSON.stringify(input)).toEqual(reply.json);
    }
  });

  if (isCustomerCall)
    it('answers 401 to a caller who is not signed in', async () => {
      for (const input of await good(fixture, NOBODY)) {
        const reply = await ask(call, input);
        expect(reply.status, JSON.stringify(input)).toBe(401);
        expect(reply.headers.get('www-authenticate')).toBe('Bearer');
        expect(reply.headers.get('cache-control')).toContain('no-store');
        expectFailure(reply);
      }
    });

  if (notYours.length > 0)
    itSignedIn('answers 404 for an id that is not of the caller', async () => {
      const [customer, other] = [await customerFor(call), await customerFor(call)];
      const theirs = await good(fixture, other);
      for (const input of [...notYours, ...theirs]) {
        const reply = await ask(call, input, customer);
        expect(reply.status, JSON.stringify(input)).toBe(404);
        expectFailure(reply);
      }
      // They answer their owner as before.
      expect((await ask(call, theirs[0]!, other)).status).toBe(200);
    });

  if (bad.length > 0)
    it('answers bad and missing input with 400, the field and why', async () => {
      for (const { field, input } of bad) {
        const reply = await ask(call, input);
        expect(reply.status, JSON.stringify(input)).toBe(400);
        expectFailure(reply);
        const errors = failureEnvelope.parse(reply.json).Errors ?? [];
        const fields = errors.map((error) => error.Field.split('.')[0]);
        expect(fields, JSON.stringify(input)).toContain(field);
        for (const error of errors) expect(error.Message).toMatch(/^(moet|mag|is|latitude) /);
      }
    });

  if (unknown.length > 0)
    itSignedIn('answers what is not there without its success flag', async () => {
      const customer = await customerFor(call);
      for (const input of unknown) {
        const reply = await ask(call, input, customer);
        expect(reply.status, JSON.stringify(input)).toBe(200);
        expectFailure(reply);
        expect(reply.json).not.toHaveProperty('Errors');
      }
    });
});

it('has cases for every call', () => {
  expect(Object.keys(CASES).sort()).toEqual(CALLS.map(({ name }) => name).sort());
});

it('answers an unknown call with 404 and no stack trace', async () => {
  for (const path of ['/api/aspos/unknown', '/api/', '/api/aspos/products/unknown/x']) {
    const reply = await send({ path });
    expect(reply.status, path).toBe(404);
    expectFailure(reply);
  }
});
