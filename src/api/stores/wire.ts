/** Schemas of store and location records (spec 2 §3). */
import { z } from 'zod';
import { flag, id, isoDay } from '../records.ts';

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
