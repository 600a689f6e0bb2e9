import { beforeAll, describe, expect, it, test } from 'vitest';
import { Audit } from './audit.ts';
import { openDesk, PASSWORD } from './testing/open-desk.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

const HOUR = 3_600_000;

const desk = openForAll(openDesk);
beforeAll(async () => {
  await desk.addEditor('Anna de Wit');
}, 60_000);

const open = (path: string, cookie: string) => desk.ask(path, { headers: { cookie } });

test('nobody sees a page before signing in, and is led back to it after', async () => {
  const first = await desk.ask('/logboek?voor=12');
  expect(first.status).toBe(303);
  const to = first.headers.get('location')!;
  expect(to).toBe('/redactie/aanmelden?naar=%2Fredactie%2Flogboek%3Fvoor%3D12');
  const form = await (await desk.ask(to.slice('/redactie'.length))).text();
  expect(form).toContain('name="naar" value="/redactie/logboek?voor=12"');

  const fields = { name: 'anna DE wit', password: PASSWORD, naar: '/redactie/logboek?voor=12' };
  const signedIn = await desk.send('/aanmelden', fields);
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, fields.naar]);
});

test('an address with a slash too many leads to the right one', async () => {
  const { status, headers } = await open('/account/', await desk.signIn('Anna de Wit'));
  expect([status, headers.get('location')]).toEqual([
    301,
    'http://localhost:4321/redactie/account',
  ]);
});

test('a script that is not signed in gets 401 instead of a redirect', async () => {
  const headers = { accept: '*/*' };
  expect((await desk.ask('/publiceren/voortgang', { headers })).status).toBe(401);
});

test.each([
  'https://elders.example/',
  '//elders.example',
  '/redactie@elders.example',
  'javascript:1',
])('signing in leads to %s for nobody', async (naar) => {
  const { headers } = await desk.send('/aanmelden', {
    name: 'Anna de Wit',
    password: PASSWORD,
    naar,
  });
  expect(headers.get('location')).toBe('/redactie');
});

