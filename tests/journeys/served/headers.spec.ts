/** What goes with the files: security headers, caching, compression. */
import { expect, test } from '@playwright/test';
import { open } from '../../support/ready.ts';
import { findProduct } from '../../support/samples.ts';
import { to } from '../../support/texts.ts';

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

test('every page carries the security headers', async ({ request }) => {
  for (const address of await pages()) {
    const headers = (await request.get(address)).headers();
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['x-frame-options'], address).toBe('DENY');
    expect(headers['referrer-policy'], address).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], address).toContain('camera=()');
    const policy = headers['content-security-policy'] ?? '';
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

test('the policy stops no script of the shop itself', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  page.on('pageerror', (error) => refused.push(error.message));
  for (const address of await pages()) {
    await page.goto(address);
    // The script before the first paint is inline: the policy must know it.
    await expect(page.locator('html'), address).toHaveAttribute('data-js', '');
  }
  expect(refused).toEqual([]);
});

test('the policy stops nothing that appears on interaction', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  const style = (selector: string, property: 'backgroundColor' | 'borderTopWidth') =>
    page.locator(selector).evaluate((element, name) => getComputedStyle(element)[name], property);
  await open(page, '/');
  await page.locator('shop-catalogue a').first().click();
  await expect(page.locator('.catalogue-list')).toBeVisible();
  expect(await style('.catalogue', 'backgroundColor')).toBe('rgb(255, 255, 255)');

  const { Url } = await findProduct(() => true);
  await open(page, to('nl', 'product-detail-url', { url: Url }));
  await page.locator('a[data-zoom]').first().click();
  await expect(page.locator('.tool-dialog')).toBeVisible();
  // The browser's own dialog has a border.
  expect(await style('.tool-dialog', 'borderTopWidth')).toBe('0px');
  expect(refused).toEqual([]);
});

test('hashed files are kept for good, pages are asked for again', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = [...new Set(html.match(/\/_astro\/[\w.@-]+/g) ?? [])];
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const response = await request.get(file);
    expect(response.status(), file).toBe(200);
    expect(response.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
  }
  expect((await request.get('/')).headers()['cache-control']).toBe(
    'public, max-age=0, must-revalidate',
  );
});

for (const encoding of ['gzip', 'br']) {
  test(`pages travel as ${encoding}`, async ({ request }) => {
    const plain = await request.get('/', { headers: { 'accept-encoding': 'identity' } });
    const packed = await request.get('/', { headers: { 'accept-encoding': encoding } });
    expect(plain.headers()['content-encoding']).toBeUndefined();
    expect(packed.headers()['content-encoding']).toBe(encoding);
    expect(packed.headers()['vary']).toContain('Accept-Encoding');
    expect(await packed.text()).toBe(await plain.text());
    const size = (response: typeof plain) => Number(response.headers()['content-length']);
    expect(size(packed)).toBeLessThan(size(plain) / 3);
  });
}

test('what a browser has already is answered with 304', async ({ request }) => {
  for (const address of ['/', '/robots.txt', to('nl', 'brand')]) {
    const first = await request.get(address);
    const tag = first.headers()['etag'] ?? '';
    expect(tag, address).toMatch(/^(W\/)?".+"$/);
    const again = await request.get(address, { headers: { 'if-none-match': tag } });
    expect(again.status(), address).toBe(304);
    expect((await again.body()).length).toBe(0);
    const other = await request.get(address, { headers: { 'if-none-match': '"other"' } });
    expect(other.status(), address).toBe(200);
  }
});

test('only reading is allowed', async ({ request }) => {
  const response = await request.post('/', { data: 'x' });
  expect(response.status()).toBe(405);
  expect(response.headers()['allow']).toContain('GET');
});
