import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNo, isYes } from './flags.ts';

const dressed = (word: string) =>
  fc
    .tuple(fc.mixedCase(fc.constant(word)), fc.constantFrom('', ' ', '\t'))
    .map(([text, space]) => space + text + space);

describe('flags', () => {
  it('accepts ja as yes, whatever its case', () => {
    fc.assert(fc.property(dressed('ja'), (text) => isYes(text) && !isNo(text)));
  });

  it('accepts nee, false and no as no, whatever their case', () => {
    fc.assert(
      fc.property(
        fc.oneof(dressed('nee'), dressed('false'), dressed('no')),
        (text) => isNo(text) && !isYes(text),
      ),
    );
  });

  it('accepts nothing else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const word = text.trim().toLowerCase();
        return (
          isYes(text) === (word === 'ja') && isNo(text) === ['nee', 'false', 'no'].includes(word)
        );
      }),
    );
    expect([isYes(null), isNo(null), isYes(undefined), isNo(undefined)]).not.toContain(true);
  });

  it('accepts booleans', () => {
    expect([isYes(true), isNo(false), !isYes(false), !isNo(true)]).not.toContain(false);
  });
});
