/**
 * The contract of a geocoder, held by each adapter: the table by itself, PDOK and Google against a
 * local server that answers in the form of the service.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { distanceKm } from '../../../src/domain/store/distance.ts';
import {
  type Geocoder,
  GeocoderError,
  googleGeocoder,
  pdokGeocoder,
  geocoderOf,
  tableGeocoder,
} from './geocoder.ts';

const UTRECHT = { lat: 52.0907, lng: 5.1214 };
const TIMEOUT_MS = 300;

/** Towns and postcodes that the local server knows. */
const TOWNS = [
  { name: 'Utrecht', province: 'Utrecht', postcode: '3542AB', lat: 52.0907, lng: 5.1214 },
  { name: 'Bergen', province: 'Noord-Holland', postcode: '1861AA', lat: 52.67, lng: 4.7 },
  { name: 'Bergen', province: 'Limburg', postcode: '5854AA', lat: 51.6, lng: 6.045 },
];

/** `/free` of the Locatieserver (Solr): filters in `fq`, fields in `fl`. */
function pdokAnswer({ searchParams }: URL): object {
  const filters = searchParams.getAll('fq');
  const term = (searchParams.get('q') ?? '').toLowerCase();
  const postcode = filters.find((one) => one.startsWith('postcode:'))?.slice(9);
  const found = filters.includes('type:woonplaats')
    ? TOWNS.filter(({ name }) => name.toLowerCase().startsWith(term))
    : TOWNS.filter((town) =>
        postcode?.endsWith('*')
          ? town.postcode.startsWith(postcode.slice(0, -1))
          : town.postcode === postcode,
      );
  const docs = found.slice(0, Number(searchParams.get('rows'))).map((town) => ({
    woonplaatsnaam: town.name,
    provincienaam: town.province,
    centroide_ll: `POINT(${town.lng} ${town.lat})`,
  }));
  return { response: { numFound: docs.length, start: 0, maxScore: 1, docs } };
}

const COUNTRY = {
  formatted_address: 'Nederland',
  types: ['country', 'political'],
  address_components: [],
  geometry: { location: { lat: 52.1, lng: 5.3 }, location_type: 'APPROXIMATE' },
};

/** Google answers an unknown town in a country with the country, and an unknown postcode with nothing. */
function googleAnswer({ searchParams }: URL): object {
  if (searchParams.get('key') !== 'good') {
    return { status: 'REQUEST_DENIED', results: [], error_message: 'The key is invalid.' };
  }
  const postcode = /postal_code:(\w+)/.exec(searchParams.get('components') ?? '')?.[1];
  const term = (searchParams.get('address') ?? '').toLowerCase();
  const found = TOWNS.filter((town) =>
    postcode ? town.postcode.startsWith(postcode) : town.name.toLowerCase() === term,
  );
  if (found.length === 0) {
    return postcode
      ? { status: 'ZERO_RESULTS', results: [] }
      : { status: 'OK', results: [COUNTRY] };
  }
  const results = found.map(({ name, lat, lng }) => ({
    formatted_address: `${name}, Nederland`,
    types: ['locality', 'political'],
    address_components: [{ long_name: name, short_name: name, types: ['locality', 'political'] }],
    geometry: { location: { lat, lng }, location_type: 'APPROXIMATE' },
  }));
  return { status: 'OK', results };
}

let server: Server;
let base: string;
const asked: URL[] = [];
let broken: { status: number; body: string } | 'never' | null = null;

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    asked.push(url);
    const answer = url.pathname.endsWith('/free') ? pdokAnswer(url) : googleAnswer(url);
    if (broken === 'never') return;
    response.writeHead(broken?.status ?? 200, { 'content-type': 'application/json' });
    response.end(broken?.body ?? JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked.length = 0;
  broken = null;
});

const pdok = (timeoutMs?: number) => pdokGeocoder(`${base}/search/v3_1/`, timeoutMs);
const google = (timeoutMs?: number, key = 'good') =>
  googleGeocoder({ url: `${base}/maps/api/geocode/json`, key, ...(timeoutMs && { timeoutMs }) });

