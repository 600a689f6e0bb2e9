/** Old addresses at the desk, on a copy of the shop's content. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CONTENT_DIR } from '../../content/load-content.ts';
import { formFields } from '../testing/form-fields.ts';
import { type OpenedDesk, openDesk } from '../testing/open-desk.ts';

const dir = mkdtempSync(join(tmpdir(), 'desk-redirects-'));
const file = join(dir, 'old-addresses.yaml');
let desk: OpenedDesk;
let cookie = '';

beforeAll(async () => {
  const isLeftOut = (name: string) => /\.ts$|search\/synonyms-.*\.yaml$/.test(name);
  cpSync(CONTENT_DIR, dir, { recursive: true, filter: (name) => !isLeftOut(name) });
  desk = await openDesk({}, dir);
  await desk.addEditor('Kim');
  cookie = await desk.signIn('Kim');
}, 120_000);
afterAll(async () => {
  await desk.close();
  rmSync(dir, { recursive: true });
});

const open = async () => (await desk.ask('/doorverwijzen', { headers: { cookie } })).text();
async function send(fields: Record<string, string>, csv?: string, page?: string) {
  const body = new FormData();
  const [, from = ''] = formFields(page ?? (await open()), 'van').find(([name]) => name === 'van')!;
  for (const [name, value] of Object.entries({ van: from, ...fields })) body.append(name, value);
  if (csv !== undefined) body.append('file', new File([csv], 'oud.csv', { type: 'text/csv' }));
  const headers = { cookie, origin: 'http://localhost:4321', 'sec-fetch-site': 'same-origin' };
  return desk.ask('/doorverwijzen', { method: 'POST', body, headers });
}
const onDisk = () => (existsSync(file) ? (parse(readFileSync(file, 'utf8')) as unknown) : null);
const where = (response: Response) => response.headers.get('location');

it('adds an old address, and takes it away', async () => {
  const before = await open();
  expect(before).toContain('Er staat nog niets in.');
  const added = await send({ do: 'add', from: '/oud/bezorgen.html', to: 'page:bezorgen' });
  expect(where(added)).toBe('/redactie/doorverwijzen?na=added');
  expect(onDisk()).toEqual([{ from: '/oud/bezorgen.html', to: 'page:bezorgen' }]);
  expect(await open()).toContain('/oud/bezorgen.html');
  // The form of before does not know of it.
  const late = await send({ do: 'add', from: '/x', to: '/' }, undefined, before);
  expect(late.status).toBe(409);
  await send({ do: 'remove', from: '/oud/bezorgen.html' });
  expect(onDisk()).toEqual([]);
});

it.each([
  ['oud', '/', 'Vul een pad in'],
  ['/', '/vestigingen', 'Dit is de homepagina.'],
  ['/oud', '/bestaat-niet', 'leidt nergens heen'],
  ['/oud', '/oud', 'Leidt in een kring terug naar zichzelf.'],
  ['/oud', 'javascript:alert(1)', 'Vul een adres in'],
])('refuses %s to %s, and keeps what was filled in', async (from, to, text) => {
  const answer = await send({ do: 'add', from, to });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain(text);
  expect(page).toContain(`value="${to}"`);
  expect(onDisk()).toEqual([]);
});

it('loads a file, all of it or nothing, and gives it back', async () => {
  const csv = 'old;new\r\n/a;/vestigingen\r\n/p.php?id=1;page:bezorgen\r\n';
  expect(where(await send({ do: 'import' }, csv))).toBe('/redactie/doorverwijzen?na=imported');
  expect(onDisk()).toEqual([
    { from: '/a', to: '/vestigingen' },
    { from: '/p.php?id=1', to: 'page:bezorgen' },
  ]);
  const wrong = await send({ do: 'import' }, '/c;/merken\n/d e;/merken\n');
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('regel 2: ')]);
  expect(onDisk()).toHaveLength(2);
  const list = await desk.ask('/doorverwijzen/lijst.csv', { headers: { cookie } });
  expect(await list.text()).toBe(csv);
});
