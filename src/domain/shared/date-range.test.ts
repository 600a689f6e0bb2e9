import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCurrent } from './date-range.ts';

const now = new Date('2026-11-20T12:00:00Z');
const moment = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2050-01-01'),
  noInvalidDate: true,
});

describe('isCurrent', () => {
  it('is true between its ends, both included, and nowhere else', () => {
    fc.assert(
      fc.property(moment, moment, moment, (start, end, at) => {
        const inside = start <= at && at <= end;
        return isCurrent(start.toISOString(), end.toISOString(), at) === inside;
      }),
    );
  });

  it('is open at a missing end', () => {
    expect(isCurrent(null, null, now)).toBe(true);
    expect(isCurrent('2026-11-21', null, now)).toBe(false);
    expect(isCurrent(undefined, '2026-11-19', now)).toBe(false);
  });

  it('includes the whole of an end day', () => {
    expect(isCurrent('2026-11-20', '2026-11-20', now)).toBe(true);
    expect(isCurrent(null, '2026-11-20', new Date('2026-11-21T00:00:00Z'))).toBe(false);
  });

  it('is false for an invalid date', () => {
    expect(isCurrent('soon', null, now)).toBe(false);
    expect(isCurrent(null, 'never', now)).toBe(false);
  });
});
