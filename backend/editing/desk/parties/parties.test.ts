import { beforeAll, expect, it, test } from 'vitest';
import { parseEnv } from '../../../../src/env.ts';
import { openDesk } from '../testing/open-desk.ts';
import { translateWord } from '../texts.ts';
import { THIRD_PARTIES } from '../parties.ts';
import { openForAll } from '../../../../tests/support/for-all-tests.ts';

let cookie = '';
const desk = openForAll(openDesk);
beforeAll(async () => {
  await desk.addEditor('Anna');
  cookie = await desk.signIn('Anna');
}, 60_000);

const open = async () => (await desk.ask('/koppelingen', { headers: { cookie } })).text();
const isSet = (id: string, env: Record<string, string>) =>
  THIRD_PARTIES.find((party) => party.id === id)!.isSet(parseEnv(env));

test.each([
  ['payment', {}, false],
  ['payment', { MOLLIE_API_KEY: 'test_secret1' }, true],
  ['map', { MAPS_KEY: 'secret2' }, true],
  ['map', {}, false],
  ['addresses', { ADDRESS_LOOKUP: 'pdok' }, true],
  ['places', {}, false],
  ['reviews', { PRODUCT_REVIEWS: 'true' }, false],
  ['reviews', { PRODUCT_REVIEWS: 'true', TRUSTPILOT_API_KEY: 'x', TRUSTPILOT_BUSINESS: 'y' }, true],
  ['push', {}, true],
  ['push', { PUSH_SERVICES: '' }, false],
  ['metrics', { METRICS: 'false' }, false],
] as const)('%s with %j: %s', (id, env, expected) => expect(isSet(id, env)).toBe(expected));

it('calls each by words, in both languages', () => {
  for (const { id } of THIRD_PARTIES)
    for (const locale of ['nl', 'en'] as const)
      expect(translateWord(locale, 'parties.name', id)).not.toBe(id);
});

it('shows what is set by what, and no value of it', async () => {
  desk.env.MOLLIE_API_KEY = 'test_secret1';
  const page = await open();
  expect(page).toContain('MOLLIE_API_KEY');
  expect(page).not.toContain('secret1');
  expect(page).toMatch(/Betalen \(Mollie\)<\/b>(?:(?!<\/li>)[\s\S])*Ingesteld/);
  expect(page).toMatch(/Zonder: mails worden bestanden/);
});

it('says that the payment provider refuses the key', async () => {
  desk.env.MOLLIE_API_KEY = 'test_secret1';
  desk.provider.state = 'key-refused';
  expect(await open()).toContain('De betaaldienst weigert de sleutel van de winkel');
  desk.provider.state = 'ok';
});

it('is for owners alone', async () => {
  await desk.addEditor('Ella');
  await desk.db.updateTable('editors').set({ role: 'editor' }).where('name', '=', 'Ella').execute();
  const ella = await desk.signIn('Ella');
  expect((await desk.ask('/koppelingen', { headers: { cookie: ella } })).status).toBe(403);
});
