import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bundledStyle, createMapStyle } from './map-style.ts';
import { openGoogleTiles } from './google-tiles.ts';

// As in a bundle with a tile server and Google (`src/publish/bundle/client-modules.test.ts` has those without).
vi.mock('third-parties:tiles', () => ({
  loadTiles: () => import('./tile-style.ts'),
  loadGoogle: () => import('./google-tiles.ts'),
}));

const STORES = [{ lat: 52.09, lng: 5.12 }];
const attribution = '© Kaartmaker';

describe('the bundled style', () => {
  const style = bundledStyle(STORES);

  it('asks no server: no tiles, glyphs or sprites', () => {
    expect(style.glyphs).toBeUndefined();
    expect(style.sprite).toBeUndefined();
    expect(Object.values(style.sources).map(({ type }) => type)).toEqual(['geojson', 'geojson']);
    expect(JSON.stringify(style)).not.toContain('http');
  });

  it('draws layers of its sources alone, each once', () => {
    const ids = style.layers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const layer of style.layers) {
      if ('source' in layer) expect(Object.keys(style.sources)).toContain(layer.source);
    }
  });

  it('knows which towns have a store', () => {
    const { data } = style.sources['towns'] as unknown as {
      data: { features: { properties: { name: string; hasStore: boolean } }[] };
    };
    const withStore = data.features.filter(({ properties }) => properties.hasStore);
    expect(withStore.map(({ properties }) => properties.name)).toContain('Utrecht');
    expect(withStore.map(({ properties }) => properties.name)).not.toContain('Amsterdam');
  });
});

describe('a configured tile server', () => {
  it('of pictures is one layer', async () => {
    const url = 'https://tiles.example/{z}/{x}/{y}.png';
    const { style, ...rest } = await createMapStyle(
      { kind: 'raster', url, attribution },
      'nl',
      STORES,
    );
    expect(rest).toEqual({ attribution, google: null, hasTiles: true });
    expect(Object.values(style.sources)).toMatchObject([{ type: 'raster', tiles: [url] }]);
    expect(style.layers).toHaveLength(1);
  });

  it('of vectors has layers over its source, and no glyph server', async () => {
    const url = 'https://tiles.example/{z}/{x}/{y}.pbf';
    const { style } = await createMapStyle({ kind: 'vector', url, attribution }, 'nl', STORES);
    const [name] = Object.keys(style.sources);
    expect(style.sources[name!]).toMatchObject({ type: 'vector', tiles: [url] });
    expect(style.glyphs).toBeUndefined();
    const sources = style.layers.flatMap((layer) => ('source' in layer ? [layer.source] : []));
    expect(new Set(sources)).toEqual(new Set([name]));
  });
});

describe('tiles of Google', () => {
  let server: Server;
  let base: string;
  const asked: { method: string; url: URL; body: string }[] = [];

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const url = new URL(request.url ?? '', 'http://localhost');
      let body = '';
      for await (const chunk of request) body += String(chunk);
      asked.push({ method: request.method ?? '', url, body });
      const isGood = url.searchParams.get('key') === 'good';
      response.writeHead(isGood ? 200 : 403, { 'content-type': 'application/json' });
      const answer = url.pathname.endsWith('/createSession')
        ? { session: 'S1', expiry: '1798000000', tileWidth: 256, tileHeight: 256 }
        : { copyright: 'Map data ©2026', maxZoomRects: [] };
      response.end(JSON.stringify(isGood ? answer : { error: { code: 403 } }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('begin with a session, in the language of the page', async () => {
    const { url } = await openGoogleTiles('good', 'nl', base);
    expect(asked[0]).toMatchObject({ method: 'POST' });
    expect(asked[0]!.url.pathname).toBe('/v1/createSession');
    expect(JSON.parse(asked[0]!.body)).toEqual({
      ...{ mapType: 'roadmap', language: 'nl-NL', region: 'NL' },
    });
    expect(url).toBe(`${base}/v1/2dtiles/{z}/{x}/{y}?session=S1&key=good`);
  });

  it('say whose pictures a frame shows', async () => {
    const google = await openGoogleTiles('good', 'en', base);
    const frame = { north: 53, south: 52, east: 6, west: 5 };
    expect(await google.attribution(frame, 8.4)).toBe('Map data ©2026');
    const { url } = asked.at(-1)!;
    expect(url.pathname).toBe('/tile/v1/viewport');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ session: 'S1', key: 'good', zoom: '8' },
      ...{ north: '53', south: '52', east: '6', west: '5' },
    });
  });

  it('fail where Google refuses the key', async () => {
    await expect(openGoogleTiles('bad', 'nl', base)).rejects.toThrow('403');
  });
});
