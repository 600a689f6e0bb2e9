import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { parseEnv } from '../../env.ts';
import { codeFingerprint } from './fingerprint.ts';
import { ownFolder } from '../../../tests/support/for-all-tests.ts';

let root: string;

beforeEach(() => {
  root = ownFolder();
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const fingerprint = (env: Record<string, string> = {}) => codeFingerprint(root, parseEnv(env));

it.each([
  'src/pages/index.astro',
  'src/domain/shared/money.ts',
  'src/shop/listing/card.tsx',
  'src/styles/global.css',
  'src/assets/icons.svg',
  'public/locales/nl/frame.json',
  'public/favicon-bm.ico',
  'astro.config.mjs',
  'astro-i18next.config.ts',
  'tailwind.config.cjs',
  'tsconfig.json',
  'package-lock.json',
  'backend/platform/site/security-headers.ts',
  'backend/program/build-record.ts',
])('is another one with another %s, and the same with the same', (file) => {
  const without = fingerprint();
  write(file, 'one');
  const first = fingerprint();
  write(file, 'two');
  const second = fingerprint();
  write(file, 'one');
  expect(new Set([without, first, second]).size).toBe(3);
  expect(fingerprint()).toBe(first);
});

it('is another one where a file has another name', () => {
  write('src/pages/one.astro', 'a page');
  const first = fingerprint();
  rmSync(path.join(root, 'src/pages/one.astro'));
  write('src/pages/two.astro', 'a page');
  expect(fingerprint()).not.toBe(first);
});

it.each([
  'src/domain/shared/money.test.ts',
  'backend/program/server.ts',
  'README.md',
  'dist/index.html',
])('stays with another %s, which no page is made of', (file) => {
  const without = fingerprint();
  write(file, 'one');
  expect(fingerprint()).toBe(without);
});

it.each<[string, Record<string, string>]>([
  ['address', { SITE_URL: 'https://shop.example' }],
  ['brand', { SITE_VARIANT: 'ia' }],
  ['API', { API_BASE_URL: 'https://api.example' }],
  ['host of pictures', { IMAGE_HOSTS: 'pictures.example' }],
  ['host for pictures', { IMAGE_HOST_REWRITE: 'old.example=cdn.example' }],
  ['extension of pictures', { IMAGE_EXTENSION_REWRITE: 'png=webp' }],
  ['way to load pictures', { IMAGE_OPTIMISER_OFF: 'true' }],
  ['tag manager', { GTM_ID: 'GTM-ABC123' }],
  ['choice about reviews', { PRODUCT_REVIEWS: 'true' }],
])('is another one with another %s', (_, env) => {
  expect(fingerprint(env)).not.toBe(fingerprint());
});

it('stays where the shop only runs elsewhere', () => {
  const SITE_URL = 'https://shop.example';
  const env = {
    SITE_URL,
    PORT: '5000',
    DATA_DIR: 'elsewhere',
    LOG_LEVEL: 'silent',
    RELEASES_KEPT: '3',
  };
  expect(fingerprint(env)).toBe(fingerprint({ SITE_URL }));
});
