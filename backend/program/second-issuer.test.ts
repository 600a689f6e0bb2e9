import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseEnv } from '../../src/env.ts';
import { fillDataDir } from '../../demo/testing/filled-database.ts';
import { type TestIssuer, startTestIssuer } from '../customers/identity/testing/own-issuer.ts';
import { ShopVisitor } from '../customers/identity/testing/shop-visitor.ts';
import { type Backend, startBackend } from './server.ts';
import { testFolder } from '../../tests/support/for-all-tests.ts';

const dataDir = testFolder();
const ANNA = 'anna@elders.example';
let issuer: TestIssuer;
let backend: Backend;

beforeAll(async () => {
  await fillDataDir(dataDir);
  const claims = { email: ANNA, email_verified: true, name: 'Anna de Boer' };
  issuer = await startTestIssuer({ [ANNA]: { password: 'Elders1', claims } }, () => [
    `${backend.url}/login/redirect`,
  ]);
  const env = parseEnv({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...issuer.env });
  backend = await startBackend({ env, checkAnswers: true });
}, 60_000);

afterAll(async () => {
  await backend?.close();
  await issuer?.close();
});

it('signs in at an issuer elsewhere by environment alone, and keeps the customer', async () => {
  const anna = new ShopVisitor(backend.url);
  expect(await anna.openForm()).toContain(issuer.env.OIDC_ISSUER);
  const token = await anna.signIn(ANNA, 'Elders1');
  const { Data: customer } = await anna.call('GET', '/api/aspos/customer', token);
  expect(customer).toMatchObject({ Email: ANNA, FirstName: 'Anna', LastName: 'de Boer' });

  const again = await new ShopVisitor(backend.url).signIn(ANNA, 'Elders1');
  const second = await anna.call('GET', '/api/aspos/customer', again);
  expect(second.Data['Id']).toBe(customer['Id']);
  const out = await anna.auth('logout', {}, token);
  expect(out.Data['RedirectUrl']).toContain(`${issuer.env.OIDC_ISSUER}/session/end`);
  expect((await anna.call('GET', '/api/aspos/customer', token)).status).toBe(401);
});

it('refuses what the issuer refuses, and has no sign-in form of its own', async () => {
  const anna = new ShopVisitor(backend.url);
  const wrong = await anna.tryPassword(await anna.openForm(), { email: ANNA, password: 'Anders1' });
  expect(wrong.status).toBe(401);
  expect((await fetch(`${backend.url}/id/auth`)).status).toBe(404);
});

it('never joins an account of the shop that has the same e-mail address', async () => {
  const email = ANNA;
  const registration = { email, password: 'Geheim1', firstName: 'Iemand', lastName: 'Anders' };
  const visitor = new ShopVisitor(backend.url);
  expect((await visitor.auth('register', registration)).Data['Success']).toBe(true);
  const token = await new ShopVisitor(backend.url).signIn(ANNA, 'Elders1');
  const { Data: customer } = await visitor.call('GET', '/api/aspos/customer', token);
  expect(customer).toMatchObject({ FirstName: 'Anna' });
});
