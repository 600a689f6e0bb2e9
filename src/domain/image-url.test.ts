import { describe, expect, it } from 'vitest';
import type { ImageConfig } from './image-url.ts';
import { imageSrcset, imageUrl } from './image-url.ts';

const config: ImageConfig = {
  allowedHosts: ['img.example'],
  hostRewrite: { from: 'old.example', to: 'img.example' },
  extensionRewrite: { from: 'png', to: 'webp' },
  optimiser: '/optimise',
};

describe('image url', () => {
  it('adds w and h only when they are set', () => {
    const src = '/api/images/products/100001/front';
    expect(imageUrl(src, {}, config)).toBe(src);
    expect(imageUrl(src, { width: 200 }, config)).toBe(`${src}?w=200`);
    expect(imageUrl(src, { width: 200, height: 100 }, config)).toBe(`${src}?w=200&h=100`);
    expect(imageUrl(src, { width: 0, height: null }, config)).toBe(src);
    expect(imageUrl(`${src}?v=2`, { height: 9.6 }, config)).toBe(`${src}?v=2&h=10`);
  });

  it('sends other pictures through the optimiser, unless it is off', () => {
    const src = 'https://img.example/a.jpg';
    expect(imageUrl(src, { width: 50 }, config)).toBe(
      '/optimise?url=https%3A%2F%2Fimg.example%2Fa.jpg&w=50&f=webp&q=100',
    );
    expect(imageUrl(src, { width: 50 }, { ...config, optimiser: '' })).toBe(`${src}?w=50`);
    expect(imageUrl('https://img.example/api/images/x', { width: 50 }, config)).toBe(
      'https://img.example/api/images/x?w=50',
    );
  });

  it('rewrites host and extension', () => {
    expect(imageUrl('https://old.example/a.png', {}, { ...config, optimiser: '' })).toBe(
      'https://img.example/a.webp',
    );
    expect(imageUrl('/images/apng', {}, { ...config, optimiser: '' })).toBe('/images/apng');
  });

  it('leaves hosts alone that are not allowed, and shows the fallback for nothing', () => {
    const evil = 'https://evil.example/x.png';
    expect(imageUrl(evil, { width: 5 }, config)).toBe(evil);
    expect(imageUrl('', { width: 5 }, config)).toBe('/images/404.png');
    expect(imageUrl('http://[', {}, config)).toBe('http://[');
  });

  it('makes a srcset of widths', () => {
    expect(imageSrcset('/api/images/brands/1', [100, 200], config)).toBe(
      '/api/images/brands/1?w=100 100w, /api/images/brands/1?w=200 200w',
    );
  });
});
