import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productRecord as record } from '../../../tests/support/records.ts';
import { toEuros } from '../../domain/shared/money.ts';
import {
  mapProduct,
  mapProductSummary,
  mapProductsOfWebNode,
  mapStock,
  mapStocks,
} from './mappers.ts';
import type { ProductRecord } from './calls.ts';

const now = new Date('2026-11-20T12:00:00Z');
const period = { StartDate: '2026-11-01', EndDate: '2026-12-01' };
describe('product summary', () => {
  it('fills in defaults for absent fields', () => {
    expect(mapProductSummary(record(), now)).toEqual({
      id: 100123,
      name: 'Gipsplaat',
      number: '8700100123',
      numberTrimmed: '100123',
      url: 'gipsplaat-100123',
      img: '/images/404.png',
      brand: { id: null, name: '', url: '' },
      webNode: null,
      visibility: 'Orderable',
      isActive: true,
      isOrderable: true,
      priceInclTax: 1210,
      priceExclTax: 1000,
      taxRate: 21,
      unit: 'plaat',
      unitPriceInclTax: null,
      unitPriceExclTax: null,
      unitPriceUnit: null,
      unitPerProduct: null,
      oldPriceInclTax: null,
      oldPriceExclTax: null,
      discountId: null,
      discounts: [],
      moreLessLevels: [],
      keySpecs: [],
      deliverySize: 'small',
      deliveryType: '',
      stock: [],
      maxStockDefault: 0,
      maxStockTotal: 0,
      needExtraStock: false,
      inPriceReduced: false,
      priceReducedFrom: null,
      priceReducedUntil: null,
      lowestPrice30InclTax: null,
      lowestPrice30ExclTax: null,
      energyLevel: null,
      energyLabelUrl: null,
    });
  });

  it('converts every amount to exact cents', () => {
    const cents = fc.nat(10_000_000);
    fc.assert(
      fc.property(cents, cents, (incl, excl) => {
        const { priceInclTax, priceExclTax, unitPriceInclTax } = mapProductSummary(
          record({
            PriceInclTax: toEuros(incl),
            PriceExclTax: toEuros(excl),
            UnitPrice: { Unit: 'm²', PriceInclTax: toEuros(incl), PriceExclTax: 0 },
          }),
          now,
        );
        expect([priceInclTax, priceExclTax, unitPriceInclTax]).toEqual([incl, excl, incl]);
      }),
    );
  });

  it('counts as large goods by its category, an ancestor or its delivery type', () => {
    const node = (code: string) => ({ Id: 1, Name: 'x', Code: code, Url: 'x' });
    const sizes = [
      record({ WebNode: node('grootgoed') }),
      record({ WebNode: { ...node('zand'), Ancestors: [node('GROOTGOED')] } }),
      record({ DeliveryType: 'grootgoed' }),
      record({ WebNode: node('zand'), DeliveryType: 'pakket' }),
    ].map((one) => mapProductSummary(one, now).deliverySize);
    expect(sizes).toEqual(['large', 'large', 'large', 'small']);
  });

  it('is reduced in price exactly during the period of the reduction', () => {
    const at = fc.date({
      min: new Date('2026-10-01'),
      max: new Date('2027-01-01'),
      noInvalidDate: true,
    });
    const reduced = record({
      PriceReduction: {
        StartDate: '2026-11-01T00:00:00Z',
        EndDate: '2026-12-01T00:00:00Z',
        LowestPrice30InclTax: 13.31,
      },
    });
    fc.assert(
      fc.property(at, (time) => {
        const inside = time >= new Date('2026-11-01') && time <= new Date('2026-12-01');
        return mapProductSummary(reduced, time).inPriceReduced === inside;
      }),
    );
    expect(mapProductSummary(reduced, now)).toMatchObject({
      priceReducedFrom: '2026-11-01T00:00:00Z',
      priceReducedUntil: '2026-12-01T00:00:00Z',
      lowestPrice30InclTax: 1331,
      lowestPrice30ExclTax: null,
    });
  });

  it('keeps all discounts, and the old price of the current one', () => {
    const discount = { Name: 'n', Title: 't', LabelType: 'DEFAULT' };
    const mapped = mapProductSummary(
      record({
        Discounts: [
          { ...discount, ...period, Id: 1 },
          { ...discount, ...period, Id: 2, OldPriceInclTax: 15, OldPriceExclTax: 12.4 },
        ],
      }),
      now,
    );
    expect(mapped.discounts.map(({ id }) => id)).toEqual([1, 2]);
    expect(mapped).toMatchObject({ oldPriceInclTax: 1500, oldPriceExclTax: 1240, discountId: 2 });
  });

  it('shows at most two short facts', () => {
    expect(mapProductSummary(record({ KeySpecs: ['a', 'b', 'c'] }), now).keySpecs).toEqual([
      'a',
      'b',
    ]);
  });
});

