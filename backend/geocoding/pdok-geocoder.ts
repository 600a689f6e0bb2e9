import { z } from 'zod';
import { askJson, TIMEOUT_MS } from './ask-json.ts';
import { type Geocoder, GeocoderError, type GeoPlace, MOST_PLACES } from './geocoder.ts';

const answerSchema = z.object({
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

type Doc = z.infer<typeof answerSchema>['response']['docs'][number];

/** The Locatieserver of PDOK: the registers of Dutch addresses and towns. Needs no key. */
export function pdokGeocoder(baseUrl: string, timeoutMs = TIMEOUT_MS): Geocoder {
  const ask = async (values: [string, string][]): Promise<Doc[]> => {
    const url = new URL(`${baseUrl.replace(/\/+$/, '')}/free`);
    for (const [name, value] of values) url.searchParams.append(name, value);
    url.searchParams.set('fl', 'woonplaatsnaam,provincienaam,centroide_ll');
    return (await askJson(url, answerSchema, timeoutMs)).response.docs;
  };
  return {
    async postcode(postcode) {
      const compact = postcode.replace(/\s/g, '').toUpperCase();
      // Only whole postcodes are in the register: four digits stand for any of theirs.
      const filter = `postcode:${compact.length === 4 ? `${compact}*` : compact}`;
      const [doc] = await ask([
        ['fq', 'type:postcode'],
        ['fq', filter],
        ['rows', '1'],
      ]);
      return doc ? placeOf(doc, doc.woonplaatsnaam) : null;
    },
    async places(term) {
      const words = term.replace(/[^\p{L}\p{N}' -]/gu, ' ').trim();
      if (words === '') return [];
      const docs = await ask([
        ['q', words],
        ['fq', 'type:woonplaats'],
        ['rows', String(MOST_PLACES)],
      ]);
      const count = (name: string) => docs.filter((doc) => doc.woonplaatsnaam === name).length;
      return docs.map((doc) => {
        const { woonplaatsnaam: name, provincienaam: province } = doc;
        return placeOf(doc, count(name) > 1 && province ? `${name} (${province})` : name);
      });
    },
  };
}

function placeOf({ centroide_ll: point }: Doc, name: string): GeoPlace {
  const [, lng, lat] = /^POINT\((-?[\d.]+) (-?[\d.]+)\)$/.exec(point) ?? [];
  if (!lng || !lat) throw new GeocoderError('The geocoding service answered in an unknown form.');
  return { name, lat: Number(lat), lng: Number(lng) };
}
