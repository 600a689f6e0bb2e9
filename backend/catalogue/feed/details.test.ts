/** What a feed tells of a product beside its price and stock. */
import { beforeEach, describe, expect, test } from 'vitest';
import {
  importRows,
  openCatalogue,
  readProduct,
  NEW_PRODUCT_ROW,
} from './testing/feed-database.ts';
import { openForAll } from '../../../tests/support/for-all-tests.ts';

const opened = openForAll(openCatalogue);
beforeEach(() => opened.db.deleteFrom('products').where('number', 'like', '77%').execute());
const load = (...lines: object[]) => importRows(opened.db, lines);

const FULL = {
  ...{ key_specs_nl: '2600 x 600 mm|12,5 mm', key_specs_en: ['2600 x 600 mm', '12.5 mm'] },
  ...{ usage_nl: 'Binnen', usage_en: 'Indoors', color_nl: 'Wit', color_en: 'White' },
  ...{ material_nl: 'Gips', material_en: 'Plaster', width: '600', height: 2600, depth: '12,5' },
  ...{ size: 'XL', pack_content: '1,56', pack_unit: 'm2', energy_level: 'b', weight: '0.125' },
  ...{ safety_logos: 'ghs05|GHS07', warnings_nl: 'Pas op', warnings_en: 'Beware' },
  ...{ class: 'plaat', group: 'G1', expected: '2026-12-12' },
};
const DETAILS = {
  ...{ family: 'plaat', group: 'G1', expected: '2026-12-12', size: 'XL', energyLevel: 'B' },
  ...{ unitPerProduct: 1.56, unitPriceUnit: 'm²', safetyLogos: ['GHS05', 'GHS07'] },
  keySpecs: { nl: ['2600 x 600 mm', '12,5 mm'], en: ['2600 x 600 mm', '12.5 mm'] },
  usageDescription: { nl: '<p>Binnen</p>', en: '<p>Indoors</p>' },
  ...{ color: { nl: 'Wit', en: 'White' }, material: { nl: 'Gips', en: 'Plaster' } },
  dimensions: { width: 600, height: 2600, depth: 12.5, weight: 125 },
  warnings: { nl: ['Pas op'], en: ['Beware'] },
};

describe('facts', () => {
  test('all are kept of a new product', async () => {
    expect(await load({ ...NEW_PRODUCT_ROW, ...FULL })).toMatchObject({ added: 1, errors: [] });
    expect((await readProduct(opened.db)).details).toMatchObject(DETAILS);
  });

  test('the fields of a row are written, the others stay', async () => {
    await load({ ...NEW_PRODUCT_ROW, ...FULL });
    expect(
      await load({ number: NEW_PRODUCT_ROW.number, color_en: 'Off-white', width: 900 }),
    ).toMatchObject({
      changed: 1,
    });
    expect((await readProduct(opened.db)).details).toMatchObject({
      ...DETAILS,
      color: { nl: 'Wit', en: 'Off-white' },
      dimensions: { ...DETAILS.dimensions, width: 900 },
    });
  });

  test('a pack may hold pieces, by their Dutch or English name', async () => {
    await load({ ...NEW_PRODUCT_ROW, ...FULL });
    for (const [pack_unit, pack_content] of [
      ['stuk', '200'],
      ['piece', '500'],
    ]) {
      await load({ number: NEW_PRODUCT_ROW.number, pack_unit, pack_content });
      expect((await readProduct(opened.db)).details).toMatchObject({
        ...{ unitPerProduct: Number(pack_content), unitPriceUnit: 'stuk' },
      });
    }
  });

  test.each(Object.entries({ ...FULL, family: 'plaat' }))(
    '%s said again is unchanged',
    async (name, value) => {
      await load({ ...NEW_PRODUCT_ROW, ...FULL });
      const row = { number: NEW_PRODUCT_ROW.number, [name]: value };
      expect(await load(row)).toMatchObject({ changed: 0, unchanged: 1, errors: [] });
    },
  );

  test('a wrong one is refused with its field and value', async () => {
    const wrong = { width: '1.200', pack_unit: 'doos', energy_level: 'H', safety_logos: 'GHS11' };
    const { errors } = await load({ ...NEW_PRODUCT_ROW, ...wrong });
    expect(errors.map(({ field, value }) => [field, value])).toEqual(Object.entries(wrong));
  });
});

