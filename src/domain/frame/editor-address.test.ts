import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/support/seeded-properties.ts';
import { addressKind, printableLink, printableWebAddress } from './editor-address.ts';

const SHOP = 'https://shop.example';
const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];

/** Parses an address in an HTML attribute like a browser, with decoded entities. */
function opened(address: string): URL | null {
  const decoded = address
    .replace(/&#x([0-9a-f]+);?/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
    .replace(/&#(\d+);?/g, (_, decimal: string) => String.fromCodePoint(Number(decimal)))
    .replace(/&(colon|sol|bsol|Tab|NewLine);/g, (_, name: string) => ENTITIES[name] ?? '');
  return URL.canParse(decoded, SHOP) ? new URL(decoded, SHOP) : null;
}
const ENTITIES: Record<string, string> = {
  colon: ':',
  sol: '/',
  bsol: '\\',
  Tab: '\t',
  NewLine: '\n',
};

const noise = fc.constantFrom('', '', '', '\t', '\n', '\r', '\0', '\x01', ' ', '\u00a0', '\u200b');
const anyCase = (word: string) =>
  fc
    .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
    .map((upper) => [...word].map((c, at) => (upper[at] ? c.toUpperCase() : c)).join(''));
const encoded = (c: string) => {
  const code = c.codePointAt(0)!;
  return fc.constantFrom(c, c, c, `&#${code};`, `&#x${code.toString(16)};`, `&#0${code}`);
};
/** A script scheme, obfuscated in ways that browsers undo: `jAva\tscript&#58;`. */
const runningScheme = fc
  .constantFrom('javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'view-source:')
  .chain(anyCase)
  .chain((word) => fc.tuple(...[...word].map((c) => fc.tuple(noise, encoded(c)))))
  .map((parts) => parts.flat().join(''));
const otherHost = fc.constantFrom(
  ...['//', '/\\', '\\\\', '/\t/', '\\/', '/\n\\', '&sol;/', '/&#47;', '/&bsol;', '///'],
);
const tail = fc.constantFrom('alert(1)', 'text/html,<script>x()</script>', 'evil.example', '//x');
const hostile = fc
  .tuple(noise, fc.oneof(runningScheme, otherHost), tail)
  .map((parts) => parts.join(''));

describe('addressKind', () => {
  it.each([
    ['https://www.acm.nl', 'https'],
    ['HTTPS://www.acm.nl/a?b=c&d=e#f', 'https'],
    ['https://shop.example/over-{slug}', 'https'],
    ['mailto:info@shop.example', 'mailto'],
    ['mailto:{email}?subject=Bestek%20en%20advies', 'mailto'],
    ['tel:+31301234567', 'tel'],
    ['tel:{tel}', 'tel'],
    ['/', 'path'],
    ['/over-{slug}', 'path'],
    ['/zoeken?SearchTerm=pvc&page=2#top', 'path'],
    ['/product/schroef-6x60-100001', 'path'],
  ])('%s is a %s address', (text, kind) => expect(addressKind(text)).toBe(kind));

  it.each([
    '',
    'merken',
    'http://www.acm.nl',
    'ftp://files.example',
    'https:',
    'https:///evil.example',
    'https://shop.example:port',
    'https://',
    'https://bank.example@evil.example',
    'mailto:',
    'mailto:info',
    'tel:javascript',
    '//evil.example',
    '/\\evil.example',
    '/a b',
    '/a"onclick="x()',
    'java\tscript:alert(1)',
    'javascript&colon;alert(1)',
    ' https://www.acm.nl',
  ])('refuses %j', (text) => expect(addressKind(text)).toBeNull());

  it('refuses every hostile address, however it is written', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(addressKind(text)).toBeNull();
      }),
      runs(500),
    );
  });

  it('accepts only https, mail and phone links and pages of the shop', () => {
    const almost = fc
      .tuple(fc.constantFrom('/', 'https://a.example', 'mailto:a@b', 'tel:1', ''), fc.string())
      .map((parts) => parts.join(''));
    const text = fc.oneof(almost, hostile, fc.string({ unit: 'binary' }), fc.webUrl());
    const kinds = new Set<string>();
    fc.assert(
      fc.property(text, (address) => {
        const kind = addressKind(address);
        if (kind === null) return;
        kinds.add(kind);
        const url = opened(address);
        if (kind === 'path') expect(url?.origin).toBe(SHOP);
        else expect(url?.protocol).toBe(`${kind}:`);
      }),
      runs(500),
    );
    expect([...kinds].sort()).toEqual(['https', 'mailto', 'path', 'tel']);
  });
});

describe('printableLink', () => {
  it.each(['http://old.example', 'merken', '#top', '?page=2', '', '/actie', 'tel:112'])(
    'prints %j unchanged',
    (link) => expect(printableLink(link)).toBe(link),
  );

  it('rejects links that a browser would run or read as another host', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (link) => {
        const printed = printableLink(link);
        if (printed === undefined || !URL.canParse(printed, SHOP)) return;
        const url = new URL(printed, SHOP);
        expect(SCHEMES).toContain(url.protocol);
        const isPath = !/^\s*https?:/i.test(printed.replace(/[\0-\x20]/g, ''));
        if (isPath && url.protocol === 'https:') expect(url.origin).toBe(SHOP);
      }),
      runs(500),
    );
  });
});

it.each([
  ['https://facebook.example/shop', true],
  ['http://facebook.example/shop', true],
  ['javascript:alert(1)//https://facebook.example', false],
  ['mailto:info@shop.example', false],
  ['/actie', false],
  ['https://', false],
])('%s as an address of the web: %s', (link, isPrinted) => {
  expect(printableWebAddress(link)).toBe(isPrinted ? link : undefined);
});
