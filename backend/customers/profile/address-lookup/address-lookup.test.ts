import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { looksLikeLink } from '../../../../src/domain/shared/web-address.ts';
import { normalisePostcode } from '../../../../src/domain/validation/rules.ts';
import { AddressLookupError, findAddresses, pdokLookup, addressLookup } from '../address-calls.ts';
import { generatedLookup } from '../../../../demo/customers/generated-lookup.ts';

describe('the generated look-up', () => {
  const letters = fc.constantFrom(...'ABCDEFGHJKLMNPRTUVWXZ');
  const postcode = fc
    .tuple(fc.integer({ min: 1000, max: 9999 }), letters, letters)
    .map(([digits, a, b]) => `${digits} ${a}${b}`)
    .filter((text) => normalisePostcode(text) !== null);
  const number = fc.integer({ min: 1, max: 700 }).map(String);

  it('always gives the same street and town for a postcode, of its shape', async () => {
    await fc.assert(
      fc.asyncProperty(postcode, number, async (postalCode, houseNumber) => {
        const typed = { postalCode, houseNumber };
        const found = await findAddresses(generatedLookup, typed);
        expect(await findAddresses(generatedLookup, typed)).toEqual(found);
        for (const address of found) {
          expect(address).toMatchObject({ postalCode, houseNumber, countryCode: 'NL' });
          expect(address.street).toMatch(/^[A-Z][a-z]+$/);
          expect(address.city).not.toBe('');
        }
        const first = await findAddresses(generatedLookup, { postalCode, houseNumber: '1' });
        expect(first.length).toBeGreaterThan(0);
        if (found[0])
          expect([found[0].street, found[0].city]).toEqual([first[0]!.street, first[0]!.city]);
      }),
    );
  });

  it('has several, one and no addresses at a number', async () => {
    const counts = await Promise.all(
      Array.from({ length: 700 }, async (_, index) => {
        const typed = { postalCode: '3542AB', houseNumber: String(index + 1) };
        return (await findAddresses(generatedLookup, typed)).length;
      }),
    );
    expect([...new Set(counts)].sort()).toEqual([0, 1, 3]);
  });
});

describe('the PDOK look-up', () => {
  let server: Server;
  let baseUrl: string;
  let answer: { status: number; body: string } | 'never';
  const asked: URL[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(new URL(request.url ?? '', 'http://localhost'));
      if (answer === 'never') return;
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(answer.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3_1/`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => (asked.length = 0));

  const doc = (huisnummer: number | string, more: object = {}) => ({
    straatnaam: 'Kanaalstraat',
    huisnummer,
    postcode: '3531CJ',
    woonplaatsnaam: 'Utrecht',
    ...more,
  });
  const answerWith = (...docs: object[]) =>
    (answer = { status: 200, body: JSON.stringify({ response: { numFound: docs.length, docs } }) });
  const find = (houseNumber: string, timeoutMs?: number) =>
    findAddresses(pdokLookup(baseUrl, timeoutMs), { postalCode: '3531 cj', houseNumber });

  it('asks for addresses of one postcode and house number', async () => {
    answerWith(doc(546));
    expect(await find('546')).toEqual([
      {
        street: 'Kanaalstraat',
        houseNumber: '546',
        houseNumberExtension: '',
        postalCode: '3531 CJ',
        city: 'Utrecht',
        countryCode: 'NL',
      },
    ]);
    expect(asked[0]?.pathname).toBe('/v3_1/free');
    expect(asked[0]?.searchParams.getAll('fq')).toEqual([
      'type:adres',
      'postcode:3531CJ',
      'huisnummer:546',
    ]);
  });

  it('writes a name with dots so that it is an address that can be kept', async () => {
    answerWith(doc(546, { straatnaam: 'Prof.dr.St.Jansstraat', woonplaatsnaam: 'St.Maarten' }));
    const [found] = await find('546');
    expect(found).toMatchObject({ street: 'Prof. dr. St. Jansstraat', city: 'St. Maarten' });
    expect(looksLikeLink(found!.street)).toBe(false);
  });

  it('compares number, postcode and extension exactly, each address once', async () => {
    answerWith(
      doc('546', { huisletter: 'K', huisnummertoevoeging: 2 }),
      doc(546, { huisletter: 'K', huisnummertoevoeging: '1' }),
      doc(546, { huisletter: 'K', huisnummertoevoeging: '1' }),
      doc(5460),
      doc(546, { postcode: '3531CK' }),
    );
    const extensions = async (houseNumber: string) =>
      (await find(houseNumber)).map(({ houseNumberExtension }) => houseNumberExtension);
    expect(await extensions('546')).toEqual(['K 1', 'K 2']);
    expect(await extensions('546k-1')).toEqual(['K 1']);
    expect(await extensions('546 X')).toEqual(['K 1', 'K 2']);
  });

  it('answers an empty list where nothing is found', async () => {
    answerWith();
    expect(await find('546')).toEqual([]);
  });

  it.each([
    ['a failure', { status: 503, body: '' }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['an unknown form', { status: 200, body: '{"docs":[]}' }],
    ['no answer', 'never' as const],
  ])('throws its own error after %s, without the address', async (_, given) => {
    answer = given;
    const failed = await find('546', 100).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(AddressLookupError);
    expect((failed as Error).message).not.toMatch(/546|3531/);
    expect((failed as Error).cause).toBeUndefined();
  });

  it('is chosen by the environment', () => {
    const env = { PDOK_URL: baseUrl };
    const chosen = (ADDRESS_LOOKUP: 'generated' | 'pdok') =>
      addressLookup({ ...env, ADDRESS_LOOKUP }, generatedLookup);
    expect(chosen('generated')).toBe(generatedLookup);
    expect(chosen('pdok')).not.toBe(generatedLookup);
  });

  it('takes the place of made-up streets where nobody brings them', async () => {
    answerWith(doc(546));
    const lookup = addressLookup({ PDOK_URL: baseUrl, ADDRESS_LOOKUP: 'generated' }, undefined);
    const typed = { postalCode: '3531 CJ', houseNumber: '546' };
    expect(await findAddresses(lookup, typed)).toHaveLength(1);
  });
});

it('finds nothing for text that is no Dutch address', async () => {
  const typed = { postalCode: '3542 SS', houseNumber: '1' };
  expect(await findAddresses(generatedLookup, typed)).toEqual([]);
  expect(await findAddresses(generatedLookup, { ...typed, houseNumber: 'K' })).toEqual([]);
});
