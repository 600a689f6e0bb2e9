import { createClient } from '../../api/client.ts';
import { setVatPreference } from '../../api/preference/client.ts';

/** Tells the shop which prices the visitor wants; never throws, the browser has kept it too. */
export async function sendVatPreference(includeVat: boolean): Promise<void> {
  const language = document.documentElement.lang === 'en' ? 'en' : 'nl';
  await setVatPreference(createClient({ language }), includeVat);
}
