import { describe, expect, it } from 'vitest';
import { branchRecord as branch } from '../../../tests/support/records.ts';
import type { ApiClient, CallOptions } from '../../api/client.ts';
import type { Endpoint } from '../../api/call.ts';
import type { FailureKind, Outcome } from '../../api/outcome.ts';
import { createStoreFinder } from './store-finder.ts';

const STORES = '/api/aspos/stores';
const POSTCODE = '/api/aspos/locations/postcode-coords';
const PLACES = '/api/bouwmaat/locations/places';

/** Answers stores nearest first by latitude, and one postcode. */
function shop(failing: Record<string, number> = {}) {
  const asked: CallOptions[] = [];
  const answer = (path: string, { query = {} }: CallOptions): Outcome<unknown> => {
    const status = failing[path];
    if (status !== undefined) {
      const kinds: Record<number, FailureKind> = {
        200: 'Missing',
        400: 'BadRequest',
        404: 'NotFound',
      };
      const kind = kinds[status] ?? 'Network';
      return { ok: false, kind, status, message: null };
    }
    if (path === POSTCODE) return { ok: true, data: { Latitude: 51.6, Longitude: 5 } };
    if (path === PLACES) {
      const isKnown = query['term'] === 'Gouda';
      const found = { Name: 'Gouda', Latitude: 52.01, Longitude: 5 };
      return { ok: true, data: isKnown ? [found] : [] };
    }
    const all = [branch(1, 'Zwolle', 52.5), branch(2, "'s-Gravenhage", 52), branch(3, 'Breda', 51)];
    const from = query['latitude'];
    if (typeof from !== 'number') return { ok: true, data: all };
    const off = (row: (typeof all)[number]) => Math.abs(row.Location.Latitude - from);
    return { ok: true, data: all.sort((a, b) => off(a) - off(b)) };
  };
  const client: ApiClient = {
    call: async <T>({ path }: Endpoint, options: CallOptions = {}) => {
      asked.push(options);
      return answer(path, options) as Outcome<T>;
    },
  };
  return { client, asked };
}

const cities = (finder: ReturnType<typeof createStoreFinder>) =>
  finder.$view.get().stores?.map(({ address }) => address.city);

describe('createStoreFinder', () => {
  it('lists by place, and nearest first from a postcode', async () => {
    const { client, asked } = shop();
    const finder = createStoreFinder(client);
    await finder.search('');
    expect(cities(finder)).toEqual(['Breda', "'s-Gravenhage", 'Zwolle']);
    expect(asked[0]?.query).toMatchObject({ storeTags: ['Webshop'] });
    await finder.search(' 5211 AB ');
    expect(cities(finder)).toEqual(["'s-Gravenhage", 'Breda', 'Zwolle']);
    expect(finder.$view.get()).toMatchObject({ hasDistances: true, isBusy: false, problem: null });
  });

  it('finds a place as people type it', async () => {
    const finder = createStoreFinder(shop().client);
    await finder.search('s gravenh');
    expect(cities(finder)?.[0]).toBe("'s-Gravenhage");
    await finder.search('BREDA');
    expect(cities(finder)?.[0]).toBe('Breda');
  });

  it('lists nearest first from a town without a branch', async () => {
    const finder = createStoreFinder(shop().client);
    await finder.search('Gouda');
    expect(cities(finder)).toEqual(["'s-Gravenhage", 'Zwolle', 'Breda']);
    expect(finder.$view.get()).toMatchObject({ hasDistances: true, problem: null });
  });

  it.each([
    [404, 'unknown'],
    [0, 'failed'],
  ])('still finds the town of a branch where the call answers %i', async (status, problem) => {
    const finder = createStoreFinder(shop({ [PLACES]: status }).client);
    await finder.search('Breda');
    expect(cities(finder)?.[0]).toBe('Breda');
    await finder.search('Gouda');
    expect(finder.$view.get().problem).toBe(problem);
  });

  it('keeps the list and says what is wrong', async () => {
    const refused = createStoreFinder(shop().client, async () => 'refused');
    await refused.search('');
    await refused.findNearby();
    expect(refused.$view.get()).toMatchObject({ problem: 'refused', hasDistances: false });
    expect(cities(refused)).toHaveLength(3);
    await refused.search('Atlantis');
    expect(refused.$view.get().problem).toBe('unknown');
    await refused.search('12');
    expect(refused.$view.get().problem).toBe('postcode');
  });

  it.each([
    [400, 'postcode'],
    [200, 'unknownPostcode'],
    [0, 'failed'],
  ])('tells a postcode that the call answers with %i', async (status, problem) => {
    const finder = createStoreFinder(shop({ [POSTCODE]: status }).client);
    await finder.search('9999');
    expect(finder.$view.get().problem).toBe(problem);
    expect(cities(finder)).toHaveLength(3);
  });

  it('says so when the branches do not load', async () => {
    const finder = createStoreFinder(shop({ [STORES]: 0 }).client);
    await finder.search('');
    expect(finder.$view.get()).toMatchObject({ stores: null, isBusy: false, problem: 'failed' });
  });

  it('drops an answer that was overtaken', async () => {
    let found: (place: 'refused') => void = () => undefined;
    const finder = createStoreFinder(shop().client, () => new Promise((r) => (found = r)));
    const first = finder.findNearby();
    await finder.search('Zwolle');
    found('refused');
    await first;
    expect(cities(finder)?.[0]).toBe('Zwolle');
    expect(finder.$view.get().problem).toBeNull();
  });
});
