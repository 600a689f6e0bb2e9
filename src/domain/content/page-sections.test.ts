import { expect, it } from 'vitest';
import { pageSections } from './content.ts';

const page = (url: string) => ({ name: url, url, alternateUrl: null, code: url, children: [] });
const shown = (home: string, urls: string[]) =>
  pageSections(urls.map(page), home).map(({ page: top, items }) => [
    top.url,
    items.map(({ url }) => url),
  ]);

it('groups pages below their parent address, the others below home', () => {
  expect(shown('/', ['/services/hire', '/privacy', '/services', '/', '/services/a/b'])).toEqual([
    ['/', ['/privacy']],
    ['/services', ['/services/hire', '/services/a/b']],
  ]);
});

it('handles the English home, which is a prefix of every other address', () => {
  expect(shown('/en', ['/en', '/en/privacy', '/en/services', '/en/services/hire'])).toEqual([
    ['/en', ['/en/privacy']],
    ['/en/services', ['/en/services/hire']],
  ]);
});

it('does not treat a longer word as a subpage', () => {
  expect(shown('/', ['/', '/over', '/overeenkomst'])).toEqual([['/', ['/over', '/overeenkomst']]]);
});
