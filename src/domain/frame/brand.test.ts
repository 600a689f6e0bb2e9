import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf } from '../shared/slug.ts';
import { brandName, brandUrl, isListedBrand } from './brand.ts';

const text = fc.oneof(fc.string(), fc.constantFrom(null, undefined, '', '  '));

describe('brand name', () => {
  it('uses the description, else the code', () => {
    fc.assert(
      fc.property(text, text, (description, code) => {
        const expected = description?.trim() ? description.trim() : (code?.trim() ?? '');
        return brandName(description, code) === expected;
      }),
    );
  });

  it('uses the url of the record, else a slug of the name', () => {
    fc.assert(
      fc.property(text, fc.string(), (url, name) => {
        return brandUrl(url, name) === (url?.trim() ? url.trim() : slugOf(name));
      }),
    );
  });

  it('is listed unless it is empty or "geen merk" in any case', () => {
    fc.assert(
      fc.property(fc.mixedCase(fc.constant('geen merk')), (name) => !isListedBrand(` ${name}`)),
    );
    expect([isListedBrand(''), isListedBrand('  '), isListedBrand('Geen merken')]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
