import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import type { Preview } from '../../../../src/domain/content/publishing.ts';
import { BACK_OFF_MS } from '../../../platform/publishing/queue.ts';
import { Audit } from '../audit.ts';
import { type OpenedDesk, openDesk } from '../testing/open-desk.ts';
import type { ShownProgress } from './routes.ts';

const SOON = { timeout: 20_000 };
let desk: OpenedDesk;
let cookie: string;
/** What the renderer says. */
let preview: Preview | Error;
/** Holds a job until it is let go; answers the release, or fails. */
let finish: (outcome: number | null | Error) => void;

beforeAll(async () => {
  desk = await openDesk({
    preview: async () => {
      if (preview instanceof Error) throw preview;
      return preview;
    },
    publish: (_, onStep) =>
      new Promise((resolve, reject) => {
        onStep('Rendering pages', 120, 3_140);
        finish = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome));
      }),
  });
  await desk.addEditor('Anna');
  cookie = await desk.signIn('Anna');
}, 60_000);
afterAll(() => desk.close());

beforeEach(async () => {
  preview = { changed: [], pages: [], removed: [] };
  await sql`delete from publish_jobs`.execute(desk.db);
});

const open = async (path: string, headers: Record<string, string> = {}) =>
  (await desk.ask(path, { headers: { cookie, ...headers } })).text();
const send = (path: string, fields: Record<string, string> = {}) =>
  desk.send(path, fields, { cookie });
const isRunning = () =>
  vi.waitFor(
    async () => expect((await desk.publishing.jobs.open())[0]?.state).toBe('running'),
    SOON,
  );

/** The events of the stream until one is as wanted. */
async function progress(isWanted: (shown: ShownProgress) => boolean): Promise<ShownProgress[]> {
  const response = await desk.ask('/publiceren/voortgang', { headers: { cookie } });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const seen: ShownProgress[] = [];
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const [, data] = /^event: progress\ndata: (.*)$/m.exec(event) ?? [];
      if (data) seen.push(JSON.parse(data) as ShownProgress);
    }
    if (seen.some(isWanted)) break;
  }
  return seen;
}

it.each(['/publiceren?taak=1e300', '/logboek?voor=99999999999', '/geschiedenis?na=-1'])(
  'shows the page at %s, whose number is of no row',
  async (path) => {
    const answer = await desk.ask(path, { headers: { cookie } });
    expect(answer.status).toBe(200);
  },
);

it('shows what changed and which pages that touches, as a piece and as a page', async () => {
  preview = {
    changed: ['product:100001', 'content:/contact'],
    pages: [
      { path: '/product/x-100001', before: true },
      { path: '/nieuw', before: false },
    ],
    removed: ['/oud'],
  };
  const piece = await open('/publiceren/wijzigingen', { accept: '*/*' });
  expect(piece).not.toContain('<html');
  for (const text of ['/contact', '/product/x-100001', 'nieuw', '/oud', 'verdwijnt']) {
    expect(piece).toContain(text);
  }
  expect(piece).toContain('href="/redactie/publiceren/voorbeeld?pad=%2Fproduct%2Fx-100001"');
  expect(await open('/publiceren/wijzigingen')).toMatch(/<html[^>]* lang="nl"/);
});

it('names new pages first, then those of what changed, in the language of the editor', async () => {
  const paths = ['/en/product/x-100001', '/producten/a', '/product/x-100001', '/en/products/a'];
  const changed = paths.map((path) => ({ path, before: true }));
  const pages = [...changed, { path: '/nieuw', before: false }];
  preview = { changed: ['product:100001'], pages, removed: [] };
  const said = await open('/publiceren/wijzigingen', { accept: '*/*' });
  const order = [...said.matchAll(/>(\/[^<]*)<\/a/g)].map(([, path]) => path);
  expect(order).toEqual(['/nieuw', paths[2], paths[0], paths[1], paths[3]]);
});

it('writes numbers as the language of the editor does', async () => {
  const pages = Array.from({ length: 1_234 }, (_, at) => ({ path: `/p${at}`, before: true }));
  preview = { changed: ['product:100001'], pages, removed: [] };
  expect(await open('/publiceren/wijzigingen', { accept: '*/*' })).toContain('>1.234</b>');
  await send('/account/taal', { locale: 'en' });
  expect(await open('/publiceren/wijzigingen', { accept: '*/*' })).toContain('>1,234</b>');
  await send('/account/taal', { locale: 'nl' });
});

it('says so where everything is live, and why where nobody can tell', async () => {
  expect(await open('/publiceren/wijzigingen')).toContain('Alles wat er is, staat live.');
  preview = new Error('GET /api/aspos/config (nl): connect ECONNREFUSED 127.0.0.1:9');
  expect(await open('/publiceren/wijzigingen')).toContain('antwoordt niet');
});

it('previews a page without running its scripts', async () => {
  const page =
    '<!DOCTYPE html><html><style>p{}</style><body>Morgen<script>alert(1)</script></body></html>';
  preview = { changed: [], pages: [], removed: [], html: { '/contact': page } };
  const response = await desk.ask('/publiceren/voorbeeld/pagina?pad=/contact', {
    headers: { cookie },
  });
  expect(await response.text()).toMatch(new RegExp(`^${page.replace(/[()]/g, '\\$&')}<base`));
  const policy = response.headers.get('content-security-policy');
  for (const part of [
    'sandbox allow-same-origin;',
    "script-src 'none'",
    "frame-ancestors 'self'",
    "style-src 'self' 'sha256-",
  ]) {
    expect(policy).toContain(part);
  }
  const gone = await desk.ask('/publiceren/voorbeeld/pagina?pad=/weg', { headers: { cookie } });
  expect(gone.status).toBe(404);
  const hash = /'sha256-[^']+'/;
  expect(gone.headers.get('content-security-policy')?.replace(hash, '')).toBe(
    policy?.replace(hash, ''),
  );
  expect(policy).not.toContain('unsafe');
  expect(await gone.text()).toContain('<p>Deze pagina is er na publiceren niet.</p>');
  expect(await open('/publiceren/voorbeeld?pad=/contact')).toContain('sandbox="allow-same-origin"');
});

