import { beforeAll, describe, expect, it } from 'vitest';
import { RedirectRules, resolveAddress } from './resolve.ts';
import type { SiteFiles } from './site-files.ts';

const PAGES = new Set(['zoeken/_.html', 'en/search/_.html', 'actie.html', '404.html']);
const RULES = [
  '/zoeken/* /zoeken/_ 200',
  '/en/search/* /en/search/_ 200',
  '/oud/eerst /eerst 301',
  '/oud/* /nieuw/:splat 301',
  '/oud/later /later 301',
  '/p.php id=5 x=1 /vijf 301',
  '/p.php id=6 /zes 301',
].join('\n');

const files = {
  has: (file: string) => PAGES.has(file),
  fileAt: (path: string) => (PAGES.has(`${path.slice(1)}.html`) ? `${path.slice(1)}.html` : null),
  movedTo: () => null,
  productPath: () => null,
} as unknown as SiteFiles;

let rules: RedirectRules;
beforeAll(async () => {
  rules = await RedirectRules.parse(RULES);
});

const resolve = (pathname: string, search = '') => resolveAddress(pathname, search, files, rules);

describe('the address of a search', () => {
  it.each([
    'a%5Cb',
    '100%25',
    'a%3Fb',
    'c%23',
    '1%2F2%22',
    'caf%C3%A9',
    '%25',
    '%5c',
    '50%25%20x',
    '100%',
    '5%-10%',
  ])('shows the results of %s', (term) => {
    expect(resolve(`/zoeken/${term}`)).toEqual({
      kind: 'file',
      file: 'zoeken/_.html',
      status: 200,
    });
  });

  it.each([
    ['/Zoeken/a%3Fb', '/zoeken/a%3Fb'],
    ['/ZOEKEN/C%23', '/zoeken/c%23'],
    ['/Zoeken/A%5CB', '/zoeken/a%5Cb'],
    ['/Zoeken/100%25', '/zoeken/100%25'],
    ['/Zoeken/1%2F2', '/zoeken/1%2F2'],
    ['/EN/Search/A%3FB/', '/en/search/a%3Fb'],
    ['/Zoeken/CAF%C3%89', '/zoeken/caf%C3%A9'],
  ])('%s leads to %s, which is its own address', (from, to) => {
    expect(resolve(from)).toEqual({ kind: 'redirect', to, status: 301 });
    expect(resolve(to)).toMatchObject({ kind: 'file', status: 200 });
  });

  it('keeps the query', () => {
    expect(resolve('/Zoeken/a%3Fb', '?Page=2')).toMatchObject({ to: '/zoeken/a%3Fb?Page=2' });
  });
});

it.each([
  ['/oud/a%3Fb', '/nieuw/a%3Fb'],
  ['/oud/c%23', '/nieuw/c%23'],
  ['/oud/100%25', '/nieuw/100%25'],
  // The first that fits, be it of one path or of many.
  ['/oud/eerst/', '/eerst'],
  ['/oud/later', '/nieuw/later'],
])('a rule leads from %s to %s', (from, to) => {
  expect(resolve(from)).toEqual({ kind: 'redirect', to, status: 301 });
});

it.each(['/%5C%5Cevil.example/', '/%5Cevil.example/Zoeken', '/%2F%2FEvil.example/'])(
  '%s leads to no other host',
  (from) => {
    const answer = resolve(from);
    const to = answer?.kind === 'redirect' ? answer.to : '/';
    expect(new URL(to, 'https://shop.example').origin).toBe('https://shop.example');
  },
);

it.each(['/zoeken/a%00b', '/zoeken/%E9', '/%'])('%s does not exist', (pathname) => {
  expect(resolve(pathname)).toMatchObject({ status: 404 });
});

it.each([
  ['?id=5&x=1', '/vijf?id=5&x=1'],
  ['?id=6', '/zes?id=6'],
])('a rule for %s needs its whole query', (query, to) => {
  expect(resolve('/p.php', query)).toEqual({ kind: 'redirect', to, status: 301 });
  expect(resolve('/p.php', '?id=5')).toMatchObject({ status: 404 });
});
