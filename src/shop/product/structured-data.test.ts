import { describe, expect, it } from 'vitest';
import type { Product } from '../../domain/product/product.ts';
import { productData, type ProductDataContext } from './structured-data.ts';

const product = {
  id: 100123,
  name: 'Gipsplaat AK 2600x600x12,5 mm',
  number: '87000100123',
  numberTrimmed: '100123',
  scanCode: '2000001001237',
  img: '/api/images/products/100123/front',
  gallery: [
    { type: 'youtube', src: 'abc', alt: '', order: 0 },
    { type: 'image', src: '/api/images/products/100123/front', alt: '', order: 1 },
  ],
  brand: { id: 1, name: 'Kalverdijk', url: 'kalverdijk' },
  description: '<p>Vlakke plaat.</p><ul><li>Snel</li><li>Droog</li></ul>',
  webNode: { id: 4, name: 'Gipsplaten', code: 'X', url: 'bouwmaterialen/gipsplaten' },
  color: null,
  material: 'gips',
  priceInclTax: 1295,
  priceExclTax: 1070,
  oldPriceInclTax: null,
  oldPriceExclTax: null,
  discountId: null,
  discounts: [],
  lowestPrice30InclTax: 1495,
  lowestPrice30ExclTax: 1236,
  priceReducedFrom: '2026-11-01T00:00:00Z',
  priceReducedUntil: '2026-12-01T00:00:00Z',
  deliverySize: 'small',
} as unknown as Product;

const context: ProductDataContext = {
  url: 'https://shop.example/product/gipsplaat-100123',
  siteUrl: 'https://shop.example',
  sellerName: 'Bouwmaat',
  now: new Date('2026-11-20T00:00:00Z'),
  stock: 'in-stock',
  shippingRate: 695,
  countries: ['NL', 'BE'],
  reviews: null,
  group: null,
};

type Data = Record<string, unknown> & { offers: Record<string, unknown> };
const data = (changes: Partial<Product> = {}, other: Partial<ProductDataContext> = {}) =>
  JSON.parse(
    JSON.stringify(productData({ ...product, ...changes }, { ...context, ...other })),
  ) as Data;

describe('productData', () => {
  it('describes the product with absolute pictures, films left out', () => {
    expect(data()).toMatchObject({
      '@type': 'Product',
      sku: '100123',
      gtin13: '2000001001237',
      image: ['https://shop.example/api/images/products/100123/front'],
      description: 'Vlakke plaat. Snel. Droog.',
      brand: { '@type': 'Brand', name: 'Kalverdijk' },
    });
  });

  it('states what one package holds, to compare prices by', () => {
    const measured = { unitPriceInclTax: 830, unitPriceUnit: 'm²', unitPerProduct: 1.56 };
    const reference = (changes: Partial<Product>) =>
      (data(changes).offers['priceSpecification'] as Data)['referenceQuantity'];
    expect(reference(measured)).toEqual({
      ...{ '@type': 'QuantitativeValue', unitCode: 'MTK', value: 1.56 },
      valueReference: { '@type': 'QuantitativeValue', unitCode: 'MTK', value: 1 },
    });
    expect(reference({ ...measured, unitPriceUnit: 'piece' })).toMatchObject({ unitCode: 'C62' });
    expect(reference({ ...measured, unitPriceUnit: 'bos' })).toBeUndefined();
    expect(reference({ ...measured, unitPriceInclTax: null })).toBeUndefined();
  });

  it('offers it at the price incl. VAT, until the reduction ends', () => {
    expect(data().offers).toMatchObject({
      price: '12.95',
      priceCurrency: 'EUR',
      priceValidUntil: '2026-12-01',
      availability: 'https://schema.org/InStock',
      hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: ['NL', 'BE'] },
    });
    const { brand } = data({ brand: { id: 9, name: 'Geen merk', url: 'geen-merk' } });
    expect(brand).toBeUndefined();
  });

  it('says when it is gone, and never offers at nothing', () => {
    const { availability } = data({}, { stock: 'sold-out' }).offers;
    expect(availability).toBe('https://schema.org/OutOfStock');
    expect(data({ priceInclTax: 0 }).offers).toBeUndefined();
    expect(data({}, { stock: 'not-orderable' }).offers.shippingDetails).toBeUndefined();
  });

  it('says how it is judged only where somebody judged it', () => {
    expect(data().aggregateRating).toBeUndefined();
    const judged = data({}, { reviews: { count: 3, average: 4.3, latest: [] } });
    expect(judged.aggregateRating).toMatchObject({ ratingValue: 4.3, reviewCount: 3 });
  });

  // Google's fields for merchant listings; one that is missing makes the whole worthless.
  it('has what search engines require of an offer, its return policy and its delivery', () => {
    for (const stock of ['in-stock', 'extra-stock', 'sold-out'] as const) {
      const { offers, ...described } = data({}, { stock });
      expect(described).toMatchObject({ name: product.name, image: [expect.any(String)] });
      expect(offers).toMatchObject({
        '@type': 'Offer',
        url: context.url,
        itemCondition: 'https://schema.org/NewCondition',
        priceSpecification: { price: '12.95', priceCurrency: 'EUR', valueAddedTaxIncluded: true },
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: ['NL', 'BE'],
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 14,
          returnMethod: expect.arrayContaining(['https://schema.org/ReturnInStore']),
          returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        },
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: '6.95', currency: 'EUR' },
          shippingDestination: [
            { '@type': 'DefinedRegion', addressCountry: 'NL' },
            { '@type': 'DefinedRegion', addressCountry: 'BE' },
          ],
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            handlingTime: { minValue: 0, maxValue: expect.any(Number), unitCode: 'DAY' },
            transitTime: { minValue: 1, maxValue: expect.any(Number), unitCode: 'DAY' },
          },
        },
      });
    }
  });

  it('says what delivery costs, or nothing of it', () => {
    expect(data({}, { shippingRate: 0 }).offers.shippingDetails).toMatchObject({
      shippingRate: { value: '0.00' },
    });
    expect(data({}, { shippingRate: null }).offers.shippingDetails).toBeUndefined();
  });
});
