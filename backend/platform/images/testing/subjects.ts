import type { ImageSubjects, ProductSubject } from '../subjects.ts';

/** A product of a family with no size, colour or brand of its own unless `more` gives it. */
export const productOf = (family: string, more: Partial<ProductSubject> = {}): ProductSubject => ({
  id: 123456,
  version: '1',
  family,
  name: 'Artikel 4,5x50 mm',
  brand: { id: 7, name: 'Steenvaart', version: '1' },
  color: null,
  width: null,
  height: null,
  depth: null,
  ...more,
});

/** A shop with product 123456, brand 7, category 3, store 12 and every banner. */
export const testSubjects: ImageSubjects = {
  product: async (id) => (id === 123456 ? productOf('baksteen') : null),
  brand: async (id) => (id === 7 ? { id, name: 'Steenvaart', version: '1' } : null),
  category: async (id) =>
    id === 3 ? { id, name: 'Stenen', version: '1', products: [productOf('baksteen')] } : null,
  store: async (id) =>
    id === 12 ? { id, city: 'Zwolle', company: 'Bouwmaat', color: '#0f3d5e', version: '1' } : null,
  manager: async (id) => (id === 12 ? { storeId: id, firstName: 'Anouk', lastName: 'de Vries', version: '1' } : null), // oxfmt-ignore
  banner: async (name) => ({ name, version: '1', products: [productOf('hamer')] }),
};
