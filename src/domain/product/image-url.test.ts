import { describe, expect, it } from 'vitest';
import { type ImageConfig, imageUrl } from './image-url.ts';

const config: ImageConfig = {
  allowedHosts: ['img.example'],
  hostRewrite: { from: 'old.example', to: 'img.example' },
  extensionRewrite: { from: 'png', to: 'webp' },
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

  it('adds neither while the optimiser is off', () => {
    const off = { ...config, optimiserOff: true };
    for (const src of ['/api/images/products/1', 'https://img.example/a.jpg?v=2', '/media/a.jpg']) {
      expect(imageUrl(src, { width: 50, height: 40 }, off)).toBe(src);
    }
    expect(imageUrl('https://old.example/a.png', { width: 5 }, off)).toBe(
      'https://img.example/a.webp',
    );
  });

  it('adds the size for allowed hosts too', () => {
    expect(imageUrl('https://img.example/a.jpg', { width: 50 }, config)).toBe(
      'https://img.example/a.jpg?w=50',
    );
  });

  it('rewrites host and extension', () => {
    expect(imageUrl('https://old.example/a.png', {}, config)).toBe('https://img.example/a.webp');
    expect(imageUrl('/images/apng', {}, config)).toBe('/images/apng');
  });

  it('leaves other hosts unchanged, and gives the fallback for an empty address', () => {
    const evil = 'https://evil.example/x.png';
    expect(imageUrl(evil, { width: 5 }, config)).toBe(evil);
    expect(imageUrl('', { width: 5 }, config)).toBe('/images/404.png');
    expect(imageUrl('http://[', {}, config)).toBe('http://[');
  });
});
