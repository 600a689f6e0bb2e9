import { expect, test } from 'vitest';
import { parseEnv } from '../../../env.ts';
import { imageConfigOf } from './image-config.ts';

test('holds what is set, and nothing else', () => {
  expect(imageConfigOf(parseEnv({}))).toEqual({});
  expect(
    imageConfigOf(
      parseEnv({
        IMAGE_HOSTS: 'img.example',
        IMAGE_HOST_REWRITE: 'old.example=img.example',
        IMAGE_EXTENSION_REWRITE: 'png=webp',
        IMAGE_OPTIMISER_OFF: 'true',
      }),
    ),
  ).toEqual({
    allowedHosts: ['img.example'],
    hostRewrite: { from: 'old.example', to: 'img.example' },
    extensionRewrite: { from: 'png', to: 'webp' },
    optimiserOff: true,
  });
});
