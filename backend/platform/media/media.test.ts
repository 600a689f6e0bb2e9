/** What a feed names is read within limits, and kept by what it is. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchSource, sourceOf } from './fetch-source.ts';
import { FolderStore } from '../releases/file-stores.ts';
import { OwnedMedia } from './owned-media.ts';
import { testFolder } from '../../../tests/support/for-all-tests.ts';

const root = testFolder();
const folder = join(root, 'feed');
let answer: RequestListener;
const server = createServer((request, response) => answer(request, response));
let origin = '';

beforeAll(async () => {
  mkdirSync(folder);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const local = { folder, allowsInternal: true };

describe('a source', () => {
  test('on the web is fetched with its last ETag, and may answer that it is unchanged', async () => {
    const asked: unknown[] = [];
    answer = (request, response) => {
      asked.push(request.headers['if-none-match']);
      if (request.headers['if-none-match']) response.writeHead(304).end();
      else response.writeHead(200, { ETag: '"a"' }).end('bytes');
    };
    const first = await fetchSource(`${origin}/a.jpg`, null, local);
    expect([first.bytes?.toString(), first.tag]).toEqual(['bytes', '"a"']);
    expect(await fetchSource(`${origin}/a.jpg`, first.tag, local)).toEqual({
      ...{ bytes: null, tag: '"a"' },
    });
    expect(asked).toEqual([undefined, '"a"']);
  });

  test.each(['http://127.0.0.1/a', 'http://[::1]/a', 'http://localhost/a', 'http://0/a'])(
    'of a private network is refused: %s',
    async (source) => {
      await expect(
        fetchSource(source, null, { folder: null, allowsInternal: false }),
      ).rejects.toThrow('lies in a private network');
    },
  );

  test('that fails, leads on for ever or to another protocol is refused', async () => {
    answer = (_, response) => response.writeHead(404).end();
    await expect(fetchSource(origin, null, local)).rejects.toThrow('status 404');
    answer = (_, response) => response.writeHead(302, { Location: '/again' }).end();
    await expect(fetchSource(origin, null, local)).rejects.toThrow('more than 5 times');
    answer = (_, response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end();
    await expect(fetchSource(origin, null, local)).rejects.toThrow('leads to no web address');
    answer = (_, response) => response.destroy();
    await expect(fetchSource(origin, null, local)).rejects.toThrow('cannot be had');
  });

  test('that does not end is left', async () => {
    const part = Buffer.alloc(8 * 1024 * 1024);
    answer = (_, response) => {
      const write = () => response.write(part, (error) => error ?? write());
      write();
    };
    await expect(fetchSource(origin, null, local)).rejects.toThrow('is too large');
  });

  test('of the folder is read once, and none outside it', async () => {
    writeFileSync(join(folder, 'a.txt'), 'text');
    writeFileSync(join(root, 'b.txt'), 'text');
    const source = sourceOf('a.txt', folder);
    const { bytes, tag } = await fetchSource(source, null, local);
    expect(bytes?.toString()).toBe('text');
    expect(await fetchSource(source, tag, local)).toEqual({ bytes: null, tag });
    await expect(fetchSource(sourceOf('../b.txt', folder), null, local)).rejects.toThrow('outside');
    await expect(fetchSource(sourceOf('c.txt', folder), null, local)).rejects.toThrow('be read');
    await expect(
      fetchSource('a.txt', null, { folder: null, allowsInternal: true }),
    ).rejects.toThrow('has no folder');
  });
});

describe('media', () => {
  const media = new OwnedMedia(root);
  const picture = { create: { width: 9, height: 6, channels: 3, background: '#fff' } } as const;

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('keep a picture as %s', async (format) => {
    const { id, type } = await media.add(await sharp(picture).toFormat(format).toBuffer());
    expect(type).toBe('picture');
    expect(await sharp((await media.bytes(id))!).metadata()).toMatchObject({
      format: 'webp',
      width: 9,
    });
  });

  test('keep documents and films as they are, each once', async () => {
    const pdf = Buffer.from('%PDF-1.7\n');
    const { id, type } = await media.add(pdf);
    const kept = [await media.bytes(id, 'pdf'), await media.has(id)];
    expect([type, ...kept]).toEqual(['pdf', pdf, false]);
    expect(await media.add(pdf)).toEqual({ id, type });
    expect(await media.add(Buffer.from('\0\0\0\x20ftypisom\0'))).toMatchObject({ type: 'mp4' });
  });

  test.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '<html>', '', 'GIF89a', 'MZ'])(
    'refuse %j',
    async (text) => {
      await expect(media.add(Buffer.from(text))).rejects.toThrow('is no JPEG');
    },
  );

  test('refuse a picture that is broken', async () => {
    const broken = Buffer.from('\xff\xd8\xff\xe0 and nothing more', 'latin1');
    await expect(media.add(broken)).rejects.toThrow('cannot be read');
  });

  test('have nothing by another name', () => expect(media.bytes('../secret')).resolves.toBeNull());

  test('are found by another machine that shares the store', async () => {
    const folders = ['one', 'two', 'store'].map((name) => mkdtempSync(join(root, name)));
    const store = new FolderStore(folders[2]!);
    const pdf = Buffer.from('%PDF-1.4\n');
    const before = await new OwnedMedia(folders[0]!).add(pdf);
    const [one, two] = folders.map((folder) => new OwnedMedia(folder, store)) as [
      OwnedMedia,
      OwnedMedia,
    ];
    expect(await two.has(before.id, 'pdf')).toBe(false);
    await one.shareAll();
    expect(await two.bytes(before.id, 'pdf')).toEqual(pdf);
    const film = Buffer.from('\0\0\0\x20ftypisom\0');
    const { id } = await two.add(film);
    expect(await one.bytes(id, 'mp4')).toEqual(film);
  });
});
