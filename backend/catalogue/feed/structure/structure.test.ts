/** The structure of a shop loaded into an empty database: every owner begins so. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { openMemoryDatabase } from '../../../platform/db/testing/memory-database.ts';
import { OwnedMedia } from '../../../platform/media/owned-media.ts';
import { SPECIAL_CODES } from '../../special-nodes.ts';
import type { Entity } from './entity.ts';
import type { ImportOptions } from '../import.ts';
import { importFiles } from '../import-files.ts';
import { undoImport } from '../undo.ts';
import { openForAll, ownFolder } from '../../../../tests/support/for-all-tests.ts';

const NOW = new Date('2026-11-21T09:30:00Z');

const opened = openForAll(openMemoryDatabase);
beforeEach(async () => {
  for (const table of ['attributes', 'brands', 'stores', 'vouchers', 'customers'] as const)
    await opened.db.deleteFrom(table).execute();
  await opened.db
    .deleteFrom('web_nodes')
    .where('code', 'not in', [...SPECIAL_CODES])
    .execute();
});

const load = async (
  entity: Entity,
  rows: (object | string)[],
  options: Partial<ImportOptions> = {},
) => {
  async function* open() {
    for (const row of rows)
      yield Buffer.from(`${typeof row === 'string' ? row : JSON.stringify(row)}\n`);
  }
  const result = await importFiles(opened.db, [{ name: '', entity, open }], {
    ...{ now: NOW, ...options },
  });
  return { ...result, ...result.files[0]! };
};
const node = (code: string) =>
  opened.db.selectFrom('web_nodes').selectAll().where('code', '=', code).executeTakeFirstOrThrow();

const HOUT = { code: 'hout', name_nl: 'Hout & plaat', name_en: 'Timber & sheets' };
const BALKEN = { code: 'balken', parent: 'hout', name_nl: 'Balken', name_en: 'Beams' };

describe('categories', () => {
  test('begin beside the lists that every shop has', async () => {
    expect(await load('categories', [BALKEN, HOUT])).toMatchObject({ added: 2, errors: [] });
    expect((await node('hout')).url).toEqual({ nl: 'hout-en-plaat', en: 'timber-and-sheets' });
    expect(await node('balken')).toMatchObject({
      ...{ url: { nl: 'hout-en-plaat/balken', en: 'timber-and-sheets/beams' }, active: true },
      parent_id: (await node('hout')).id,
    });
    expect((await node('hout')).parent_id).toBe((await node('root')).id);
    expect((await node('NUPDActie')).parent_id).toBe((await node('root')).id);
    for (const code of ['opop', 'meer-minder', 'in-prijs-verlaagd'])
      expect((await node(code)).active, code).toBe(true);
  });

  test('say only what changes, and unchanged ones are counted', async () => {
    await load('categories', [{ ...HOUT, description_nl: 'a < b', position: 3 }]);
    const before = await node('hout');
    expect(await load('categories', [HOUT])).toMatchObject({ changed: 0, unchanged: 1 });
    const csv = ['code;end;delivery_type', 'hout;2026-12-31;grootgoed'];
    expect(await load('categories', csv)).toMatchObject({ changed: 1, unchanged: 0 });
    expect(await node('hout')).toEqual({
      ...before,
      ...{ end_date: new Date('2026-12-31T22:59:00Z'), delivery_type: 'grootgoed' },
    });
    expect(before.description).toEqual({ nl: 'a &lt; b', en: '' });
  });

  test('take all below them along when they are renamed or moved', async () => {
    await load('categories', [HOUT, BALKEN, { ...BALKEN, code: 'vuren', parent: 'balken' }]);
    const renamed = await load('categories', [{ code: 'hout', name_nl: 'Timmerhout' }]);
    expect(renamed).toMatchObject({ changed: 1, names: expect.any(Array) });
    expect(renamed.names).toHaveLength(3);
    expect((await node('vuren')).url).toEqual({
      nl: 'timmerhout/balken/balken',
      en: 'timber-and-sheets/beams/beams',
    });
    await load('categories', [{ code: 'balken', parent: 'root' }]);
    expect((await node('vuren')).url).toEqual({ nl: 'balken/balken', en: 'beams/beams' });
  });

  test('are refused in a circle, below nothing, too deep, or at an address of another', async () => {
    await load('categories', [HOUT, BALKEN]);
    const { errors, isLoaded } = await load('categories', [
      { code: 'hout', parent: 'balken' },
      { ...BALKEN, code: 'a', parent: 'nergens' },
      { ...BALKEN, code: 'b' },
      { ...BALKEN, code: 'c', name_nl: '!!' },
      { code: 'd', name_nl: 'D' },
      { code: 'e', nme: 'E' },
      { ...BALKEN, code: 'b' },
      { code: 'NUPDActie', parent: 'hout' },
    ]);
    expect(isLoaded).toBe(false);
    expect(errors).toEqual([
      { line: 1, field: 'parent', value: 'balken', message: 'leads back to the category itself' },
      { line: 2, field: 'parent', value: 'nergens', message: 'is not the code of a category' },
      {
        ...{ line: 3, field: 'name_nl', value: 'Balken' },
        message: 'gives the address hout-en-plaat/balken, which is that of balken',
      },
      {
        ...{ line: 4, field: 'name_nl', value: '!!' },
        message: 'holds no letter or digit for an address',
      },
      { line: 5, field: 'code', value: 'd', message: 'is new, and lacks name_en' },
      { line: 6, field: 'nme', value: '', message: 'is not a field of categories' },
      { line: 7, field: 'code', value: 'b', message: 'stands on line 3 already' },
      {
        ...{ line: 8, field: 'parent', value: 'hout' },
        message: 'cannot be changed of this category',
      },
    ]);
    const deep = Array.from({ length: 7 }, (_, i) => ({
      ...{ code: `n${i}`, name_nl: `N ${i}`, name_en: `N ${i}` },
      ...(i > 0 && { parent: `n${i - 1}` }),
    }));
    expect((await load('categories', deep)).errors).toMatchObject([
      { line: 7, message: 'lies deeper than 6 levels' },
    ]);
    const right = await load('categories', [{ ...BALKEN, code: 'a', parent: 'x' }, { ...HOUT }], {
      continues: true,
    });
    expect(right).toMatchObject({ isLoaded: true, unchanged: 1, errors: [{ line: 1 }] });
  });
});

describe('brands', () => {
  const BRAND = { code: 'MAKITA', name: 'Makita' };
  const brand = () =>
    opened.db.selectFrom('brands').selectAll().where('code', '=', 'MAKITA').executeTakeFirst();

  test('are added and changed with their maker', async () => {
    const maker = { maker_name: 'M', maker_address: 'Weg 1', maker_email: 'm@m.example' };
    await load('brands', [{ ...BRAND, ...maker, description_nl: 'Goed & sterk' }]);
    const added = await brand();
    expect(added).toMatchObject({
      ...{ description: 'Makita', url: 'makita', image: null },
      memo: { nl: '<p>Goed &amp; sterk</p>', en: '' },
      manufacturer: { name: 'M', postalAddress: 'Weg 1', email: 'm@m.example' },
    });
    expect(await load('brands', [{ ...BRAND, ...maker }])).toMatchObject({ unchanged: 1 });
    const renamed = await load('brands', [{ code: 'MAKITA', name: 'Makita Pro' }]);
    expect(renamed).toMatchObject({ changed: 1, names: [`brand:${added!.id}`] });
    expect(await brand()).toEqual({ ...added, description: 'Makita Pro', url: 'makita-pro' });
  });

  test('are refused with half a maker or the address of another', async () => {
    const { errors } = await load('brands', [
      { ...BRAND, maker_name: 'M' },
      { code: 'X', name: 'Bosch' },
      { code: 'Y', name: 'bosch!' },
      { code: 'Z', name: 'Zed', logo: 'zed.png' },
    ]);
    expect(errors).toEqual([
      {
        ...{ line: 1, field: 'maker_name', value: 'M' },
        message: 'needs maker_name, maker_address and maker_email together',
      },
      {
        ...{ line: 3, field: 'name', value: 'bosch!' },
        message: 'gives the address bosch, which is that of X',
      },
      {
        ...{ line: 4, field: 'logo', value: 'zed.png' },
        message: 'must be an http(s) address of a picture',
      },
    ]);
  });
});

test('pictures are shown from where they are kept, and one that cannot be had changes nothing', async () => {
  const folder = ownFolder();
  writeFileSync(
    join(folder, 'a.png'),
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f80' } })
      .png()
      .toBuffer(),
  );
  const media = { media: new OwnedMedia(folder), folder, allowsInternal: false };
  const logo = async () =>
    (await opened.db.selectFrom('brands').select('image').executeTakeFirst())?.image;
  await load('brands', [{ code: 'A', name: 'A', logo: 'a.png' }], { media });
  const shown = await logo();
  expect(shown).toMatch(/^\/api\/images\/media\/./);
  const again = await load('brands', [{ code: 'A', logo: 'gone.png' }], { media });
  expect(again).toMatchObject({ unchanged: 1 });
  expect(await logo()).toBe(shown);
});

describe('stores', () => {
  const STORE = {
    ...{ code: 'V900', name: 'Zeist', street: 'Handelsweg', house_number: '40' },
    ...{ postal_code: '3707 NH', city: 'Zeist', phone: '030 - 1234567', email: 'z@z.example' },
  };
  const store = () =>
    opened.db.selectFrom('stores').selectAll().where('code', '=', 'V900').executeTakeFirst();

  test('open at their hours, and lie where their postal code is', async () => {
    const csv = [
      `${Object.keys(STORE).join(';')};hours.1;hours.7;holidays;manager_first_name;manager_last_name`,
      `${Object.values(STORE).join(';')};07:00-17:00;dicht;2026-12-25=dicht|2026-12-24=08:00-14:00;An;B`,
    ];
    expect(await load('stores', csv)).toMatchObject({ added: 1, errors: [] });
    const added = await store();
    expect(added).toMatchObject({ id: 1, url: 'zeist', lat: expect.closeTo(52.1, 0) });
    expect(added!.details).toMatchObject({
      ...{ city: 'Zeist', tags: ['Webshop'], manager: { firstName: 'An', lastName: 'B' } },
      openingTimes: [{ day: 1, open: '07:00', close: '17:00' }],
      holidayTimes: [
        { start: '2026-12-24', end: '2026-12-24', open: '08:00', close: '14:00', isClosed: false },
        { start: '2026-12-25', end: '2026-12-25', open: null, close: null, isClosed: true },
      ],
    });
    expect(await load('stores', csv)).toMatchObject({ unchanged: 1 });
    const { names } = await load('stores', [{ code: 'V900', 'hours.1': 'dicht', lat: 52.09 }]);
    expect(names).toEqual(['store:1']);
    expect(await store()).toEqual({
      ...{ ...added, lat: 52.09 },
      details: { ...added!.details, openingTimes: [] },
    });
  });

  test('may exchange their names, and keep their ids', async () => {
    const other = { ...STORE, code: 'V901', name: 'Utrecht', id: 7 };
    await load('stores', [STORE, other]);
    const swapped = await load('stores', [
      { code: 'V900', name: 'Utrecht' },
      { code: 'V901', name: 'Zeist' },
    ]);
    expect(swapped).toMatchObject({ changed: 2, errors: [] });
    expect(await store()).toMatchObject({ name: 'Utrecht', url: 'utrecht' });
  });

  test('are refused with hours, days or an id that cannot be', async () => {
    await load('stores', [STORE]);
    const { errors } = await load('stores', [
      { code: 'V900', 'hours.1': '17:00-07:00' },
      { ...STORE, code: 'b', holidays: '2026-13-01=dicht' },
      { ...STORE, code: 'c', postal_code: '0000' },
      { ...STORE, code: 'd', name: 'Elders', id: (await store())!.id },
      { code: 'e', name: 'E' },
    ]);
    expect(errors.map(({ line, field }) => [line, field])).toEqual([
      [1, 'hours.1'],
      [2, 'holidays'],
      [3, 'postal_code'],
      [4, 'id'],
      [5, 'code'],
    ]);
  });
});

test('attributes have labels, a type and, of a number, a unit', async () => {
  const WIDTH = { code: 'width', label_nl: 'Breedte', label_en: 'Width', type: 'number' };
  expect(await load('attributes', [{ ...WIDTH, unit: 'mm' }])).toMatchObject({ added: 1 });
  expect(await load('attributes', [WIDTH])).toMatchObject({ unchanged: 1 });
  expect(await load('attributes', [{ code: 'width', label_nl: 'B.' }])).toMatchObject({
    ...{ changed: 1, names: null },
  });
  expect(await opened.db.selectFrom('attributes').selectAll().execute()).toEqual([
    {
      code: 'width',
      label: { nl: 'B.', en: 'Width' },
      type: 'number',
      unit: 'mm',
      variant_axis: false,
    },
  ]);
  const { errors } = await load('attributes', [{ ...WIDTH, code: 'x', type: 'text', unit: 'm' }]);
  expect(errors).toMatchObject([{ field: 'unit', value: 'm' }]);
});

describe('vouchers', () => {
  const TEN = { code: 'TIEN', name_nl: 'Tien procent', name_en: 'Ten percent', percent: 10 };
  const stored = (code: string) =>
    opened.db.selectFrom('vouchers').selectAll().where('code', '=', code).executeTakeFirstOrThrow();

  test('are coupons for everybody, or of one customer', async () => {
    const { id } = await opened.db
      .insertInto('customers')
      .values({ created_at: NOW })
      .returning('id')
      .executeTakeFirstOrThrow();
    const csv = [
      'code;name_nl;name_en;amount;percent;minimum;start;end;uses_left;customer',
      'WELKOM;Welkom;Welcome;5,00;;50;2026-12-01;2026-12-31;100;',
      `PIET;Voor Piet;For Piet;;15;;;;;${id}`,
    ];
    expect(await load('vouchers', csv)).toMatchObject({ added: 2, errors: [], names: [] });
    expect(await stored('WELKOM')).toMatchObject({
      ...{ kind: 'coupon', amount_incl: 500, percent: null, minimum_incl: 5_000, uses_left: 100 },
      starts_at: new Date('2026-11-30T23:00:00Z'),
      ends_at: new Date('2026-12-31T23:00:00Z'),
    });
    expect(await stored('PIET')).toMatchObject({ kind: 'voucher', percent: 15, customer_id: id });
    expect(await load('vouchers', csv)).toMatchObject({ unchanged: 2 });
  });

  test('change only what a row says, and go again when the import is undone', async () => {
    await load('vouchers', [TEN]);
    const changed = await load('vouchers', [
      { code: 'TIEN', amount: 7.5 },
      { ...TEN, code: 'TWEE' },
    ]);
    expect(changed).toMatchObject({ added: 1, changed: 1 });
    expect(await stored('TIEN')).toMatchObject({ amount_incl: 750, percent: null });
    await undoImport(opened.db, changed.id, { now: NOW });
    expect(await stored('TIEN')).toMatchObject({ amount_incl: null, percent: 10 });
    await expect(stored('TWEE')).rejects.toThrow();
  });

  test('are refused without a discount, with two, of a customer or code that cannot be', async () => {
    await load('vouchers', [TEN]);
    const { errors } = await load('vouchers', [
      { ...TEN, code: 'ZONDER', percent: undefined },
      { ...TEN, code: 'BEIDE', amount: 5 },
      { ...TEN, code: 'tien' },
      { ...TEN, code: 'WIE', customer: 999_999 },
      { ...TEN, code: 'DAGEN', start: '2026-12-02', end: '2026-12-01' },
      { code: 'NIEUW', percent: 5 },
    ]);
    expect(errors.map(({ line, field }) => [line, field])).toEqual([
      ...[
        [1, 'amount'],
        [2, 'amount'],
        [3, 'code'],
        [4, 'customer'],
        [5, 'end'],
        [6, 'code'],
      ],
    ]);
  });
});

test('customer prices are refused of nobody, of two at once, or without a price', async () => {
  const { errors } = await load('customer-prices', [
    { product: 'GP-1', price: 5 },
    { product: 'GP-1', price: 5, group: 'BOUW', customer: 1 },
    { product: 'GP-1', group: 'BOUW' },
    { product: 'GP-2', group: 'BOUW', price: 5 },
    { product: 'GP-2', group: 'BOUW', price: 6 },
    { product: 'GP-3', customer: 999_999, price: 6 },
  ]);
  expect(errors.map(({ line, field }) => [line, field])).toEqual([
    ...[
      [1, 'customer'],
      [2, 'customer'],
      [3, 'product'],
      [5, 'product'],
      [6, 'customer'],
    ],
  ]);
});
