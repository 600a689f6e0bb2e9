/** What saved searches keep, and who can reach them. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { SavedSearchRecord } from '../../src/api/saved-searches/calls.ts';
import { send } from './support/api.ts';
import { useBackend } from './support/backend.ts';
import { CAN_SIGN_IN, PASSWORD, signUp, type TestCustomer } from './support/customers.ts';

const CUSTOMER = '/api/aspos/customer';
const BASE = `${CUSTOMER}/searches`;

let piet: TestCustomer;

useBackend();
beforeEach(async () => {
  if (CAN_SIGN_IN) piet = await signUp();
});

const ask = (method: string, path: string, body?: unknown, { token } = piet) =>
  send({
    ...{ method, path, headers: { authorization: `Bearer ${token}` } },
    ...(body !== undefined && { body }),
  });
const save = (term: string) => ask('POST', BASE, { term });
const savedBy = async (customer = piet) =>
  (await ask('GET', BASE, undefined, customer)).json.Data as SavedSearchRecord[];
const terms = async () => (await savedBy()).map(({ Term }) => Term);

describe.skipIf(!CAN_SIGN_IN)('a customer', () => {
  it('saves a term once, whatever its spaces and capitals, the last saved first', async () => {
    const other = await signUp();
    const before = await savedBy(other);
    await save('  houten   plaat ');
    expect(await terms()).toEqual(['houten plaat', 'gipsplaat']);
    const { json } = await save('GIPSPLAAT');
    expect(json.Data).toMatchObject({ Id: piet.savedSearchId, Term: 'GIPSPLAAT' });
    expect(await terms()).toEqual(['GIPSPLAAT', 'houten plaat']);
    expect(await savedBy(other)).toEqual(before);
  });

  it('has at most fifty, also if many are saved at once, and saves a known one again', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, (_, i) => save(`klus ${i}`)));
    const refused = replies.filter(({ json }) => !json.Success);
    expect(refused).toHaveLength(1);
    expect(refused[0]!.json['Message']).toContain('Verwijder er eerst een');
    expect(await savedBy()).toHaveLength(50);
    expect((await save('Gipsplaat')).json.Success).toBe(true);
    expect(await savedBy()).toHaveLength(50);
  });

  it('deletes one, and then has it no more', async () => {
    const path = `${BASE}/id/${piet.savedSearchId}`;
    expect((await ask('DELETE', path)).json.Success).toBe(true);
    expect(await terms()).toEqual([]);
    expect((await ask('DELETE', path)).status).toBe(404);
  });

  it('finds them in the export, until the account is deleted', async () => {
    const { json } = await ask('GET', `${CUSTOMER}/export`);
    expect(json.Data).toMatchObject({ SavedSearches: [{ Term: 'gipsplaat' }] });
    expect((await ask('DELETE', CUSTOMER, { password: PASSWORD })).status).toBe(200);
    expect((await ask('GET', BASE)).status).toBe(401);
  });
});
