import type { Env } from '../../src/env.ts';
import type { Geocoder } from './geocoder.ts';
import { googleGeocoder } from './google-geocoder.ts';
import { pdokGeocoder } from './pdok-geocoder.ts';
import { tableGeocoder } from './table-geocoder.ts';

type Settings = Pick<Env, 'GEOCODER' | 'GEOCODING_KEY' | 'GEOCODING_URL' | 'PDOK_URL'>;

/** The geocoder that the environment chooses. */
export function geocoderOf(env: Settings): Geocoder {
  if (env.GEOCODER === 'pdok') return pdokGeocoder(env.PDOK_URL);
  if (env.GEOCODER === 'google') {
    return googleGeocoder({ url: env.GEOCODING_URL, key: env.GEOCODING_KEY });
  }
  return tableGeocoder;
}
