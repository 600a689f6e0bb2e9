import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/domain/locales.ts';
import { DEFAULT_PRODUCTS } from '../../src/env.ts';
import type { AttributeCode } from './attributes.ts';
import { BRANDS } from './brands/brands.ts';
import { checkDigit } from '../../backend/catalogue/ean.ts';
import { FAMILIES } from './families/all.ts';
import { COLOUR_WORD } from './families/parts.ts';
import { FAMILY_KEYS } from './family-keys.ts';
import { lowestOf30Days } from '../../src/domain/pricing/lowest-price.ts';
import { exclOf } from './money.ts';
import { type GeneratedProduct, products } from './products.ts';
import { STORE_IDS } from './stores/stores.ts';
import { buildTree } from './tree.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const tree = buildTree(NOW);
const word = (text: string): string => text.replaceAll(/[()]/g, '\\$&');
const make = (count: number, seed = 1): GeneratedProduct[] => [
  ...products({ seed, count, now: NOW, tree, storeIds: STORE_IDS }),
];

test('the default catalogue has a page for more than 13,500 products', () => {
  const hasPage = ({ row }: GeneratedProduct) =>
    row.state === 'Active' && row.visibility !== 'NotViewable';
  expect(make(DEFAULT_PRODUCTS).filter(hasPage).length).toBeGreaterThan(13_500);
});

