/** What goes with the files: security headers, caching, compression. */
import { expect, test } from 'vitest';
import { get } from '../support/get.ts';
import { findProduct } from '../support/samples.ts';
import { to } from '../support/texts.ts';

async function pages(): Promise<string[]> {
  const { Url } = await findProduct(() => true);
  return [
    '/',
    '/en',
    to('nl', 'product-detail-url', { url: Url }),
    to('nl', 'cart'),
    '/zoeken/plaat',
    '/no-such-page',
  ];
}

test('every page carries the security headers', async () => {
  for (const address of await pages()) {
    const { headers } = await get(address);
    expect(headers.get('x-content-type-options'), address).toBe('nosniff');
    expect(headers.get('x-frame-options'), address).toBe('DENY');
    expect(headers.get('referrer-policy'), address).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy'), address).toContain('camera=()');
    // The store finder asks for it.
    expect(headers.get('permissions-policy'), address).toContain('geolocation=(self)');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, address).toContain("default-src 'self'");
    expect(policy, address).toContain("object-src 'none'");
    expect(policy, address).toContain("frame-ancestors 'none'");
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts, address).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    const styles = /style-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(styles, address).toMatch(/^'self'( 'sha256-[^']+')+$/);
    expect(/img-src ([^;]*)/.exec(policy)?.[1], address).toBe("'self' data:");
  }
});

test('hashed files are kept for good, pages are asked for again', async () => {
  const html = await (await get('/')).text();
  const files = [...new Set(html.match(/\/_astro\/[\w.@-]+/g) ?? [])];
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const response = await get(file);
    expect(response.status, file).toBe(200);
    expect(response.headers.get('cache-control'), file).toBe('public, max-age=31536000, immutable');
  }
  expect((await get('/')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

for (const encoding of ['gzip', 'br']) {
  test(`pages travel as ${encoding}`, async () => {
    const plain = await get('/', { headers: { 'accept-encoding': 'identity' } });
    const packed = await get('/', { headers: { 'accept-encoding': encoding } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(await packed.text()).toBe(await plain.text());
    const size = (response: typeof plain) => Number(response.headers.get('content-length'));
    expect(size(packed)).toBeLessThan(size(plain) / 3);
  });
}

test('what a browser has already is answered with 304', async () => {
  for (const address of ['/', '/robots.txt', to('nl', 'brand')]) {
    const first = await get(address);
    const tag = first.headers.get('etag') ?? '';
    expect(tag, address).toMatch(/^(W\/)?".+"$/);
    const again = await get(address, { headers: { 'if-none-match': tag } });
    expect(again.status, address).toBe(304);
    expect((await again.text()).length).toBe(0);
    const other = await get(address, { headers: { 'if-none-match': '"other"' } });
    expect(other.status, address).toBe(200);
  }
});

test('only reading is allowed', async () => {
  const response = await get('/', { method: 'POST', body: 'x' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toContain('GET');
});
