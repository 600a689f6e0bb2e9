import { expect, it } from 'vitest';
import { pageSections } from './content.ts';

const page = (url: string) => ({ name: url, url, alternateUrl: null, code: url, children: [] });
const shown = (home: string, urls: string[]) =>
  pageSections(urls.map(page), home).map(({ page: top, items }) => [
    top.url,
    items.map(({ url }) => url),
  ]);

it('puts pages below the page whose address theirs continues, the others below home', () => {
  expect(shown('/', ['/services/hire', '/privacy', '/services', '/', '/services/a/b'])).toEqual([
    ['/', ['/privacy']],
    ['/services', ['/services/hire', '/services/a/b']],
  ]);
});

it('knows home in English, which every other address continues', () => {
  expect(shown('/en', ['/en', '/en/privacy', '/en/services', '/en/services/hire'])).toEqual([
    ['/en', ['/en/privacy']],
    ['/en/services', ['/en/services/hire']],
  ]);
});

it('does not take a longer word for a page below', () => {
  expect(shown('/', ['/', '/over', '/overeenkomst'])).toEqual([['/', ['/over', '/overeenkomst']]]);
});
