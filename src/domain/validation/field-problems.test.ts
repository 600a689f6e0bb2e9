import { expect, it } from 'vitest';
import { fieldProblems } from './field-problems.ts';
import { confirmPassword, email, maxValue, required } from './rules.ts';

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
