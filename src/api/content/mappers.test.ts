import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapContentPage } from './mappers.ts';

const article = { Type: 'page', Title: 'Titel' };

describe('content page', () => {
  it.each([
    [200, article, 'Ok'],
    [200, null, 'InvalidData'],
    [404, null, 'NotFound'],
    [404, article, 'NotFound'],
    [600, article, 'InvalidData'],
  ] as const)('with status %d and article %o is %s', (Status, Article, expected) => {
    expect(mapContentPage({ Status, Article, Parts: [] }).status).toBe(expected);
  });

  it('parses the robots flags', () => {
    const flag = fc.constantFrom('ja', 'Ja', true, 'nee', false, '1', null, undefined);
    fc.assert(
      fc.property(flag, flag, (RobotsNoIndex, RobotsNoFollow) => {
        const page = mapContentPage({
          Status: 200,
          Article: { ...article, RobotsNoIndex, RobotsNoFollow },
          Parts: [],
        });
        const yes = (value: unknown) => value === true || String(value).toLowerCase() === 'ja';
        expect(page.article.robotsNoIndex).toBe(yes(RobotsNoIndex));
        expect(page.article.robotsNoFollow).toBe(yes(RobotsNoFollow));
      }),
    );
  });

  it('keeps the shared groups of a page that is not found', () => {
    const page = mapContentPage({
      Status: 404,
      Parts: [{ Name: 'mainMenu', Kind: 'menu', Items: [{ Name: 'Actie', Url: '/actie' }] }],
    });
    expect(page.parts).toEqual({
      mainMenu: {
        kind: 'menu',
        items: [{ name: 'Actie', url: '/actie', alternateUrl: null, code: '', children: [] }],
      },
    });
  });
});
