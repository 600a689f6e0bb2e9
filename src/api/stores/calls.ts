import { z } from 'zod';
import { cleanPostcode } from '../../domain/shared/pasted-text.ts';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import { decimalField, idField, textField, textList, urlField } from '../fields.ts';
import { STORES } from './endpoints.ts';
import { coordinatesRecord, placeRecord, storeRecord } from './wire.ts';

const area = 'stores';

export const stores = defineCall({
  ...STORES.all,
  name: 'stores',
  area,
  bounds: BOUNDS.read,
  summary: 'The stores; given coordinates, with distances and sorted by them',
  query: z
    .object({
      latitude: decimalField(-90, 90),
      longitude: decimalField(-180, 180),
      /** Kilometres. */
      maxDistance: decimalField(0, 1000),
      /** Only stores with any of these tags: `Webshop`. */
      storeTags: textList(10, 50),
    })
    .refine((query) => (query.latitude === undefined) === (query.longitude === undefined), {
      path: ['longitude'],
      error: 'latitude and longitude go together',
    }),
  data: z.array(storeRecord),
});

export const storeByUrl = defineCall({
  ...STORES.byUrl,
  name: 'storeByUrl',
  area,
  bounds: BOUNDS.read,
  summary: 'A store by its url',
  params: z.object({ url: urlField }),
  data: storeRecord,
});

export const storeById = defineCall({
  ...STORES.byId,
  name: 'storeById',
  area,
  bounds: BOUNDS.read,
  summary: 'A store by its id',
  params: z.object({ id: idField }),
  data: storeRecord,
});

export const postcodeCoords = defineCall({
  ...STORES.postcodeCoords,
  name: 'postcodeCoords',
  area,
  bounds: BOUNDS.read,
  summary: 'Coordinates of a Dutch postcode; only its four digits are used',
  query: z.object({
    postcode: z
      .string({ error: 'must be a text' })
      .overwrite(cleanPostcode)
      .regex(/^[1-9]\d{3}( ?[A-Za-z]{2})?$/, 'must be a Dutch postcode'),
  }),
  data: coordinatesRecord,
});

export const places = defineCall({
  ...STORES.places,
  name: 'places',
  area,
  bounds: BOUNDS.read,
  summary: 'Dutch towns by the beginning of their name, most likely first; may be empty',
  query: z.object({ term: textField(80) }),
  data: z.array(placeRecord),
});
