import { setPreferredStore } from '../api/preference/client.ts';
import type { Locale } from '../domain/entities/common.ts';
import { api } from './api.ts';

/** Tells the shop which branch the visitor chose; its answer changes nothing here. */
export async function tellStore(locale: Locale, storeId: number): Promise<void> {
  await setPreferredStore(api(locale), storeId);
}