const ADAPTERS: [name: string, open: () => Geocoder][] = [
  ['the table', () => tableGeocoder],
  ['PDOK', () => pdok()],
  ['Google', () => google()],
];

describe.each(ADAPTERS)('%s', (_, open) => {
  it.each(['3542AB', '3542 ab', '3542'])('knows where the postcode %s is', async (postcode) => {
    const found = await open().postcode(postcode);
    expect(found?.name).toBe('Utrecht');
    expect(distanceKm(found!, UTRECHT)).toBeLessThan(12);
  });

  it('does not know a postcode that is never given out', async () => {
    expect(await open().postcode('1234SS')).toBeNull();
  });

  it.each(['Utrecht', 'utrecht', ' Utrecht '])('finds the town "%s"', async (term) => {
    const [first] = await open().places(term);
    expect(first?.name).toBe('Utrecht');
    expect(distanceKm(first!, UTRECHT)).toBeLessThan(12);
  });

  it('finds no town for a name that nobody gave one', async () => {
    expect(await open().places('Atlantis')).toEqual([]);
  });
});

describe('the table', () => {
  it('puts the whole name before longer ones, and knows towns by their other name', async () => {
    expect((await tableGeocoder.places('ede'))[0]?.name).toBe('Ede');
    expect((await tableGeocoder.places('den bosch'))[0]?.name).toBe("'s-Hertogenbosch");
    expect((await tableGeocoder.places('s-hertogenb'))[0]?.name).toBe("'s-Hertogenbosch");
    expect(await tableGeocoder.places('--')).toEqual([]);
  });
});

describe('PDOK', () => {
  it('asks for towns alone, in characters that its query language does not read', async () => {
    await pdok().places('Utrecht" OR type:*');
    const { pathname, searchParams } = asked[0]!;
    expect(pathname).toBe('/search/v3_1/free');
    expect(searchParams.getAll('fq')).toEqual(['type:woonplaats']);
    expect(searchParams.get('q')).not.toMatch(/[":*]/);
  });

  it('names the province where towns have the same name', async () => {
    const names = (await pdok().places('bergen')).map(({ name }) => name);
    expect(names).toEqual(['Bergen (Noord-Holland)', 'Bergen (Limburg)']);
  });
});

describe('Google', () => {
  it('is asked in Dutch about the Netherlands', async () => {
    await google().places('Utrecht');
    expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({
      ...{ address: 'Utrecht', components: 'country:NL' },
      ...{ language: 'nl', region: 'nl', key: 'good' },
    });
  });

  it('tells a refused key from nothing found, without the key', async () => {
    const failed = await google(undefined, 'badkey')
      .places('Utrecht')
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(GeocoderError);
    expect(String(failed)).toContain('REQUEST_DENIED');
    expect(String(failed)).not.toContain('badkey');
  });
});

describe.each([
  ['PDOK', () => pdok(TIMEOUT_MS)],
  ['Google', () => google(TIMEOUT_MS)],
])('%s', (_, open) => {
  it.each([
    ['a failure', { status: 503, body: '' }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['an unknown form', { status: 200, body: '{"docs":[]}' }],
    ['no answer', 'never' as const],
  ])('throws its own error after %s, without the postcode', async (__, given) => {
    broken = given;
    const failed = await open()
      .postcode('3542AB')
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(GeocoderError);
    expect((failed as Error).message).not.toMatch(/3542/);
    expect((failed as Error).cause).toBeUndefined();
  });
});

it('is chosen by the environment', () => {
  const env = { GEOCODING_KEY: 'good', GEOCODING_URL: base, PDOK_URL: base };
  expect(geocoderOf({ ...env, GEOCODER: 'table' })).toBe(tableGeocoder);
  expect(geocoderOf({ ...env, GEOCODER: 'pdok' })).not.toBe(tableGeocoder);
  expect(geocoderOf({ ...env, GEOCODER: 'google' })).not.toBe(tableGeocoder);
});
