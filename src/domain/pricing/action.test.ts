import { describe, expect, it } from 'vitest';
import { offerMoments, isOfferDay, percentOff } from './reprice.ts';

const days = { from: '2026-03-28', until: '2026-03-29' };

describe('an offer', () => {
  it('includes its first and last day', () => {
    const tried = ['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30'];
    expect(tried.map((day) => isOfferDay(days, day))).toEqual([false, true, true, false]);
  });

  it('begins and ends at midnight in Amsterdam, also when summer time begins', () => {
    expect(offerMoments(days)).toEqual({
      begins: new Date('2026-03-27T23:00:00Z'),
      ends: new Date('2026-03-29T22:00:00Z'),
    });
  });

  it('is lower by a percentage', () => expect(percentOff(995, 1_250)).toBe(20));
});
