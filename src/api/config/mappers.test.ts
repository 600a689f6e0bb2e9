import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mapConfig } from './mappers.ts';
import type { ConfigRecord } from './calls.ts';

const record: ConfigRecord = {
  WebStoreId: 99,
  DeliveryCutoffLarge: '12:00',
  DeliveryCutoffSmall: '22:00',
  PickupCutoff: '15:00',
  PickupAvailableTime: '07:00',
  PickupAvailableTimeSaturday: '08:00',
  FreeShippingMinimumLarge: 500,
  FreeShippingMinimumSmall: 49.95,
};

it('applies the defaults of the spec', () => {
  expect(mapConfig(record)).toMatchObject({
    freeShippingMinimumSmall: 4995,
    deliveryCostLarge: null,
    deliveryCostSmall: null,
    stockCount: 0,
    minimumPointsToRedeem: 0,
    deliveryCountries: ['NL', 'BE'],
    extraStockDeliveryDays: 2,
    idealV1: true,
    gtmEnabled: false,
    gtmSetting: null,
    hiddenStores: [],
    holidays: [],
    socialLinks: {},
    specialWebNodes: {},
  });
});

it('delivers to the countries that the API names', () => {
  const { deliveryCountries } = mapConfig({ ...record, DeliveryCountries: ['NL', 'DE'] });
  expect(deliveryCountries).toEqual(['NL', 'DE']);
});

it('has iDEAL v1 on and the tag manager off by default', () => {
  const flag = fc.constantFrom(true, false, 'ja', 'JA', 'nee', 'false', null);
  fc.assert(
    fc.property(flag, (value) => {
      const { idealV1, gtmEnabled } = mapConfig({ ...record, IdealV1: value, GtmEnabled: value });
      const isYes = value === true || value === 'ja' || value === 'JA';
      expect([idealV1, gtmEnabled]).toEqual([isYes || value === null, isYes]);
    }),
  );
});
