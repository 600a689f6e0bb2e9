import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soundKey } from './stem.ts';

describe('sound keys', () => {
  it.each([
    ['stopkontakt', 'stopcontact'],
    ['handgreep', 'hantgreep'],
    ['slijper', 'sleiper'],
    ['goud', 'gaud'],
    ['machine', 'masjine'],
    ['toilet', 'twalet'],
    ['schroef', 'sgroef'],
    ['kwast', 'quast'],
  ])('of %s and %s are one in Dutch', (one, other) => {
    expect(soundKey(one, 'nl')).toBe(soundKey(other, 'nl'));
  });

  it.each([
    ['molding', 'moulding'],
    ['galvanized', 'galvanised'],
    ['center', 'centre'],
    ['insullation', 'insulation'],
  ])('of %s and %s are one in English', (one, other) => {
    expect(soundKey(one, 'en')).toBe(soundKey(other, 'en'));
  });

  it.each([
    ['boor', 'buis'],
    ['kraan', 'krant'],
    ['lat', 'lak'],
  ])('of %s and %s differ', (one, other) => {
    expect(soundKey(one, 'nl')).not.toBe(soundKey(other, 'nl'));
  });

  it('are never longer than the word with each x and q doubled', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdeghiklmnoqrstuvxyz'), maxLength: 12 });
    fc.assert(
      fc.property(word, fc.constantFrom('nl' as const, 'en' as const), (text, locale) => {
        const doubled = text.replace(/[xq]/g, '$&$&').replace(/oi/g, 'wa');
        expect(soundKey(text, locale).length).toBeLessThanOrEqual(doubled.length);
      }),
    );
  });
});
