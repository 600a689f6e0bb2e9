/** Google map tiles (Map Tiles API): opens a session, then provides tile URL and attribution. */
import type { Locale } from '../../../../domain/shared/common.ts';
import { GOOGLE_TILES } from '../../../../domain/store/tile-source.ts';

export interface GoogleTiles {
  /** URL template with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Attribution for the visible area, which Google requires on the map. */
  attribution(
    view: { north: number; south: number; east: number; west: number },
    zoom: number,
  ): Promise<string>;
}

const LANGUAGE_TAGS: Record<Locale, string> = { nl: 'nl-NL', en: 'en-GB' };

/** Opens a session for road maps. Throws if Google rejects the key or does not respond. */
export async function openGoogleTiles(
  key: string,
  locale: Locale,
  base: string = GOOGLE_TILES,
): Promise<GoogleTiles> {
  const urlOf = (path: string, values: Record<string, string | number>) => {
    const query = new URLSearchParams({ ...stringsOf(values), key });
    return `${base}${path}?${query}`;
  };
  const { session } = await fetchJson<{ session: string }>(urlOf('/v1/createSession', {}), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ mapType: 'roadmap', language: LANGUAGE_TAGS[locale], region: 'NL' }),
  });
  const query = new URLSearchParams({ session, key });
  return {
    url: `${base}/v1/2dtiles/{z}/{x}/{y}?${query}`,
    async attribution(view, zoom) {
      const values = { session, zoom: Math.round(zoom), ...view };
      const { copyright } = await fetchJson<{ copyright: string }>(
        urlOf('/tile/v1/viewport', values),
      );
      return copyright;
    },
  };
}

const stringsOf = (values: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

async function fetchJson<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`Google's tile service answered ${response.status}.`);
  return (await response.json()) as T;
}
