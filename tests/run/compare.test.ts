/** What counts as a difference between two sites. */
import { expect, test } from 'vitest';
import { difference, readPage } from './compare.ts';

const PAGE = (body: string) =>
  `<html><head><title>Hamer</title><meta name="robots" content="index"></head><body class="a">${body}</body></html>`;

test('a page is read as its head, text, links and structured data, without scripts and styles', () => {
  const html = PAGE(
    `<h1>Hamer</h1><p>Van <b>staal</b></p><script>x=1</script><style>a{}</style>
     <a class="b" href="/product/hamer-1">Meer</a>
     <script type="application/ld+json">{"@type":"Product"}</script>`,
  );
  expect(readPage(html)).toEqual({
    head: ['<title>Hamer', '<meta name="robots" content="index"'],
    text: ['Hamer', 'Van', 'staal', 'Meer'],
    links: ['/product/hamer-1'],
    'structured data': ['{"@type":"Product"}'],
  });
});

test('the address of the site itself is no difference', () => {
  const of = (origin: string) =>
    readPage(
      `<head><link rel="canonical" href="${origin}/a"></head><body><a href="${origin}/b">b</a></body>`,
    );
  expect(of('http://localhost:4710')).toEqual(of('https://shop.example'));
  expect(of('https://shop.example').links).toEqual(['/b']);
});

test('lines that only one page has are told, and an other order too', () => {
  expect(difference(['a', 'b'], ['a', 'b'])).toEqual([]);
  expect(difference(['a', 'b'], ['a', 'c'])).toEqual(['- b', '+ c']);
  expect(difference(['a', 'b'], ['b', 'a'])).toEqual(['the same in another order or number']);
});
