import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { BOUNDS, RATES } from '../../../src/api/bounds.ts';
import { type Call, defineCall } from '../../../src/api/call.ts';
import { CALLS } from '../../../src/api/catalogue.ts';
import { idField, intField } from '../../../src/api/fields.ts';
import type { Editorial } from '../../editing/content/editorial.ts';
import { AnswerCache } from './payload.ts';
import { notFound, SerialisedData } from './answers.ts';
import { handle, type HandledCall } from './handled-call.ts';
import { mountCalls } from './mount.ts';

const item = defineCall({
  name: 'item',
  area: 'test',
  bounds: BOUNDS.read,
  summary: 'One',
  audience: 'public',
  method: 'GET',
  path: '/items/{id}',
  params: z.object({ id: idField }),
  query: z.object({ limit: intField(1, 10, 3) }),
  data: z.object({ Id: z.int(), Limit: z.int(), Language: z.string() }),
});
const save = defineCall({
  name: 'save',
  area: 'test',
  bounds: BOUNDS.write,
  summary: 'Save',
  audience: 'personal',
  method: 'POST',
  path: '/items',
  body: z.object({ name: z.string({ error: 'must be a text' }) }),
  data: z.null(),
});

const clockCall = defineCall({
  name: 'clock',
  area: 'test',
  bounds: BOUNDS.read,
  summary: 'Times',
  audience: 'personal',
  method: 'GET',
  path: '/clock',
  data: z.object({ Now: z.string(), ShopNow: z.string() }),
});

const limits = { read: 0, write: 0 };
/** What the limits were told of. */
const counted: { work: number; rate?: string; inTurn?: true }[] = [];
afterEach(() => {
  Object.assign(limits, { read: 0, write: 0 });
  counted.length = 0;
});

function appOf(...handled: HandledCall[]) {
  return mountedApp(handled, false);
}

function mountedApp(handled: HandledCall[], allowsFakeNow: boolean) {
  const app = new Hono();
  const cache = new AnswerCache();
  mountCalls(app, handled, {
    cache,
    now: () => new Date(0),
    checkAnswers: true,
    allowsFakeNow,
    editorial: (draft) => (draft === 'other' ? Promise.resolve(null) : ({} as Editorial)),
    caller: async (c) =>
      c.req.header('authorization') === 'Bearer ended'
        ? null
        : {
            visitorId: null,
            firstChoice: null,
            ensureVisitor: () => 'v',
            cookie: () => undefined,
            customer: null,
          },
    limits: {
      countReads(_, work) {
        counted.push({ work });
        return limits.read;
      },
      async countWrite(_, rate) {
        counted.at(-1)!.rate = rate;
        return limits.write;
      },
      admit: (_, answer) => answer(),
      runInTurn(_, job) {
        counted.at(-1)!.inTurn = true;
        return job();
      },
    },
  });
  app.onError((_, c) => c.json({ failed: true }, 500));
  return { app, cache };
}

const itemCall = handle(item, ({ params, query }, { locale }) =>
  params.id === 9
    ? notFound('No item 9.')
    : { Id: params.id, Limit: query.limit, Language: locale },
);

test('input arrives typed, with defaults and language', async () => {
  const { app } = appOf(itemCall);
  const answer = await app.request('/items/5', { headers: { 'x-language': 'en-US' } });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    Success: true,
    Data: { Id: 5, Limit: 3, Language: 'en' },
  });
  const tag = answer.headers.get('etag') ?? '';
  const again = await app.request('/items/5', {
    headers: { 'x-language': 'en', 'if-none-match': tag },
  });
  expect(again.status).toBe(304);
});

test.each([
  ['nl', 'De invoer klopt niet: ', 'moet een geheel getal zijn', 'mag hoogstens 10 zijn'],
  ['en', 'Wrong input: ', 'must be a whole number', 'must be at most 10'],
])(
  'wrong input is named field by field, in the language %s',
  async (language, wrong, id, limit) => {
    const { app } = appOf(itemCall);
    const headers = { 'x-language': language };
    const answer = await app.request('/items/x?limit=99', { headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      Success: false,
      Message: `${wrong}id ${id}; limit ${limit}.`,
      Data: null,
      Errors: [
        { In: 'path', Field: 'id', Message: id },
        { In: 'query', Field: 'limit', Message: limit },
      ],
    });
  },
);

