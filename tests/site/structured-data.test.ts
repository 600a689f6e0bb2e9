/** What search engines are told, on every page of the build: whole, and by their own rules. */
import { expect, test } from 'vitest';
import { pageFiles, readPage } from '../support/site.ts';

/** What Google's documentation requires of each type, and what LAW wants of an offer. */
const REQUIRED: Record<string, string[]> = {
  Product: ['name', 'image', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url', 'seller', 'hasMerchantReturnPolicy'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  MonetaryAmount: ['value', 'currency'],
  DefinedRegion: ['addressCountry'],
  ShippingDeliveryTime: ['handlingTime', 'transitTime'],
  QuantitativeValue: ['unitCode'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  HardwareStore: ['name', 'url', 'telephone', 'address', 'geo', 'openingHoursSpecification'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['opens', 'closes'],
  Organization: ['name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
};

type Node = Record<string, unknown>;

/** Every typed object in a piece of structured data, the outermost first. */
function nodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodes);
  if (value === null || typeof value !== 'object') return [];
  return [...('@type' in value ? [value as Node] : []), ...Object.values(value).flatMap(nodes)];
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

test('structured data has what search engines require of it', () => {
  const wrong: string[] = [];
  const seen = new Map<string, number>();
  let products = 0;
  let delivered = 0;
  for (const file of pageFiles()) {
    const html = readPage(file);
    for (const [, json = ''] of html.matchAll(/type="application\/ld\+json">([^<]*)</g)) {
      for (const node of nodes(JSON.parse(json))) {
        const type = String(node['@type']);
        seen.set(type, (seen.get(type) ?? 0) + 1);
        for (const key of REQUIRED[type] ?? []) {
          if (isEmpty(node[key])) wrong.push(`${file}: ${type} without ${key}`);
        }
        if (type === 'QuantitativeValue' && isEmpty(node['value'] ?? node['maxValue']))
          wrong.push(`${file}: ${type} without an amount`);
        if (type === 'Product') products += 1;
        if (type === 'OfferShippingDetails') delivered += 1;
      }
    }
  }
  expect(wrong.slice(0, 20)).toEqual([]);
  for (const type of Object.keys(REQUIRED)) {
    // Reviews are off by default.
    if (type !== 'AggregateRating') expect(seen.get(type) ?? 0, type).toBeGreaterThan(0);
  }
  // Each product page; what cannot be ordered is not delivered.
  expect(products).toBe(pageFiles().filter((file) => /^(en\/)?product\//.test(file)).length);
  expect(delivered).toBeGreaterThan(products * 0.9);
});
