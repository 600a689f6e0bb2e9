import { expect, it } from 'vitest';
import type { Problem } from '../../../domain/validation/rules.ts';
import { problemText } from './problem-text.ts';

it.each<[Problem, string, string]>([
  [{ rule: 'required' }, 'Het veld is verplicht', 'This field is required'],
  [{ rule: 'availablePhone' }, 'Telefoonnummer is ongeldig', 'This telephone number is not valid'],
  [{ rule: 'minValue', values: { min: 3 } }, 'Moet groter zijn dan 3', 'Must be larger than 3'],
  [{ rule: 'maxValue', values: { max: 9 } }, 'Moet kleiner zijn dan 9', 'Must be smaller than 9'],
])('%j is told in both languages', (problem, dutch, english) => {
  expect([problemText(problem, 'nl'), problemText(problem, 'en')]).toEqual([dutch, english]);
});
