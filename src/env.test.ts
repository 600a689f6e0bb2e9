import { expect, it } from 'vitest';
import { parseEnv } from './env.ts';

it('has a usable default for everything', () => {
  expect(parseEnv({})).toMatchObject({ PORT: 4321, SITE_VARIANT: 'bm', DATA_DIR: '.data' });
});

it('says which variable is wrong, why, and what it was', () => {
  expect(() => parseEnv({ SITE_VARIANT: 'xx', PORT: 'many' })).toThrow(
    /SITE_VARIANT .*"xx".*PORT|PORT .*"many".*SITE_VARIANT/s,
  );
  expect(() => parseEnv({ SITE_URL: 'bouwmaat' })).toThrow('SITE_URL must be an http(s) address');
});

it('knows an API by its address without a slash at the end', () => {
  const { API_BASE_URL } = parseEnv({ API_BASE_URL: 'https://api.example/v2/' });
  expect(API_BASE_URL).toBe('https://api.example/v2');
});
