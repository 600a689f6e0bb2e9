import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { drawings } from '../../../demo/pictures/drawings.ts';
import { pictureAt } from './address.ts';
import { placeholder } from './document.ts';
import { imageRoutes } from './routes.ts';
import { productOf, testSubjects } from './testing/subjects.ts';

const cacheDir = await mkdtemp(join(tmpdir(), 'images-'));
afterAll(() => rm(cacheDir, { recursive: true }));

const photo = await sharp({
  create: { width: 600, height: 300, channels: 3, background: '#0f3d5e' },
})
  .webp()
  .toBuffer();
const app = imageRoutes({
  subjects: testSubjects,
  drawings,
  color: '#0f3d5e',
  media: {
    has: (id) => id === 'known' || id === 'own',
    bytes: (id) => (id === 'known' || id === 'own' ? photo : null),
    isFitted: (id) => id === 'own',
    film: (id) => (id === 'own' ? Buffer.from('a film of MP4') : null),
  },
  cacheDir,
});
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  Promise.resolve(app.request(path, { headers }));

describe('the picture service', () => {
  it('shows a picture of a product whole, with white where it is too narrow', async () => {
    const corner = async (id: string) => {
      const answer = await get(`/media/${id}?w=120&h=120`);
      const image = sharp(Buffer.from(await answer.arrayBuffer()));
      const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
      return { size: [info.width, info.height], isWhite: data[0]! > 250 };
    };
    expect(await corner('own')).toEqual({ size: [120, 120], isWhite: true });
    expect(await corner('known')).toEqual({ size: [120, 120], isWhite: false });
  });

  it('answers an own film, whole or a part', async () => {
    const whole = await get('/media/own/film');
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    expect(await whole.text()).toBe('a film of MP4');
    const part = await get('/media/own/film', { range: 'bytes=2-5' });
    expect([part.status, await part.text()]).toEqual([206, 'film']);
    expect((await get('/media/known/film')).status).toBe(404);
  });

  it('answers a film of a product, whole or the part that a player asks for', async () => {
    const whole = await get('/products/123456/film');
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-type')).toBe('video/webm');
    const film = Buffer.from(await whole.arrayBuffer());
    expect(film.toString('hex', 0, 4)).toBe('1a45dfa3');
    const part = await get('/products/123456/film', { range: 'bytes=100-199' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${film.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(film.subarray(100, 200));
    const beyond = await get('/products/123456/film', { range: `bytes=${film.length}-` });
    expect(beyond.status).toBe(416);
    expect((await get('/products/999999/film')).status).toBe(404);
  });

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0, image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
    ['', 'image/jpeg'],
  ])('answers Accept %s with %s', async (accept, type) => {
    const answer = await get('/products/123456/front?w=120', { accept });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('vary')).toBe('Accept');
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height]).toEqual([120, 120]);
  });

  it('keeps the proportions when only the width is given, and fills both when both are', async () => {
    const size = async (query: string): Promise<number[]> => {
      const answer = await get(`/stores/12?${query}`);
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      return [width, height];
    };
    expect(await size('w=360')).toEqual([360, 240]);
    expect(await size('w=240&h=240')).toEqual([240, 240]);
  });

  it.each([
    ['w=0', 'w'],
    ['w=241', 'w'],
    ['w=2000', 'w'],
    ['w=240&h=241', 'h'],
    ['h=240', 'h'],
    ['h=99999999999999999999', 'h'],
    ['w=-240', 'w'],
    ['w=24e1', 'w'],
    ['w=240.5', 'w'],
    ['w=240&h=0x40', 'h'],
    ['w=', 'w'],
    ['w=240&w=360', 'w'],
    ['w=240&h=%00', 'h'],
    ['q=0', 'q'],
    ['q=79', 'q'],
    ['q=100', 'q'],
    ['q=best', 'q'],
  ])('refuses %s and names the field', async (query, field) => {
    const answer = await get(`/products/123456/front?${query}`);
    expect(answer.status).toBe(400);
    const body = (await answer.json()) as { Success: boolean; Message: string };
    expect(body.Success).toBe(false);
    expect(body.Message).toMatch(new RegExp(`^${field} must`));
  });

  it.each([
    '/products/999999',
    '/products/123456/back',
    '/products/abc',
    '/products/99999999999999',
    '/products/1%27%20or%201=1',
    '/brands/7/front',
    '/brands/8',
    '/energy/H',
    '/safety/GHS99',
    '/banners/home/front',
    '/banners/..%2f..%2fetc',
    '/nothing/1',
  ])('does not know %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it.each([
    '/brands/7',
    '/categories/3',
    '/stores/12',
    '/managers/12',
    '/banners/home',
    '/banners/home/card',
  ])('draws %s', async (path) => {
    expect((await get(`${path}?w=160`)).status).toBe(200);
  });

  it('sends small signs as vectors', async () => {
    for (const path of ['/energy/A', '/energy/g', '/safety/GHS07']) {
      const answer = await get(path);
      expect(answer.headers.get('content-type')).toBe('image/svg+xml');
      expect(await answer.text()).toMatch(/^<svg /);
    }
  });

  it('answers from its cache, and 304 to who has the picture', async () => {
    const ask = '/products/123456/side?w=96';
    const [first, second] = await Promise.all([get(ask), get(ask)]);
    const files = (await readdir(cacheDir, { recursive: true })).filter((name) => name.includes('.')); // oxfmt-ignore
    const again = await get(ask);
    expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()));
    expect(second.status).toBe(200);
    const after = (await readdir(cacheDir, { recursive: true })).filter((name) => name.includes('.')); // oxfmt-ignore
    expect(after).toEqual(files);
    const etag = again.headers.get('etag') ?? '';
    const known = await get(ask, { 'if-none-match': `W/${etag}` });
    expect(known.status).toBe(304);
    expect(again.headers.get('cache-control')).toMatch(/max-age=86400/);
  });

  it('sizes a picture of an editor, never beyond its own, and lets it be kept for good', async () => {
    const sized = async (query: string) => {
      const answer = await get(`/media/known${query}`, { accept: 'image/webp' });
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      return { answer, size: [width, height] };
    };
    const { answer, size } = await sized('?w=240');
    expect(size).toEqual([240, 120]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await sized('?w=1600')).size).toEqual([600, 300]);
    expect((await sized('?w=112&h=112')).size).toEqual([112, 112]);
    const etag = answer.headers.get('etag') ?? '';
    const known = { accept: 'image/webp', 'if-none-match': etag };
    expect((await get('/media/known?w=240', known)).status).toBe(304);
    expect((await get('/media/other')).status).toBe(404);
    expect((await get('/media/known?w=9')).status).toBe(400);
  });
});

