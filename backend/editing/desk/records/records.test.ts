import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importFeed } from '../../../catalogue/feed/import-files.ts';
import { createAccount, EMBEDDED_ISSUER } from '../../../customers/identity/accounts.ts';
import { readFormFields } from '../testing/form-fields.ts';
import { openDesk } from '../testing/open-desk.ts';
import { openForAll } from '../../../../tests/support/for-all-tests.ts';

let cookie: string;
let customerId: number;

const texts = (text: string) => JSON.stringify({ nl: text, en: `${text} (en)` });

const desk = openForAll(openDesk);
beforeAll(async () => {
  const { db, clock } = desk;
  await desk.addEditor('Anna');
  cookie = await desk.signIn('Anna');
  const none = { url: null, image: null, memo: null, manufacturer: null };
  await db.insertInto('brands').values({ id: 1, code: 'acme', description: 'Acme', ...none }).execute(); // oxfmt-ignore
  const node = { position: 0, description: null, image: null, active: true };
  await db
    .insertInto('web_nodes')
    .values({
      ...{ ...node, id: 1_000, parent_id: 1, code: 'verf', start_date: null, end_date: null },
      ...{ name: texts('Verf'), url: texts('verf') },
    })
    .execute();
  const row = {
    ...{ number: '10000001', ean: '4006381333931', name_nl: 'Muurverf', name_en: 'Wall paint' },
    ...{ brand: 'acme', category: 'verf', price: 9.95, stock: 4, description_nl: 'Dekt < 1 laag' },
  };
  const file = (async function* () {
    yield Buffer.from(`${JSON.stringify(row)}\n`);
  })();
  expect((await importFeed(db, file, { now: clock.now })).errors).toEqual([]);
  await db.transaction().execute((trx) =>
    createAccount(
      trx,
      {
        ...{
          issuer: EMBEDDED_ISSUER,
          subject: 'piet',
          email: 'piet@bouw.example',
          passwordHash: null,
        },
        ...({ isConfirmed: true, locale: 'nl', customer: {}, contact: {} } as const),
      },
      clock.now,
    ),
  );
  customerId = (await db.selectFrom('customers').select('id').executeTakeFirstOrThrow()).id;
}, 60_000);

const open = async (path: string, as = cookie) =>
  (await desk.ask(path, { headers: { cookie: as } })).text();

/** Opens a record, fills in what is given over what its form shows, and sends it. */
async function save(path: string, fields: Record<string, string>, page?: string) {
  const form = readFormFields(page ?? (await open(path)), 'van');
  const sent = { ...Object.fromEntries(form), ...fields };
  return desk.send(path, { ...sent, do: 'save' }, { cookie });
}

it('finds a product by name, number or EAN', async () => {
  for (const words of ['muur verf', '10000001', '4006381333931', '000001'])
    expect(await open(`/artikelen?zoek=${encodeURIComponent(words)}`)).toContain('Muurverf');
  expect(await open('/artikelen?zoek=plank')).not.toContain('Muurverf');
});

it('finds and saves a product by an article code with letters and slashes', async () => {
  const { db } = desk;
  const named = (from: string, to: string) =>
    db.updateTable('products').set({ number: to }).where('number', '=', from).execute();
  await named('10000001', 'MV/10-A');
  expect(await open('/artikelen?zoek=mv%2F10')).toContain('/redactie/artikelen/MV%2F10-A');
  const answer = await save('/artikelen/MV%2F10-A', { stock: '5' });
  expect(answer.headers.get('location')).toBe('/redactie/artikelen/MV%2F10-A?na=bewaard');
  await named('MV/10-A', '10000001');
  await db.deleteFrom('publish_names').execute();
  desk.followed.times = 0;
});

