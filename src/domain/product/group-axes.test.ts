import { describe, expect, it } from 'vitest';
import { axisKind, compareAxisValues, isMachine, titleParts } from './group-axes.ts';
import type { ProductField } from './product.ts';

const field = (code: string, value: string, label = code): ProductField => ({ code, label, value });

describe('axisKind', () => {
  it.each([
    ['lengte', '25 mm', 'size'],
    ['schroefdraad', 'M4', 'size'],
    ['formaat', '880x2315 mm', 'size'],
    ['diameter', '1/2"', 'size'],
    ['inhoud', '0,75 l', 'size'],
    ['aantal', '100 stuks', 'pack'],
    ['aantal', '56 zakken', 'pack'],
    ['kleur', 'mat zwart', 'look'],
    ['EF000008', 'XL', null],
    ['spanning', '18 V', null],
    ['vermogen', '1500 W', null],
    ['materiaal', 'verzinkt staal', null],
  ] as const)('%s %s is %s', (code, value, kind) => {
    expect(axisKind(field(code, value))).toBe(kind);
  });

  it('knows an attribute with the code of a classification by its label', () => {
    expect(axisKind(field('EF000136', 'zwart', 'Kleur'))).toBe('look');
  });
});

it('takes a product with a voltage for a machine', () => {
  expect(isMachine([field('spanning', '10,8 V')])).toBe(true);
  expect(isMachine([field('lengte', '18 mm')])).toBe(false);
});

describe('titleParts', () => {
  const parts = (name: string, ...fields: ProductField[]) => {
    const { stem, namedAxes } = titleParts(name, fields);
    return [stem, namedAxes.map(({ code }) => code)];
  };

  it('leaves what the article is', () => {
    const fields = [
      field('schroefdraad', 'M4'),
      field('lengte', '25 mm'),
      field('uitvoering', 'Zeskantbout DIN 933'),
      field('aantal', '100 stuks'),
    ];
    expect(parts('Zeskantbout DIN 933 M4x25 verzinkt 100 st', ...fields)).toEqual([
      'zeskantbout din 933 verzinkt',
      ['schroefdraad', 'lengte', 'aantal'],
    ]);
  });

  it('keeps a number that no attribute explains', () => {
    expect(parts('Bout DIN 931 M8x60', field('lengte', '60 mm'))).toEqual([
      'bout din 931 m8x60',
      [],
    ]);
  });

  it('takes a number for the attribute with its unit', () => {
    const fields = [field('lengte', '7 m'), field('inhoud', '7 m²')];
    expect(parts('Dakrol rood 7 m', ...fields)).toEqual(['dakrol rood', ['lengte']]);
  });

  it('takes the longest of two words for a look', () => {
    const fields = [field('kleur', 'wit'), field('afwerking', 'wit gelakt')];
    expect(parts('Deur wit gelakt', ...fields)).toEqual(['deur', ['afwerking']]);
  });
});

it('orders sizes, measures, fractions of inches and words', () => {
  const sorted = (...values: string[]) => values.sort(compareAxisValues);
  expect(sorted('XL', 'S', 'XXL', 'M')).toEqual(['S', 'M', 'XL', 'XXL']);
  expect(sorted('100 mm', '25 mm', '12,5 mm')).toEqual(['12,5 mm', '25 mm', '100 mm']);
  expect(sorted('M10', 'M8', 'M12')).toEqual(['M8', 'M10', 'M12']);
  expect(sorted('3/4"', '1/2"')).toEqual(['1/2"', '3/4"']);
  expect(sorted('zwart', 'antraciet')).toEqual(['antraciet', 'zwart']);
});
