/** A shop whose address is public: what only this machine may see, and what takes no money. */
import { get } from 'node:http';
import { beforeAll, expect, it } from 'vitest';
import { parseEnv } from '../../src/env.ts';
import { fillDataDir } from '../../demo/testing/filled-database.ts';
import { startBackend } from './server.ts';
import { testFolder } from '../../tests/support/for-all-tests.ts';

const dataDir = testFolder();
const PUBLIC = { SITE_URL: 'https://shop.example' };

beforeAll(async () => {
  await fillDataDir(dataDir);
}, 60_000);

const start = (more: Record<string, string>) =>
  startBackend({
    env: parseEnv({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...more }),
  });

/** Asks for a path as a proxy on this machine does. */
const ask = (url: string, at: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; cookies: string[]; text: string }>(
    (resolve, reject) => {
      get(url + at, { headers: { host: 'localhost', ...headers } }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, cookies: answer.headers['set-cookie'] ?? [], text }),
        );
      }).on('error', reject);
    },
  );

it('does not start at a public address without a payment provider', async () => {
  await expect(start(PUBLIC)).rejects.toThrow(
    'MOLLIE_API_KEY must be set where SITE_URL is public; or set TEST_BANK=true, and no money moves.',
  );
});

it('shows no mail, and signs in at its own address alone, whatever a request says, with cookies for https', async () => {
  const backend = await start({ ...PUBLIC, TEST_BANK: 'true' });
  expect((await ask(backend.url, '/mail')).status).toBe(404);
  const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
  const known = await ask(backend.url, '/id/.well-known/openid-configuration', forged);
  expect(known.text).toContain('https://shop.example/id/auth');
  expect(known.text).not.toContain('evil');
  const query = new URLSearchParams({
    ...{ client_id: 'shop', response_type: 'code', scope: 'openid', code_challenge_method: 'S256' },
    ...{ code_challenge: 'x'.repeat(43), redirect_uri: `${PUBLIC.SITE_URL}/login/redirect` },
  });
  for (const headers of [{}, forged]) {
    const { status, cookies } = await ask(backend.url, `/id/auth?${query}`, headers);
    expect(status).toBe(303);
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/; secure/i);
  }
  await backend.close();
}, 30_000);