it('saves the price and stock of a product, with its history, and publishes its pages', async () => {
  const answer = await save('/artikelen/10000001', { price: '1.010,50', stock: '7' });
  expect(answer.headers.get('location')).toBe('/redactie/artikelen/10000001?na=bewaard');
  const product = await desk.db
    .selectFrom('products')
    .innerJoin('stock', 'product_id', 'id')
    .select(['id', 'price_incl', 'price_excl', 'default_stock', 'details'])
    .executeTakeFirstOrThrow();
  expect(product).toMatchObject({ price_incl: 101_050, price_excl: 83_512, default_stock: 7 });
  expect(product.details.description.nl).toBe('<p>Dekt &lt; 1 laag</p>');
  const history = await desk.db.selectFrom('price_history').select('price_incl').execute();
  expect(history.map((step) => step.price_incl)).toContain(101_050);
  expect(desk.followed.times).toBe(1);
  const names = await desk.db.selectFrom('publish_names').select('name').execute();
  expect(names).toEqual([{ name: `product:${product.id}` }]);
  const page = await open('/artikelen/10000001');
  expect(page).toMatch(/Prijs incl\. btw \(€\)<\/b\s*>:\s+9,95 → 1010,5/);
  const twice = await save('/artikelen/10000001', {});
  expect(twice.headers.get('location')).toContain('na=gelijk');
});

it('plans an action, begins it today, and ends it by emptying its fields', async () => {
  const path = '/artikelen/10000001';
  const product = () =>
    desk.db
      .selectFrom('products')
      .leftJoin('product_offers', 'product_id', 'id')
      .select(['price_incl', 'discounts', 'action_incl', 'action_until', 'regular_incl'])
      .executeTakeFirstOrThrow();
  const regular = (await product()).price_incl;
  const action = { actionPrice: '8,95', actionFrom: '2026-11-20', actionUntil: '2026-11-30' };
  const half = await save(path, { actionPrice: '8,95' });
  expect([half.status, await half.text()]).toEqual([422, expect.stringContaining('Vul dit in.')]);
  const late = await save(path, { ...action, actionUntil: '2026-11-19' });
  expect(await late.text()).toContain('Ligt voor de eerste dag.');
  await save(path, action);
  expect(await product()).toMatchObject({
    ...{ price_incl: 895, action_until: '2026-11-30', regular_incl: regular },
    discounts: [expect.objectContaining({ labelType: 'DEFAULT' })],
  });
  expect((await save(path, {})).headers.get('location')).toContain('na=gelijk');
  await save(path, { actionUntil: '2026-12-05', 'actionTitle.nl': 'Winterdeal' });
  expect(await product()).toMatchObject({
    ...{ price_incl: 895, action_until: '2026-12-05' },
    discounts: [expect.objectContaining({ name: 'Winterdeal' })],
  });
  const none = { actionPrice: '', actionFrom: '', actionUntil: '', 'actionTitle.nl': '' };
  await save(path, { ...none, 'actionTitle.en': '' });
  expect(await product()).toMatchObject({
    ...{ price_incl: regular, action_incl: null, regular_incl: null, discounts: [] },
  });
});

it('says at its field what cannot be saved, and keeps what was filled in', async () => {
  for (const [name, value, text] of [
    ['price', '0', 'Minstens'],
    ['brand', 'geen', 'Dit merk is er niet.'],
    ['ean', '4006381333932', 'Het controlecijfer klopt niet.'],
  ] as const) {
    const answer = await save('/artikelen/10000001', { [name]: value, 'name.nl': 'Andere verf' });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(text);
    expect(page).toContain('value="Andere verf"');
  }
});

it('shows what somebody else saved meanwhile, and saves over it when asked again', async () => {
  const page = await open('/artikelen/10000001');
  await save('/artikelen/10000001', { 'name.nl': 'Muurverf mat' });
  const answer = await save('/artikelen/10000001', { 'name.nl': 'Muurverf glans' }, page);
  expect(answer.status).toBe(409);
  const conflict = await answer.text();
  expect(conflict).toMatch(/Muurverf glans → Muurverf mat/);
  const again = await save('/artikelen/10000001', {}, conflict);
  expect(again.headers.get('location')).toContain('na=bewaard');
  expect(await open('/artikelen')).toContain('Muurverf glans');
});

