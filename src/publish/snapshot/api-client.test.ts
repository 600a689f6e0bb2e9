import { expect, it } from 'vitest';
import { PRODUCTS } from '../../api/products/client.ts';
import { WEB_NODES } from '../../api/webnodes/client.ts';
import { schemaMismatch } from './api-client.ts';

it.each([
  ['"nonsense"', 'no envelope'],
  ['{"hello":1}', 'no envelope'],
  ['[]', 'no envelope'],
  ['null', 'no envelope'],
  ['{"Success":false,"Data":null}', 'no success'],
  ['{"Success":true}', 'no list'],
  ['{"Success":true,"Data":"nonsense"}', 'no list'],
  ['{"Success":true,"Data":["nonsense"]}', 'no records'],
  ['{"Success":true,"Data":[{"id":1}]}', 'no records'],
  ['{"Success":true,"Data":[{"Id":1}]}', null],
  ['{"Success":true,"Data":[]}', null],
])('a list of products may not be %s', (body, wrong) => {
  expect(schemaMismatch(PRODUCTS.byIds, JSON.parse(body))).toBe(wrong);
});

it.each([
  ['{"Success":false,"Data":null}', null],
  ['{"Success":true,"Data":{"Id":1}}', null],
  ['{"Success":true,"Data":null}', 'no records'],
  ['{"Success":true,"Data":[{"Id":1}]}', 'a list'],
  ['{"Success":true,"Data":{"hello":1}}', 'no records'],
])('a category is answered with %s', (body, wrong) => {
  expect(schemaMismatch(WEB_NODES.main, JSON.parse(body))).toBe(wrong);
});
