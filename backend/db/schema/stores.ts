/** Tables of the stores, which come with the catalogue. */
import type { JSONColumnType } from 'kysely';
import type { Texts } from './columns.ts';

export interface StoreTable {
  id: number;
  code: string;
  url: string;
  name: string;
  lat: number;
  lng: number;
  /** All else of the store, as the catalogue describes it. */
  details: JSONColumnType<StoreDetails>;
}

export interface StoreDetails {
  type: string;
  tags: string[];
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  province: string;
  phone: string;
  email: string;
  globalLocationNumber: string;
  onFleetId: string | null;
  image: string | null;
  openingTimes: { day: number; open: string; close: string }[];
  holidayTimes: {
    start: string;
    end: string;
    open: string | null;
    close: string | null;
    isClosed: boolean;
  }[];
  manager: { firstName: string; lastName: string; image: string | null } | null;
  posts: {
    type: string;
    title: Texts;
    summary: Texts;
    url: string | null;
    start: string | null;
    end: string | null;
    media: string | null;
  }[];
}
