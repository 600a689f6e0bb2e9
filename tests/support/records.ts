/** Records as the wire has them, with nothing in them that a test does not ask for. */
import type { ProductRecord } from '../../src/api/products/calls.ts';
import type { StoreRecord } from '../../src/api/stores/calls.ts';

export const productRecord = (over: Partial<ProductRecord> = {}): ProductRecord => ({
  Id: 100_123,
  Name: 'Gipsplaat',
  Number: '8700100123',
  State: 'Active',
  Visibility: 'Orderable',
  PriceInclTax: 12.1,
  PriceExclTax: 10,
  TaxRate: 21,
  Unit: 'plaat',
  ...over,
});

export const storeRecord = (over: Partial<StoreRecord> = {}): StoreRecord => ({
  Id: 12,
  Code: 'UTR',
  Name: 'Bouwmaat Utrecht',
  Type: 'Store',
  Url: 'utrecht',
  Phone: '030 - 123 45 67',
  Email: 'utrecht@shop.example',
  Location: { GlobalLocationNumber: '8712345000012', Latitude: 52.1, Longitude: 5.1 },
  Address: { Street: 'Industrieweg', HouseNumber: '12a', PostalCode: '3542 AD', City: 'Utrecht' },
  OpeningTimes: [],
  ...over,
});

/** A branch of which only its place counts. */
export const branchRecord = (Id: number, City: string, Latitude = 52): StoreRecord => {
  const { Location, Address, ...rest } = storeRecord({ Id, Name: City, Url: City.toLowerCase() });
  return { ...rest, Location: { ...Location, Latitude }, Address: { ...Address, City } };
};