test('the cookie is for the desk alone, and the database does not hold what is in it', async () => {
  const response = await desk.send('/aanmelden', { name: 'Anna de Wit', password: PASSWORD });
  const cookie = response.headers.get('set-cookie')!;
  expect(cookie).toMatch(/^redactie=[\w-]{43}; /);
  for (const part of ['Path=/redactie', 'HttpOnly', 'SameSite=Strict'])
    expect(cookie).toContain(part);
  const token = cookie.slice('redactie='.length, cookie.indexOf(';'));
  const rows = await desk.db.selectFrom('desk_sessions').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('pages are kept by nobody, framed by nobody and found by nobody', async () => {
  const { headers } = await open('/account', await desk.signIn('Anna de Wit'));
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('a name is put into a page as text', async () => {
  await desk.addEditor('<script>alert(1)</script>');
  const page = await (
    await open('/account', await desk.signIn('<script>alert(1)</script>'))
  ).text();
  expect(page).not.toContain('<script>alert');
  expect(page).toContain('&lt;script&gt;alert');
});

describe('a session', () => {
  it('ends at sign-out, for whoever holds its cookie', async () => {
    const cookie = await desk.signIn('Anna de Wit');
    expect((await open('/account', cookie)).status).toBe(200);
    await desk.send('/afmelden', {}, { cookie });
    expect((await open('/account', cookie)).status).toBe(303);
  });

  it('ends after twelve hours of doing nothing, and lasts while it is used', async () => {
    const idle = await desk.signIn('Anna de Wit');
    const used = await desk.signIn('Anna de Wit');
    desk.later(11 * HOUR);
    expect((await open('/account', used)).status).toBe(200);
    desk.later(2 * HOUR);
    expect((await open('/account', idle)).status).toBe(303);
    expect((await open('/account', used)).status).toBe(200);
  });

  it('ends after a week, however busy', async () => {
    const cookie = await desk.signIn('Anna de Wit');
    for (let hours = 0; hours < 7 * 24; hours += 8) {
      expect((await open('/account', cookie)).status).toBe(200);
      desk.later(8 * HOUR);
    }
    desk.later(1);
    expect((await open('/account', cookie)).status).toBe(303);
  });

  it('ends everywhere when the password changes; the old one is no good then', async () => {
    await desk.addEditor('Bram');
    const [one, other] = [await desk.signIn('Bram'), await desk.signIn('Bram')];
    const next = 'een heel ander wachtwoord';
    const change = (fields: Record<string, string>) =>
      desk.send(
        '/account/wachtwoord',
        { current: PASSWORD, next, repeat: next, ...fields },
        { cookie: one },
      );
    expect((await change({ current: 'iets anders' })).status).toBe(422);
    expect((await change({ repeat: 'iets anders' })).status).toBe(422);
    expect((await change({ next: 'te kort', repeat: 'te kort' })).status).toBe(422);
    expect((await change({})).status).toBe(303);
    for (const cookie of [one, other]) expect((await open('/account', cookie)).status).toBe(303);
    await expect(desk.signIn('Bram')).rejects.toThrow('401');
    await desk.signIn('Bram', next);
  });
});

test.each([
  ['another site', { origin: 'https://elders.example', site: 'cross-site' }],
  ['another host of the same site', { origin: 'http://shop.localhost:4321', site: 'same-site' }],
  ['a page without an origin', { origin: 'null', site: '' }],
  ['nowhere', { origin: '', site: '' }],
  ['a forged origin', { origin: 'http://localhost:4321', site: 'cross-site' }],
])('a form from %s changes nothing', async (_, from) => {
  const cookie = await desk.signIn('Anna de Wit');
  const { status } = await desk.send('/account/taal', { locale: 'en' }, { cookie, ...from });
  expect(status).toBe(403);
  expect(await (await open('/account', cookie)).text()).toContain('lang="nl"');
});

test('wrong tries are counted per name and logged, and look the same for unknown names', async () => {
  await desk.addEditor('Carla');
  const tryIn = (name: string, password: string) => desk.send('/aanmelden', { name, password });
  const known = await tryIn('Carla', 'mis');
  const unknown = await tryIn('Niemand', 'mis');
  expect([known.status, unknown.status]).toEqual([401, 401]);
  expect((await known.text()).replaceAll('Carla', '')).toBe(
    (await unknown.text()).replaceAll('Niemand', ''),
  );
  // Five at once: a limit that looks first and counts later would let them all through.
  const many = await Promise.all(Array.from({ length: 8 }, () => tryIn('Carla', 'mis')));
  expect(many.filter(({ status }) => status === 401)).toHaveLength(4);
  const refused = await tryIn('carla', PASSWORD);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
  expect(await refused.text()).toMatch(/Wacht \d+ minuten/);
  const noted = await new Audit(desk.db, () => desk.clock.now).list(100);
  expect(
    noted.filter((note) => note.action === 'sign-in-refused' && note.editor === 'Carla'),
  ).toHaveLength(5);
  expect(JSON.stringify(noted)).not.toContain('Niemand');
});

describe('an attacker who knows the name of an editor', () => {
  const ATTACK = 40;
  const from = (at: number) => `203.0.${at >> 8}.${at & 255}`;
  /** A try through the proxy in front of the desk. */
  const tryFrom = (address: string, name: string, password: string, cookie = '') =>
    desk.send('/aanmelden', { name, password }, { cookie, address });

  it('holds up neither the editor at another address nor for long, whatever the number of addresses', async () => {
    await desk.addEditor('Dirk');
    const first = await tryFrom('198.51.100.7', 'Dirk', PASSWORD);
    const known = first.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .find((cookie) => cookie?.startsWith('redactie-apparaat='));
    expect(known).toBeDefined();

    const one = await Promise.all(Array.from({ length: 8 }, () => tryFrom(from(0), 'Dirk', 'mis')));
    expect(one.filter(({ status }) => status === 401)).toHaveLength(5);
    expect((await tryFrom('198.51.100.8', 'Dirk', PASSWORD)).status).toBe(303);

    const many: number[] = [];
    for (let at = 1; at <= ATTACK; at++) many.push((await tryFrom(from(at), 'Dirk', 'mis')).status);
    expect(many.filter((status) => status === 429).length).toBeGreaterThan(ATTACK / 3);
    // On a device that the editor signed in on nothing has changed.
    expect((await tryFrom('198.51.100.9', 'Dirk', PASSWORD, known)).status).toBe(303);
    // On a new one the editor takes turns with the attacker.
    const held = await tryFrom('198.51.100.9', 'Dirk', PASSWORD);
    expect(held.status).toBe(429);
    expect(Number(held.headers.get('retry-after'))).toBeLessThanOrEqual(30);
    // The device of one editor is of no use for another name.
    await desk.addEditor('Els');
    for (let at = 1; at <= ATTACK; at++) await tryFrom(from(at), 'Els', 'mis');
    expect((await tryFrom('198.51.100.9', 'Els', PASSWORD, known)).status).toBe(429);
  });

  it('cannot try without end on a device that is known', async () => {
    await desk.addEditor('Frits');
    const first = await tryFrom('198.51.100.20', 'Frits', PASSWORD);
    const known = first.headers.getSetCookie().find((cookie) => cookie.includes('apparaat'))!;
    const cookie = known.split(';')[0]!;
    const tries = await Promise.all(
      Array.from({ length: 7 }, (_, at) => tryFrom(from(at), 'Frits', 'mis', cookie)),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('is not believed who writes a forwarded address without a proxy', async () => {
    await desk.addEditor('Gerda');
    const direct = (at: number) =>
      desk.send(
        '/aanmelden',
        { name: 'Gerda', password: 'mis' },
        { address: from(at), peer: '192.0.2.1' },
      );
    const tries = await Promise.all(Array.from({ length: 8 }, (_, at) => direct(at)));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
  });
});
