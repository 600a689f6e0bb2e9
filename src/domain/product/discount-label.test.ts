import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountLabels } from './discount-label.ts';

const now = new Date('2026-11-20T12:00:00Z');
const past = { startDate: '2026-01-01', endDate: '2026-02-01' };
const current = { startDate: '2026-11-01', endDate: '2026-12-01' };
const discount = fc
  .record({
    labelType: fc.constantFrom('NOLABEL', 'SHOWLABEL', 'DEFAULT'),
    range: fc.constantFrom(past, current),
  })
  .map(({ labelType, range }) => ({ labelType, ...range }));

describe('discount labels', () => {
  it('never shows NOLABEL or discounts outside their dates', () => {
    fc.assert(
      fc.property(fc.array(discount), (all) =>
        discountLabels(all, now).every(
          (one) => one.labelType !== 'NOLABEL' && one.endDate === current.endDate,
        ),
      ),
    );
  });

  it('shows only a current SHOWLABEL if there is one', () => {
    fc.assert(
      fc.property(fc.array(discount), (all) => {
        const shown = discountLabels(all, now);
        const winner = all.find(
          (one) => one.labelType === 'SHOWLABEL' && one.endDate === current.endDate,
        );
        expect(winner ? shown : []).toEqual(winner ? [winner] : []);
      }),
    );
  });

  it('shows several ordinary labels in their order', () => {
    const all = [
      { labelType: 'DEFAULT', ...current, id: 1 },
      { labelType: 'SHOWLABEL', ...past, id: 2 },
      { labelType: 'X', ...current, id: 3 },
    ];
    expect(discountLabels(all, now)).toEqual([all[0], all[2]]);
  });
});
