import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mapBanner, mapMenuItem, mapPart, mapSellingPoint } from './blocks.ts';

const text = fc.string({ minLength: 1 });
/** What a record leaves out: nothing at all, null, or an empty text. */
const link = fc.oneof(text, fc.constantFrom('', null, undefined));

it('an address of its own is there or it is null, at every level of a menu', () => {
  fc.assert(
    fc.property(text, link, fc.oneof(text, fc.constantFrom(null, undefined)), (...given) => {
      const [Name, AlternateUrl, Code] = given;
      const item = { name: Name, url: '/x', alternateUrl: AlternateUrl || null, code: Code ?? '' };
      const record = { Name, Url: '/x', AlternateUrl, Code };
      const Children = [record, { ...record, Children: null }];
      expect(mapMenuItem({ ...record, Children })).toEqual({
        ...item,
        children: [
          { ...item, children: [] },
          { ...item, children: [] },
        ],
      });
      expect(mapSellingPoint({ Description: Name, AlternateUrl })).toEqual({
        description: Name,
        alternateUrl: AlternateUrl || null,
      });
    }),
  );
});

it('a banner keeps its dates and places; `or` joins them unless it says otherwise', () => {
  const day = fc.constantFrom('2026-11-01', null, undefined);
  const operator = fc.constantFrom('and' as const, 'or' as const, null, undefined);
  const places = fc.oneof(
    fc.subarray<'showCart' | 'showProduct'>(['showCart', 'showProduct']),
    fc.constantFrom(null, undefined),
  );
  const maybe = fc.oneof(text, fc.constantFrom(null, undefined));
  fc.assert(
    fc.property(day, day, operator, places, maybe, (...given) => {
      const [StartDate, EndDate, ConditionOperator, ShowOn, some] = given;
      const mapped = mapBanner({
        Name: 'n',
        Title: 't',
        Summary: some,
        LinkTitle: some,
        AlternateUrl: some,
        CssClass: some,
        Image: some,
        StartDate,
        EndDate,
        ConditionOperator,
        ShowOn,
      });
      expect(mapped).toEqual({
        name: 'n',
        title: 't',
        summary: some ?? '',
        linkTitle: some ?? '',
        alternateUrl: some ?? '',
        cssClass: some ?? '',
        img: some ?? null,
        startDate: StartDate ?? null,
        endDate: EndDate ?? null,
        showOn: ShowOn ?? [],
        conditionOperator: ConditionOperator ?? 'or',
      });
    }),
  );
});

it('a block keeps its kind and what is in it, with or without a heading', () => {
  const heading = fc.oneof(text, fc.constantFrom(null, undefined));
  fc.assert(
    fc.property(heading, text, (Heading, value) => {
      const own = { heading: Heading ?? null };
      const step = { Title: value, Html: value };
      const point = { Description: value };
      const entry = { Name: value, Url: '/x' };
      expect(
        [
          { Type: 'text' as const, Heading, Html: value },
          { Type: 'usps' as const, Heading, Items: [point] },
          { Type: 'links' as const, Heading, Items: [entry] },
          { Type: 'steps' as const, Heading, Items: [step] },
          { Type: 'banner' as const, Banner: { Name: value, Title: value } },
        ].map(mapPart),
      ).toEqual([
        { type: 'text', ...own, html: value },
        { type: 'usps', ...own, items: [mapSellingPoint(point)] },
        { type: 'links', ...own, items: [mapMenuItem(entry)] },
        { type: 'steps', ...own, items: [{ title: value, html: value }] },
        { type: 'banner', banner: mapBanner({ Name: value, Title: value }) },
      ]);
    }),
  );
});
