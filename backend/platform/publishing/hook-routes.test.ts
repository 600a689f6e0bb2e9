import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { hookRoutes, webhookSecret } from './publishing.ts';
import { PublishQueue } from './queue.ts';
import { signedHook } from './testing/signed-hook.ts';
import { openForAll, testFolder } from '../../../tests/support/for-all-tests.ts';

const SECRET = webhookSecret(Buffer.from('a secret of this test').toString('base64url'));
const dataDir = testFolder();
let added = 0;
let hooks: ReturnType<typeof hookRoutes>;

const database = openForAll(() => openDatabase({ databaseUrl: '', dataDir }));
beforeAll(async () => {
  hooks = hookRoutes(new PublishQueue(database.db, () => new Date()), SECRET, () => (added += 1));
}, 60_000);

beforeEach(async () => {
  await sql`delete from publish_jobs`.execute(database.db);
  added = 0;
});

async function jobs(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from publish_jobs`.execute(database.db);
  return rows[0]?.n ?? 0;
}

const headers = (body: string, at = new Date()): Record<string, string> =>
  signedHook(SECRET, 'msg_1', body, at);
const longAgo = new Date(Date.now() - 600_000);
const nonsense = JSON.stringify({ entities: ['everything'] });
const naming = (count: number) =>
  JSON.stringify({ entities: Array.from({ length: count }, (_, n) => `product:${900_000 + n}`) });
const tooMany = naming(10_001);

it.each([
  ['all', '{}'],
  ['ten thousand names', naming(10_000)],
])('a signed hook that asks for %s is one job, also when it comes again', async (_, body) => {
  const request = { method: 'POST', body, headers: headers(body) };
  const first = await hooks.request('/rebuild', request);
  // One that still waits would take any hook in.
  await sql`update publish_jobs set state = 'done'`.execute(database.db);
  const again = await hooks.request('/rebuild', request);
  expect(await again.json()).toEqual(await first.json());
  expect(first.status).toBe(202);
  expect([await jobs(), added]).toEqual([1, 2]);
});

it.each<[string, string, Record<string, string>, number]>([
  ['forged', '{}', { ...headers('{}'), 'webhook-signature': `v1,${'A'.repeat(43)}=` }, 401],
  ['of another text', '{"entities":[]}', headers('{}'), 401],
  ['old', '{}', headers('{}', longAgo), 401],
  ['unsigned', '{}', {}, 401],
  ['no JSON', 'nonsense', headers('nonsense'), 400],
  ['no name of an entity', nonsense, headers(nonsense), 400],
  ['more than ten thousand names', tooMany, headers(tooMany), 400],
])('a hook that is %s is refused, and nothing is queued', async (_, body, sent, status) => {
  const request = { method: 'POST', body, headers: sent };
  expect((await hooks.request('/rebuild', request)).status).toBe(status);
  expect([await jobs(), added]).toEqual([0, 0]);
});
