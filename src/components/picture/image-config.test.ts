import { expect, test } from 'vitest';
import { imageUrl } from '../../domain/image-url.ts';
import { parseEnv } from '../../env.ts';
import { imageConfigOf } from './image-config.ts';

test('holds what is set, and nothing else', () => {
  expect(imageConfigOf(parseEnv({}))).toEqual({});
  expect(
    imageConfigOf(
      parseEnv({
        IMAGE_HOSTS: 'img.example',
        IMAGE_HOST_REWRITE: 'old.example=img.example',
        IMAGE_EXTENSION_REWRITE: 'png=webp',
      }),
    ),
  ).toEqual({
    allowedHosts: ['img.example'],
    hostRewrite: { from: 'old.example', to: 'img.example' },
    extensionRewrite: { from: 'png', to: 'webp' },
  });
});

test('turns the optimiser off', () => {
  const address = (off: string) =>
    imageUrl(
      '/api/images/products/1',
      { width: 240, height: 240 },
      imageConfigOf(parseEnv({ IMAGE_OPTIMISER_OFF: off })),
    );
  expect(address('true')).toBe('/api/images/products/1');
  expect(address('false')).toBe('/api/images/products/1?w=240&h=240');
});
