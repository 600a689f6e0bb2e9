/** A place that somebody searched for. */
export interface GeoPlace {
  /** As people call it: `Utrecht`; with its province where several places have the name. */
  name: string;
  lat: number;
  lng: number;
}

/** Knows where postcodes and towns of the Netherlands are. */
export interface Geocoder {
  /** The middle of a postcode (`3542` or `3542AB`); null if it does not exist. */
  postcode(postcode: string): Promise<GeoPlace | null>;
  /** Towns for what was typed, the most likely one first, at most MOST_PLACES. */
  places(term: string): Promise<GeoPlace[]>;
}

export const MOST_PLACES = 5;

/** The service of a geocoder does not answer, refuses, or answers in an unknown form. */
export class GeocoderError extends Error {}
