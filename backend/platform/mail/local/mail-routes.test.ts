import { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { folderTransport } from '../outgoing-mail.ts';
import { mailRoutes } from '../local-mail.ts';
import { testFolder } from '../../../../tests/support/for-all-tests.ts';

const folder = testFolder();
const app = new Hono().route('/mail', mailRoutes(folder));
const NAME = '20261121T120000000Z-7-abc-localhost';

const get = (address: string, { from = '127.0.0.1', ...headers }: Record<string, string> = {}) =>
  app.request(
    `http://localhost:4321${address}`,
    { headers: { host: 'localhost:4321', ...headers } },
    { incoming: { socket: { remoteAddress: from } } },
  );

beforeAll(() =>
  folderTransport(folder).deliver(
    {
      messageId: '<7.abc@localhost>',
      date: new Date('2026-11-21T12:00:00Z'),
      from: { name: 'Bouwmaat', address: 'noreply@localhost' },
      to: 'jan@bouw.example',
      subject: 'Kies <een> wachtwoord',
      html: '<p>Hoi<script>alert(1)</script></p>',
      text: 'Hoi </pre><script>alert(1)</script>',
      locale: 'nl',
    },
    new AbortController().signal,
  ),
);

it('lists mail with subject and recipient', async () => {
  const answer = await get('/mail');
  const page = await answer.text();
  expect(page).toContain(`href="/mail/${NAME}">Kies &lt;een&gt; wachtwoord</a>`);
  expect(page).toContain('aan jan@bouw.example');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('shows a mail as text and, in a sandbox, as a page whose scripts do not run', async () => {
  const page = await (await get(`/mail/${NAME}`)).text();
  expect(page).toContain('Hoi &lt;/pre&gt;&lt;script&gt;');
  expect(page).toMatch(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  expect(page).toContain(`src="/mail/${NAME}/bericht"`);
  const body = await get(`/mail/${NAME}/bericht`);
  expect(await body.text()).toContain('<p>Hoi<script>');
  expect(body.headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*sandbox allow-popups allow-popups-to-escape-sandbox$/,
  );
});

it('knows no mail that is not in the folder', async () => {
  expect((await get('/mail/none')).status).toBe(404);
  expect((await get('/mail/..%2F..%2Fetc%2Fpasswd')).status).toBe(404);
});

it.each<[string, Record<string, string>]>([
  ['another machine', { from: '203.0.113.7' }],
  ['an unknown address', { from: '' }],
  ['a proxy on this machine', { 'x-forwarded-for': '203.0.113.7' }],
  ['a standard proxy', { forwarded: 'for=203.0.113.7' }],
  ['a tunnel', { host: 'shop.tunnel.example' }],
  ['a page whose name resolves to this machine', { host: 'evil.example:4321' }],
  ['a name that only begins like this machine', { host: 'localhost.evil.example' }],
])('shows nothing to %s', async (_, request) => {
  for (const address of ['/mail', `/mail/${NAME}`, `/mail/${NAME}/bericht`]) {
    const answer = await get(address, request);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('jan@');
  }
});

it.each(['::1', '::ffff:127.0.0.1', '127.0.0.1'])('answers this machine at %s', async (from) => {
  expect((await get('/mail', { from, host: '[::1]:4321' })).status).toBe(200);
});
