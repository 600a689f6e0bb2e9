import { describe, expect, test } from 'vitest';
import { get } from '../support/get.ts';
import { parseQuery } from '../../backend/platform/images/document.ts';
import { sitemapPaths } from '../budgets/pages.ts';
import { isSidebarName } from '../../src/domain/frame/sidebars.ts';
import { SHOP } from '../support/shop-calls.ts';
import { addressOf, hasFile, pageFiles, readPage } from '../support/site.ts';

const LINK = /\s(?:href|src|action)="([^"]*)"/g;
const SET = /\s(?:srcset|imagesrcset)="([^"]*)"/g;
/** Thousands of pictures are drawn alike: so many of each kind are asked for. */
const OF_A_KIND = 4;

const plain = (link: string) => link.replaceAll('&amp;', '&').replaceAll('&#38;', '&');

/** The links of a page that name a place: `[address, id]`, the address without query. */
function places(html: string, own: string): [string, string][] {
  return [...html.matchAll(/\shref="([^"]*#[^"]+)"/g)]
    .map((match) => plain(match[1]!))
    .filter((link) => /^(#|\/(?!\/))/.test(link))
    .map((link) => {
      const [path = '', id = ''] = link.split('#');
      return [decodeURI(path.replace(/\?.*$/, '')) || own, decodeURIComponent(id)];
    });
}

/** Every address within the shop that a page names, with query and hash. */
function ownLinks(html: string): string[] {
  const links = [...html.matchAll(LINK)].map((match) => match[1]!);
  for (const match of html.matchAll(SET)) {
    links.push(...match[1]!.split(',').map((part) => part.trim().split(/\s+/)[0]!));
  }
  return links.map(plain).filter((link) => link.startsWith('/') && !link.startsWith('//'));
}

/** Everything that a page points to within the shop, as paths without query and hash. */
function targets(html: string): Set<string> {
  return new Set(ownLinks(html).map((link) => decodeURI(link.replace(/[?#].*$/, ''))));
}

function exists(target: string): boolean {
  const file = target === '/' ? 'index' : target.slice(1);
  return hasFile(`${file}.html`) || hasFile(file);
}

describe('every link of the whole build', () => {
  test('leads somewhere, and never through a redirect', () => {
    const broken = new Map<string, string>();
    const known = new Map<string, boolean>();
    for (const file of pageFiles()) {
      for (const target of targets(readPage(file))) {
        if (target.startsWith('/api/')) continue; // No file: asked for below.
        if (!known.has(target)) known.set(target, exists(target));
        if (!known.get(target)) broken.set(target, file);
      }
    }
    expect([...broken].slice(0, 20)).toEqual([]);
  });

  test('asks for pictures only in sizes that are answered', () => {
    const refused = new Map<string, string>();
    let sizes = 0;
    for (const file of pageFiles()) {
      for (const link of ownLinks(readPage(file))) {
        if (!link.startsWith('/api/images/') || !link.includes('?')) continue;
        sizes += 1;
        const parsed = parseQuery(new URL(link, 'http://shop.invalid').searchParams);
        if (!parsed.ok) refused.set(link, `${file}: ${parsed.message}`);
      }
    }
    expect(sizes).toBeGreaterThan(0);
    expect([...refused].slice(0, 20)).toEqual([]);
  });

  test('names a place that is on its page', () => {
    const ids = new Map<string, Set<string>>();
    const idsOf = (address: string, html?: string) => {
      const found = ids.get(address);
      if (found) return found;
      const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
      const text = html ?? (hasFile(file) ? readPage(file) : null);
      const all = text?.matchAll(/\sid="([^"]+)"/g) ?? [];
      const made = new Set([...all].map((match) => plain(match[1]!)));
      ids.set(address, made);
      return made;
    };
    const broken: string[] = [];
    for (const file of pageFiles()) {
      const html = readPage(file);
      const own = addressOf(file);
      for (const [address, id] of places(html, own)) {
        // A sidebar opens by its hash, on any page (spec 1 §2.10): no element has that id.
        if (isSidebarName(id) || /\.\w+$/.test(address)) continue;
        if (!idsOf(address, address === own ? html : undefined).has(id)) {
          broken.push(`${address}#${id} on ${file}`);
        }
      }
    }
    expect(broken.slice(0, 20)).toEqual([]);
  });

  test('to the API is answered', async () => {
    const kinds = new Map<string, Map<string, string>>();
    for (const file of pageFiles()) {
      for (const target of targets(readPage(file))) {
        if (!target.startsWith('/api/')) continue;
        const kind = target.split('/', 4).join('/').replace(/\d+/, '#');
        const some = kinds.get(kind) ?? new Map<string, string>();
        if (some.size < OF_A_KIND) kinds.set(kind, some.set(target, file));
      }
    }
    expect([...kinds.keys()]).toEqual(
      expect.arrayContaining(['/api/auth/bm', '/api/files/#', '/api/images/products']),
    );
    const broken: string[] = [];
    for (const [target, file] of [...kinds.values()].flatMap((some) => [...some])) {
      // Signing in leads on to a page that a cookie opens, which is not followed here.
      const answer = await get(encodeURI(target), { method: 'HEAD', redirect: 'manual' });
      if (answer.status >= 400) broken.push(`${target} on ${file}: ${answer.status}`);
    }
    expect(broken).toEqual([]);
  });

  test('never ends in a slash', () => {
    const wrong: string[] = [];
    for (const file of pageFiles()) {
      for (const target of targets(readPage(file))) {
        if (target.length > 1 && target.endsWith('/')) wrong.push(`${target} on ${file}`);
      }
    }
    expect(wrong.slice(0, 20)).toEqual([]);
  });

  test('of the sitemap and of the pages that may be indexed are the same ones', async () => {
    const listed = await sitemapPaths(SHOP);
    const open = pageFiles().filter(
      (file) => !/name="robots" content="[^"]*noindex/.test(readPage(file)),
    );
    expect(listed.map(decodeURI).sort()).toEqual(open.map(addressOf).sort());
  });

  test('gives every page its languages, both ways', () => {
    const wrong: string[] = [];
    const alternates = (html: string) =>
      Object.fromEntries(
        [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map((m) => [
          m[1]!,
          new URL(m[2]!).pathname,
        ]),
      );
    const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    const fileOf = (address: string) =>
      address === '/' ? 'index.html' : `${decodeURI(address).slice(1)}.html`;
    for (const file of pageFiles()) {
      const html = readPage(file);
      if (/name="robots" content="[^"]*noindex/.test(html)) continue;
      const links = alternates(html);
      const own = canonical(html) && new URL(canonical(html)!).pathname;
      const locale = /<html[^>]*\slang="(nl|en)/.exec(html)?.[1] ?? '';
      if (!own || fileOf(own) !== file) wrong.push(`${file}: canonical ${own}`);
      if (links[locale] !== own) wrong.push(`${file}: hreflang ${locale} is ${links[locale]}`);
      if (links['x-default'] !== links['nl']) wrong.push(`${file}: x-default`);
      const other = links[locale === 'nl' ? 'en' : 'nl'];
      if (!other || !hasFile(fileOf(other))) {
        wrong.push(`${file}: other language ${other}`);
      } else if (alternates(readPage(fileOf(other)))[locale] !== own) {
        wrong.push(`${file}: ${other} does not point back`);
      }
    }
    expect(wrong.slice(0, 20)).toEqual([]);
  });
});
