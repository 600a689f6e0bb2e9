/** The security headers of the shop as it is configured; the others: `backend/platform/site/site-handler.test.ts`. */
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
