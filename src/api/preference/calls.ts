import { z } from 'zod';
import { defineCall } from '../call.ts';
import { bodyId } from '../fields.ts';
import { PREFERENCE } from './endpoints.ts';
import { preferenceRecord } from './wire.ts';

const area = 'preference';

export const preference = defineCall({
  ...PREFERENCE.get,
  name: 'preference',
  area,
  summary: 'The preference of this visitor',
  data: preferenceRecord,
});

export const setPreferredStore = defineCall({
  ...PREFERENCE.setStore,
  name: 'setPreferredStore',
  area,
  summary: 'Chooses a store; answers the new preference',
  body: z.object({ storeId: bodyId }),
  data: preferenceRecord,
});

export const setVatPreference = defineCall({
  ...PREFERENCE.setVat,
  name: 'setVatPreference',
  area,
  summary: 'Chooses prices with or without VAT; answers the new preference',
  body: z.object({ includeVat: z.boolean({ error: 'must be true or false' }) }),
  data: preferenceRecord,
});
