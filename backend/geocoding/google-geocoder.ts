import { z } from 'zod';
import { askJson, TIMEOUT_MS } from './ask-json.ts';
import { type Geocoder, GeocoderError, type GeoPlace, MOST_PLACES } from './geocoder.ts';

const answerSchema = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        types: z.array(z.string()),
        formatted_address: z.string(),
        address_components: z
          .array(z.object({ long_name: z.string(), types: z.array(z.string()) }))
          .default([]),
        geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
      }),
    )
    .default([]),
});

type Result = z.infer<typeof answerSchema>['results'][number];

interface Settings {
  url: string;
  key: string;
  timeoutMs?: number;
}

/** Google's Geocoding API. Its terms ask for a Google map beside the results (docs/map.md). */
export function googleGeocoder({ url: base, key, timeoutMs = TIMEOUT_MS }: Settings): Geocoder {
  const ask = async (values: Record<string, string>): Promise<GeoPlace[]> => {
    const url = new URL(base);
    const query = { language: 'nl', region: 'nl', ...values, key };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const { status, results } = await askJson(url, answerSchema, timeoutMs);
    if (status !== 'OK' && status !== 'ZERO_RESULTS') {
      throw new GeocoderError(`The geocoding service answered ${status}.`);
    }
    // An unknown name within a country is answered with the country itself.
    return results.filter(({ types }) => !types.includes('country')).map(placeOf);
  };
  return {
    async postcode(postcode) {
      const compact = postcode.replace(/\s/g, '').toUpperCase();
      const [place] = await ask({ components: `country:NL|postal_code:${compact}` });
      return place ?? null;
    },
    async places(term) {
      const found = await ask({ address: term.trim(), components: 'country:NL' });
      return found.slice(0, MOST_PLACES);
    },
  };
}

function placeOf({ address_components: parts, formatted_address: whole, geometry }: Result) {
  const town = parts.find(({ types }) => types.includes('locality'));
  return { name: town?.long_name ?? whole, ...geometry.location };
}
