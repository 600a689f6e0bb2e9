import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKvkNumber } from './field-formats.ts';
import * as rules from './rules.ts';
import {
  confirmPassword,
  email,
  fieldProblems,
  isPinCode,
  isValidPhone,
  looksLikePostcode,
  maxValue,
  normalisePostcode,
  required,
} from './rules.ts';

const OPTIONAL: [string, rules.Rule, string, string][] = [
  ['email', rules.email, ' naam@bedrijf.nl ', 'naam@bedrijf'],
  ['availablePhone', rules.availablePhone, '0612345678', '0612'],
  ['availablePinCode', rules.availablePinCode, '1234', '12'],
  ['validPassword', rules.validPassword, 'Geheim1', 'geheim1'],
  ['validPostcode', rules.validPostcode, '1234aa', '1234 SS'],
  ['validHouseNumber', rules.validHouseNumber, '546 K 1', 'K 1'],
  ['validKvkNumber', rules.validKvkNumber, '12345678', '1234'],
];

describe('rules', () => {
  it.each(OPTIONAL)('%s accepts a right value and the empty text', (rule, check, right, wrong) => {
    expect(check(right)).toBeNull();
    expect(check('')).toBeNull();
    expect(check('  ')).toBeNull();
    expect(check(wrong)).toEqual({ rule });
  });

  it('required rejects empty text and white space', () => {
    expect(rules.required('x')).toBeNull();
    expect([rules.required(''), rules.required(' \t')]).toEqual([
      { rule: 'required' },
      { rule: 'required' },
    ]);
  });

  it('confirmPassword accepts the same password only', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, confirmation) => {
        const problem = rules.confirmPassword(password)(confirmation);
        expect(problem === null).toBe(password === confirmation);
      }),
    );
  });

  it('minValue and maxValue reject their bounds and text', () => {
    const bound = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(bound, bound, (limit, value) => {
        expect(rules.minValue(limit)(String(value)) === null).toBe(value > limit);
        expect(rules.maxValue(limit)(String(value)) === null).toBe(value < limit);
      }),
    );
    expect(rules.minValue(1)('1,5')).toBeNull();
    expect(rules.minValue(1)('veel')).toEqual({ rule: 'minValue', values: { min: 1 } });
    expect(rules.maxValue(9)('veel')).toEqual({ rule: 'maxValue', values: { max: 9 } });
  });

  it('firstProblem returns the first violated rule', () => {
    const all = [rules.required, rules.email];
    expect(rules.firstProblem('', all)).toEqual({ rule: 'required' });
    expect(rules.firstProblem('x', all)).toEqual({ rule: 'email' });
    expect(rules.firstProblem('a@b.nl', all)).toBeNull();
  });
});

it('returns the first problem of each invalid field, in the order of the rules', () => {
  const values = { first: '', mail: 'x', count: '12', free: '' };
  const problems = fieldProblems(values, {
    mail: [required, email],
    first: [required, email],
    count: [maxValue(10)],
  });
  expect([...problems]).toEqual([
    ['mail', { rule: 'email' }],
    ['first', { rule: 'required' }],
    ['count', { rule: 'maxValue', values: { max: 10 } }],
  ]);
});

it('is empty if every field is valid', () => {
  const values = { password: 'Geheim1', again: 'Geheim1' };
  expect(fieldProblems(values, { again: [confirmPassword(values.password)] }).size).toBe(0);
});

it.each([
  ['1234AA', true, '1234 AA'],
  ['1234 AA', true, '1234 AA'],
  [' 3542 ab ', true, '3542 AB'],
  ['9999xz', true, '9999 XZ'],
  ['0123 AB', true, null],
  ['1234 SA', true, null],
  ['1234sd', true, null],
  ['1234 SS', true, null],
  ['1234  AA', true, '1234 AA'],
  ['1234-AA', false, null],
  ['1234', false, null],
  ['123 AAA', false, null],
  ['12345 AA', false, null],
  ['B-2000', false, null],
  ['1234 ÄB', false, null],
  ['', false, null],
])('%j: looks like a postcode %s, normal form %j', (text, looks, normal) => {
  expect(looksLikePostcode(text)).toBe(looks);
  expect(normalisePostcode(text)).toBe(normal);
});

it('accepts every spelling of an existing postcode and of no others', () => {
  const digits = fc.integer({ min: 0, max: 9999 }).map((n) => String(n).padStart(4, '0'));
  const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  fc.assert(
    fc.property(digits, letter, letter, fc.boolean(), fc.boolean(), (...given) => {
      const [figures, a, b, hasSpace, isLower] = given;
      const text = figures + (hasSpace ? ' ' : '') + (isLower ? (a + b).toLowerCase() : a + b);
      const exists = figures[0] !== '0' && !['SA', 'SD', 'SS'].includes(a + b);
      expect(looksLikePostcode(text)).toBe(true);
      const normal = exists ? `${figures} ${a}${b}` : null;
      expect(normalisePostcode(text)).toBe(normal);
      if (normal) expect(normalisePostcode(normal)).toBe(normal);
    }),
  );
});

it.each([
  ['0612345678', true],
  ['030-123 45 67', true],
  ['+31 6 12345678', true],
  ['+31 (0)6 12345678', true],
  ['0031 30 1234567', true],
  ['+32 470 12 34 56', true],
  ['+4915112345678', true],
  ['061234567', false],
  ['06123456789', false],
  ['00012345678', false],
  ['12345678', false],
  ['+31 06 12345678', false],
  ['+31 6 1234567', false],
  ['+0 123456789', false],
  ['+1234567890123456', false],
  ['bel mij', false],
  ['', false],
])('telephone number %j: %s', (text, expected) => {
  expect(isValidPhone(text)).toBe(expected);
});

it.each([
  ['12345678', true],
  [' 01234567 ', true],
  ['1234567', false],
  ['123456789', false],
  ['1234567a', false],
  ['1234 5678', false],
  ['', false],
])('KvK number %j: %s', (text, expected) => {
  expect(isKvkNumber(text)).toBe(expected);
});

it.each([
  ['0000', true],
  ['1234', true],
  ['123', false],
  ['12345', false],
  ['12 4', false],
  ['١٢٣٤', false],
])('pin code %j: %s', (text, expected) => {
  expect(isPinCode(text)).toBe(expected);
});
