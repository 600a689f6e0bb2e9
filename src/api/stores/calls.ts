/** Schemas of store and location records (spec 2 §3), and the calls that answer them. */
import { z } from 'zod';
import { cleanPostcode } from '../../domain/shared/pasted-text.ts';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import {
  decimalField,
  idField,
  textField,
  textList,
  urlField,
  flag,
  id,
  isoDay,
} from '../fields.ts';
import { STORES } from './client.ts';

/** Local time in Europe/Amsterdam. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time (09:30)');

export const storeRecord = z.object({
  Id: id,
  Code: z.string(),
  Name: z.string(),
  Type: z.string(),
  Url: z.string(),
  Phone: z.string(),
  Email: z.string(),
  Image: z.string().nullish(),
  OnFleetId: z.string().nullish(),
  DistanceInKm: z.number().nullish(),
  Location: z.object({
    DistanceInMeters: z.number().nullish(),
    GlobalLocationNumber: z.string(),
    Latitude: z.number().min(-90).max(90),
    Longitude: z.number().min(-180).max(180),
  }),
  Address: z.object({
    Street: z.string(),
    HouseNumber: z.string(),
    PostalCode: z.string(),
    City: z.string(),
  }),
  /** `Day` 1 = Monday … 7 = Sunday; a day without a row is closed. */
  OpeningTimes: z.array(
    z.object({ Day: z.int().min(1).max(7), Open: clockTime, Close: clockTime }),
  ),
  HolidayTimes: z
    .array(
      z.object({
        Start: isoDay,
        End: isoDay,
        Open: clockTime.nullish(),
        Close: clockTime.nullish(),
        IsClosed: flag,
      }),
    )
    .nullish(),
  Manager: z
    .object({ FirstName: z.string(), LastName: z.string(), Image: z.string().nullish() })
    .nullish(),
  Posts: z
    .array(
      z.object({
        Type: z.string(),
        Title: z.string(),
        Summary: z.string(),
        Url: z.string().nullish(),
        Period: z.object({ Start: isoDay, End: isoDay }).nullish(),
        Media: z.string().nullish(),
      }),
    )
    .nullish(),
  /** The tags that `storeTags` filters on; an addition to the spec. */
  Tags: z.array(z.string()).nullish(),
});

/** Coordinates of a postcode. */
export const coordinatesRecord = z.object({
  PostalCode: z.string(),
  Latitude: z.number(),
  Longitude: z.number(),
});

/** A town found by name. */
export const placeRecord = z.object({
  /** Includes the province if several towns have this name. */
  Name: z.string(),
  Latitude: z.number(),
  Longitude: z.number(),
});

export type PlaceRecord = z.infer<typeof placeRecord>;
export type StoreRecord = z.infer<typeof storeRecord>;
export type CoordinatesRecord = z.infer<typeof coordinatesRecord>;

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
