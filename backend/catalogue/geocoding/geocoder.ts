import { z } from 'zod';
import { coordinatesOf, postcodeAreas } from '../postcodes.ts';
import type { Env } from '../../../src/env.ts';

/** A geocoded place. */
interface GeoPlace {
  /** Common name: `Utrecht`; with its province if several places have this name. */
  name: string;
  lat: number;
  lng: number;
}

/** Locates postcodes and towns in the Netherlands. */
export interface Geocoder {
  /** Returns the centre of a postcode (`3542` or `3542AB`); null if it does not exist. */
  postcode(postcode: string): Promise<GeoPlace | null>;
  /** Finds towns by name, most likely first, at most MAX_PLACES. */
  places(term: string): Promise<GeoPlace[]>;
}

const MAX_PLACES = 5;

/**
 * Thrown if the geocoding service does not respond, rejects the request, or returns an unknown
 * format.
 */
export class GeocoderError extends Error {}

/** Short, because a shopper is waiting. */
const TIMEOUT_MS = 3_000;

/**
 * Calls a geocoding service. Throws GeocoderError, whose message contains neither the query (a
 * postcode is personal data) nor the key.
 */
async function askJson<T>(url: URL, schema: z.ZodType<T>, timeoutMs: number): Promise<T> {
  let body: unknown;
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new GeocoderError(`The geocoding service answered ${response.status}.`);
    body = await response.json();
  } catch (error) {
    if (error instanceof GeocoderError) throw error;
    throw new GeocoderError('The geocoding service does not answer.');
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    throw new GeocoderError('The geocoding service answered in an unknown form.');
  }
  return parsed.data;
}

const googleAnswerSchema = z.object({
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

type Result = z.infer<typeof googleAnswerSchema>['results'][number];

interface GoogleSettings {
  url: string;
  key: string;
  timeoutMs?: number;
}

/** Google's Geocoding API. Its terms require a Google map next to the results (docs/map.md). */
export function googleGeocoder({
  url: base,
  key,
  timeoutMs = TIMEOUT_MS,
}: GoogleSettings): Geocoder {
  const ask = async (values: Record<string, string>): Promise<GeoPlace[]> => {
    const url = new URL(base);
    const query = { language: 'nl', region: 'nl', ...values, key };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const { status, results } = await askJson(url, googleAnswerSchema, timeoutMs);
    if (status !== 'OK' && status !== 'ZERO_RESULTS') {
      throw new GeocoderError(`The geocoding service answered ${status}.`);
    }
    // For an unknown name Google returns the country itself.
    return results.filter(({ types }) => !types.includes('country')).map(googlePlace);
  };
  return {
    async postcode(postcode) {
      const compact = postcode.replace(/\s/g, '').toUpperCase();
      const [place] = await ask({ components: `country:NL|postal_code:${compact}` });
      return place ?? null;
    },
    async places(term) {
      const found = await ask({ address: term.trim(), components: 'country:NL' });
      return found.slice(0, MAX_PLACES);
    },
  };
}

function googlePlace({ address_components: parts, formatted_address: whole, geometry }: Result) {
  const town = parts.find(({ types }) => types.includes('locality'));
  return { name: town?.long_name ?? whole, ...geometry.location };
}

const pdokAnswerSchema = z.object({
  response: z.object({
    docs: z.array(
      z.object({
        woonplaatsnaam: z.string(),
        provincienaam: z.string().nullish(),
        /** `POINT(5.12 52.09)`: longitude first. */
        centroide_ll: z.string(),
      }),
    ),
  }),
});

type Doc = z.infer<typeof pdokAnswerSchema>['response']['docs'][number];

/** The Locatieserver of PDOK: the registers of Dutch addresses and towns. Needs no key. */
export function pdokGeocoder(baseUrl: string, timeoutMs = TIMEOUT_MS): Geocoder {
  const ask = async (values: [string, string][]): Promise<Doc[]> => {
    const url = new URL(`${baseUrl.replace(/\/+$/, '')}/free`);
    for (const [name, value] of values) url.searchParams.append(name, value);
    url.searchParams.set('fl', 'woonplaatsnaam,provincienaam,centroide_ll');
    return (await askJson(url, pdokAnswerSchema, timeoutMs)).response.docs;
  };
  return {
    async postcode(postcode) {
      const compact = postcode.replace(/\s/g, '').toUpperCase();
      // The register contains only full postcodes; four digits match any of theirs.
      const filter = `postcode:${compact.length === 4 ? `${compact}*` : compact}`;
      const [doc] = await ask([
        ['fq', 'type:postcode'],
        ['fq', filter],
        ['rows', '1'],
      ]);
      return doc ? pdokPlace(doc, doc.woonplaatsnaam) : null;
    },
    async places(term) {
      const words = term.replace(/[^\p{L}\p{N}' -]/gu, ' ').trim();
      if (words === '') return [];
      const docs = await ask([
        ['q', words],
        ['fq', 'type:woonplaats'],
        ['rows', String(MAX_PLACES)],
      ]);
      const count = (name: string) => docs.filter((doc) => doc.woonplaatsnaam === name).length;
      return docs.map((doc) => {
        const { woonplaatsnaam: name, provincienaam: province } = doc;
        return pdokPlace(doc, count(name) > 1 && province ? `${name} (${province})` : name);
      });
    },
  };
}

function pdokPlace({ centroide_ll: point }: Doc, name: string): GeoPlace {
  const [, lng, lat] = /^POINT\((-?[\d.]+) (-?[\d.]+)\)$/.exec(point) ?? [];
  if (!lng || !lat) throw new GeocoderError('The geocoding service answered in an unknown form.');
  return { name, lat: Number(lat), lng: Number(lng) };
}

/** `'s-Hertogenbosch` → `shertogenbosch`. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase();

/** Alternative names of towns. */
const OTHER_NAMES: Record<string, string> = { denbosch: 'shertogenbosch', sgravenhage: 'denhaag' };

/** Each town once, at its first postcode, which is the most central one. */
const TOWNS = [
  ...new Map(
    postcodeAreas()
      .map(({ place, lat, lng }) => [plain(place), { name: place, lat, lng }] as const)
      .reverse(),
  ),
].reverse();

/** The embedded default: the shop's own table of postcode areas and their main towns. */
export const tableGeocoder: Geocoder = {
  async postcode(postcode) {
    const found = coordinatesOf(postcode);
    return found && { name: found.place, lat: found.lat, lng: found.lng };
  },
  async places(term) {
    const typed = plain(term);
    if (typed === '') return [];
    const wanted = OTHER_NAMES[typed] ?? typed;
    const found = TOWNS.filter(([name]) => name.startsWith(wanted));
    // Exact matches precede prefixes: Ede before Edegem.
    found.sort(([a], [b]) => Number(b === wanted) - Number(a === wanted));
    return found.slice(0, MAX_PLACES).map(([, place]) => place);
  },
};

type GeocoderSettings = Pick<Env, 'GEOCODER' | 'GEOCODING_KEY' | 'GEOCODING_URL' | 'PDOK_URL'>;

/** Returns the configured geocoder. */
export function geocoderOf(env: GeocoderSettings): Geocoder {
  if (env.GEOCODER === 'pdok') return pdokGeocoder(env.PDOK_URL);
  if (env.GEOCODER === 'google') {
    return googleGeocoder({ url: env.GEOCODING_URL, key: env.GEOCODING_KEY });
  }
  return tableGeocoder;
}
