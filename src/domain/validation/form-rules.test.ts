import { expect, test } from 'vitest';
import { violatedRule, violatedRules, type FormRule } from './form-rules.ts';
import { cleanKvkNumber } from './field-formats.ts';

test.each<[FormRule[], string, FormRule | null]>([
  [['required'], '', 'required'],
  [['required'], '  ', 'required'],
  [['required'], 'Piet', null],
  [['required', 'email'], 'piet', 'email'],
  [['required', 'email'], ' piet@bouwer.nl ', null],
  [['email'], '', null],
  [['required', 'validPassword'], 'Geheim', 'validPassword'],
  [['required', 'validPassword'], 'geheim1', 'validPassword'],
  [['required', 'validPassword'], 'Geheim1', null],
  [['kvkNumber'], '', null],
  [['kvkNumber'], '1234567', 'kvkNumber'],
  [['kvkNumber'], '12.34 5678', null],
  [['availableEmail'], 'piet@bouwer.nl', null],
])('%j on %j gives %j', (rules, value, broken) => {
  expect(violatedRule(rules, value)).toBe(broken);
});

test('the confirmation must match the password', () => {
  const rules: FormRule[] = ['required', 'confirmPassword'];
  expect(violatedRule(rules, 'Geheim2', { password: 'Geheim1' })).toBe('confirmPassword');
  expect(violatedRule(rules, 'Geheim1', { password: 'Geheim1' })).toBeNull();
  expect(violatedRule(rules, '', { password: 'Geheim1' })).toBe('required');
});

test('lists the invalid fields in order, treating missing values as empty', () => {
  const fields: Record<string, FormRule[]> = {
    email: ['required', 'email'],
    firstName: ['required'],
    companyName: [],
    lastName: ['required'],
  };
  const broken = violatedRules(fields, { email: 'piet', firstName: 'Piet' });
  expect([...broken]).toEqual([
    ['email', 'email'],
    ['lastName', 'required'],
  ]);
});

test('a KvK number is sent without spaces and dots', () => {
  expect(cleanKvkNumber(' 12 34.5678 ')).toBe('12345678');
});
