import { expect, test } from 'vitest';
import { pictureSources } from './image-config.ts';

test('offers widths from two thirds to double, in the ratio of the place', () => {
  expect(pictureSources('/api/images/stores/1', 480, 240)).toEqual({
    src: '/api/images/stores/1?w=480&h=240',
    srcset: [
      '/api/images/stores/1?w=360&h=180 360w',
      '/api/images/stores/1?w=560&h=280 560w',
      '/api/images/stores/1?w=720&h=360 720w',
    ].join(', '),
  });
});

test('always offers something', () => {
  expect(pictureSources('/api/images/categories/1', 56, 56).srcset).toBe(
    '/api/images/categories/1?w=56&h=56 56w, /api/images/categories/1?w=112&h=112 112w',
  );
});

test('offers one address where one width serves every screen', () => {
  const src = '/api/images/categories/1?w=120&h=120';
  expect(pictureSources('/api/images/categories/1', 96, 96)).toEqual({ src, srcset: undefined });
});

test('offers one address where sizes are not to be had', () => {
  const src = 'https://elsewhere.example/a.jpg';
  expect(pictureSources(src, 480, 240)).toEqual({ src, srcset: undefined });
});

test('refuses a place whose pictures would not be answered', () => {
  expect(() => pictureSources('/api/images/stores/1', 333, 222)).toThrow('333 x 222');
});