it('lets a customer buy on account', async () => {
  expect(await open('/klanten?zoek=piet@bouw')).toContain(`/klanten/${customerId}`);
  const wrong = await save(`/klanten/${customerId}`, { onAccount: 'x@elders.example' });
  expect(await wrong.text()).toContain('Geen contact van deze klant: x@elders.example');
  await save(`/klanten/${customerId}`, { creditLimit: '2.500', onAccount: 'piet@bouw.example' });
  const { credit_limit, allow_on_account } = await desk.db
    .selectFrom('customers')
    .innerJoin('contacts', 'customer_id', 'customers.id')
    .select(['credit_limit', 'allow_on_account'])
    .executeTakeFirstOrThrow();
  expect({ credit_limit, allow_on_account }).toEqual({
    ...{ credit_limit: 250_000, allow_on_account: true },
  });
});

it('makes a coupon that is valid on whole days in Amsterdam, and refuses a code twice', async () => {
  const coupon = {
    ...{ code: 'ZOMER10', 'name.nl': 'Zomer', 'name.en': 'Summer', percent: '10' },
    ...{ startDate: '2027-06-01', endDate: '2027-08-31' },
  };
  const made = await save('/kortingen/nieuw', coupon);
  expect(made.headers.get('location')).toBe('/redactie/kortingen/ZOMER10?na=bewaard');
  const row = await desk.db.selectFrom('vouchers').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    ...{ kind: 'coupon', percent: 10, amount_incl: null, minimum_incl: 0 },
    starts_at: new Date('2027-05-31T22:00:00Z'),
    ends_at: new Date('2027-08-31T22:00:00Z'),
  });
  expect(await (await save('/kortingen/nieuw', { ...coupon, code: 'zomer10' })).text()).toContain(
    'Deze code is al in gebruik.',
  );
  expect(await (await save('/kortingen/ZOMER10', { amount: '5' })).text()).toContain(
    'Vul een bedrag of een percentage in.',
  );
  await save('/kortingen/ZOMER10', { endDate: '2027-09-30' });
  expect(await open('/kortingen')).toContain('10% – 2027-09-30');
});

