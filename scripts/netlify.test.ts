import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inlineScriptHashes } from '../src/build/inline-scripts.ts';
import { cacheControl, SECURITY_HEADERS } from '../backend/site/security-headers.ts';
import { headersFile } from './lib/site-headers.ts';

const toml = readFileSync(new URL('../netlify.toml', import.meta.url), 'utf8');

it('Netlify sends the headers of the local server', () => {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(toml).toContain(`${name} = "${value}"`);
  }
  expect(toml).toContain(`Cache-Control = "${cacheControl('/_astro/x.js')}"`);
  expect(toml).toContain(`Cache-Control = "${cacheControl('/images/x.png')}"`);
});

it('the policy allows the inline scripts of the pages, and no other', () => {
  const pages = [
    '<script>a()</script><script type="application/ld+json">{}</script>',
    '<script>a()</script><script>b()</script>',
  ];
  const text = headersFile([...new Set(pages.flatMap(inlineScriptHashes))]);
  expect(text.match(/'sha256-/g)).toHaveLength(2);
  expect(text).not.toContain("unsafe-inline' 'sha256");
  expect(/script-src [^;]*/.exec(text)?.[0]).not.toContain('unsafe');
});
