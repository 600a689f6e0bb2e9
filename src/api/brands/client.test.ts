import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf } from '../../domain/shared/slug.ts';
import { mapBrand, mapBrands, mapProductBrand, mapShortBrand } from './client.ts';

describe('brand', () => {
  it('takes its name from Description, else Code, and its url from Url, else a slug', () => {
    expect(mapBrand({ Id: 1, Code: 'KN', Description: 'Knáuf & Zn' })).toMatchObject({
      name: 'Knáuf & Zn',
      url: 'knauf-zn',
      parameter: 'Knáuf & Zn',
    });
    expect(mapBrand({ Id: 1, Code: 'KN', Description: ' ', Url: 'k' })).toMatchObject({
      name: 'KN',
      url: 'k',
    });
  });

  it('takes the front image and the memo of type InternetMemo', () => {
    const brand = mapBrand({
      Id: 1,
      Description: 'A',
      Images: [
        { Type: 'Small', Url: '/s' },
        { Type: 'Front', Url: '/f' },
      ],
      Memos: [
        { Type: 'Other', Value: 'no' },
        { Type: 'InternetMemo', Value: '<p>yes</p>' },
      ],
      TotalCount: 4,
    });
    expect(brand).toMatchObject({ img: '/f', description: '<p>yes</p>', totalCount: 4 });
    expect(mapBrand({ Id: 1, Images: [{ Type: 'Big', Url: '/b' }] })).toMatchObject({
      img: null,
      description: null,
      totalCount: null,
    });
  });

  it('omits brands without a name and "geen merk" from lists by default', () => {
    const name = fc.oneof(fc.string(), fc.mixedCase(fc.constant('geen merk')), fc.constant(null));
    fc.assert(
      fc.property(fc.array(name), (names) => {
        const records = names.map((Description, Id) => ({ Id, Description }));
        const listed = names.filter(
          (text) => text?.trim() && text.trim().toLowerCase() !== 'geen merk',
        );
        expect(mapBrands(records)).toHaveLength(listed.length);
        expect(mapBrands(records, { includeUnlisted: true })).toHaveLength(names.length);
      }),
    );
  });

  it('maps the short record', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(mapShortBrand({ BrandName: text })).toEqual({
          name: text.trim(),
          url: slugOf(text.trim()),
          img: null,
        });
      }),
    );
  });

  it('is empty on a product without a brand', () => {
    expect(mapProductBrand(null)).toEqual({ id: null, name: '', url: '' });
    expect(mapProductBrand({ Id: 3, Code: 'KN' })).toEqual({ id: 3, name: 'KN', url: 'kn' });
  });
});