describe('an agreed price', () => {
  const path = '/prijsafspraken';
  const list = (words: string) => open(`${path}?zoek=${encodeURIComponent(words)}`);
  const address = (key: string) => `${path}/${encodeURIComponent(key)}`;
  const stored = () => desk.db.selectFrom('customer_prices').selectAll().orderBy('key').execute();
  beforeEach(async () => {
    await desk.db.deleteFrom('customer_prices').execute();
    await desk.db.deleteFrom('record_changes').where('kind', '=', 'agreed-price').execute();
  });

  it('is made for a customer by e-mail address, on whole days in Amsterdam, and is found', async () => {
    const price = {
      ...{ product: '10000001', buyer: 'Piet@bouw.example', price: '8,95' },
      ...{ startDate: '2027-06-01', endDate: '2027-08-31' },
    };
    const key = `10000001|${customerId}||2027-05-31T22:00:00.000Z`;
    const made = await save(`${path}/nieuw`, price);
    expect(made.headers.get('location')).toBe(`/redactie${address(key)}?na=bewaard`);
    expect(await stored()).toEqual([
      {
        ...{ key, number: '10000001', customer_id: customerId, group_code: null, price_incl: 895 },
        starts_at: new Date('2027-05-31T22:00:00Z'),
        ends_at: new Date('2027-08-31T22:00:00Z'),
      },
    ]);
    for (const words of ['10000001', String(customerId), 'piet@bouw'])
      expect(await list(words)).toMatch(/8,95 · 2027-06-01 – 2027-08-31/);
    expect(await list('99999999')).not.toContain('8,95');
    expect(await open(address(key))).toContain(`value="${customerId}"`);
    const { after } = await desk.db
      .selectFrom('record_changes')
      .select('after')
      .where('kind', '=', 'agreed-price')
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject({ buyer: String(customerId) });
    const twice = await save(`${path}/nieuw`, price);
    expect([twice.status, await twice.text()]).toEqual([
      422,
      expect.stringContaining('Deze prijsafspraak is er al.'),
    ]);
  });

  it('is changed with its history, also where it becomes that of a group', async () => {
    await save(`${path}/nieuw`, { product: '10000001', buyer: String(customerId), price: '8' });
    const moved = await save(address(`10000001|${customerId}||`), {
      ...{ buyer: '', groupCode: 'BOUW', price: '7,5', endDate: '2027-01-31' },
    });
    expect(moved.headers.get('location')).toBe(`/redactie${address('10000001||BOUW|')}?na=bewaard`);
    expect(await stored()).toMatchObject([
      {
        ...{ group_code: 'BOUW', customer_id: null, price_incl: 750 },
        ends_at: new Date('2027-01-31T23:00:00Z'),
      },
    ]);
    expect(await list('bouw')).toContain('BOUW');
    const page = await open(address('10000001||BOUW|'));
    expect(page).toMatch(/Prijs incl\. btw \(€\)<\/b\s*>:\s+8 → 7,5/);
    expect(page).toContain('gemaakt');
  });

  it('shows what somebody else saved meanwhile', async () => {
    await save(`${path}/nieuw`, { product: '10000001', groupCode: 'BOUW', price: '8' });
    const own = address('10000001||BOUW|');
    const page = await open(own);
    await save(own, { price: '7' });
    const answer = await save(own, { price: '6' }, page);
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringMatching(/6 → 7/)]);
    expect(await stored()).toMatchObject([{ price_incl: 700 }]);
  });

  it.each([
    [{ product: '99999999' }, 'Dit artikel is er niet.'],
    [{ groupCode: '' }, 'Vul een klant in of een klantgroep, niet allebei.'],
    [{ buyer: 'piet@bouw.example' }, 'Vul een klant in of een klantgroep, niet allebei.'],
    [{ groupCode: '', buyer: 'x@elders.example' }, 'Deze klant is er niet.'],
    [{ groupCode: '', buyer: '999999999' }, 'Deze klant is er niet.'],
    [{ price: '0' }, 'Minstens'],
    [{ startDate: '2027-02-01', endDate: '2027-01-31' }, 'Ligt voor de eerste dag.'],
  ])('is refused with %j', async (fields, text) => {
    const price = { product: '10000001', groupCode: 'BOUW', price: '8', ...fields };
    const answer = await save(`${path}/nieuw`, price as Record<string, string>);
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(text)]);
    expect(await stored()).toEqual([]);
  });

  it('keeps the product of a feed that the shop does not have yet', async () => {
    const row = { number: 'LATER-1', customer_id: null, group_code: 'BOUW', price_incl: 800 };
    await desk.db
      .insertInto('customer_prices')
      .values({ ...row, key: 'LATER-1||BOUW|', starts_at: null, ends_at: null })
      .execute();
    await save(address('LATER-1||BOUW|'), { price: '7' });
    expect(await stored()).toMatchObject([{ number: 'LATER-1', price_incl: 700 }]);
  });
});

