/** A shop without third parties has nothing of them, in no file and no policy (docs/third-parties.md). */
import { afterAll, expect, inject, test } from 'vitest';
import { Releases } from '../../src/publish/releases/releases.ts';
import { directiveOf } from '../support/policy.ts';

const releases = new Releases(inject('prepared'));
const live = releases.current()!.id;
afterAll(() => releases.close());

const files = [...releases.entries(live)]
  .filter(({ path }) => /\.(?:html|js|json|css)$|^_headers$/.test(path))
  .map(({ path, digest }) => [path, Buffer.from(releases.body(digest)!).toString()] as const);

test.each([
  ['tag manager', /googletagmanager|google-analytics|doubleclick|gtm\.start|data-gtm/],
  ['measured events', /view_item_list|begin_checkout|add_payment_info|checkoutBegun/],
  ['search console', /google-site-verification/],
  ['review service', /trustpilot/i],
  ['map tiles', /googleapis|createSession|transportation_name|<meta name="map-tiles/],
  ['scripts of A/B and visual tests', /\.async ?= ?(?:!0|true)|outside-script/],
  ['chat service', /<a [^>]*rel="noopener noreferrer"/],
])('no file has anything of: %s', (_, pattern) => {
  // The cookie list is no code, but names the keys that are stored after consent.
  const own = files.filter(([path]) => !/\/cookie(?:-list|lijst)\.html$/.test(path));
  expect(own.length).toBeGreaterThan(500);
  expect(own.filter(([, text]) => pattern.test(text)).map(([path]) => path)).toEqual([]);
});

test('no script loads third parties, and no file is empty', () => {
  expect(files.filter(([path]) => path.startsWith('_astro/ThirdParties'))).toEqual([]);
  expect(files.filter(([, text]) => text === '')).toEqual([]);
});

test('the policy allows no origin but that of films', () => {
  const headers = new Map(files).get('_headers') ?? '';
  const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? '';
  expect(directiveOf(policy, 'script-src').filter((source) => source.includes('.'))).toEqual([]);
  expect(directiveOf(policy, 'connect-src')).toEqual([]);
  expect(directiveOf(policy, 'img-src')).toEqual(["'self'", 'data:']);
  expect(policy.match(/https:\/\/[^ ;]+/g)).toEqual(['https://www.youtube-nocookie.com']);
});
