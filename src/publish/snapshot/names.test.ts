import { expect, it } from 'vitest';
import { keys, changedNames } from './reads.ts';
import type { Change } from './unpublished.ts';

const changed = (key: string, before: unknown = { Name: 'a' }, after: unknown = { Name: 'b' }) =>
  ({ key, before: JSON.stringify(before), after: JSON.stringify(after) }) satisfies Change;

it('names what people edit, in both languages alike, and nothing that follows from it', () => {
  const own = [
    keys.product(5, 'nl'),
    keys.product(5, 'en'),
    keys.content('/en/contact', 'en'),
    keys.content('/', 'nl'),
    keys.shared('mainMenu', 'nl'),
    keys.faq('en'),
    keys.config(),
  ];
  const derived = [
    keys.list({ kind: 'category', id: 5 }, 'nl'),
    keys.productPaths(1),
    keys.brands('nl'),
    keys.popularProducts('nl'),
    keys.contentPath('contact'),
    keys.contentPathAt('contact', 'en'),
    keys.productCount(),
  ];
  expect(changedNames([...own, ...derived].map((key) => changed(key)))).toEqual([
    'config',
    'content:/',
    'content:/contact',
    'faq',
    'product:5',
    'shared:mainMenu',
  ]);
});

it('does not name what only tells of another', () => {
  const product = (brand: object, name = 'Gips') => ({ Name: name, Brand: brand });
  const renamed = [product({ Id: 1, Description: 'A' }), product({ Id: 1, Description: 'B' })];
  const other = [product({ Id: 1, Description: 'A' }), product({ Id: 2, Description: 'B' })];
  const child = [{ Children: [{ Id: 1, Name: 'A' }] }, { Children: [{ Id: 1, Name: 'B' }] }];
  expect(changedNames([changed(keys.product(1, 'nl'), ...renamed)])).toEqual([]);
  expect(changedNames([changed(keys.product(1, 'nl'), ...other)])).toEqual(['product:1']);
  expect(changedNames([changed(keys.webNode(1, 'nl'), ...child)])).toEqual([]);
  // The items below one of a menu are the menu's own.
  expect(changedNames([changed(keys.shared('footerMenu', 'nl'), ...child)])).toEqual([
    'shared:footerMenu',
  ]);
  const isNew = { ...changed(keys.webNode(1, 'nl')), before: null };
  expect(changedNames([isNew])).toEqual(['webnode:1']);
});
