import { expect, test } from 'vitest';
import type { ShopConfig } from '../content/config.ts';
import { availabilityConfig } from './config.ts';
import { SAMPLE_CONFIG } from './testing/sample-config.ts';

test('extracts only the settings that delivery days depend on', () => {
  const config = { ...SAMPLE_CONFIG, webStoreId: 1, gtmSetting: 'x' } as unknown as ShopConfig;
  const { webStoreId, gtmSetting, ...rest } = config;
  expect([webStoreId, gtmSetting]).toEqual([1, 'x']);
  expect(availabilityConfig(config)).toEqual(rest);
});
