/** Old addresses at the desk, on the demo's content. */
import { beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { MOVED_ADDRESSES_FILE } from '../../content/table-schemas.ts';
import { readFormFields } from '../testing/form-fields.ts';
import { openDesk } from '../testing/open-desk.ts';
import { openForAll } from '../../../../tests/support/for-all-tests.ts';

let cookie = '';

const desk = openForAll(openDesk);
beforeAll(async () => {
  await desk.addEditor('Kim');
  cookie = await desk.signIn('Kim');
}, 60_000);

const open = async () => (await desk.ask('/doorverwijzen', { headers: { cookie } })).text();
async function send(fields: Record<string, string>, csv?: string, page?: string) {
  const body = new FormData();
  const [, from = ''] = readFormFields(page ?? (await open()), 'van').find(
    ([name]) => name === 'van',
  )!;
  for (const [name, value] of Object.entries({ van: from, ...fields })) body.append(name, value);
  if (csv !== undefined) body.append('file', new File([csv], 'oud.csv', { type: 'text/csv' }));
  const headers = { cookie, origin: 'http://localhost:4321', 'sec-fetch-site': 'same-origin' };
  return desk.ask('/doorverwijzen', { method: 'POST', body, headers });
}
const published = () => parse(desk.editing.publishedText(MOVED_ADDRESSES_FILE) ?? '') as unknown;
const where = (response: Response) => response.headers.get('location');

it('adds an old address, and takes it away', async () => {
  const before = await open();
  expect(before).toContain('Er staat nog niets in.');
  const added = await send({ do: 'add', from: '/oud/bezorgen.html', to: 'page:bezorgen' });
  expect(where(added)).toBe('/redactie/doorverwijzen?na=added');
  expect(published()).toEqual([{ from: '/oud/bezorgen.html', to: 'page:bezorgen' }]);
  expect(await open()).toContain('/oud/bezorgen.html');
  // A form that was opened before the change is outdated.
  const late = await send({ do: 'add', from: '/x', to: '/' }, undefined, before);
  expect(late.status).toBe(409);
  await send({ do: 'remove', from: '/oud/bezorgen.html' });
  expect(published()).toEqual([]);
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
  expect(published()).toEqual([]);
});

it('loads a file, all of it or nothing, and gives it back', async () => {
  const csv = 'old;new\r\n/a;/vestigingen\r\n/p.php?id=1;page:bezorgen\r\n';
  expect(where(await send({ do: 'import' }, csv))).toBe('/redactie/doorverwijzen?na=imported');
  expect(published()).toEqual([
    { from: '/a', to: '/vestigingen' },
    { from: '/p.php?id=1', to: 'page:bezorgen' },
  ]);
  const wrong = await send({ do: 'import' }, '/c;/merken\n/d e;/merken\n');
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('regel 2: ')]);
  expect(published()).toHaveLength(2);
  const list = await desk.ask('/doorverwijzen/lijst.csv', { headers: { cookie } });
  expect(await list.text()).toBe(csv);
});