describe('attributes', () => {
  beforeEach(async () => {
    await opened.db.deleteFrom('attributes').execute();
    const label = (nl: string, en: string) => JSON.stringify({ nl, en });
    await opened.db
      .insertInto('attributes')
      .values([
        {
          code: 'brandtijd',
          label: label('Brandtijd', 'Burning time'),
          type: 'number',
          unit: 'min',
        },
        { code: 'rand', label: label('Rand', 'Edge'), type: 'text', unit: null },
        { code: 'recht', label: label('Recht', 'Straight'), type: 'boolean', unit: null },
      ])
      .execute();
  });
  const attributes = async () => (await readProduct(opened.db)).details.attributes;

  test('are texts with the decimal sign of their language', async () => {
    const row = {
      'attr.brandtijd': '12,5',
      'attr.rand': 'Afgeschuind',
      'attr.rand.en': 'Bevelled',
    };
    expect(await load({ ...NEW_PRODUCT_ROW, ...row, 'attr.recht': 'ja' })).toMatchObject({
      errors: [],
    });
    expect(await attributes()).toEqual([
      {
        ...{ code: 'brandtijd', label: { nl: 'Brandtijd', en: 'Burning time' } },
        value: { nl: '12,5 min', en: '12.5 min' },
      },
      {
        ...{ code: 'rand', label: { nl: 'Rand', en: 'Edge' } },
        value: { nl: 'Afgeschuind', en: 'Bevelled' },
      },
      {
        ...{ code: 'recht', label: { nl: 'Recht', en: 'Straight' } },
        value: { nl: 'Ja', en: 'Yes' },
      },
    ]);
    // What a card says, where the feed names nothing for it.
    expect((await readProduct(opened.db)).details.keySpecs).toEqual({
      ...{ nl: ['12,5 min', 'Afgeschuind'], en: ['12.5 min', 'Bevelled'] },
    });
    expect(await load({ number: NEW_PRODUCT_ROW.number, ...row })).toMatchObject({ unchanged: 1 });
    expect(await load({ number: NEW_PRODUCT_ROW.number, 'attr.brandtijd': 30 })).toMatchObject({
      changed: 1,
    });
    expect((await attributes()).map(({ value }) => value.nl)).toEqual([
      '30 min',
      'Afgeschuind',
      'Ja',
    ]);
  });

  test('of JSON bring their labels along', async () => {
    const list = [
      { code: 'kern', label_nl: 'Kern', label_en: 'Core', value_nl: 'Gips', value_en: 'Plaster' },
      { code: 'dikte', label_nl: 'Dikte', label_en: 'Thickness', number: 12.345, unit: 'mm' },
      { code: 'rand', value_nl: 'Recht' },
    ];
    expect(await load({ ...NEW_PRODUCT_ROW, attributes: list })).toMatchObject({ errors: [] });
    expect((await attributes()).map(({ label, value }) => [label.en, value])).toEqual([
      ['Core', { nl: 'Gips', en: 'Plaster' }],
      ['Thickness', { nl: '12,345 mm', en: '12.345 mm' }],
      ['Edge', { nl: 'Recht', en: 'Recht' }],
    ]);
  });

  test('of no definition, or no number, are refused', async () => {
    const { errors } = await load({
      ...{
        ...NEW_PRODUCT_ROW,
        'attr.kleurtje': 'x',
        'attr.brandtijd': 'lang',
        'attr.recht': 'soms',
      },
      ...{ 'attr.rand.en': 'Straight', attributes: [{ code: 'kern', value_nl: 'Gips' }] },
    });
    expect(errors.map(({ line, field, value }) => [line, field, value])).toEqual([
      [1, 'attr.kleurtje', 'x'],
      [1, 'attr.brandtijd', 'lang'],
      [1, 'attr.recht', 'soms'],
      [1, 'attr.rand.en', 'Straight'],
      [1, 'attributes', 'kern'],
    ]);
  });
});