describe('what has no picture of its own', () => {
  const sources = { subjects: testSubjects, drawings: null, color: '#0f3d5e' };
  const placeholderAt = (...place: [kind: string, key: string, view?: string]) =>
    pictureAt(sources, ...place).then((picture) => picture?.draw().svg);

  it('shows one box without the demo, whatever it is', async () => {
    const box = placeholder(1200, 1200, '#0f3d5e').svg;
    expect(await placeholderAt('products', '123456', 'side')).toBe(box);
    for (const kind of ['brands/7', 'categories/3', 'stores/12', 'managers/12', 'banners/home']) {
      const [name = '', key = ''] = kind.split('/');
      expect(await placeholderAt(name, key), kind).toContain('stroke="#0f3d5e"');
    }
    expect(await placeholderAt('products', '999999')).toBeUndefined();
    expect(await placeholderAt('safety', 'GHS02')).not.toContain('#0f3d5e');
  });

  it('gets the placeholder where the demo does not know its class', async () => {
    const own = { ...testSubjects, product: async () => productOf('parket') };
    const picture = await pictureAt({ ...sources, drawings, subjects: own }, 'products', '123456');
    expect(picture?.draw()).toEqual(placeholder(1200, 1200, '#0f3d5e'));
    const known = await pictureAt({ ...sources, drawings }, 'products', '123456');
    expect(known?.draw().svg).not.toContain('stroke="#0f3d5e"');
  });

  it('has no film', async () => {
    const app = imageRoutes({
      ...sources,
      media: { has: () => false, bytes: () => null },
      cacheDir,
    });
    expect((await app.request('/products/123456/film')).status).toBe(404);
  });
});