test.each([
  [true, '2030-01-15T10:00:00.000Z'],
  [false, '1970-01-01T00:00:00.000Z'],
])('the time of the cookie fake-now is known where it is allowed (%s)', async (allowed, time) => {
  const clock = handle(clockCall, (_, { now, shopNow }) => ({
    Now: now.toISOString(),
    ShopNow: shopNow.toISOString(),
  }));
  const { app } = mountedApp([clock], allowed);
  const headers = { cookie: 'a=b; fake-now=2030-01-15T10:00:00Z' };
  const answer = (await (await app.request('/clock', { headers })).json()) as { Data: unknown };
  expect(answer.Data).toEqual({ Now: '1970-01-01T00:00:00.000Z', ShopNow: time });
});

test('an unknown id is a miss with status 200', async () => {
  const { app } = appOf(itemCall);
  const answer = await app.request('/items/9');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ Success: false, Message: 'No item 9.', Data: null });
});

test.each([
  ['', 'body must not be empty'],
  ['{"name":', 'body must be valid JSON'],
  ['{"name":1}', 'name must be a text'],
  ['[]', 'body '],
])('the body %s is answered with 400', async (body, message) => {
  const { app } = appOf(handle(save, () => null));
  const headers = { 'x-language': 'en' };
  const answer = await app.request('/items', { method: 'POST', body, headers });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(message);
});

test('too often is a 429 with when to try again', async () => {
  limits.write = 30;
  const { app } = appOf(handle(save, () => null));
  const answer = await app.request('/items', { method: 'POST', body: '{"name":"a"}' });
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('30');
});

/** A call without what it asks for, and answered for everybody. */
const bare = (call: Call): Call => {
  const { name, area, summary, method, path, bounds } = call;
  return { name, area, summary, method, path, bounds, audience: 'personal', data: z.null() };
};

test.each(CALLS.map((call) => [call.name, call] as const))(
  '%s is held to the bounds that it declares',
  async (_, call) => {
    const { bodyBytes, work, rate, takesTurns } = call.bounds;
    expect(work).toBeGreaterThan(0);
    expect(RATES).toHaveProperty(rate);
    const { app } = mountedApp([handle(bare(call), () => null)], false);
    const path = call.path.replace(/\{\w+\}/g, '1');
    const ask = (body?: string) =>
      app.request(path, { method: call.method, ...(body !== undefined && { body }) });
    expect((await ask()).status).toBe(200);
    expect(counted).toEqual([
      { work, ...(rate !== 'read' && { rate }), ...(takesTurns && { inTurn: true }) },
    ]);
    if (call.method === 'GET') return;
    expect(bodyBytes).toBeGreaterThan(0);
    expect((await ask(' '.repeat(bodyBytes))).status).toBe(200);
    const refused = await ask(' '.repeat(bodyBytes + 1));
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { Success: false, Message: `De inhoud is groter dan ${bodyBytes} bytes.`, Data: null },
    ]);
  },
);

test('a read above the limit is refused, unless its answer is cached', async () => {
  const answer = (id: number) => ({ Id: id, Limit: 3, Language: 'nl' });
  const { app } = appOf(handle(item, ({ params }) => answer(params.id), { cached: true }));
  await app.request('/items/5');
  limits.read = 12;
  expect((await app.request('/items/5')).status).toBe(200);
  const refused = await app.request('/items/6');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '12']);
  expect(await refused.json()).toMatchObject({ Success: false, Data: null });
});

test('an answer that breaks the agreement does not go out', async () => {
  const { app } = appOf(handle(item, () => new SerialisedData('{"Id":"five"}')));
  expect((await app.request('/items/5')).status).toBe(500);
});

test('kept answers are made once per language until the catalogue changes', async () => {
  let runs = 0;
  const { app, cache } = appOf(
    handle(item, ({ params }) => ({ Id: params.id, Limit: ++runs, Language: 'nl' }), {
      cached: true,
    }),
  );
  await app.request('/items/5');
  await app.request('/items/5');
  expect(runs).toBe(1);
  await app.request('/items/5', { headers: { 'x-language': 'en' } });
  expect(runs).toBe(2);
  cache.clear();
  await app.request('/items/5');
  expect(runs).toBe(3);
});

