import { expect, it } from 'vitest';
import { searchGroups } from './results.tsx';
import type { SearchSetup } from './setup.ts';

const setup = {
  search: '/zoeken',
  product: '/product/*',
  brand: '/merken/*',
  category: '/producten/*',
  images: {},
} as unknown as SearchSetup;

const nothing = {
  suggestions: [],
  brands: [],
  categories: [],
  products: [],
  questions: [],
  pages: [],
  stores: [],
};

it('has the groups of the specification in its order, and below them what is no product', () => {
  const groups = searchGroups(
    {
      suggestions: [
        { name: 'lijm', parameter: 'lijm & kit', categoryName: 'Kit', categoryCode: '' },
      ],
      brands: [{ name: 'Polder', url: 'polder' }],
      categories: [{ name: 'Kit', url: 'verf/kit & lijm' }],
      products: [
        {
          id: 7,
          name: 'Lijm',
          url: 'lijm-7',
          img: '/api/images/products/7/front',
          numberTrimmed: '000007',
        },
      ],
      questions: [{ name: 'Hoe lang is lijm houdbaar?', url: '/klantenservice/faq#lijm' }],
      pages: [{ name: 'Tegels lijmen', url: '/klusadvies/tegels-lijmen' }],
      stores: [{ name: 'Lijmen', url: '/vestigingen/lijmen' }],
    },
    setup,
  );
  expect(groups.map(({ name, options }) => [name, options[0]?.url, options[0]?.detail])).toEqual([
    ['suggestions', '/zoeken/lijm%20%26%20kit', 'Kit'],
    ['brands', '/merken/polder', null],
    ['categories', '/producten/verf/kit%20%26%20lijm', null],
    ['products', '/product/lijm-7', '000007'],
    ['questions', '/klantenservice/faq#lijm', null],
    ['pages', '/klusadvies/tegels-lijmen', null],
    ['stores', '/vestigingen/lijmen', null],
  ]);
  expect(groups[3]?.options[0]?.img).toBe('/api/images/products/7/front?w=96&h=96');
});

it('leaves out what is empty', () => {
  expect(searchGroups(nothing, setup)).toEqual([]);
  const brands = [{ name: '$&', url: '$&' }];
  expect(searchGroups({ ...nothing, brands }, setup)).toMatchObject([
    { name: 'brands', options: [{ url: '/merken/%24%26' }] },
  ]);
});
