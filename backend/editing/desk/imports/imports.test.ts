import { beforeAll, expect, it } from 'vitest';
import { Audit } from '../audit.ts';
import { openDesk } from '../testing/open-desk.ts';
import { openForAll } from '../../../../tests/support/for-all-tests.ts';

let cookie: string;
const BRANDS = 'code;name\nACME;Acme\n';
const CATEGORIES = 'code;name_nl;name_en\nverf;Verf;Paint\n';
const HEAD = 'number;ean;name_nl;name_en;brand;category;price';
const PAINT = '10000001;4006381333931;Muurverf;Wall paint;ACME;verf;9,95';

const desk = openForAll(openDesk);
beforeAll(async () => {
  await desk.addEditor('Anna');
  cookie = await desk.signIn('Anna');
}, 60_000);

const headers = () => ({
  cookie,
  origin: 'http://localhost:4321',
  'sec-fetch-site': 'same-origin',
});

async function send(
  path: string,
  fields: Record<string, string>,
  files: Record<string, string> = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [name, text] of Object.entries(files)) body.append('files', new File([text], name));
  return desk.ask(`/inlezen${path}`, { method: 'POST', body, headers: headers() });
}

const products = () => desk.db.selectFrom('products').select(['number', 'price_incl']).execute();
const waiting = (page: string) => /action="\/redactie\/inlezen(\/[\w-]{22})"/.exec(page)![1]!;

it('tries files, loads them when asked to, and takes them back', async () => {
  const tried = await send(
    '',
    {},
    {
      ...{
        'products.csv': `${HEAD}\n${PAINT}\n`,
        'categories.csv': CATEGORIES,
        'brands.csv': BRANDS,
      },
    },
  );
  const page = await tried.text();
  expect(page).toContain('products.csv: 1 nieuw, 0 gewijzigd, 0 ongewijzigd');
  expect(await products()).toEqual([]);

  const loaded = await send(waiting(page), {});
  expect(loaded.headers.get('location')).toBe('/redactie/inlezen?na=ingelezen');
  expect(await products()).toEqual([{ number: '10000001', price_incl: 995 }]);
  const [entry] = await new Audit(desk.db, () => desk.clock.now).list(1);
  expect(entry).toMatchObject({ editor: 'Anna', action: 'import' });

  const dearer = await send('', {}, { 'prijzen.csv': 'number;price\n10000001;10,95\n' });
  await send(waiting(await dearer.text()), {});
  expect(await products()).toMatchObject([{ price_incl: 1_095 }]);
  const list = await (await desk.ask('/inlezen', { headers: { cookie } })).text();
  const [, undo] = /action="\/redactie\/inlezen(\/\d+\/terug)"/.exec(list)!;
  expect((await send(undo!, {})).headers.get('location')).toBe('/redactie/inlezen?na=terug');
  expect(await products()).toMatchObject([{ price_incl: 995 }]);
});

it('shows each wrong row, and loads the right ones where that is chosen', async () => {
  const file = { 'prijzen.csv': 'number;price\n10000001;11,95\n99999999;5\n' };
  const page = await (await send('', {}, file)).text();
  expect(page).toContain('Is nieuw, en mist: ean');
  expect(page).not.toMatch(/action="\/redactie\/inlezen\/[\w-]{22}"/);
  const chosen = await (await send('', { continues: 'true' }, file)).text();
  await send(waiting(chosen), { continues: 'true' });
  expect(await products()).toMatchObject([{ price_incl: 1_195 }]);
});

it.each([
  [{}, 'Kies minstens één bestand'],
  [{ 'plaatje.png': 'x' }, 'Kies minstens één bestand'],
  [{ 'products.csv': 'naam;prijs\nx;1\n' }, 'does not know'],
  [{ 'products.csv': '<html><body>Sign in</body></html>' }, 'a web page'],
])('says why %j cannot be tried', async (files, text) => {
  const answer = await send('', {}, files as Record<string, string>);
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain(text);
  expect(page).not.toContain(desk.dataDir);
});

it('knows no upload but its own', async () => {
  expect(await (await send(`/${'a'.repeat(22)}`, {})).text()).toContain('Kies ze opnieuw');
  expect((await send('/..%2F..%2Fetc', {})).status).toBe(404);
});
