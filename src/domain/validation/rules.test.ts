import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rules from './rules.ts';
import { fieldProblems, confirmPassword, email, maxValue, required } from './rules.ts';

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
