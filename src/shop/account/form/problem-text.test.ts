import { expect, it } from 'vitest';
import type { RuleProblem } from '../../../domain/validation/rules.ts';
import { problemText } from './problem-text.ts';

it.each<[RuleProblem, string, string]>([
  [{ rule: 'required' }, 'Het veld is verplicht', 'This field is required'],
  [
    { rule: 'availablePhone' },
    'Telefoonnummer is ongeldig: bijvoorbeeld 06 12345678',
    'This telephone number is not valid: for example 06 12345678',
  ],
  [
    { rule: 'validPostcode' },
    'Postcode is ongeldig: bijvoorbeeld 1234 AB',
    'This postcode is not valid: for example 1234 AB',
  ],
  [{ rule: 'minValue', values: { min: 3 } }, 'Moet groter zijn dan 3', 'Must be larger than 3'],
  [{ rule: 'maxValue', values: { max: 9 } }, 'Moet kleiner zijn dan 9', 'Must be smaller than 9'],
])('%j is told in both languages', (problem, dutch, english) => {
  expect([problemText(problem, 'nl'), problemText(problem, 'en')]).toEqual([dutch, english]);
});
