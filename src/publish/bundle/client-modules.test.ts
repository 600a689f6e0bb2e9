import { expect, it, test } from 'vitest';
import { parseEnv } from '../../env.ts';
import { clientTextsPlugin, measuresModule, scriptsModule, tilesModule } from './client-modules.ts';

const load = (id: string) => clientTextsPlugin().load(`\0${id}`);

it('puts both languages into the code, so that none is loaded later', () => {
  const code = load('texts:cart/share');
  expect(code).toMatch(/get nl\(\) \{ return \{.*get en\(\) \{ return \{/);
  expect(code).not.toMatch(/import|fetch/);
});

it('a build whose texts cannot be loaded fails, and says which', () => {
  expect(() => load('texts:cart/unknown')).toThrow('texts:cart/unknown has no texts in nl');
  expect(() => load('texts:unknown')).toThrow(/ENOENT.*unknown\.json/);
});

const AB_TEST_URL = 'https://ab.example/shop.js';
const VISUAL_TEST_URL = 'https://visual.example/shop.js';

test('a bundle without third parties has none of their code', () => {
  expect(scriptsModule(parseEnv({}))).toBe('');
  expect(measuresModule(parseEnv({}))).toBe('export default null');
  expect(tilesModule(parseEnv({}))).not.toContain('import');
  expect(tilesModule(parseEnv({}))).toContain('tileHost = null');
});

test('the tag manager brings its code and the measures of the checkout', () => {
  const env = parseEnv({ GTM_ID: 'GTM-TEST1' });
  expect(scriptsModule(env)).toMatch(/^import ".*tag-manager\.client\.ts";$/);
  expect(measuresModule(env)).toMatch(/import\(".*checkout-analytics\.ts"\)$/);
});

test.each([
  [{ AB_TEST_URL }, [AB_TEST_URL]],
  [{ VISUAL_TEST_URL }, [VISUAL_TEST_URL]],
  [{ AB_TEST_URL, VISUAL_TEST_URL }, [AB_TEST_URL, VISUAL_TEST_URL]],
])('%o loads exactly these scripts, after consent to measuring', (given, urls) => {
  const code = scriptsModule(parseEnv(given));
  const loaded = [...code.matchAll(/loadWithConsent\("([^"]+)", "analytics"\)/g)];
  expect(loaded.map(([, url]) => url)).toEqual(urls);
  expect(code).not.toContain('tag-manager');
});

test.each([
  [
    {
      MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      MAP_TILES_ATTRIBUTION: '© Kaartmaker',
    },
    ['tile-style.ts'],
    'tiles.example',
  ],
  [{ MAPS_KEY: 'key' }, ['tile-style.ts', 'google-tiles.ts'], 'tile.googleapis.com'],
])('%o brings the code for its tiles alone', (given, files, host) => {
  const imported = [...tilesModule(parseEnv(given)).matchAll(/import\(".*\/([^"]+)"\)/g)];
  expect(imported.map(([, file]) => file)).toEqual(files);
  expect(tilesModule(parseEnv(given))).toContain(`tileHost = "${host}"`);
});
