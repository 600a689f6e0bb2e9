import { expect, it } from 'vitest';
import { keys } from './keys.ts';
import { entityNames } from './names.ts';

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
    keys.productPaths(),
    keys.brands('nl'),
    keys.popularProducts('nl'),
    keys.contentPath('contact'),
    keys.contentPathAt('contact', 'en'),
    keys.productCount(),
  ];
  expect(entityNames([...own, ...derived])).toEqual([
    'config',
    'content:/',
    'content:/contact',
    'faq',
    'product:5',
    'shared:mainMenu',
  ]);
});
