import { expect, it } from 'vitest';
import { CONTENT_GROUPS, PAGE_KINDS } from './content.ts';

/** The group names of spec 1 §3, as written there. */
const GROUPS = [
  'main menu, right main menu, top bar menu, footer menu, sub-footer menu, site banners',
  'sidebar menu, featured FAQ menu, customer service footer, footer banners, discount banners',
  'home banners, home banner row, home three blocks, home USP banners, home advantages, main USP',
  'branch banners, service menus, company services, wild page menu, blocks, events, path items',
  'services, activities, about the company, customer service, terms and conditions',
];

it('has every content group of the specification, and no other', () => {
  const names = GROUPS.join(', ')
    .split(', ')
    .map((words) =>
      words.toLowerCase().replace(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase()),
    );
  expect(CONTENT_GROUPS.toSorted()).toEqual(names.toSorted());
});

it('has every kind of page on which a site banner shows', () => {
  const kinds = 'Cart, Checkout, Content, Homepage, Product, ProductList, Service, SiteWide';
  expect(PAGE_KINDS.toSorted()).toEqual(kinds.split(', ').map((kind) => `show${kind}`));
});
