import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validateRow, feedSchema, FIELDS } from './row.ts';

const schema = feedSchema();

test('the schema names every field, and allows no other', () => {
  expect(schema).toMatchObject({
    ...{ type: 'object', required: ['number'], additionalProperties: false },
    properties: {
      energy_level: { type: 'string' },
      action_from: { type: 'string', format: 'date' },
      pictures: { anyOf: [{ type: 'string' }, { type: 'array' }] },
    },
  });
  const named = FIELDS.filter((field) => !field.includes('.'));
  expect(Object.keys(schema.properties)).toEqual([...named, 'staffel']);
  const patterns = Object.keys(schema.patternProperties);
  const fits = (name: string) => patterns.some((pattern) => new RegExp(pattern).test(name));
  expect(['stock.12', 'staffel.10', 'attr.kleur', 'attr.kleur.en'].map(fits)).not.toContain(false);
  expect(['stock.x', 'staffel', 'attr'].map(fits)).not.toContain(true);
});

test('docs/feed.md explains every field', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/feed.md'), 'utf8');
  expect(FIELDS.filter((field) => !text.includes(`\`${field}\``))).toEqual([]);
});

test('checks each row by all fields, whatever earlier rows filled', () => {
  const right = { number: '1', price: '3,50', stock: '4' };
  expect(validateRow(2, right)).toEqual({ row: { number: '1', price: 350, stock: 4 } });
  const fieldsOf = (value: object) => {
    const checked = validateRow(3, value);
    return 'errors' in checked && checked.errors.map(({ field }) => field);
  };
  expect(fieldsOf({ ...right, stock: 'x' })).toEqual(['stock']);
  expect(fieldsOf({ price: '3,50', stock: '4' })).toEqual(['number']);
  expect(fieldsOf({ ...right, 'number,price,stock': '4' })).toEqual(['number,price,stock']);
  expect(fieldsOf({ 'number,price,stock': '4' })).toContain('number,price,stock');
});
