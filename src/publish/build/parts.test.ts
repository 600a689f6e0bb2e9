import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { FolderOutput } from './output.ts';
import { joinParts, pagesOf, parsePart, type PartMetadata, partMetadataFile } from './parts.ts';
import { ownFolder } from '../../../tests/support/for-all-tests.ts';

let folder: string;

beforeEach(() => (folder = ownFolder()));

it('every page is in exactly one part, and parts are of a size', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 9 }), (numbers, of) => {
      const pages = numbers.map((number, index) => ({ number, index }));
      const parts = Array.from({ length: of }, (_, at) => pagesOf(pages, { number: at + 1, of }));
      expect(parts.flat().toSorted((a, b) => a.index - b.index)).toEqual(pages);
      const sizes = parts.map((part) => part.length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

it.each(['', '0/3', '4/3', '1', 'a/b', '1/3x'])('"%s" is no part', (text) => {
  expect(() => parsePart(text)).toThrow('is no part');
});

async function part(
  number: number,
  files: Record<string, string>,
  facts: Partial<PartMetadata> = {},
) {
  const place = path.join(folder, `part-${number}`);
  const output = new FolderOutput(place);
  await output.begin();
  for (const [name, text] of Object.entries(files)) {
    await output.put({ path: name, body: Buffer.from(text) });
  }
  const own = { number, of: 2, pages: 1, code: 'c', data: 'd', scripts: [`sha-${number}`] };
  await output.put(partMetadataFile({ ...own, ...facts }));
  await output.end();
  return place;
}

const join = (folders: string[]) =>
  joinParts(folders, path.join(folder, 'dist'), (hashes) => hashes.join(' '));

it('joins pages and the hashes of their scripts', async () => {
  const one = await part(1, { 'a.html': 'a', 'x.js': 'x', _headers: 'one' });
  const two = await part(2, { 'b/c.html': 'c', 'x.js': 'x', _headers: 'two' });
  expect(await join([two, one])).toBe(2);
  const read = (name: string) => readFileSync(path.join(folder, 'dist', name), 'utf8');
  expect([read('a.html'), read('b/c.html'), read('x.js'), read('_headers')]).toEqual([
    ...['a', 'c', 'x', 'sha-1 sha-2'],
  ]);
  expect(() => read('.part.json')).toThrow();
});

it('refuses what does not belong together', async () => {
  const one = await part(1, { 'x.js': 'x' });
  await expect(join([one])).rejects.toThrow('missing: 2');
  await expect(join([one, one])).rejects.toThrow('missing: 2');
  await expect(join([one, folder])).rejects.toThrow('is no part');
  await expect(join([one, await part(2, {}, { data: 'e' })])).rejects.toThrow('different readings');
  await expect(join([one, await part(2, {}, { code: 'e' })])).rejects.toThrow('different code');
  await expect(join([one, await part(2, { 'x.js': 'y' })])).rejects.toThrow('x.js is not the same');
  expect(() => readFileSync(path.join(folder, 'dist/x.js'))).toThrow();
});
