/**
 * Finds the place of a postcode or town: by our own table of postcode areas, and by a geocoding
 * service.
 */
import { z } from 'zod';
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
async function fetchJson<T>(url: URL, schema: z.ZodType<T>, timeoutMs: number): Promise<T> {
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

const googleResponseSchema = z.object({
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

type GoogleResult = z.infer<typeof googleResponseSchema>['results'][number];

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
  const fetchPlaces = async (values: Record<string, string>): Promise<GeoPlace[]> => {
    const url = new URL(base);
    const query = { language: 'nl', region: 'nl', ...values, key };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const { status, results } = await fetchJson(url, googleResponseSchema, timeoutMs);
    if (status !== 'OK' && status !== 'ZERO_RESULTS') {
      throw new GeocoderError(`The geocoding service answered ${status}.`);
    }
    // For an unknown name Google returns the country itself.
    return results.filter(({ types }) => !types.includes('country')).map(googlePlace);
  };
  return {
    async postcode(postcode) {
      const compact = postcode.replace(/\s/g, '').toUpperCase();
      const [place] = await fetchPlaces({ components: `country:NL|postal_code:${compact}` });
      return place ?? null;
    },
    async places(term) {
      const places = await fetchPlaces({ address: term.trim(), components: 'country:NL' });
      return places.slice(0, MAX_PLACES);
    },
  };
}

function googlePlace({
  address_components: addressParts,
  formatted_address: fullAddress,
  geometry,
}: GoogleResult) {
  const town = addressParts.find(({ types }) => types.includes('locality'));
  return { name: town?.long_name ?? fullAddress, ...geometry.location };
}

const pdokResponseSchema = z.object({
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

type PdokDocument = z.infer<typeof pdokResponseSchema>['response']['docs'][number];

/** The Locatieserver of PDOK: the registers of Dutch addresses and towns. Needs no key. */
export function pdokGeocoder(baseUrl: string, timeoutMs = TIMEOUT_MS): Geocoder {
  const fetchPlaces = async (values: [string, string][]): Promise<PdokDocument[]> => {
    const url = new URL(`${baseUrl.replace(/\/+$/, '')}/free`);
    for (const [name, value] of values) url.searchParams.append(name, value);
    url.searchParams.set('fl', 'woonplaatsnaam,provincienaam,centroide_ll');
    return (await fetchJson(url, pdokResponseSchema, timeoutMs)).response.docs;
  };
  return {
    async postcode(postcode) {
      const compact = postcode.replace(/\s/g, '').toUpperCase();
      // The register contains only full postcodes; four digits match any of theirs.
      const filter = `postcode:${compact.length === 4 ? `${compact}*` : compact}`;
      const [doc] = await fetchPlaces([
        ['fq', 'type:postcode'],
        ['fq', filter],
        ['rows', '1'],
      ]);
      return doc ? pdokPlace(doc, doc.woonplaatsnaam) : null;
    },
    async places(term) {
      const words = term.replace(/[^\p{L}\p{N}' -]/gu, ' ').trim();
      if (words === '') return [];
      const docs = await fetchPlaces([
        ['q', words],
        ['fq', 'type:woonplaats'],
        ['rows', String(MAX_PLACES)],
      ]);
      const countByName = (name: string) =>
        docs.filter((doc) => doc.woonplaatsnaam === name).length;
      return docs.map((doc) => {
        const { woonplaatsnaam: name, provincienaam: province } = doc;
        return pdokPlace(doc, countByName(name) > 1 && province ? `${name} (${province})` : name);
      });
    },
  };
}

function pdokPlace({ centroide_ll: point }: PdokDocument, name: string): GeoPlace {
  const [, lng, lat] = /^POINT\((-?[\d.]+) (-?[\d.]+)\)$/.exec(point) ?? [];
  if (!lng || !lat) throw new GeocoderError('The geocoding service answered in an unknown form.');
  return { name, lat: Number(lat), lng: Number(lng) };
}

/** `'s-Hertogenbosch` → `shertogenbosch`. */
const normalizeName = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase();

/** Alternative names of towns. */
const TOWN_BY_ALTERNATIVE_NAME: Record<string, string> = {
  denbosch: 'shertogenbosch',
  sgravenhage: 'denhaag',
};

interface PostcodePlace {
  lat: number;
  lng: number;
  place: string;
}

interface PostcodeAnchor extends PostcodePlace {
  firstPostcode: number;
}

/**
 * First 4-digit postcode of an area, its town, and the town's coordinates. Our own table,
 * written from general knowledge of the Dutch postcode system: no postcode register was copied.
 */
const POSTCODE_ANCHORS = `
1000 Amsterdam 52.372 4.905|1012 Amsterdam 52.373 4.894|1013 Amsterdam 52.389 4.881|1014 Amsterdam 52.392 4.861|1015 Amsterdam 52.378 4.883|1016 Amsterdam 52.370 4.882|1017 Amsterdam 52.363 4.889|1018 Amsterdam 52.366 4.922|1019 Amsterdam 52.374 4.940|1021 Amsterdam 52.389 4.921|1031 Amsterdam 52.392 4.917|1041 Amsterdam 52.398 4.800|1051 Amsterdam 52.383 4.872|1061 Amsterdam 52.371 4.836|1071 Amsterdam 52.357 4.880|1081 Amsterdam 52.334 4.873|1091 Amsterdam 52.356 4.920|1101 Amsterdam 52.313 4.946
1110 Diemen 52.339 4.962|1120 Landsmeer 52.430 4.914|1130 Volendam 52.496 5.073|1140 Monnickendam 52.457 5.036|1150 Broek in Waterland 52.434 4.996|1160 Zwanenburg 52.380 4.748|1170 Badhoevedorp 52.338 4.782|1180 Amstelveen 52.302 4.863|1190 Ouderkerk aan de Amstel 52.296 4.911
1200 Hilversum 52.223 5.176|1230 Loosdrecht 52.203 5.139|1240 Kortenhoef 52.238 5.107|1250 Laren 52.257 5.226|1260 Blaricum 52.273 5.244|1270 Huizen 52.299 5.241|1300 Almere 52.371 5.215|1310 Almere 52.377 5.207|1320 Almere 52.386 5.243|1330 Almere 52.398 5.289|1340 Almere 52.340 5.222|1350 Almere 52.337 5.226|1360 Almere 52.347 5.143
1380 Weesp 52.307 5.042|1390 Abcoude 52.273 4.970|1400 Bussum 52.273 5.163|1410 Naarden 52.296 5.163|1420 Uithoorn 52.238 4.827|1430 Aalsmeer 52.262 4.760|1440 Purmerend 52.505 4.959|1450 Ilpendam 52.463 4.951|1460 Beemster 52.549 4.912|1470 Edam 52.512 5.049|1480 Oosthuizen 52.574 5.000|1500 Zaandam 52.442 4.829|1510 Oostzaan 52.440 4.876|1520 Wormerveer 52.490 4.792|1530 Wormer 52.497 4.810|1540 Koog aan de Zaan 52.463 4.805|1550 Westzaan 52.457 4.775|1560 Krommenie 52.497 4.763
1600 Enkhuizen 52.704 5.291|1610 Bovenkarspel 52.699 5.245|1620 Hoorn 52.643 5.060|1640 Spierdijk 52.643 4.946|1650 Nibbixwoud 52.690 5.057|1660 Abbekerk 52.733 5.017|1670 Medemblik 52.772 5.106|1680 Zwaagdijk 52.700 5.125|1690 Hoorn 52.660 5.062|1700 Heerhugowaard 52.671 4.845|1710 Spanbroek 52.701 4.962|1720 Langedijk 52.695 4.790|1730 Winkel 52.754 4.903|1740 Schagen 52.788 4.799|1750 Schagerbrug 52.799 4.734|1760 Anna Paulowna 52.863 4.826|1770 Wieringerwerf 52.850 5.021|1780 Den Helder 52.956 4.760|1790 Texel 53.055 4.797
1800 Alkmaar 52.632 4.743|1820 Alkmaar 52.652 4.756|1840 De Rijp 52.557 4.844|1850 Heiloo 52.602 4.704|1860 Bergen 52.670 4.703|1870 Schoorl 52.702 4.694|1900 Castricum 52.549 4.669|1910 Uitgeest 52.529 4.711|1920 Akersloot 52.561 4.733|1930 Egmond 52.619 4.628|1940 Beverwijk 52.485 4.657|1950 Velsen-Noord 52.472 4.647|1960 Heemskerk 52.511 4.671|1970 IJmuiden 52.460 4.619|1980 Velsen 52.448 4.651|1990 Velserbroek 52.434 4.660
2000 Haarlem 52.387 4.638|2020 Haarlem 52.401 4.646|2030 Haarlem 52.378 4.655|2040 Zandvoort 52.372 4.533|2050 Overveen 52.391 4.614|2060 Bloemendaal 52.403 4.622|2070 Santpoort 52.426 4.638|2080 Santpoort 52.420 4.640|2100 Heemstede 52.352 4.621|2110 Aerdenhout 52.366 4.600|2120 Bennebroek 52.321 4.598|2130 Hoofddorp 52.303 4.690|2140 Vijfhuizen 52.350 4.677|2150 Nieuw-Vennep 52.264 4.634|2160 Lisse 52.258 4.557|2170 Sassenheim 52.225 4.522|2180 Hillegom 52.293 4.582|2190 De Zilk 52.297 4.540
2200 Noordwijk 52.240 4.446|2210 Noordwijkerhout 52.262 4.494|2220 Katwijk 52.200 4.414|2230 Rijnsburg 52.190 4.442|2240 Wassenaar 52.144 4.402|2250 Voorschoten 52.127 4.447|2260 Leidschendam 52.089 4.396|2270 Voorburg 52.070 4.361|2280 Rijswijk 52.037 4.325|2290 Wateringen 52.025 4.275|2300 Leiden 52.160 4.497|2350 Leiderdorp 52.159 4.529|2360 Warmond 52.195 4.502|2370 Roelofarendsveen 52.203 4.631|2380 Zoeterwoude 52.120 4.495|2390 Hazerswoude 52.099 4.590
2400 Alphen aan den Rijn 52.129 4.655|2410 Bodegraven 52.083 4.746|2420 Nieuwkoop 52.151 4.778|2430 Noorden 52.165 4.820|2440 Nieuwveen 52.196 4.758|2450 Leimuiden 52.223 4.669|2460 Langeraar 52.192 4.714|2470 Zwammerdam 52.105 4.727|2490 Den Haag 52.079 4.400|2500 Den Haag 52.078 4.310|2520 Den Haag 52.066 4.308|2540 Den Haag 52.049 4.275|2550 Den Haag 52.061 4.236|2560 Den Haag 52.078 4.276|2580 Den Haag 52.100 4.282|2590 Den Haag 52.089 4.337|2600 Delft 52.011 4.357|2630 Nootdorp 52.045 4.396|2640 Pijnacker 52.019 4.430|2650 Berkel en Rodenrijs 51.993 4.479|2660 Bergschenhoek 51.990 4.499|2670 Naaldwijk 51.994 4.209|2680 Monster 52.025 4.174|2690 's-Gravenzande 52.001 4.166
2700 Zoetermeer 52.057 4.493|2720 Zoetermeer 52.070 4.500|2730 Benthuizen 52.078 4.545|2740 Waddinxveen 52.044 4.650|2750 Moerkapelle 52.045 4.575|2760 Zevenhuizen 52.012 4.583|2770 Boskoop 52.075 4.656|2800 Gouda 52.012 4.711|2810 Reeuwijk 52.047 4.725|2820 Stolwijk 51.973 4.772|2830 Gouderak 51.985 4.675|2840 Moordrecht 51.987 4.667|2850 Haastrecht 52.000 4.776|2860 Bergambacht 51.932 4.785|2870 Schoonhoven 51.948 4.848|2900 Capelle aan den IJssel 51.930 4.578|2910 Nieuwerkerk aan den IJssel 51.966 4.610|2920 Krimpen aan den IJssel 51.916 4.602|2930 Krimpen aan de Lek 51.893 4.632|2950 Alblasserdam 51.865 4.661|2960 Kinderdijk 51.884 4.632|2970 Bleskensgraaf 51.871 4.782|2980 Ridderkerk 51.872 4.602|2990 Barendrecht 51.856 4.535
3000 Rotterdam 51.922 4.479|3020 Rotterdam 51.916 4.448|3030 Rotterdam 51.930 4.475|3040 Rotterdam 51.940 4.425|3050 Rotterdam 51.953 4.480|3060 Rotterdam 51.930 4.530|3070 Rotterdam 51.893 4.510|3080 Rotterdam 51.888 4.470|3100 Schiedam 51.917 4.399|3130 Vlaardingen 51.912 4.342|3140 Maassluis 51.922 4.250|3150 Hoek van Holland 51.977 4.133|3160 Rhoon 51.858 4.423|3170 Poortugaal 51.857 4.393|3180 Rozenburg 51.904 4.249|3190 Hoogvliet 51.863 4.356
3200 Spijkenisse 51.845 4.329|3210 Geervliet 51.862 4.262|3220 Hellevoetsluis 51.832 4.133|3230 Brielle 51.902 4.163|3240 Middelharnis 51.758 4.165|3250 Goedereede 51.818 3.980|3260 Oud-Beijerland 51.824 4.413|3270 Numansdorp 51.732 4.437|3280 Klaaswaal 51.773 4.443|3290 Strijen 51.744 4.551|3300 Dordrecht 51.813 4.690|3330 Zwijndrecht 51.818 4.633|3340 Hendrik-Ido-Ambacht 51.844 4.638|3350 Papendrecht 51.831 4.688|3360 Sliedrecht 51.823 4.774|3370 Hardinxveld-Giessendam 51.829 4.836|3380 Giessenburg 51.851 4.890
3400 IJsselstein 52.020 5.044|3410 Lopik 51.972 4.949|3420 Oudewater 52.024 4.869|3430 Nieuwegein 52.029 5.083|3440 Woerden 52.086 4.884|3450 Vleuten 52.106 5.015|3460 Linschoten 52.062 4.915|3470 Kamerik 52.110 4.893|3480 Harmelen 52.091 4.963|3500 Utrecht 52.091 5.122|3520 Utrecht 52.075 5.105|3530 Utrecht 52.093 5.090|3540 Utrecht 52.103 5.060|3550 Utrecht 52.107 5.085|3560 Utrecht 52.116 5.110|3570 Utrecht 52.100 5.135|3580 Utrecht 52.085 5.140|3600 Maarssen 52.136 5.041|3620 Breukelen 52.172 5.001|3630 Loenen aan de Vecht 52.209 5.023|3640 Mijdrecht 52.206 4.863
3700 Zeist 52.090 5.233|3720 Bilthoven 52.129 5.203|3730 De Bilt 52.109 5.180|3740 Baarn 52.211 5.287|3750 Bunschoten 52.241 5.378|3760 Soest 52.173 5.292|3770 Barneveld 52.140 5.586|3780 Voorthuizen 52.187 5.605|3790 Achterveld 52.137 5.497|3800 Amersfoort 52.156 5.388|3820 Amersfoort 52.175 5.400|3830 Leusden 52.132 5.431|3840 Harderwijk 52.347 5.620|3850 Ermelo 52.298 5.621|3860 Nijkerk 52.220 5.486|3870 Hoevelaken 52.175 5.461|3880 Putten 52.259 5.607|3890 Zeewolde 52.331 5.541|3900 Veenendaal 52.028 5.555|3910 Rhenen 51.959 5.569|3920 Woudenberg 52.081 5.416|3930 Woudenberg 52.080 5.417|3940 Doorn 52.034 5.346|3950 Maarn 52.063 5.371|3960 Wijk bij Duurstede 51.975 5.341|3970 Driebergen 52.053 5.281|3980 Bunnik 52.066 5.199|3990 Houten 52.034 5.168
4000 Tiel 51.886 5.429|4020 Maurik 51.961 5.425|4030 Lienden 51.948 5.519|4040 Kesteren 51.935 5.569|4050 Ochten 51.908 5.569|4060 Opheusden 51.933 5.631|4100 Culemborg 51.955 5.227|4110 Zoelmond 51.949 5.309|4120 Everdingen 51.965 5.157|4130 Vianen 51.992 5.091|4140 Leerdam 51.893 5.092|4150 Deil 51.886 5.245|4160 Herwijnen 51.831 5.131|4170 Herwijnen 51.828 5.130|4180 Waardenburg 51.833 5.257|4190 Geldermalsen 51.881 5.288|4200 Gorinchem 51.831 4.974|4220 Hoornaar 51.876 4.948|4230 Meerkerk 51.920 4.996|4240 Arkel 51.863 4.994|4250 Werkendam 51.809 4.894|4260 Wijk en Aalburg 51.758 5.130|4270 Dussen 51.731 4.964|4280 Wijk en Aalburg 51.757 5.060
4300 Zierikzee 51.650 3.917|4310 Bruinisse 51.662 4.094|4320 Haamstede 51.696 3.743|4330 Middelburg 51.499 3.611|4340 Arnemuiden 51.502 3.675|4350 Domburg 51.563 3.497|4360 Westkapelle 51.529 3.441|4370 Koudekerke 51.481 3.555|4380 Vlissingen 51.443 3.574|4400 Yerseke 51.493 4.050|4410 Rilland 51.411 4.187|4420 Kapelle 51.487 3.958|4430 's-Gravenpolder 51.457 3.901|4440 Heinkenszand 51.474 3.813|4450 Heinkenszand 51.472 3.815|4460 Goes 51.504 3.889|4480 Kats 51.571 3.887|4490 Wissenkerke 51.586 3.747|4500 Oostburg 51.326 3.488|4510 Breskens 51.395 3.555|4520 Biervliet 51.327 3.685|4530 Terneuzen 51.335 3.828|4540 Sluiskil 51.278 3.836|4550 Sas van Gent 51.227 3.799|4560 Hulst 51.280 4.053|4570 Axel 51.266 3.908|4580 Vogelwaarde 51.323 3.978
4600 Bergen op Zoom 51.495 4.288|4630 Hoogerheide 51.424 4.323|4640 Ossendrecht 51.393 4.328|4650 Steenbergen 51.584 4.317|4660 Halsteren 51.527 4.271|4670 Dinteloord 51.635 4.371|4680 Nieuw-Vossemeer 51.589 4.219|4690 Tholen 51.532 4.220|4700 Roosendaal 51.531 4.456|4710 Sint Willebrord 51.553 4.590|4720 Wouw 51.525 4.386|4730 Oudenbosch 51.590 4.526|4740 Hoeven 51.580 4.583|4750 Oud Gastel 51.589 4.459|4760 Zevenbergen 51.644 4.605|4770 Langeweg 51.650 4.660|4780 Moerdijk 51.702 4.627|4790 Fijnaart 51.639 4.471
4800 Breda 51.589 4.776|4840 Prinsenbeek 51.599 4.711|4850 Ulvenhout 51.552 4.797|4860 Chaam 51.505 4.861|4870 Etten-Leur 51.571 4.637|4880 Zundert 51.472 4.655|4890 Rijsbergen 51.517 4.698|4900 Oosterhout 51.645 4.860|4920 Made 51.676 4.793|4930 Geertruidenberg 51.702 4.859|4940 Raamsdonksveer 51.697 4.874
5000 Tilburg 51.560 5.083|5040 Tilburg 51.577 5.060|5050 Goirle 51.520 5.067|5060 Oisterwijk 51.580 5.189|5070 Udenhout 51.609 5.143|5080 Hilvarenbeek 51.486 5.138|5090 Middelbeers 51.468 5.249|5100 Dongen 51.626 4.938|5110 Baarle-Nassau 51.446 4.929|5120 Rijen 51.591 4.917|5130 Alphen 51.482 4.958|5140 Waalwijk 51.683 5.071|5150 Drunen 51.686 5.133|5160 Sprang-Capelle 51.668 5.042|5170 Kaatsheuvel 51.658 5.036|5200 's-Hertogenbosch 51.690 5.304|5240 Rosmalen 51.717 5.366|5250 Vlijmen 51.695 5.219|5260 Vught 51.653 5.288|5270 Sint-Michielsgestel 51.641 5.353|5280 Boxtel 51.591 5.328|5290 Gemonde 51.613 5.357
5300 Zaltbommel 51.812 5.250|5305 Brakel 51.812 5.110|5310 Gameren 51.802 5.200|5320 Hedel 51.746 5.258|5330 Kerkdriel 51.773 5.336|5340 Oss 51.765 5.518|5350 Berghem 51.769 5.573|5360 Grave 51.759 5.738|5370 Ravenstein 51.797 5.650|5380 Vinkel 51.706 5.464|5390 Nuland 51.729 5.427|5400 Uden 51.661 5.619|5410 Zeeland 51.695 5.673|5420 Gemert 51.556 5.690|5430 Cuijk 51.731 5.877|5440 Haps 51.694 5.861|5450 Mill 51.687 5.779|5460 Veghel 51.617 5.539|5470 Heeswijk-Dinther 51.650 5.469|5480 Schijndel 51.618 5.434|5490 Sint-Oedenrode 51.567 5.460
5500 Veldhoven 51.418 5.403|5510 Knegsel 51.403 5.342|5520 Eersel 51.357 5.318|5530 Bladel 51.368 5.221|5540 Reusel 51.362 5.164|5550 Valkenswaard 51.350 5.459|5560 Riethoven 51.354 5.388|5570 Bergeijk 51.321 5.359|5580 Waalre 51.387 5.447|5590 Heeze 51.383 5.572|5600 Eindhoven 51.441 5.478|5640 Eindhoven 51.430 5.490|5650 Eindhoven 51.437 5.440|5660 Geldrop 51.422 5.560|5670 Nuenen 51.470 5.551|5680 Best 51.508 5.390|5690 Son 51.511 5.492|5700 Helmond 51.480 5.661|5710 Someren 51.385 5.711|5720 Asten 51.404 5.748|5730 Mierlo 51.441 5.619|5740 Beek en Donk 51.533 5.632|5750 Deurne 51.464 5.797|5760 Bakel 51.506 5.741
5800 Venray 51.525 5.975|5810 Oostrum 51.527 6.015|5820 Vierlingsbeek 51.595 6.009|5830 Boxmeer 51.646 5.948|5840 Oploo 51.611 5.869|5850 Bergen 51.600 6.045|5860 Wanssum 51.533 6.077|5870 Broekhuizenvorst 51.492 6.157|5900 Venlo 51.370 6.172|5930 Tegelen 51.344 6.136|5940 Velden 51.412 6.166|5950 Reuver 51.285 6.079|5960 Horst 51.453 6.053|5970 Sevenum 51.412 6.037|5980 Panningen 51.327 5.981|5990 Baarlo 51.331 6.095
6000 Weert 51.252 5.707|6010 Ell 51.219 5.796|6020 Budel 51.272 5.575|6030 Nederweert 51.286 5.749|6040 Roermond 51.194 5.987|6050 Maasbracht 51.144 5.890|6060 Posterholt 51.123 6.036|6070 Swalmen 51.232 6.036|6080 Haelen 51.236 5.957|6090 Heythuysen 51.249 5.899|6100 Echt 51.105 5.873|6110 Susteren 51.064 5.855|6120 Born 51.032 5.809|6130 Sittard 51.000 5.869|6150 Sittard 51.000 5.866|6160 Geleen 50.973 5.829|6170 Stein 50.968 5.766|6180 Elsloo 50.946 5.769|6190 Beek 50.940 5.797
6200 Maastricht 50.849 5.688|6230 Meerssen 50.887 5.752|6240 Bunde 50.896 5.732|6245 Eijsden 50.776 5.711|6260 Margraten 50.820 5.820|6270 Gulpen 50.816 5.889|6280 Mechelen 50.796 5.926|6290 Vaals 50.771 6.018|6300 Valkenburg 50.865 5.831|6310 Ransdaal 50.866 5.896|6320 Wijlre 50.835 5.895|6340 Hulsberg 50.889 5.855|6350 Bocholtz 50.817 6.006|6360 Nuth 50.917 5.886|6370 Landgraaf 50.895 6.022|6400 Heerlen 50.888 5.980|6430 Hoensbroek 50.923 5.925|6440 Brunssum 50.947 5.971|6450 Schinveld 50.970 5.990|6460 Kerkrade 50.866 6.066
6500 Nijmegen 51.843 5.863|6530 Nijmegen 51.830 5.850|6540 Nijmegen 51.845 5.820|6560 Groesbeek 51.777 5.936|6570 Berg en Dal 51.822 5.917|6580 Malden 51.780 5.855|6590 Gennep 51.698 5.974|6600 Wijchen 51.809 5.725|6610 Overasselt 51.759 5.784|6620 Dreumel 51.848 5.433|6630 Horssen 51.871 5.602|6640 Beuningen 51.861 5.767|6650 Druten 51.889 5.605|6660 Elst 51.920 5.850|6670 Zetten 51.928 5.714|6680 Bemmel 51.892 5.899|6690 Gendt 51.877 5.973|6700 Wageningen 51.969 5.665|6710 Ede 52.040 5.665|6720 Bennekom 51.999 5.677|6730 Otterlo 52.100 5.772|6740 Lunteren 52.086 5.622
6800 Arnhem 51.985 5.899|6840 Arnhem 51.963 5.890|6850 Huissen 51.935 5.941|6860 Oosterbeek 51.987 5.847|6870 Renkum 51.975 5.732|6880 Velp 51.995 5.975|6890 Rheden 52.006 6.020|6900 Zevenaar 51.926 6.075|6910 Pannerden 51.890 6.041|6920 Duiven 51.946 6.015|6930 Westervoort 51.957 5.973|6940 Didam 51.941 6.132|6950 Dieren 52.051 6.103|6960 Eerbeek 52.105 6.058|6970 Brummen 52.091 6.156|6980 Doesburg 52.012 6.139
7000 Doetinchem 51.965 6.288|7010 Gaanderen 51.930 6.348|7020 Zelhem 52.007 6.349|7030 Wehl 51.959 6.212|7040 's-Heerenberg 51.877 6.246|7050 Varsseveld 51.943 6.458|7060 Terborg 51.920 6.354|7070 Ulft 51.893 6.381|7080 Gendringen 51.873 6.377|7090 Dinxperlo 51.864 6.488|7100 Winterswijk 51.972 6.719|7120 Aalten 51.925 6.580|7130 Lichtenvoorde 51.986 6.566|7140 Groenlo 52.042 6.616|7150 Eibergen 52.100 6.649|7160 Neede 52.134 6.614|7200 Zutphen 52.143 6.196|7210 Eefde 52.170 6.226|7220 Steenderen 52.064 6.186|7230 Warnsveld 52.138 6.232|7240 Lochem 52.160 6.411|7250 Vorden 52.104 6.311|7260 Ruurlo 52.088 6.449|7270 Borculo 52.115 6.521
7300 Apeldoorn 52.211 5.969|7340 Beekbergen 52.158 5.964|7350 Hoenderloo 52.119 5.878|7360 Loenen 52.117 6.019|7370 Klarenbeek 52.171 6.072|7380 Voorst 52.168 6.144|7390 Twello 52.237 6.103|7400 Deventer 52.255 6.164|7430 Diepenveen 52.290 6.149|7440 Nijverdal 52.360 6.464|7450 Holten 52.283 6.423|7460 Rijssen 52.307 6.520|7470 Goor 52.231 6.586|7480 Haaksbergen 52.156 6.739|7490 Delden 52.261 6.710|7500 Enschede 52.222 6.894|7540 Enschede 52.205 6.880|7550 Hengelo 52.266 6.793|7570 Oldenzaal 52.313 6.929|7580 Losser 52.262 7.005|7590 Denekamp 52.377 7.007|7600 Almelo 52.357 6.662|7620 Borne 52.300 6.753|7630 Ootmarsum 52.408 6.901|7640 Wierden 52.359 6.593|7650 Tubbergen 52.407 6.784|7660 Vasse 52.431 6.836|7670 Vriezenveen 52.408 6.622|7680 Vroomshoop 52.460 6.566|7690 Bergentheim 52.527 6.613
7700 Dedemsvaart 52.601 6.459|7720 Dalfsen 52.512 6.258|7730 Ommen 52.521 6.421|7740 Coevorden 52.662 6.741|7750 Dalen 52.698 6.756|7760 Schoonebeek 52.662 6.886|7770 Hardenberg 52.576 6.620|7780 De Krim 52.651 6.605|7790 Nieuw-Schoonebeek 52.660 6.990|7800 Emmen 52.786 6.898|7830 Nieuw-Weerdinge 52.858 6.977|7840 Sleen 52.777 6.803|7850 Zweeloo 52.796 6.730|7860 Oosterhesselen 52.756 6.722|7870 Borger 52.923 6.793|7880 Emmer-Compascuum 52.812 7.047|7890 Klazienaveen 52.727 6.999|7900 Hoogeveen 52.723 6.476|7920 Zuidwolde 52.673 6.427|7930 Dwingeloo 52.834 6.371|7940 Meppel 52.695 6.194|7950 Staphorst 52.645 6.211|7960 Ruinen 52.763 6.354|7970 Havelte 52.771 6.238|7980 Diever 52.855 6.319|7990 Dwingeloo 52.833 6.368
8000 Zwolle 52.512 6.094|8020 Zwolle 52.505 6.110|8040 Zwolle 52.530 6.060|8050 Hattem 52.474 6.065|8060 Hasselt 52.592 6.094|8070 Nunspeet 52.378 5.784|8080 Elburg 52.447 5.835|8090 Wezep 52.459 5.999|8100 Raalte 52.386 6.276|8120 Olst 52.338 6.110|8130 Wijhe 52.387 6.137|8140 Heino 52.436 6.233|8150 Lemelerveld 52.448 6.342|8160 Epe 52.347 5.985|8170 Vaassen 52.288 5.967|8180 Heerde 52.389 6.039|8190 Wapenveld 52.432 6.076|8200 Lelystad 52.508 5.475|8240 Lelystad 52.520 5.470|8250 Dronten 52.523 5.718|8260 Kampen 52.556 5.907|8270 IJsselmuiden 52.566 5.929|8280 Genemuiden 52.623 6.040|8300 Emmeloord 52.711 5.748|8310 Ens 52.638 5.828|8320 Urk 52.663 5.601|8330 Steenwijk 52.787 6.118|8340 Steenwijk 52.790 6.120|8350 Wapserveen 52.818 6.208|8360 Wapse 52.856 6.254|8370 Oldemarkt 52.820 5.964|8380 Vledder 52.858 6.210|8390 Noordwolde 52.887 6.141
8400 Gorredijk 53.006 6.064|8410 Jubbega 53.003 6.127|8420 Oldeberkoop 52.939 6.134|8430 Oosterwolde 52.992 6.292|8440 Heerenveen 52.960 5.920|8460 Rottevalle 53.147 6.105|8470 Wolvega 52.876 5.998|8480 Nijetrijne 52.833 5.927|8490 Akkrum 53.049 5.831|8500 Joure 52.966 5.803|8530 Lemmer 52.845 5.710|8550 Woudsend 52.945 5.629|8560 Balk 52.899 5.579|8600 Sneek 53.032 5.659|8620 Heeg 52.969 5.606|8630 Mantgum 53.128 5.718|8640 Rauwerd 53.088 5.774|8650 IJlst 53.011 5.620|8700 Bolsward 53.064 5.529|8710 Workum 52.979 5.447|8720 Warns 52.874 5.418|8730 Wommels 53.107 5.589|8740 Witmarsum 53.099 5.470|8750 Makkum 53.055 5.402|8800 Franeker 53.187 5.544|8830 Winsum 53.152 5.633|8840 Stiens 53.262 5.758|8850 Tzummarum 53.238 5.548|8860 Harlingen 53.174 5.422|8880 Terschelling 53.361 5.217|8890 Vlieland 53.297 5.073|8900 Leeuwarden 53.201 5.799|8930 Leeuwarden 53.195 5.820
9000 Grou 53.095 5.838|9010 Jirnsum 53.084 5.797|9020 Beetgum 53.238 5.692|9030 Menaam 53.216 5.661|9040 Berlikum 53.242 5.650|9050 Stiens 53.263 5.757|9060 Oudkerk 53.255 5.885|9070 Sint Annaparochie 53.276 5.658|9080 Wergea 53.153 5.843|9100 Dokkum 53.325 5.999|9120 Buitenpost 53.252 6.145|9130 Anjum 53.374 6.128|9140 Ternaard 53.383 5.966|9150 Holwerd 53.370 5.902|9160 Ameland 53.443 5.773|9166 Schiermonnikoog 53.481 6.160|9170 Ferwert 53.338 5.824|9200 Drachten 53.112 6.099|9220 Drachtstercompagnie 53.120 6.150|9230 Surhuisterveen 53.184 6.170|9240 Beetsterzwaag 53.060 6.077|9250 Burgum 53.194 5.993|9260 Eastermar 53.180 6.060|9270 De Westereen 53.257 6.037|9280 Harkema 53.185 6.131|9290 Kollum 53.282 6.151
9300 Roden 53.139 6.424|9310 Nieuw-Roden 53.133 6.394|9320 Peize 53.147 6.497|9330 Norg 53.067 6.460|9340 Veenhuizen 53.043 6.389|9350 Leek 53.161 6.376|9360 Marum 53.144 6.262|9400 Assen 52.993 6.564|9410 Beilen 52.858 6.513|9420 Smilde 52.949 6.452|9430 Westerbork 52.850 6.608|9440 Rolde 52.984 6.645|9450 Rolde 52.985 6.645|9460 Gieten 53.004 6.764|9470 Zuidlaren 53.095 6.683|9480 Vries 53.076 6.578|9490 Vries 53.078 6.580|9500 Stadskanaal 52.990 6.955|9520 Nieuw-Buinen 52.962 6.948|9530 Borger 52.924 6.793|9540 Vlagtwedde 53.027 7.109|9550 Musselkanaal 52.932 7.011|9560 Ter Apel 52.876 7.060|9570 Nieuwe Pekela 53.080 6.966|9580 Onstwedde 53.032 7.045|9600 Hoogezand 53.161 6.760|9610 Sappemeer 53.160 6.790|9620 Slochteren 53.219 6.804|9630 Noordbroek 53.195 6.874|9640 Veendam 53.107 6.876|9650 Muntendam 53.133 6.868|9660 Oude Pekela 53.104 7.006|9670 Winschoten 53.143 7.036|9680 Midwolda 53.193 7.010|9690 Bad Nieuweschans 53.183 7.206
9700 Groningen 53.219 6.567|9730 Groningen 53.232 6.590|9740 Groningen 53.225 6.540|9750 Haren 53.173 6.602|9760 Eelde 53.134 6.561|9770 Adorp 53.274 6.535|9780 Bedum 53.300 6.602|9790 Ten Boer 53.275 6.694|9800 Zuidhorn 53.247 6.401|9820 Oldekerk 53.223 6.342|9830 Aduard 53.257 6.459|9840 Grijpskerk 53.263 6.307|9850 Niekerk 53.222 6.350|9860 Grootegast 53.211 6.276|9870 Zoutkamp 53.338 6.304|9880 Aduard 53.256 6.460|9890 Ezinge 53.307 6.444|9900 Appingedam 53.322 6.858|9910 't Zandt 53.366 6.777|9920 Stedum 53.323 6.692|9930 Delfzijl 53.330 6.918|9940 Wagenborgen 53.257 6.936|9950 Winsum 53.330 6.520|9960 Leens 53.358 6.379|9970 Ulrum 53.359 6.335|9980 Uithuizen 53.407 6.672|9990 Middelstum 53.346 6.641
`;

const ANCHORS: PostcodeAnchor[] = POSTCODE_ANCHORS.trim()
  .split(/[|\n]/)
  .map((row) => {
    const match = /^(\d{4}) (.+) ([\d.]+) ([\d.]+)$/.exec(row);
    if (!match) throw new Error(`Unreadable postcode anchor: ${row}`);
    return {
      firstPostcode: Number(match[1]),
      place: match[2]!,
      lat: Number(match[3]),
      lng: Number(match[4]),
    };
  });

/** Returns all areas of the table with their main town, ordered by postcode. */
const postcodeAreas = (): readonly PostcodePlace[] => ANCHORS;

/** Each town once, at its first postcode, which is the most central one. */
const TOWNS = [
  ...new Map(
    postcodeAreas()
      .map(({ place, lat, lng }) => [normalizeName(place), { name: place, lat, lng }] as const)
      .reverse(),
  ),
].reverse();

/** The embedded default: the shop's own table of postcode areas and their main towns. */
export const tableGeocoder: Geocoder = {
  async postcode(postcode) {
    const area = coordinatesOf(postcode);
    return area && { name: area.place, lat: area.lat, lng: area.lng };
  },
  async places(term) {
    const normalizedTerm = normalizeName(term);
    if (normalizedTerm === '') return [];
    const townName = TOWN_BY_ALTERNATIVE_NAME[normalizedTerm] ?? normalizedTerm;
    const matches = TOWNS.filter(([name]) => name.startsWith(townName));
    // Exact matches precede prefixes: Ede before Edegem.
    matches.sort(([a], [b]) => Number(b === townName) - Number(a === townName));
    return matches.slice(0, MAX_PLACES).map(([, place]) => place);
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

/**
 * Returns the coordinates of a Dutch postcode, or null if invalid. Accepts `1234AB`, `1234 ab` and
 * `1234`; only the digits are used. The table has 731 areas, mostly ten codes wide, each with its
 * main town: usually accurate to 2-4 km, at worst 12 km, which suffices for "stores near you". It
 * is not a register: unused codes have coordinates too.
 */
export function coordinatesOf(postcode: string): PostcodePlace | null {
  const match = /^\s*([1-9]\d{3})\s?([a-z]{2})?\s*$/i.exec(postcode);
  if (!match || /^(sa|sd|ss)$/i.test(match[2] ?? '')) return null;
  const code = Number(match[1]);
  let low = 0;
  let high = ANCHORS.length - 1;
  if (code < ANCHORS[0]!.firstPostcode) return null;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (ANCHORS[middle]!.firstPostcode <= code) low = middle;
    else high = middle - 1;
  }
  const { lat, lng, place } = ANCHORS[low]!;
  return { lat, lng, place };
}