const mine = defineCall({
  name: 'mine',
  area: 'test',
  bounds: BOUNDS.read,
  summary: 'Mine',
  audience: 'personal',
  method: 'GET',
  path: '/mine',
  data: z.object({ Caller: z.string() }),
});

test('a personal answer is made for each caller, and no cache may keep it', async () => {
  let caller = 0;
  const { app } = appOf(handle(mine, () => ({ Caller: `caller ${++caller}` })));
  for (const expected of ['caller 1', 'caller 2']) {
    const answer = await app.request('/mine');
    expect(await answer.json()).toEqual({ Success: true, Data: { Caller: expected } });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('etag')).toBeNull();
  }
});

test('caching the answers of a personal call ends the start', () => {
  const handled = { ...handle(mine, () => ({ Caller: '' })), cached: true };
  expect(() => appOf(handled)).toThrow('mine is personal');
});

test('only personal calls know who calls', async () => {
  const seen: Record<string, string[]> = {};
  const note = (name: string, context: object) => (seen[name] = Object.keys(context).sort());
  const { app } = appOf(
    handle(item, ({ params }, context) => {
      note('public', context);
      return { Id: params.id, Limit: 1, Language: 'nl' };
    }),
    handle(mine, (_, context) => {
      note('personal', context);
      return { Caller: '' };
    }),
  );
  await app.request('/items/5');
  await app.request('/mine');
  expect(seen['public']).toEqual(['editorial', 'locale', 'now']);
  expect(seen['personal']).toEqual(expect.arrayContaining(['visitorId', 'ensureVisitor']));
});

const ours = defineCall({ ...mine, name: 'ours', audience: 'customer', path: '/ours' });

test.each([
  ['/ours', {}, 'Bearer'],
  ['/ours', { authorization: 'Bearer ended' }, 'Bearer error="invalid_token"'],
  ['/mine', { authorization: 'Bearer ended' }, 'Bearer error="invalid_token"'],
])('%s with %o is 401 with the challenge %s', async (path, headers, challenge) => {
  const { app } = appOf(
    handle(mine, () => ({ Caller: '' })),
    handle(ours, () => ({ Caller: '' })),
  );
  const answer = await app.request(path, { headers });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toBe(challenge);
  expect(await answer.json()).toMatchObject({ Success: false, Data: null });
});

test('a public call does not mind a token that has ended', async () => {
  const { app } = appOf(itemCall);
  const answer = await app.request('/items/5', { headers: { authorization: 'Bearer ended' } });
  expect(answer.status).toBe(200);
});

test('a draft is answered by itself, kept by nobody, and unknown where there is none', async () => {
  let runs = 0;
  const { app } = appOf(
    handle(item, ({ params }) => ({ Id: params.id, Limit: ++runs, Language: 'nl' }), {
      cached: true,
    }),
  );
  await app.request('/items/5');
  const draft = { headers: { 'x-draft': 'known' } };
  await app.request('/items/5', draft);
  const answer = await app.request('/items/5', draft);
  expect(runs).toBe(3);
  expect(answer.headers.get('cache-control')).toContain('private');
  expect((await app.request('/items/5', { headers: { 'x-draft': 'other' } })).status).toBe(400);
  await app.request('/items/5');
  expect(runs).toBe(3);
});

test.each([
  ['nl', 'Je sessie is verlopen. Log opnieuw in.'],
  ['en', 'Your session has ended. Sign in again.'],
])('refusals are in the language of the caller (%s)', async (language, message) => {
  const { app } = mountedApp(
    [handle(clockCall, (_, { now }) => ({ Now: now.toISOString(), ShopNow: '' }))],
    false,
  );
  const headers = { 'x-language': language, authorization: 'Bearer ended' };
  const answer = await app.request('/clock', { headers });
  expect([answer.status, ((await answer.json()) as { Message: string }).Message]).toEqual([
    401,
    message,
  ]);
});
