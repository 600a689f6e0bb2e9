import { expect, test } from 'vitest';
import { type CollapseTiming, collapseTransition } from './text.ts';

test.each([
  [{}, null],
  [{ duration: 300, delay: 0, timing: 'ease-in-out' }, null],
  [{ timing: 'linear' }, '300ms linear 0ms'],
  [{ timing: 'ease-linear' }, '300ms linear 0ms'],
  [{ duration: 500, delay: 100 }, '500ms ease-in-out 100ms'],
] as const)('%j gives %j', (options, transition) => {
  expect(collapseTransition(options)).toBe(transition);
});

test('any other timing function or time is refused', () => {
  expect(() => collapseTransition({ timing: 'ease-out' as CollapseTiming })).toThrow(
    'Unknown collapse timing "ease-out": use ease-linear, ease-in-out, linear',
  );
  expect(() => collapseTransition({ duration: -1 })).toThrow('The collapse duration -1');
  expect(() => collapseTransition({ delay: Number.NaN })).toThrow('The collapse delay NaN');
});
