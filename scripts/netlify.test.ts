import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inlineHashes } from '../src/publish/releases/inline-hashes.ts';
import {
  cacheControl,
  SECURITY_HEADERS,
  transportHeaders,
} from '../backend/platform/site/security-headers.ts';
import { headersFile } from '../backend/program/build-record.ts';

it('Netlify sends the headers of the local server', () => {
  const [all, hashed, pictures] = headersFile([]).split(/(?=^\/)/m);
  expect(all).toMatch(/^\/\*\n/);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(all).toContain(`\n  ${name}: ${value}\n`);
  }
  expect(hashed).toBe(`/_astro/*\n  Cache-Control: ${cacheControl('/_astro/x.js')}\n`);
  expect(pictures).toBe(`/images/*\n  Cache-Control: ${cacheControl('/images/x.png')}\n`);
});

it('Netlify tells browsers to stay on https, as the local server does for an https address', () => {
  for (const siteUrl of ['https://shop.example', 'http://localhost:4321']) {
    const text = headersFile([], siteUrl);
    expect(text.includes('Strict-Transport-Security')).toBe(siteUrl.startsWith('https:'));
    for (const [name, value] of Object.entries(transportHeaders(siteUrl)))
      expect(text).toContain(`\n  ${name}: ${value}\n`);
  }
});

it('the policy allows the inline scripts and styles of the pages, and no other', () => {
  const pages = [
    '<script>a()</script><script type="application/ld+json">{}</script>',
    '<script>a()</script><script>b()</script><style>c{}</style>',
  ];
  const text = headersFile([...new Set(pages.flatMap(inlineHashes))]);
  expect(text.match(/'sha256-/g)).toHaveLength(4);
  expect(/script-src [^;]*/.exec(text)?.[0].match(/'sha256-/g)).toHaveLength(3);
  expect(text).not.toContain('unsafe');
});

it('a build at Netlify finds what the one before kept', async () => {
  const toml = readFileSync(new URL('../netlify.toml', import.meta.url), 'utf8');
  const folder = new URL(`..${/package = "(.+)"/.exec(toml)?.[1]}/`, import.meta.url);
  expect(existsSync(new URL('manifest.yml', folder))).toBe(true);
  const { onPreBuild, onPostBuild } = await import(new URL('index.js', folder).href);
  const kept = new Set<string>();
  const cache = {
    save: async (paths: string[]) => paths.forEach((path) => kept.add(path)),
    restore: async (paths: string[]) => paths.every((path) => kept.has(path)),
  };
  await onPreBuild({ utils: { cache } });
  await onPostBuild({ utils: { cache } });
  expect(await cache.restore(['.data', '.cache/bundles'])).toBe(true);
});