it('publishes now, tells live how far it is and how it ended, and notes who did it', async () => {
  const asked = await send('/publiceren', { when: 'now', reason: 'Najaarsprijzen' });
  const to = asked.headers.get('location')!.replace('/redactie', '');
  await isRunning();
  expect(await open(to)).toContain('data-job="');
  const [first] = await progress(({ step }) => step === 'Pagina’s maken');
  expect(first).toMatchObject({ state: 'running', detail: '120 van 3.140', part: 120 / 3_140 });
  const ended = progress(({ state }) => state === 'done');
  finish(7);
  expect((await ended).at(-1)).toMatchObject({ step: 'Klaar', part: 1 });
  expect(await open(to)).toContain('Release 7 staat live.');
  const [note] = await new Audit(desk.db, () => desk.clock.now).list(1);
  expect(note).toMatchObject({ editor: 'Anna', action: 'publish', subject: 'Najaarsprijzen' });
});

it('says so where there was nothing to publish', async () => {
  const asked = await send('/publiceren', { when: 'now' });
  await isRunning();
  finish(null);
  const to = asked.headers.get('location')!.replace('/redactie', '');
  await vi.waitFor(async () => expect(await open(to)).toContain('niets te publiceren'), SOON);
});

it('publishes at a time by the clock in Amsterdam, and not when that is taken back', async () => {
  await send('/publiceren', { when: 'later', at: '2026-11-22T08:00', reason: 'Zondag' });
  const [job] = await desk.publishing.jobs.open();
  expect(job?.at.toISOString()).toBe('2026-11-22T07:00:00.000Z');
  expect(await open('/publiceren/planning')).toMatch(/zo 22 nov 08:00.*Zondag/s);
  await send(`/publiceren/planning/${job?.id}/annuleren`);
  expect(await desk.publishing.jobs.open()).toEqual([]);
  const notes = await new Audit(desk.db, () => desk.clock.now).list(2);
  expect(notes.map(({ action }) => action)).toEqual(['cancel', 'plan']);
});

it.each([
  ['2026-11-21T12:59', 'al voorbij'],
  ['', 'Kies een dag en een tijd'],
  ['morgen', 'Kies een dag en een tijd'],
])('does not plan for "%s", and keeps what was typed', async (at, said) => {
  const response = await send('/publiceren', { when: 'later', at, reason: 'Zo & zo' });
  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).toContain(said);
  expect(page).toContain('value="Zo &amp; zo"');
  expect(await desk.publishing.jobs.open()).toEqual([]);
});

it('says why a job failed, and tries it again when asked to', async () => {
  await send('/publiceren', { when: 'now', reason: 'Prijzen' });
  // The first try and the last; the waits between all of them: `queue.test.ts`.
  for (const wait of [BACK_OFF_MS[0]!, 0]) {
    await isRunning();
    finish(new Error('GET /api/x (nl): it answered 503'));
    await vi.waitFor(async () => {
      const [job] = await desk.publishing.jobs.open();
      expect(job?.state).not.toBe('running');
    }, SOON);
    await sql`update jobs set attempts = ${BACK_OFF_MS.length} where attempts = 1`.execute(desk.db);
    desk.later(wait);
  }
  const [failed] = await desk.publishing.jobs.failed();
  const stand = await open('/publiceren/stand');
  expect(stand).toContain('meldt een fout (503)');
  expect(stand).toContain('6 keer geprobeerd');
  expect(stand).toContain('it answered 503');
  await send(`/publiceren/taken/${failed?.id}/opnieuw`);
  await isRunning();
  finish(8);
  await vi.waitFor(async () => expect(await open('/publiceren/stand')).not.toContain('503'), SOON);
}, 60_000);

it('the stream ends when the shop stops', async () => {
  const own = await openDesk();
  await own.addEditor('Bram');
  const response = await own.ask('/publiceren/voortgang', {
    headers: { cookie: await own.signIn('Bram') },
  });
  const read = response.text();
  await own.close();
  await read;
});

it('the log says for when something is planned in the language of who reads it', async () => {
  await send('/publiceren', { when: 'later', at: '2027-03-01T10:00', reason: 'Maart' });
  expect(await open('/logboek')).toContain('voor ma 1 mrt 2027 10:00');
  await send('/account/taal', { locale: 'en' });
  expect(await open('/logboek')).toMatch(/for Mon,? 1 Mar 2027 10:00/);
  await send('/account/taal', { locale: 'nl' });
});

it('warns as long as the disk is almost full', async () => {
  desk.disk.full = { freeBytes: 512_000_000, sizeBytes: 20_000_000_000 };
  for (const path of ['/publiceren', '/publiceren/stand'])
    expect(await open(path)).toContain('De schijf van de winkel is bijna vol: nog 512 MB vrij.');
  desk.disk.full = null;
  expect(await open('/publiceren/stand')).not.toContain('bijna vol');
});