it('changes and makes brands, categories and stores as a feed does', async () => {
  const store = {
    ...{ code: 'ede', name: 'Ede', street: 'Weg', houseNumber: '1', postalCode: '6711 AA' },
    ...{ city: 'Ede', phone: '0318 000000', email: 'ede@bouw.example' },
    ...Object.fromEntries([1, 2, 3, 4, 5].map((day) => [`hours.${day}`, '07:00-17:00'])),
    ...{ 'hours.6': '08:00-12:00', 'hours.7': 'dicht' },
    holidays: '2026-12-25..2026-12-26=dicht\n2026-12-24=07:00-14:00',
  };
  const made = await save('/vestigingen/nieuw', store);
  expect(made.headers.get('location')).toBe('/redactie/vestigingen/ede?na=bewaard');
  const { details } = await desk.db
    .selectFrom('stores')
    .select('details')
    .executeTakeFirstOrThrow();
  expect(details.openingTimes).toHaveLength(6);
  expect(details.holidayTimes).toMatchObject([
    { start: '2026-12-24', open: '07:00' },
    { start: '2026-12-25', end: '2026-12-26', isClosed: true },
  ]);
  await save('/vestigingen/ede', { 'hours.6': '09:00-13:00' });
  expect(await open('/vestigingen/ede')).toMatch(/Zaterdag<\/b\s*>:\s+08:00-12:00 → 09:00-13:00/);
  const wrong = await save('/vestigingen/ede', { 'hours.1': '17:00-07:00' });
  expect(await wrong.text()).toContain('Vul tijden in zoals 07:00-17:00');

  const category = { code: 'lak', 'name.nl': 'Lak', 'name.en': 'Varnish', parent: 'verf' };
  await save('/categorieen/nieuw', { ...category, position: '1', active: 'true' });
  expect(await open('/categorieen?zoek=verf/lak')).toContain('/redactie/categorieen/lak');
  const circle = await save('/categorieen/verf', { parent: 'lak', position: '0' });
  expect(circle.status).toBe(422);
  expect((await desk.ask('/categorieen/root', { headers: { cookie } })).status).toBe(404);

  await save('/merken/acme', { name: 'Acme Verf', 'maker.name': 'Acme BV', 'maker.address': 'Weg 1', 'maker.email': 'a@acme.example' }); // oxfmt-ignore
  const brand = await desk.db.selectFrom('brands').selectAll().executeTakeFirstOrThrow();
  expect(brand).toMatchObject({ description: 'Acme Verf', manufacturer: { name: 'Acme BV' } });
  expect(await (await save('/merken/nieuw', { code: 'acme', name: 'Nog een' })).text()).toContain(
    'Deze code is al in gebruik.',
  );
});

it.each([
  ['owner', { '/artikelen': 200, '/bestellingen': 200, '/taken': 200, '/prijsafspraken': 200 }],
  ['editor', { '/artikelen': 200, '/inhoud': 200, '/bestellingen': 403, '/taken': 403 }],
  ['orders', { '/bestellingen': 200, '/klanten': 200, '/artikelen/10000001': 403, '/prijsafspraken': 403, '/log': 404 }], // oxfmt-ignore
] as const)('lets the role %s into its own sections', async (role, places) => {
  const name = `Rol ${role}`;
  await desk.addEditor(name);
  await desk.db.updateTable('editors').set({ role }).where('name', '=', name).execute();
  const own = await desk.signIn(name);
  for (const [path, status] of Object.entries(places))
    expect((await desk.ask(path, { headers: { cookie: own } })).status, path).toBe(status);
  const menu = await open('/account', own);
  expect(menu.includes('href="/redactie/taken"')).toBe(role === 'owner');
});

it.each(['0', 'x', "1' or 1=1", '999999999999999999999999'])('knows no record %s', async (key) => {
  for (const section of ['artikelen', 'klanten', 'kortingen', 'prijsafspraken'])
    expect(
      (await desk.ask(`/${section}/${encodeURIComponent(key)}`, { headers: { cookie } })).status,
    ).toBe(404);
});

/** Sends the form of a product with files, as a browser does. */
async function sendFiles(
  path: string,
  {
    fields = {},
    files = [],
    does = 'save',
    page,
  }: {
    fields?: Record<string, string>;
    files?: [list: string, name: string, bytes: Buffer][];
    does?: string;
    page?: string;
  },
) {
  const body = new FormData();
  const shown = readFormFields(page ?? (await open(path)), 'van');
  for (const [name, value] of shown)
    if (!name.endsWith('.files')) body.append(name, fields[name] ?? value);
  for (const [list, name, bytes] of files)
    body.append(`${list}.files`, new File([new Uint8Array(bytes)], name));
  body.append('do', does);
  const headers = { cookie, origin: 'http://localhost:4321', 'sec-fetch-site': 'same-origin' };
  return desk.ask(path, { method: 'POST', body, headers });
}

