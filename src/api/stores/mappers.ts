import type { Store } from '../../domain/store/store.ts';
import { type WireFlag, isYes } from '../../domain/shared/flags.ts';
import type { CoordinatesRecord, PlaceRecord, StoreRecord } from './calls.ts';

export interface Coordinates {
  lat: number;
  lng: number;
}

/** A town with its name. */
export interface NamedPlace extends Coordinates {
  name: string;
}

export function mapPlace(record: PlaceRecord): NamedPlace {
  return { name: record.Name, lat: record.Latitude, lng: record.Longitude };
}

export function mapCoordinates(record: CoordinatesRecord): Coordinates {
  return { lat: record.Latitude, lng: record.Longitude };
}

/** Maps a store (spec 2 §3) and sorts its opening times. */
export function mapStore(record: StoreRecord): Store {
  const { Location: location, Address: address, Manager: manager } = record;
  return {
    id: record.Id,
    code: record.Code,
    name: record.Name,
    type: record.Type,
    url: record.Url,
    phone: record.Phone,
    email: record.Email,
    image: record.Image ?? null,
    onFleetId: record.OnFleetId ?? null,
    distanceInKm: record.DistanceInKm ?? null,
    location: {
      distanceInMeters: location.DistanceInMeters ?? null,
      globalLocationNumber: location.GlobalLocationNumber,
      lat: location.Latitude,
      lng: location.Longitude,
    },
    address: {
      street: address.Street,
      houseNumber: address.HouseNumber,
      postalCode: address.PostalCode,
      city: address.City,
    },
    openingTimes: record.OpeningTimes.map(({ Day, Open, Close }) => ({
      day: Day,
      open: Open,
      close: Close,
    })).sort((a, b) => a.day - b.day || a.open.localeCompare(b.open)),
    holidayTimes: (record.HolidayTimes ?? []).map(mapHolidayTime),
    manager: manager
      ? {
          firstName: manager.FirstName,
          lastName: manager.LastName,
          image: manager.Image ?? null,
        }
      : null,
    posts: (record.Posts ?? []).map((post) => ({
      type: post.Type,
      title: post.Title,
      summary: post.Summary,
      url: post.Url ?? null,
      period: post.Period ? { start: post.Period.Start, end: post.Period.End } : null,
      media: post.Media ?? null,
    })),
    tags: record.Tags ?? [],
  };
}

function mapHolidayTime(record: {
  Start: string;
  End: string;
  Open?: string | null;
  Close?: string | null;
  IsClosed: WireFlag;
}) {
  return {
    start: record.Start,
    end: record.End,
    open: record.Open ?? null,
    close: record.Close ?? null,
    isClosed: isYes(record.IsClosed),
  };
}
