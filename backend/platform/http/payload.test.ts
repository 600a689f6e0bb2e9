import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { AnswerCache, chooseEncoding, Payload, matchesTag } from './payload.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['gzip, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
])('Accept-Encoding %s gives %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
])('If-None-Match %s', (header, matches) => {
  expect(matchesTag(header, 'W/"a"')).toBe(matches);
});

test('a payload is tagged by its content and packed once', async () => {
  const text = JSON.stringify({ text: 'plaat '.repeat(500) });
  const payload = new Payload(text);
  expect(payload.etag).toBe(new Payload(text).etag);
  expect(payload.etag).not.toBe(new Payload(`${text} `).etag);
  expect(gunzipSync(await payload.encode('gzip')).toString()).toBe(text);
  expect(brotliDecompressSync(await payload.encode('br')).toString()).toBe(text);
  expect(await payload.encode('br')).toBe(await payload.encode('br'));
  expect(new Payload('{}').encodingFor('gzip')).toBe('identity');
});

test('kept answers run out, and go when the catalogue changes', () => {
  let now = 0;
  const cache = new AnswerCache(() => now);
  const payload = new Payload('{}');
  cache.set('a', payload, cache.generation);
  expect(cache.get('a')).toBe(payload);
  now = 60_000;
  expect(cache.get('a')).toBeNull();

  const { generation } = cache;
  cache.set('a', payload, generation);
  cache.clear();
  expect(cache.get('a')).toBeNull();
  // Begun before the change, finished after it.
  cache.set('a', payload, generation);
  expect(cache.get('a')).toBeNull();
});
