import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productRecord } from '../../../tests/support/records.ts';
import { mapProductSummary } from '../../api/products/mappers.ts';
import type { ListedProduct } from '../../domain/product/list-group.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import { cardHtml, type CardContext } from './card-html.ts';
import { cardTexts } from './card-texts.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const product: ProductSummary = {
  ...mapProductSummary(productRecord({ Name: 'Gipsplaat AK 2600x600x12,5 mm' }), NOW),
  brand: { id: 1, name: 'Kalverdijk', url: 'kalverdijk' },
  ...{ url: 'gipsplaat-100123', priceInclTax: 1295, priceExclTax: 1070 },
  ...{ unitPriceInclTax: 830, unitPriceExclTax: 686, unitPriceUnit: 'm²' },
  keySpecs: ['2600 x 600 mm', '12,5 mm'],
  ...{ stock: [{ storeId: 1, quantity: 2 }], maxStockDefault: 2, maxStockTotal: 2 },
};

const context: CardContext = {
  locale: 'nl',
  now: NOW,
  visitor: null,
  signIn: '/inloggen',
  texts: cardTexts('nl'),
  href: ({ url }) => `/product/${url}`,
  images: {},
};

const card = (changes: Partial<ListedProduct> = {}) =>
  cardHtml({ ...product, ...changes }, context).html;

describe('cardHtml', () => {
  it('holds both prices, each as one phrase to read aloud', () => {
    expect(card()).toContain('<span class="sr-only">€\u00a012,95 incl. btw</span>');
    expect(card()).toContain('<span class="sr-only">€\u00a010,70 excl. btw</span>');
    expect(card()).toContain('€\u00a08,30');
  });

  it('shows the energy class beside the price, and leads to the label where there is one', () => {
    expect(card()).not.toContain('energy-arrow');
    const label = '/api/images/media/1';
    expect(card({ energyLevel: 'E', energyLabelUrl: label })).toContain(
      `<a class="energy-arrow" data-class="E" href="${label}">`,
    );
    expect(card({ energyLevel: 'E' })).toContain(
      '<span class="energy-arrow" data-class="E" role="img" aria-label="Energieklasse E, op een schaal van A tot G">',
    );
  });

  describe('of a product group', () => {
    const cheapest = { id: 7, priceInclTax: 250, priceExclTax: 207, unit: 'stuk' };
    const group = { count: 12, axis: 'size' as const, cheapest };

    it('says what it stands for, from which price, and leads to the choice', () => {
      const html = card({ group });
      expect(html).toContain('<b>12 maten</b>');
      expect(html).toContain('<p class="was">vanaf</p>');
      expect(html).toContain('<span class="sr-only">€\u00a02,50 incl. btw</span>');
      expect(html).not.toContain('12,95');
      expect(html).toContain('data-group="12" data-cheapest="7"');
      expect(html).toContain(
        '<a class="btn btn-light" href="/product/gipsplaat-100123" aria-label="Kies maat: Gipsplaat AK 2600x600x12,5 mm">Kies maat</a>',
      );
      expect(html).not.toContain('card-buy');
    });

    it('states the price of the product where all cost the same', () => {
      const html = card({ group: { ...group, axis: 'colour', cheapest: null } });
      expect(html).toContain('<b>12 kleuren</b>');
      expect(html).toContain('€\u00a012,95');
      expect(html).not.toContain('vanaf');
      expect(html).not.toContain('data-cheapest');
    });

    it('does not say that a product is sold out of which other variants may be in stock', () => {
      const gone = { stock: [], maxStockDefault: 0, maxStockTotal: 0 };
      expect(card(gone)).toContain('Uitverkocht');
      expect(card({ ...gone, group })).not.toContain('Uitverkocht');
      expect(card({ ...gone, group })).toContain('Voorraad verschilt per variant');
    });
  });

  it('shows no brand where there is none', () => {
    expect(card({ brand: { id: 2, name: 'Geen merk', url: 'x' } })).not.toContain('Geen merk');
  });

  it('crosses the lowest price of 30 days out, with the dates that the browser judges by', () => {
    const reduced = {
      lowestPrice30InclTax: 1495,
      lowestPrice30ExclTax: 1236,
      priceReducedFrom: '2026-11-16T00:00:00Z',
      priceReducedUntil: '2026-11-29T23:00:00Z',
    };
    expect(card(reduced)).toContain('data-until="2026-11-29T23:00:00Z"');
    expect(card(reduced)).not.toContain('Actie t/m');
    expect(card({ ...reduced, priceReducedUntil: '2026-11-19T00:00:00Z' })).not.toContain('<s>');
  });

  it('says until when an offer lasts', () => {
    const discounts = [
      {
        id: 5,
        name: '',
        title: '20% korting',
        labelType: 'DEFAULT',
        startDate: '2026-11-16T00:00:00Z',
        endDate: '2026-11-29T23:00:00Z',
      },
    ];
    const offer = { discounts, discountId: 5, oldPriceInclTax: 1495, oldPriceExclTax: 1236 };
    expect(card(offer)).toContain('Actie t/m 29 november');
    expect(card(offer)).toContain('20% korting');
  });

  it('puts the price of the staffel where its text wants it', () => {
    const level = { id: 1, quantity: 10, priceInclTax: 1195, priceExclTax: 988, save: 0.08 };
    expect(card({ moreLessLevels: [level] })).toMatch(/Vanaf 10 stuks .*€\u00a011,95/);
  });

  it('promises nothing that cannot be ordered', () => {
    expect(card({ isOrderable: false })).toContain('Niet online te bestellen');
    expect(card({ maxStockTotal: 0 })).toContain('Online uitverkocht');
    expect(card({ maxStockTotal: 0, stock: [] })).toContain('>Uitverkocht<');
  });

  it('keeps its shape whatever a product is called', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, brand) => {
        const html = card({ name, brand: { id: 1, name: brand, url: '' } });
        expect(html.match(/<[a-z]/g)).toHaveLength(card().match(/<[a-z]/g)?.length ?? 0);
      }),
    );
  });

  it('leaves the name out of the labels of the quantity on a static page', () => {
    expect(card()).toContain('aria-label="Aantal van Gipsplaat AK 2600x600x12,5 mm"');
    const { html } = cardHtml(product, { ...context, isStatic: true });
    expect(html).toContain('aria-label="Aantal van "');
    expect(html).toContain('aria-label="Gipsplaat AK 2600x600x12,5 mm in winkelwagen"');
  });

  it('leads on where nothing can be ordered: to others, or to the branches', () => {
    expect(card()).not.toContain('card-on');
    const link = (href: string) => `<p class="card-on"><a class="btn btn-light" href="${href}"`;
    expect(card({ maxStockTotal: 0, stock: [] })).toContain(link('/product/gipsplaat-100123#meer'));
    expect(card({ maxStockTotal: 0 })).toContain(link('/product/gipsplaat-100123#vestigingen'));
    expect(card({ visibility: 'ViewableButNotOrderable' })).toContain(
      link('/product/gipsplaat-100123#vestigingen'),
    );
  });
});
