import { expect, test } from 'vitest';
import type { ShopConfig } from '../entities/config.ts';
import { availabilityConfig } from './config.ts';

test('takes what the days follow from, and nothing else', () => {
  const config = {
    webStoreId: 1,
    deliveryCutoffLarge: '12:00',
    deliveryCutoffSmall: '21:30',
    pickupCutoff: '16:00',
    pickupAvailableTime: '07:00',
    pickupAvailableTimeSaturday: '08:00',
    delayDays: 0,
    extraStockDeliveryDays: 2,
    holidays: ['2026-12-25'],
    gtmSetting: 'x',
  } as unknown as ShopConfig;
  const { webStoreId, gtmSetting, ...rest } = config;
  expect([webStoreId, gtmSetting]).toEqual([1, 'x']);
  expect(availabilityConfig(config)).toEqual(rest);
});
