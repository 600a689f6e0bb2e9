import { expect, test } from 'vitest';
import { BRANDS } from '../../../../brands/brands.ts';
import {
  jsonLdText,
  breadcrumbList,
  faqPage,
  hardwareStore,
  organization,
  webSite,
} from '../structured-data.ts';

const SITE = 'https://shop.example';

test('text cannot close its script element, and still parses to what it was', () => {
  const text = jsonLdText({ name: '</script><script>alert(1)</script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    name: '</script><script>alert(1)</script>',
  });
});

test('the last crumb has the address of the page itself', () => {
  const list = breadcrumbList(
    [{ name: 'Merken', href: '/merken' }, { name: 'Brikka' }],
    '/merken/brikka',
    SITE,
  );
  expect(list).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://shop.example/merken' },
      { position: 2, item: 'https://shop.example/merken/brikka' },
    ],
  });
});

test('the organisation is known by its name, address, logo and where else it is found', () => {
  const social = { facebook: 'https://facebook.example/shop', tiktok: '' };
  expect(organization(BRANDS.bm, SITE, social)).toEqual({
    '@type': 'Organization',
    '@id': 'https://shop.example/#organization',
    name: BRANDS.bm.name,
    url: 'https://shop.example/',
    logo: `https://shop.example${BRANDS.bm.logo}`,
    sameAs: ['https://facebook.example/shop'],
  });
});

test.each(['javascript:alert(1)', 'JAVA\tscript:x()', 'data:text/html,x', 'vbscript:x'])(
  'structured data never holds the stored address %j',
  (address) => {
    expect(organization(BRANDS.bm, SITE, { facebook: address })).toMatchObject({ sameAs: [] });
    const text = jsonLdText({
      '@graph': [{ '@type': 'Thing', url: address, sameAs: [address, SITE], name: address }],
      image: [address],
    });
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', sameAs: [SITE], name: address }],
      image: [],
    });
  },
);

test('every question of every category is in the FAQ', () => {
  const page = faqPage([
    {
      name: 'a',
      title: 'A',
      questions: [{ id: '1', question: 'Waarom?', answer: '<p>Daarom.</p>' }],
    },
    { name: 'b', title: 'B', questions: [{ id: '2', question: 'Wanneer?', answer: 'Morgen' }] },
  ]);
  expect(page).toMatchObject({ mainEntity: [{ name: 'Waarom?' }, { name: 'Wanneer?' }] });
});

test('the search action leads to the search page of the language', () => {
  expect(webSite('Bouwmaat', 'en', SITE, '/en', '/en/search')).toMatchObject({
    potentialAction: {
      target: { urlTemplate: 'https://shop.example/en/search?SearchTerm={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('a closed holiday opens and closes at midnight', () => {
  const store = hardwareStore(
    {
      id: 1,
      name: 'Bouwmaat Utrecht',
      type: 'Store',
      distanceInKm: null,
      location: { distanceInMeters: null, globalLocationNumber: '', lat: 52.1, lng: 5.1 },
      address: {
        street: 'Industrieweg',
        houseNumber: '12',
        postalCode: '3542 AD',
        city: 'Utrecht',
      },
      phone: '030 - 123 45 67',
      email: 'utrecht@shop.example',
      openingTimes: [{ day: 1, open: '06:30', close: '18:00' }],
      holidayTimes: [
        { start: '2026-12-25', end: '2026-12-26', open: null, close: null, isClosed: true },
      ],
      url: 'utrecht',
      image: null,
      manager: null,
      code: 'U',
      onFleetId: null,
      posts: [],
      tags: [],
    },
    '/vestigingen/utrecht',
    SITE,
  );
  expect(store).toMatchObject({
    '@type': 'HardwareStore',
    '@id': 'https://shop.example/vestigingen/utrecht',
    name: 'Bouwmaat Utrecht',
    url: 'https://shop.example/vestigingen/utrecht',
    telephone: '030 - 123 45 67',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Industrieweg 12',
      postalCode: '3542 AD',
      addressLocality: 'Utrecht',
      addressCountry: 'NL',
    },
    geo: { latitude: 52.1, longitude: 5.1 },
    openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Monday', opens: '06:30' }],
    specialOpeningHoursSpecification: [
      { opens: '00:00', closes: '00:00', validThrough: '2026-12-26' },
    ],
  });
});
