import { describe, expect, it } from 'vitest';
import type { Product } from '../../domain/entities/product.ts';
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
  description: '<p>Vlakke plaat.</p>',
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
  site: 'https://shop.example',
  seller: 'Bouwmaat',
  now: new Date('2026-11-20T00:00:00Z'),
  stock: 'in-stock',
  freeShippingFrom: 1000,
  shippingRate: null,
  reviews: null,
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
      description: 'Vlakke plaat.',
      brand: { '@type': 'Brand', name: 'Kalverdijk' },
    });
  });

  it('offers it at the price incl. VAT, until the reduction ends', () => {
    expect(data().offers).toMatchObject({
      price: '12.95',
      priceCurrency: 'EUR',
      priceValidUntil: '2026-12-01',
      availability: 'https://schema.org/InStock',
      hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: 'NL' },
      shippingDetails: { shippingRate: { value: '0.00', currency: 'EUR' } },
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

  it('gives no shipping rate that nobody knows', () => {
    const unknown = data({}, { freeShippingFrom: 7500 }).offers.shippingDetails;
    expect(unknown).not.toHaveProperty('shippingRate');
    const known = data({}, { freeShippingFrom: 7500, shippingRate: 695 }).offers.shippingDetails;
    expect(known).toMatchObject({ shippingRate: { value: '6.95' } });
  });
});
