import { expect, it } from 'vitest';
import { cachedTitles } from './kept-titles.ts';

const kept: Record<string, string> = {
  'https://shop.example/winkelwagen': '<title>Winkelwagen | Bouwmaat</title>',
  'https://shop.example/product/a-1': '<title>Gips &amp; lijm &#34;25&#34; kg | Bouwmaat</title>',
  'https://shop.example/leeg': '<p>no title</p>',
};
const cache = {
  keys: () => Promise.resolve(Object.keys(kept).map((url) => new Request(url))),
  match: (request: RequestInfo | URL) =>
    Promise.resolve(new Response(kept[(request as Request).url])),
};

it('names visited pages by their titles, the last one first', async () => {
  expect(await cachedTitles(cache, 'Bouwmaat')).toEqual([
    ['/product/a-1', 'Gips & lijm "25" kg'],
    ['/winkelwagen', 'Winkelwagen'],
  ]);
});
