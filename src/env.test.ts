import { expect, it } from 'vitest';
import { allowsFakeNow, parseEnv } from './env.ts';

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

it('knows the sender of mail by name and address', () => {
  const from = (value: string) => parseEnv({ MAIL_FROM: value }).MAIL_FROM;
  expect(from('Bouwmaat & Zn <service@shop.example>')).toEqual({
    name: 'Bouwmaat & Zn',
    address: 'service@shop.example',
  });
  expect(from('service@shop.example')).toEqual({ name: '', address: 'service@shop.example' });
  expect(from('')).toBeNull();
  for (const wrong of ['Bouwmaat', 'a@b.nl, c@d.nl', 'A <a@b.nl> x', 'A\r\nBcc: x <a@b.nl>']) {
    expect(() => from(wrong)).toThrow('MAIL_FROM must look like');
  }
});

it('says what takes the place of the folder of content', () => {
  expect(parseEnv({ CONTENT_DIR: '' })).not.toHaveProperty('CONTENT_DIR');
  expect(() => parseEnv({ CONTENT_DIR: '/srv/content' })).toThrow(
    'CONTENT_DIR is no longer read: unset it, and import the folder once with npm run content -- import /srv/content --remove.',
  );
});

it('says where the countries of delivery are set', () => {
  expect(parseEnv({ DELIVERY_COUNTRIES: '' })).not.toHaveProperty('DELIVERY_COUNTRIES');
  expect(() => parseEnv({ DELIVERY_COUNTRIES: 'NL,DE' })).toThrow(
    'DELIVERY_COUNTRIES is no longer read: unset it, and set deliveryCountries (NL,DE) in the settings of the desk.',
  );
});

it('releases are shared by machines on one database, in a bucket with a key', () => {
  const RELEASES_URL = 's3://shop/releases';
  const shared = { RELEASES_URL, DATABASE_URL: 'postgres://shop@localhost/shop' };
  expect(() => parseEnv({ RELEASES_URL })).toThrow('share a DATABASE_URL');
  expect(() => parseEnv(shared)).toThrow('S3_SECRET_ACCESS_KEY must be set');
  const key = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(parseEnv({ ...shared, ...key })).toMatchObject({ ...shared, ...key });
  expect(() => parseEnv({ ...shared, RELEASES_URL: 'ftp://shop' })).toThrow('must look like s3://');
});

it('wants a sender for a mail server, and shows no password of one', () => {
  const SMTP_URL = 'smtp://shop:secret@mail.example:587';
  expect(() => parseEnv({ SMTP_URL })).toThrow('MAIL_FROM must be set');
  expect(parseEnv({ SMTP_URL, MAIL_FROM: 'a@b.nl' }).SMTP_URL).toBe(SMTP_URL);
  expect(() => parseEnv({ SMTP_URL: 'http://shop:se@cret@mail.example' })).toThrow(
    /SMTP_URL must look like .*"http:\/\/…@mail\.example"/,
  );
});
it('takes the port for the address of the shop where none is set', () => {
  expect(parseEnv({}).SITE_URL).toBe('http://localhost:4321');
  expect(parseEnv({ PORT: '4500' }).SITE_URL).toBe('http://localhost:4500');
  // Any free port is known only once the shop runs.
  expect(parseEnv({ PORT: '0' }).SITE_URL).toBe('http://localhost:4321');
  expect(parseEnv({ PORT: '4500', SITE_URL: 'https://a.example' }).SITE_URL).toBe(
    'https://a.example',
  );
});

it('listens for this machine only unless it is told otherwise', () => {
  expect(parseEnv({}).HOST).toBe('localhost');
  expect(parseEnv({ HOST: '' }).HOST).toBe('localhost');
  expect(parseEnv({ HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0');
});

it('takes host names and nothing else for the hosts of pictures', () => {
  expect(parseEnv({ IMAGE_HOSTS: 'IMG.example, cdn.example:8443' }).IMAGE_HOSTS).toEqual([
    'img.example',
    'cdn.example:8443',
  ]);
  for (const wrong of [
    'https://img.example',
    "img.example; script-src 'unsafe-inline'",
    '*',
    'a b',
  ])
    expect(() => parseEnv({ IMAGE_HOSTS: wrong })).toThrow('IMAGE_HOSTS must be host names');
});

it('takes tiles of the map by https with who made them, and a geocoder with its key', () => {
  const tiles = { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' };
  expect(() => parseEnv(tiles)).toThrow('MAP_TILES_ATTRIBUTION must be set');
  expect(parseEnv({ ...tiles, MAP_TILES_ATTRIBUTION: '© OSM' }).MAP_TILES_URL).toContain('{z}');
  for (const wrong of ['http://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example/0/0/0.png'])
    expect(() => parseEnv({ MAP_TILES_URL: wrong })).toThrow('MAP_TILES_URL must');
  expect(() => parseEnv({ MAPS_KEY: 'a b' })).toThrow('MAPS_KEY must be a key of Google');
  expect(() => parseEnv({ GEOCODER: 'google' })).toThrow('GEOCODING_KEY must be set');
  expect(parseEnv({}).GEOCODER).toBe('table');
});

it('lets the cookie fake-now choose the day with the test bank only, unless it is set', () => {
  const allowed = (source: Record<string, string>) => allowsFakeNow(parseEnv(source));
  const MOLLIE_API_KEY = 'live_abc';
  expect([allowed({}), allowed({ FAKE_NOW: '' }), allowed({ FAKE_NOW: 'false' })]).toEqual([
    ...[true, true, false],
  ]);
  expect([allowed({ MOLLIE_API_KEY }), allowed({ MOLLIE_API_KEY, FAKE_NOW: '1' })]).toEqual([
    ...[false, true],
  ]);
});

it('takes a slug that no other page of the shop has', () => {
  expect(parseEnv({ SITE_SLUG: 'jansen-bouw' }).SITE_SLUG).toBe('jansen-bouw');
  for (const wrong of ['overzicht', 'orders', 'Jansen', 'a/b'])
    expect(() => parseEnv({ SITE_SLUG: wrong })).toThrow('SITE_SLUG');
});

it('wants a port of its own for each process that shares one', () => {
  expect(() => parseEnv({ SHARED_PORT: '4321' })).toThrow('PORT is of one process alone');
  expect(parseEnv({ SHARED_PORT: '443', PORT: '0' }).SITE_URL).toBe('http://localhost:443');
});
