/** Two API processes on one PostgreSQL server serve one customer; skipped where none is installed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateCatalogue } from '../../demo/catalogue/load.ts';
import { makeAccount } from '../customers/identity/testing/make-account.ts';
import { ShopVisitor } from '../customers/identity/testing/shop-visitor.ts';
import {
  programsOrWarning,
  startTwoProcesses,
  type TwoProcesses,
} from '../testing/two-processes.ts';

const programs = programsOrWarning();

const [EMAIL, PASSWORD] = ['piet@bouwer.example', 'Geheim1'];

describe.skipIf(!programs)('two API processes on one PostgreSQL database', () => {
  let both: TwoProcesses;

  beforeAll(async () => {
    both = await startTwoProcesses(programs!, async ({ db }) => {
      await generateCatalogue(db, { products: 50, seed: 3 });
      await makeAccount(db, EMAIL, PASSWORD);
    });
  }, 120_000);
  afterAll(() => both?.close());

  /** Somebody new at each process. */
  const visitors = () =>
    both.servers.map(({ url }) => new ShopVisitor(url)) as [ShopVisitor, ShopVisitor];
  const statusAt = async (visitor: ShopVisitor, token: string) =>
    (await visitor.call('GET', '/api/aspos/customer', token)).status;

  it('signs in at one, and out at the other: then neither takes the token', async () => {
    const [one, two] = visitors();
    const token = await one.signIn(EMAIL, PASSWORD);
    expect(await statusAt(one, token)).toBe(200);
    expect(await statusAt(two, token)).toBe(200);
    const vat = { includeVat: false };
    await one.call('POST', '/api/aspos/preference/vat', token, vat);
    const preference = await two.call('GET', '/api/aspos/preference', token);
    expect(preference.Data).toMatchObject({ IncludeVat: false });

    expect((await two.auth('logout', {}, token)).status).toBe(200);
    expect(await statusAt(one, token)).toBe(401);
    expect(await statusAt(two, token)).toBe(401);
  });

  it('renews a token at the other, and both take the new one', async () => {
    const [one, two] = visitors();
    const token = await one.signIn(EMAIL, PASSWORD);
    const path = '/api/aspos/customer?refreshToken=true';
    const { Data } = await two.call('PUT', path, token, {});
    for (const visitor of [one, two])
      expect(await statusAt(visitor, String(Data['Token']))).toBe(200);
  });

  it('counts wrong passwords of both together', async () => {
    const [one, two] = visitors();
    const fields = { email: 'iemand@bouwer.example', password: 'Verkeerd1' };
    const statuses: number[] = [];
    for (const visitor of [one, two, one, two, one, two]) {
      statuses.push((await visitor.tryPassword(await visitor.openForm(), fields)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});
