import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLoyaltyCustomer, pointsValue, thresholdProgress } from './loyalty.ts';

const CODES = ['ZZP', 'AANNEMER'];

/** Each condition of spec 1 §6 with values that meet it and values that do not. */
const TYPES = { Individual: true, Company: false, individual: false, '': false };
const GROUPS = { ZZP: true, 'NL-AANNEMER-2': true, PARTICULIER: false, zzp: false, '': false };
const THRESHOLDS = [
  [1, true],
  [500, true],
  [0, false],
  [-1, false],
] as const;
const LEVELS = [
  ['Haler', 7, 7, true],
  ['Haler', 7, 8, true],
  ['Haler', null, null, true],
  ['Betaler', 7, 7, true],
  ['Betaler', 7, 8, false],
  ['Betaler', 7, null, false],
  ['Betaler', null, null, false],
  ['betaler', 7, 7, false],
  ['', 7, 7, false],
] as const;

const combinations = Object.entries(TYPES).flatMap(([loyaltyType, isType]) =>
  Object.entries(GROUPS).flatMap(([groupCode, isGroup]) =>
    THRESHOLDS.flatMap(([bonusPointsThreshold, isAbove]) =>
      LEVELS.map(([loyaltyParticipationLevel, contactId, defaultContactId, isLevel]) => ({
        customer: {
          loyaltyType,
          groupCode,
          bonusPointsThreshold,
          loyaltyParticipationLevel,
          contactId,
          defaultContactId,
        },
        expected: isType && isGroup && isAbove && isLevel,
      })),
    ),
  ),
);

describe('loyalty eligibility', () => {
  it('requires all four conditions', () => {
    expect(combinations).toHaveLength(4 * 5 * 4 * 9);
    for (const { customer, expected } of combinations) {
      expect(isLoyaltyCustomer(customer, CODES), JSON.stringify(customer)).toBe(expected);
    }
    expect(combinations.filter(({ expected }) => expected)).toHaveLength(2 * 2 * 4);
  });

  const eligible = combinations.find(({ expected }) => expected)!.customer;

  it('matches a code anywhere in the group code, and ignores empty codes', () => {
    const text = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(text, text, text, fc.array(text), (before, code, after, others) => {
        const customer = { ...eligible, groupCode: before + code + after };
        expect(isLoyaltyCustomer(customer, [...others, code])).toBe(
          [...others, code].some((one) => one !== '' && customer.groupCode.includes(one)),
        );
      }),
    );
    expect(isLoyaltyCustomer(eligible, [''])).toBe(false);
    expect(isLoyaltyCustomer(eligible, [])).toBe(false);
  });
});

it.each([
  [0, 0],
  [1, 1],
  [100, 100],
  [1250, 1250],
  [-5, 0],
])('%i points are worth %i cents', (points, cents) => {
  expect(pointsValue(points)).toBe(cents);
});

it.each([
  [0, 500, 500, 0],
  [480, 500, 20, 0.96],
  [500, 500, 0, 1],
  [1250, 500, 0, 1],
  [-10, 500, 500, 0],
  [10, 0, 0, 1],
])(
  '%i points of %i: %i missingPoints, fraction %f',
  (points, threshold, missingPoints, fraction) => {
    expect(thresholdProgress(points, threshold)).toEqual({ missingPoints, fraction });
  },
);
