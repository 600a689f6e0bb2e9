import { beforeAll, expect, it } from 'vitest';
import { openForAll } from '../../../tests/support/for-all-tests.ts';
import { Editors } from './editors.ts';
import { openDesk, PASSWORD } from './testing/open-desk.ts';

let cookie = '';

const desk = openForAll(openDesk);
beforeAll(async () => {
  await desk.addEditor('Anna de Wit');
  cookie = await desk.signIn('Anna de Wit');
}, 60_000);

const NUL = '\0';
const LONG = 'a'.repeat(400);
const description = 'Een omschrijving die lang genoeg is om te mogen, en niet te lang.';
const newPage = (place: string) => ({
  ...{ 'title.nl': 'Nieuw', 'place.nl': place, 'description.nl': description },
  ...{ 'title.en': 'New', 'place.en': 'new', 'description.en': description },
});

it.each<[string, string, Record<string, string>]>([
  ['a sign-in', '/aanmelden', { name: `Anna${NUL}`, password: PASSWORD }],
  ['a sign-in under a long name', '/aanmelden', { name: LONG, password: PASSWORD }],
  ['a publication', '/publiceren', { reason: NUL, when: 'now' }],
  ['a new page', '/inhoud/nieuw?soort=page', newPage(`nieuw${NUL}`)],
  ['a new page at a long address', '/inhoud/nieuw?soort=page', newPage(LONG)],
  ['new questions', '/inhoud/nieuw?soort=faq', { name: LONG }],
  ['a deletion', '/inhoud/verwijder', { bestand: `faq/${LONG}.yaml` }],
  ['a preview of a text', '/inhoud/markdown', { bestand: `pages/nl/a${NUL}.md`, body: '' }],
  ['a choice of language', '/account/taal', { locale: `nl${NUL}` }],
])('answers 400 to %s with a NUL or a name that is too long', async (_what, path, fields) => {
  const answer = await desk.send(path, fields, { cookie });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('Dit kan niet worden verwerkt');
});

it.each([
  ['a long file', `/inhoud/bewerk?bestand=faq%2F${LONG}.yaml`],
  ['a file', '/inhoud/bewerk?bestand=pages%2Fnl%2Fa%00.md'],
  ['a draft', '/inhoud/concept/%00'],
  ['a page', '/publiceren/voorbeeld?pad=%00'],
])('answers 400 to an address with such a name: %s', async (_what, path) => {
  expect((await desk.ask(path, { headers: { cookie } })).status).toBe(400);
});

it('answers 400 to a picture with such a name, and to a body that is no form', async () => {
  const form = new FormData();
  form.set('picture', new File(['x'], `a${NUL}.png`));
  form.set('name', LONG);
  const headers = {
    cookie,
    origin: 'http://localhost:4321',
    'sec-fetch-site': 'same-origin',
  };
  expect((await desk.ask('/media', { method: 'POST', body: form, headers })).status).toBe(400);
  const broken = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await desk.ask('/account/taal', { method: 'POST', body: 'x', headers: broken });
  expect(answer.status).toBe(400);
});

it('lets nobody be named with control characters', async () => {
  const add = (name: string) => new Editors(desk.db).add(name, 'x', new Date());
  await expect(add(`A${NUL}b`)).rejects.toThrow('A name has');
});
