/** Schema of a visitor's preference (spec 2 §3), and the calls that answer them. */
import { z } from 'zod';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import { bodyId, id } from '../fields.ts';
import { PREFERENCE } from './client.ts';
import { storeRecord } from '../stores/calls.ts';

export const preferenceRecord = z.object({
  StoreId: id.nullish(),
  Store: storeRecord.nullish(),
  IncludeVat: z.boolean(),
});

export type PreferenceRecord = z.infer<typeof preferenceRecord>;

const area = 'preference';

export const preference = defineCall({
  ...PREFERENCE.get,
  name: 'preference',
  area,
  bounds: BOUNDS.read,
  summary: 'The preference of this visitor',
  data: preferenceRecord,
});

export const setPreferredStore = defineCall({
  ...PREFERENCE.setStore,
  name: 'setPreferredStore',
  area,
  bounds: BOUNDS.write,
  summary: 'Sets the preferred store; returns the new preference',
  body: z.object({ storeId: bodyId }),
  data: preferenceRecord,
});

export const setVatPreference = defineCall({
  ...PREFERENCE.setVat,
  name: 'setVatPreference',
  area,
  bounds: BOUNDS.write,
  summary: 'Selects prices with or without VAT; returns the new preference',
  body: z.object({ includeVat: z.boolean({ error: 'must be true or false' }) }),
  data: preferenceRecord,
});
