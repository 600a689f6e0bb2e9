import { describe, expect, it } from 'vitest';
import { type ProductGroup, sizeTable, variantChoices } from './product-group.ts';
import type { StockState } from './stock.ts';

const member = (id: number, values: (string | null)[], state: StockState = 'in-stock') => ({
  ...{ id, url: `bout-${id}`, values, state },
  ...{ priceInclTax: 121, priceExclTax: 100 },
});

const GROUP: ProductGroup = {
  id: 1,
  name: 'Bout',
  axes: [
    { code: 'schroefdraad', label: 'Schroefdraad' },
    { code: 'lengte', label: 'Lengte' },
    { code: 'aantal', label: 'Aantal' },
  ],
  members: [
    member(1, ['M8', '40 mm', null]),
    member(2, ['M8', '60 mm', '100 stuks'], 'sold-out'),
    member(3, ['M8', '60 mm', '10 stuks']),
    member(4, ['M10', '40 mm', null]),
    member(5, ['M10', '100 mm', null]),
  ],
};

describe('variantChoices', () => {
  const choices = (id: number) =>
    variantChoices(GROUP, id)!.map(({ label, choices: all }) => [
      label,
      ...all.map(({ value, member: { id: to }, isCurrent, others }) =>
        [value, to, isCurrent && 'current', ...others].filter(Boolean).join(' '),
      ),
    ]);

  it('offers every value of each axis in order, and says what else changes', () => {
    expect(choices(1)).toEqual([
      ['Schroefdraad', 'M8 1 current', 'M10 4'],
      ['Lengte', '40 mm 1 current', '60 mm 3 10 stuks', '100 mm 5 M10'],
      ['Aantal', '1 current', '10 stuks 3 60 mm', '100 stuks 2 60 mm'],
    ]);
  });

  it('calls a missing pack a single piece', () => {
    expect(variantChoices(GROUP, 1)!.map(({ none }) => none)).toEqual([
      'without',
      'without',
      'single',
    ]);
  });

  it('has none for a product that is not in the group', () => {
    expect(variantChoices(GROUP, 9)).toBeNull();
  });
});

describe('sizeTable', () => {
  it('has lengths as rows, the other measure as columns, and a cell for each member', () => {
    expect(sizeTable(GROUP)).toEqual({
      rows: { label: 'Lengte', values: ['40 mm', '60 mm', '100 mm'] },
      columns: { label: 'Schroefdraad', values: ['M8', 'M10'] },
      cells: [
        [1, 0, 0, ''],
        [2, 1, 0, '100 stuks'],
        [3, 1, 0, '10 stuks'],
        [4, 0, 1, ''],
        [5, 2, 1, ''],
      ],
    });
  });

  it('needs two measures and some members', () => {
    const { axes, members } = GROUP;
    expect(sizeTable({ ...GROUP, members: members.slice(0, 3) })).toBeNull();
    const one = members.map((each) => ({ ...each, values: each.values.slice(1) }));
    expect(sizeTable({ ...GROUP, axes: axes.slice(1), members: one })).toBeNull();
  });
});