describe('product', () => {
  it('uses the product name as default alternative text', () => {
    const { gallery, img } = mapProduct(
      record({
        Images: [
          { Type: 'Big', Url: '/b', Order: 1, Description: 'Zijkant' },
          { Type: 'Front', Url: '/f', Order: 2 },
        ],
        Videos: [{ Type: 'youtube', Url: 'abc' }],
      }),
      now,
    );
    expect(img).toBe('/f');
    expect(gallery).toEqual([
      { type: 'youtube', src: 'abc', alt: 'Gipsplaat', order: 0 },
      { type: 'image', src: '/f', alt: 'Gipsplaat', order: 1 },
      { type: 'image', src: '/b', alt: 'Zijkant', order: 2 },
    ]);
  });

  it('omits links that a browser would run', () => {
    const link = 'javascript:alert(1)';
    const sent = record({
      Files: [
        { FileName: 'a.pdf', MemoId: 1, Url: link },
        { FileName: 'b.pdf', MemoId: 2, Url: '/api/files/2/b.pdf' },
      ],
      EnergyLabelUrl: link,
      ProductSheetUrl: link,
    });
    expect(mapProduct(sent, now)).toMatchObject({
      files: [{ fileName: 'b.pdf', memoId: 2, url: '/api/files/2/b.pdf' }],
      energyLabelUrl: null,
      productSheetUrl: null,
    });
  });

  it('has empty lists and nulls for absent fields', () => {
    expect(mapProduct(record(), now)).toMatchObject({
      gallery: [],
      fields: [],
      safetyLogos: [],
      files: [],
      warnings: [],
      manufacturer: null,
      description: null,
      scanCode: null,
    });
  });
});

it('keeps only orderable products of a web node', () => {
  const one = fc
    .record({
      State: fc.constantFrom('Active', 'Blocked'),
      Visibility: fc.constantFrom('NotViewable', 'ViewableButNotOrderable', 'Orderable'),
      Orderable: fc.constantFrom('ja', 'nee', 'No', null),
    })
    .map((over) => record(over as Partial<ProductRecord>));
  fc.assert(
    fc.property(fc.array(one), (records) => {
      const kept = mapProductsOfWebNode(records, now);
      const wanted = records.filter(
        ({ State, Visibility, Orderable }) =>
          State === 'Active' && Visibility === 'Orderable' && (Orderable ?? 'ja') === 'ja',
      );
      expect(kept).toHaveLength(wanted.length);
      expect(kept.every((product) => product.isOrderable)).toBe(true);
    }),
  );
});

it('maps stock by id, never negative', () => {
  const rows = fc.array(fc.record({ StoreId: fc.nat(), Quantity: fc.integer() }));
  fc.assert(
    fc.property(rows, fc.integer(), fc.integer(), (Stock, MaxStockDefault, MaxStockTotal) => {
      const mapped = mapStock({ Stock, MaxStockDefault, MaxStockTotal });
      expect(mapped.stock.map((row) => row.quantity)).toEqual(
        Stock.map((row) => Math.max(0, row.Quantity)),
      );
      expect(mapped.needExtraStock).toBe(MaxStockDefault <= 0 && MaxStockTotal > 0);
      expect(mapStocks({ 7: { Stock, MaxStockDefault, MaxStockTotal } }).get(7)).toEqual(mapped);
    }),
  );
});
