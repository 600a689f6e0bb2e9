import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapContentPage, mapBanner, mapMenuItem, mapPart, mapSellingPoint } from './client.ts';

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

it.each([
  ['/actie', '/actie'],
  ['', null],
  [null, null],
  [undefined, null],
])('the alternate address is a text or null, at every level of a menu: %j', (own, mapped) => {
  const record = { Name: 'A', Url: '/x', AlternateUrl: own, Code: own && 'c' };
  const item = { name: 'A', url: '/x', alternateUrl: mapped, code: mapped ? 'c' : '' };
  const Children = [record, { ...record, Children: null }];
  expect(mapMenuItem({ ...record, Children })).toEqual({
    ...item,
    children: [
      { ...item, children: [] },
      { ...item, children: [] },
    ],
  });
  expect(mapSellingPoint({ Description: 'A', AlternateUrl: own })).toEqual({
    description: 'A',
    alternateUrl: mapped,
  });
});

it('a banner keeps its dates and page kinds; the default operator is "or"', () => {
  const named = { Name: 'n', Title: 't' };
  const texts = { Summary: 's', LinkTitle: 'l', AlternateUrl: '/a', CssClass: 'c', Image: '/i' };
  const ShowOn = ['showCart' as const, 'showProduct' as const];
  const shown = { StartDate: '2026-11-01', EndDate: '2026-12-01', ShowOn };
  expect(mapBanner({ ...named, ...texts, ...shown, ConditionOperator: 'and' })).toEqual({
    ...{ name: 'n', title: 't', summary: 's', linkTitle: 'l', alternateUrl: '/a', cssClass: 'c' },
    ...{ img: '/i', startDate: '2026-11-01', endDate: '2026-12-01', showOn: ShowOn },
    conditionOperator: 'and',
  });
  const bare = {
    ...{ name: 'n', title: 't', summary: '', linkTitle: '', alternateUrl: '', cssClass: '' },
    ...{ img: null, startDate: null, endDate: null, showOn: [], conditionOperator: 'or' },
  };
  expect(mapBanner(named)).toEqual(bare);
  const nulls = { Summary: null, Image: null, StartDate: null, EndDate: null, ShowOn: null };
  expect(mapBanner({ ...named, ...nulls, ConditionOperator: null })).toEqual(bare);
});

it.each(['Kop', null, undefined])(
  'a block keeps its kind and contents, with or without a heading: %j',
  (Heading) => {
    const heading = Heading ?? null;
    const [step, point, entry] = [
      { Title: 'v', Html: 'v' },
      { Description: 'v' },
      { Name: 'v', Url: '/x' },
    ];
    expect(
      [
        { Type: 'text' as const, Heading, Html: 'v' },
        { Type: 'usps' as const, Heading, Items: [point] },
        { Type: 'links' as const, Heading, Items: [entry] },
        { Type: 'steps' as const, Heading, Items: [step] },
        { Type: 'banner' as const, Banner: { Name: 'v', Title: 'v' } },
      ].map(mapPart),
    ).toEqual([
      { type: 'text', heading, html: 'v' },
      { type: 'usps', heading, items: [{ description: 'v', alternateUrl: null }] },
      { type: 'links', heading, items: [mapMenuItem(entry)] },
      { type: 'steps', heading, items: [{ title: 'v', html: 'v' }] },
      { type: 'banner', banner: mapBanner({ Name: 'v', Title: 'v' }) },
    ]);
  },
);
