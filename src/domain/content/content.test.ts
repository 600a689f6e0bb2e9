import { expect, it } from 'vitest';
import { CONTENT_GROUPS, PAGE_KINDS, pageSections } from './content.ts';

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

const page = (url: string) => ({ name: url, url, alternateUrl: null, code: url, children: [] });
const shown = (home: string, urls: string[]) =>
  pageSections(urls.map(page), home).map(({ page: top, items }) => [
    top.url,
    items.map(({ url }) => url),
  ]);

it('groups pages below their parent address, the others below home', () => {
  expect(shown('/', ['/services/hire', '/privacy', '/services', '/', '/services/a/b'])).toEqual([
    ['/', ['/privacy']],
    ['/services', ['/services/hire', '/services/a/b']],
  ]);
});

it('handles the English home, which is a prefix of every other address', () => {
  expect(shown('/en', ['/en', '/en/privacy', '/en/services', '/en/services/hire'])).toEqual([
    ['/en', ['/en/privacy']],
    ['/en/services', ['/en/services/hire']],
  ]);
});

it('does not treat a longer word as a subpage', () => {
  expect(shown('/', ['/', '/over', '/overeenkomst'])).toEqual([['/', ['/over', '/overeenkomst']]]);
});
