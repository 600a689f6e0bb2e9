import { preference } from '../api/preference/client.ts';
import type { Locale } from '../domain/entities/common.ts';
import { quietApi } from './api.ts';
import { $vat } from './preference.ts';
import { keepStore } from './preferred-store.ts';

/** Longest that a sign-in waits for it. */
const PATIENCE_MS = 3000;

/**
 * Takes over what the customer chose on any device: the VAT form and the store (`GET preference`,
 * spec 2 §7). Without an answer in time, what this browser holds stays.
 */
export async function readPreference(locale: Locale): Promise<void> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const outcome = await Promise.race([preference(quietApi(locale)), timeout]);
  if (!outcome?.ok) return;
  const { includeVat, store } = outcome.data;
  $vat.set(includeVat ? 'incl' : 'excl');
  if (store) keepStore(store);
}