const square = (color: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer();
const shownMedia = async () => {
  const row = await desk.db
    .selectFrom('products')
    .select('details')
    .where('number', '=', '10000001')
    .executeTakeFirstOrThrow();
  return row.details;
};

it('takes pictures and documents of a product, orders them and takes them away', async () => {
  const path = '/artikelen/10000001';
  const [red, blue] = await Promise.all([square('red'), square('blue')]);
  const pdf = Buffer.from('%PDF-1.4 a sheet');
  const added = await sendFiles(path, {
    files: [
      ['pictures', 'rood.png', red],
      ['pictures', 'blauw.png', blue],
      ['documents', 'Blad één.pdf', pdf],
    ],
  });
  expect(added.headers.get('location')).toBe('/redactie/artikelen/10000001?na=bewaard');
  const first = await shownMedia();
  expect(first.media.map(({ imageType }) => imageType)).toEqual(['Front', 'Big']);
  expect(first.files).toEqual([expect.objectContaining({ fileName: 'Blad één.pdf' })]);

  const page = await open(path);
  expect(page).toContain('rood.png');
  expect(page).toMatch(/<img\s+src="\/api\/images\/media\/[0-9a-f]{20}\?w=160&amp;h=160"/);
  const stepped = await (await sendFiles(path, { does: 'up:pictures.1' })).text();
  const described = await sendFiles(path, {
    page: stepped,
    fields: { 'pictures.0.alt.nl': 'Een blauwe emmer', 'pictures.0.alt.en': 'A blue bucket' },
  });
  expect(described.status).toBe(303);
  const second = await shownMedia();
  expect(second.media.map(({ src }) => src)).toEqual(first.media.map(({ src }) => src).reverse());
  expect(second.media[0]!.alt).toEqual({ nl: 'Een blauwe emmer', en: 'A blue bucket' });
  expect(await open(path)).toContain('blauw.png: Een blauwe emmer');

  const without = await (await sendFiles(path, { does: 'remove:documents.0' })).text();
  await sendFiles(path, { page: without });
  expect((await shownMedia()).files).toEqual([]);
  let left = await open(path);
  for (let i = 0; i < 2; i++)
    left = await (await sendFiles(path, { page: left, does: 'remove:pictures.0' })).text();
  await sendFiles(path, { page: left });
  expect((await shownMedia()).media).toEqual([]);
});

it('refuses a file that is none of those of its list, and keeps the others', async () => {
  const path = '/artikelen/10000001';
  const refused = await sendFiles(path, {
    files: [
      ['pictures', 'blad.pdf', Buffer.from('%PDF-1.4 a sheet')],
      ['pictures', 'groen.png', await square('green')],
    ],
  });
  expect(refused.status).toBe(422);
  const page = await refused.text();
  expect(page).toContain('“blad.pdf” is geen afbeelding.');
  expect(page).toContain('groen.png');
  const forged = await sendFiles(path, {
    page,
    fields: { 'pictures.0.source': '/etc/passwd' },
  });
  expect([forged.status, await forged.text()]).toEqual([
    422,
    expect.stringContaining('Dit bestand kent de winkel niet.'),
  ]);
});

it('gives a brand a picture of Media, and takes it away', async () => {
  const image = async () =>
    (await desk.db.selectFrom('brands').select('image').where('code', '=', 'acme').executeTakeFirstOrThrow()).image; // oxfmt-ignore
  const address = '/api/images/media/0123456789abcdef0123';
  desk.followed.times = 0;
  await save('/merken/acme', { picture: address });
  expect(desk.followed.times).toBe(1);
  expect(await image()).toBe(address);
  await save('/merken/acme', { picture: '' });
  expect(await image()).toBeNull();
});
