/** Mail of a running backend, from a service to the page on this machine. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parseEnv } from '../../../../src/env.ts';
import { type Backend, startBackend } from '../../../program/server.ts';
import { openMail } from '../mail-job.ts';
import { sampleMail } from '../testing/sample-mail.ts';
import { testFolder } from '../../../../tests/support/for-all-tests.ts';

const dataDir = testFolder();
let backend: Backend;

beforeAll(async () => {
  backend = await startBackend({
    env: parseEnv({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }),
    site: Object.assign(
      (_: IncomingMessage, response: ServerResponse) => {
        response.end('the site');
        return true;
      },
      { liveRelease: () => 7 },
    ),
  });
}, 60_000);
afterAll(() => backend.close());

it('shows the mail of a service to a browser on this machine, beside the site', async () => {
  const page = async (address: string) => (await fetch(backend.url + address)).text();
  expect(await page('/mail')).toContain('Er is nog geen mail.');
  await backend.mailer.send(backend.db, sampleMail('reset-password'));
  await vi.waitFor(async () => expect(await page('/mail')).toContain('Kies een nieuw wachtwoord'), {
    timeout: 20_000,
  });
  expect(await page('/mailen')).toBe('the site');
  expect(await (await fetch(`${backend.url}/healthz`)).json()).toMatchObject({ release: 7 });
});

it('shows none where there is a mail server', () => {
  const SMTP_URL = 'smtp://127.0.0.1:9';
  expect(openMail(parseEnv({ SMTP_URL, MAIL_FROM: 'a@shop.example' })).page).toBeNull();
});
