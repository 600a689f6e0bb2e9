import type { IsoDate } from '../shared/common.ts';

export interface OpeningTime {
  /** 1 = Monday … 7 = Sunday (ISO). A day without a row is closed. */
  day: number;
  /** `07:00`, local time in Europe/Amsterdam. */
  open: string;
  close: string;
}

export interface HolidayTime {
  start: IsoDate;
  end: IsoDate;
  open: string | null;
  close: string | null;
  isClosed: boolean;
}

export interface StorePost {
  type: string;
  title: string;
  summary: string;
  url: string | null;
  period: { start: IsoDate; end: IsoDate } | null;
  media: string | null;
}

export interface StoreAddress {
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
}

/** A branch (spec 2 §3). */
export interface Store {
  id: number;
  name: string;
  type: string;
  distanceInKm: number | null;
  location: {
    distanceInMeters: number | null;
    globalLocationNumber: string;
    lat: number;
    lng: number;
  };
  address: StoreAddress;
  phone: string;
  email: string;
  openingTimes: OpeningTime[];
  holidayTimes: HolidayTime[];
  url: string;
  image: string | null;
  manager: { firstName: string; lastName: string; image: string | null } | null;
  code: string;
  onFleetId: string | null;
  posts: StorePost[];
  /** Services, by the names that the store call filters on: `Zagerij`. */
  tags: string[];
}

/** Extracts the place from the name of a store: `Bouwmaat Utrecht` → `Utrecht`. */
export function branchPlace(name: string, company: string): string {
  const place = name.startsWith(`${company} `) ? name.slice(company.length).trim() : '';
  return place || name;
}
