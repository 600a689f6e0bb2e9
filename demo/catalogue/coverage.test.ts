import { expect, test } from 'vitest';
import { coverages } from '../../src/domain/product/quantity-needed.ts';
import { FAMILIES } from './families/all.ts';
import type { Draft, Family } from './family.ts';

const first = (family: Family): Draft => {
  for (let index = 0; ; index += 1) {
    const draft = family.variantAt(index);
    if (draft) return draft;
  }
};

/** Units of work that a family can be reckoned from, by a shopper of this language. */
const units = (key: string, locale: 'nl' | 'en') => {
  const { per, attrs } = first(FAMILIES.find((family) => family.key === key)!);
  const found = coverages({
    unitPerProduct: per?.[0] ?? null,
    unitPriceUnit: per?.[1] ?? null,
    fields: attrs.map(({ code, label, value }) => ({
      code,
      label: label[locale],
      value: value[locale],
    })),
  });
  return found.map(({ unit }) => unit);
};

test.each([
  ['gipsplaat', ['m²']],
  ['laminaat', ['m²']],
  ['baksteen', ['m²']],
  ['kalkzandsteen', ['m²']],
  ['dakpan', ['m²']],
  ['tegellijm', ['m²']],
  ['mortel-zak', ['m²']],
  ['muurverf', ['m²']],
  ['cement-zak', ['m³']],
  ['zand-bigbag', ['m³']],
  ['grind-bigbag', ['m³']],
  ['vuren-regel', ['m']],
  ['dakgoot', ['m']],
  ['vlonderplank', ['m', 'm²']],
  ['gevelbekleding', ['m²', 'm']],
  ['hamer', []],
  ['binnendeur', []],
  ['spaanplaatschroef', []],
])('how much is needed of %s is reckoned in %j', (key, expected) => {
  expect(units(key, 'nl')).toEqual(expected);
  expect(units(key, 'en')).toEqual(expected);
});