describe.each([1, 7])('13,500 products of seed %i', (seed) => {
  let all: GeneratedProduct[] = [];
  beforeAll(() => {
    all = make(13_500, seed);
  });

  test('are as many as asked for, in every family', () => {
    expect(all).toHaveLength(13_500);
    expect(new Set(all.map(({ row }) => row.details.family)).size).toBe(FAMILY_KEYS.length);
  });

  test('have ids, numbers, EANs and urls of their own', () => {
    const unique = (of: (row: GeneratedProduct['row']) => string): number =>
      new Set(all.map(({ row }) => of(row))).size;
    expect(unique((row) => row.number)).toBe(all.length);
    expect(unique((row) => row.ean)).toBe(all.length);
    expect(unique((row) => row.url.nl)).toBe(all.length);
    expect(unique((row) => row.url.en)).toBe(all.length);
  });

  test('have EANs of a restricted range with a right check digit', () => {
    for (const { row } of all) {
      expect(row.ean).toMatch(/^2\d{12}$/);
      expect(checkDigit(row.ean.slice(0, 12))).toBe(Number(row.ean[12]));
    }
  });

  test('differ by name or by brand', () => {
    expect(new Set(all.map(({ row }) => `${row.name.nl}|${row.brand_id}`)).size).toBe(all.length);
    expect(new Set(all.map(({ row }) => `${row.name.en}|${row.brand_id}`)).size).toBe(all.length);
  });

  test.each([
    ['wastafel', 'width depth'],
    ['vensterbank', 'width depth'],
    ['radiator', 'height width'],
    ['binnendeur', 'width height'],
    ['koperbuis', ''],
    ['kabel', ''],
  ])('of a %s the measures in the name are: %s', (family, sides) => {
    const own = all.filter(({ row }) => row.details.family === family);
    expect(own.length).toBeGreaterThan(0);
    for (const { row } of own) {
      const { width, height, depth } = row.details.dimensions;
      const given = Object.entries({ width, height, depth }).filter(
        ([, length]) => length !== null,
      );
      const measures = /(\d+)x(\d+) mm/.exec(row.name.nl)?.slice(1) ?? [];
      const named = sides ? sides.split(' ').map((side, at) => [side, Number(measures[at])]) : [];
      expect(Object.fromEntries(given), row.name.nl).toEqual(Object.fromEntries(named));
    }
  });

  test('have texts without holes, doubled spaces or numbers of the other language', () => {
    for (const { row } of all) {
      const text = JSON.stringify([row.name, row.details, row.unit]);
      expect(text).not.toMatch(/undefined|NaN|\[object|null mm| {2}|~/);
      expect(row.name.nl).not.toMatch(/\d\.\d{1,2}(?!\d)/);
      expect(row.name.en).not.toMatch(/\d,\d{1,2}(?!\d)/);
      expect(row.name.nl.trim()).toBe(row.name.nl);
      expect(row.url.nl).toMatch(new RegExp(`^[a-z0-9-]+-${row.id}$`));
    }
  });

  test('have attributes that do not say their label twice', () => {
    const said = all.flatMap(({ row }) =>
      row.details.attributes.flatMap(({ label, value }) =>
        LOCALES.filter((locale) =>
          new RegExp(`^${word(label[locale])} |^\\d+ ${word(label[locale])}$`, 'i').test(
            value[locale],
          ),
        ).map((locale) => `${label[locale]}: ${value[locale]}`),
      ),
    );
    expect([...new Set(said)]).toEqual([]);
  });

  test('have attributes that each say one thing, once', () => {
    const shape: Partial<Record<AttributeCode, RegExp>> = {
      lengte: /^[\d.,/]+ (mm|cm|m)$|^(extra )?lang$|^kort$/,
      breedte: /^[\d.,]+ (mm|cm|m)$/,
      hoogte: /^[\d.,]+ (mm|cm|m)$/,
      dikte: /^[\d.,]+ (mm|mu)$/,
      wanddikte: /^[\d.,]+ mm$/,
      diameter: /^[\d.,]+ mm$|^\d\/\d"$/,
      asgat: /^\d+ mm$/,
      formaat: /^[\dx]+ (mm|cm)$|^[VLWD]F$/,
      inhoud: /^[\d.,]+ (m²|m|kg|g|l|ml)$/,
      aders: /^\d+(x[\d.,]+)+ mm²?$/,
      antislip: /^R\d+$/,
      slijtklasse: /^\d\d$/,
      duurzaamheidsklasse: /^\d(-\d)?$/,
      vermogen: /^[\d.,]+ W$/,
      lichtstroom: /^\d+ lm$/,
      kleurtemperatuur: /^\d+ K$/,
      bereik: /^\d+ m$/,
      dempingswaarde: /^\d+ dB$/,
      kierbreedte: /^[\d.,]+-[\d.,]+ mm$/,
      toepassing: /^(?!\d)/,
    };
    // What it is made of, how it is finished and what it is called may name a colour.
    const coloured = new Set<string>(
      'kleur materiaal afwerking uitvoering glas montuur laser toepassing'.split(' '),
    );
    const mixed = new Set<string>();
    for (const { row } of all) {
      const { attributes, family } = row.details;
      for (const [i, { code, value }] of attributes.entries()) {
        const isOf = shape[code as AttributeCode]?.test(value.nl) ?? true;
        const twice = attributes.findIndex((one) => one.code === code) !== i;
        const named = !coloured.has(code) && LOCALES.some((one) => COLOUR_WORD.test(value[one]));
        if (!isOf || twice || named) mixed.add(`${family} ${code}: ${value.nl}`);
      }
    }
    expect([...mixed]).toEqual([]);
  });

  test('have attributes that are what their label says', () => {
    const values = (code: string) => [
      ...new Set(
        all.flatMap(({ row }) =>
          row.details.attributes.filter((one) => one.code === code).map(({ value }) => value.nl),
        ),
      ),
    ];
    const isNoMaterial =
      /\d (st|mm|cm|tanden|TPI)|TPI|tanden|greep|lang$|kort|^(geel|zwart|blauw)$/;
    // The nap of a roller belongs to what it is made of.
    const materials = values('materiaal').filter(
      (one) => !/^(vilt|polyamide|nylon|microvezel) /.test(one),
    );
    expect(materials.filter((one) => isNoMaterial.test(one))).toEqual([]);
    expect(values('aantal')).not.toContain('1 stuks');
  });

  test('have prices incl. and excl. VAT that agree to the cent', () => {
    for (const { row } of all) {
      expect(row.price_incl).toBeGreaterThan(0);
      expect(row.price_excl).toBe(exclOf(row.price_incl, row.tax_rate));
      for (const level of row.levels) {
        expect(level.priceExcl).toBe(exclOf(level.priceIncl, row.tax_rate));
        expect(level.priceIncl).toBeLessThan(row.price_incl);
      }
      if (row.old_price_incl !== null)
        expect(row.old_price_excl).toBe(exclOf(row.old_price_incl, row.tax_rate));
    }
    expect(new Set(all.map(({ row }) => row.tax_rate))).toEqual(new Set([21, 9]));
  });

  test('cross out only the lowest price of the 30 days before', () => {
    const reduced = all.filter(({ row }) => row.old_price_incl !== null);
    expect(reduced.length).toBeGreaterThan(500);
    for (const { row, history } of reduced) {
      expect(row.old_price_incl).toBe(lowestOf30Days(history, history.at(-1)!.from));
      expect(row.old_price_incl!).toBeGreaterThan(row.price_incl);
    }
    for (const { row, history } of all) {
      expect(history.at(-1)!.incl).toBe(row.price_incl);
      const times = history.map((step) => step.from.getTime());
      expect(times.every((time, i) => i === 0 || time > times[i - 1]!)).toBe(true);
      expect(times.at(-1)).toBeLessThanOrEqual(NOW.getTime());
    }
  });

  test('show every state, visibility, flag, promotion and stock situation', () => {
    const values = (of: (product: GeneratedProduct) => unknown): Set<unknown> =>
      new Set(all.map(of));
    expect(values(({ row }) => row.visibility).size).toBe(3);
    expect(values(({ row }) => row.state).size).toBeGreaterThan(1);
    expect([...values(({ row }) => row.orderable)]).toEqual(
      expect.arrayContaining(['ja', 'nee', 'Nee', 'no']),
    );
    const listed = new Set(all.flatMap(({ row }) => row.promotion_nodes));
    expect(listed).toEqual(new Set([50, 51, 52, 53, 54, 55, 56, 61, 62, 63]));
    expect(all.some(({ stock }) => stock.defaultStock <= 0 && stock.totalStock > 0)).toBe(true);
    expect(all.some(({ stock }) => Object.keys(stock.quantities).length === 0)).toBe(true);
    expect(all.some(({ row }) => row.details.energyLevel !== null)).toBe(true);
    expect(all.some(({ row }) => row.details.safetyLogos.length > 0)).toBe(true);
  });

  test('fill every category, nearly all with three or more', () => {
    const counts = new Map<number, number>();
    for (const { row } of all) counts.set(row.web_node_id, (counts.get(row.web_node_id) ?? 0) + 1);
    const leaves = FAMILIES.flatMap((family) =>
      Object.keys(family.leaves ?? {}).length > 0
        ? Object.keys(family.leaves!).map((leaf) => `${family.key}/${leaf}`)
        : [family.key],
    );
    const thin = leaves.filter((code) => (counts.get(tree.byCode.get(code)!.id) ?? 0) < 3);
    expect(thin).toEqual([]);
  });

  test('carry dimensions that fit their names', () => {
    for (const { row } of all.filter(({ row: r }) => r.details.family === 'gipsplaat')) {
      const { width, height, depth } = row.details.dimensions;
      expect(row.name.en).toContain(`${height}x${width}x${depth} mm`);
      expect(row.details.unitPerProduct).toBeCloseTo((height! * width!) / 1e6, 2);
    }
  });

  test('are described in many ways and not by filler', () => {
    const texts = all.map(({ row }) => row.details.description.nl);
    expect(new Set(texts).size / texts.length).toBeGreaterThan(0.7);
    for (const text of texts) expect(text.length).toBeGreaterThan(60);
    expect(texts.every((text) => /^(<\/?(p|ul|li|strong)>|[^<>])+$/.test(text))).toBe(true);
  });
});

describe('determinism', () => {
  test('the same seed makes the same products, whatever the size', () => {
    expect(make(300)).toEqual(make(300));
    expect(make(2000).slice(0, 300)).toEqual(make(300));
  });

  test('another seed makes others', () => {
    expect(make(50, 2)[0]!.row.name).not.toEqual(make(50, 1)[0]!.row.name);
  });
});

describe('the tree', () => {
  test('has about 300 nodes, of which one is Actie with six children', () => {
    expect(tree.nodes.length).toBeGreaterThan(280);
    expect(tree.nodes.length).toBeLessThan(360);
    const root = tree.byCode.get('root')!;
    const roots = tree.nodes.filter((node) => node.parent_id === root.id);
    expect(roots).toHaveLength(14);
    expect(roots.map((node) => node.code)).toContain('grootgoed');
    const actie = tree.byCode.get('NUPDActie')!;
    expect(tree.nodes.filter((node) => node.parent_id === actie.id)).toHaveLength(6);
  });

  test('has urls, ids and codes of their own, and texts in both languages', () => {
    for (const key of ['id', 'code'] as const)
      expect(new Set(tree.nodes.map((node) => node[key])).size).toBe(tree.nodes.length);
    const pages = tree.nodes.filter((node) => node.url.nl !== '');
    expect(new Set(pages.map((node) => node.url.nl)).size).toBe(pages.length);
    expect(new Set(pages.map((node) => node.url.en)).size).toBe(pages.length);
    for (const node of pages) {
      expect(node.url.nl).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/);
      expect(node.description?.nl.length).toBeGreaterThan(10);
      expect(node.description?.en.length).toBeGreaterThan(10);
    }
  });

  test('keeps some nodes back: inactive, ended, not begun', () => {
    expect(tree.nodes.some((node) => !node.active)).toBe(true);
    expect(tree.nodes.some((node) => node.start_date !== null)).toBe(true);
    expect(tree.nodes.some((node) => node.end_date !== null)).toBe(true);
  });

  test('draws every family', () => {
    expect(FAMILIES.map((family) => family.key).sort()).toEqual([...FAMILY_KEYS].sort());
  });
});

describe('the brands', () => {
  test('are about 150, one without a brand and two without a name', () => {
    const named = BRANDS.filter(({ row }) => row.description !== null);
    expect(named.length).toBeGreaterThan(145);
    expect(named.filter(({ row }) => row.description === 'geen merk')).toHaveLength(1);
    expect(BRANDS.filter(({ row }) => row.description === null)).toHaveLength(2);
    expect(new Set(BRANDS.map(({ row }) => row.code)).size).toBe(BRANDS.length);
  });

  test('name who made it, with a person inside the Union for those outside', () => {
    const outside = BRANDS.filter(({ row }) => row.manufacturer?.responsiblePerson);
    expect(outside).toHaveLength(2);
  });
});
