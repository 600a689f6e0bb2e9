import { describe, expect, it } from 'vitest';
import type { Banner, PageKind } from '../content/content.ts';
import { pageKinds, siteBanners } from './site-banners.ts';

const now = new Date('2026-11-20T12:00:00Z');
const banner = (name: string, over: Partial<Banner> = {}): Banner => ({
  name,
  title: '',
  summary: '',
  linkTitle: '',
  alternateUrl: '',
  cssClass: '',
  img: null,
  startDate: null,
  endDate: null,
  showOn: ['showSiteWide'],
  conditionOperator: 'or',
  ...over,
});
const kindsOf = (routeName: string, path = '/pagina') =>
  pageKinds({ routeName, path, servicePath: '/klantenservice' });
const names = (banners: Banner[], kinds: PageKind[], dismissed: string[] = []) =>
  siteBanners(banners, { kinds, dismissed }, now).map(({ name }) => name);

describe('site banners', () => {
  const all = [
    banner('wide'),
    banner('home', { showOn: ['showHomepage', 'showCart'] }),
    banner('both', { showOn: ['showContent', 'showService'], conditionOperator: 'and' }),
    banner('old', { endDate: '2026-11-19' }),
    banner('nowhere', { showOn: [] }),
  ];

  it('shows the banners that match the page', () => {
    expect(names(all, kindsOf('index'))).toEqual(['wide', 'home']);
    expect(names(all, kindsOf('cart'))).toEqual(['wide', 'home']);
    expect(names(all, kindsOf('faq', '/klantenservice/faq'))).toEqual(['wide', 'both']);
    expect(names(all, kindsOf('all'))).toEqual(['wide']);
  });

  it('omits dismissed banners', () => {
    expect(names(all, kindsOf('index'), ['wide'])).toEqual(['home']);
  });

  it.each([
    ['checkout-payment', 'showCheckout'],
    ['product-lister-actie', 'showProductList'],
    ['search-term', 'showProductList'],
    ['product-detail-url', 'showProduct'],
    ['all', 'showContent'],
  ])('treats %s as a page of kind %s', (route, kind) => {
    expect(kindsOf(route)).toEqual(['showSiteWide', kind]);
  });

  it.each([
    ['faq', '/klantenservice/faq'],
    ['all', '/klantenservice'],
    ['all', '/klantenservice/bezorgen'],
  ])('treats %s at %s as a service page', (route, path) => {
    expect(kindsOf(route, path)).toEqual(['showSiteWide', 'showContent', 'showService']);
    expect(kindsOf(route, `${path.replace('/klantenservice', '/klantenservices')}`)).toEqual([
      'showSiteWide',
      'showContent',
    ]);
  });
});
