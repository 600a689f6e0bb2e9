import { expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { deleteCustomer, refreshToken } from './client.ts';

function clientOf(data: unknown) {
  const sent: { url: string; method: string | undefined; body: unknown }[] = [];
  const api = createClient({
    baseUrl: 'http://shop.example',
    language: 'nl',
    fetch: async (url, init) => {
      sent.push({ url: String(url), method: init?.method, body: JSON.parse(String(init?.body)) });
      return Response.json({ Success: true, Data: data });
    },
  });
  return { api, sent };
}

it('requests a new token without changing the customer', async () => {
  const Customer = { Id: 1, Email: 'a@b.nl', CreationDate: '2026-11-20' };
  const { api, sent } = clientOf({ Customer, Token: 'new' });
  expect(await refreshToken(api)).toEqual({ ok: true, data: 'new' });
  expect(sent).toEqual([
    {
      url: 'http://shop.example/api/aspos/customer?refreshToken=true',
      method: 'PUT',
      body: {},
    },
  ]);
});

it('returns no token once the session has reached its maximum age', async () => {
  const Customer = { Id: 1, Email: 'a@b.nl', CreationDate: '2026-11-20' };
  expect(await refreshToken(clientOf({ Customer, Token: null }).api)).toEqual({
    ok: true,
    data: null,
  });
});

it('deletes a customer of an external issuer without a password', async () => {
  const { api, sent } = clientOf(null);
  await deleteCustomer(api, null);
  expect(sent[0]).toMatchObject({ method: 'DELETE', body: {} });
});
