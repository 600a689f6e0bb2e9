import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type CollapseTiming, collapseTransition, maskEmail, addSoftHyphens } from './text.ts';

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

it.each([
  ['piet@bouw.example', 'p•••@bouw.example'],
  ['p@bouw.example', 'p•••@bouw.example'],
  ['"a@b"@bouw.example', '"•••@bouw.example'],
])('masks %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

const shown = (text: string) => addSoftHyphens(text).replaceAll('\u00ad', '-');

describe('softHyphens', () => {
  it.each([
    ['Handgereedschap', 'Hand-ge-reed-schap'],
    ['Schildersgereedschap', 'Schil-ders-ge-reed-schap'],
    ['Hout & plaatmateriaal', 'Hout & plaat-ma-te-riaal'],
    ['Isolatieplaten', 'Iso-la-tie-pla-ten'],
    ['Werkkleding & veiligheid', 'Werk-kle-ding & veiligheid'],
    ['Persoonlijke bescherming', 'Per-soon-lijke bescher-ming'],
  ])('%s', (text, expected) => expect(shown(text)).toBe(expected));

  it('changes nothing but soft hyphens', () => {
    const words = fc.array(fc.stringMatching(/^[a-zé]{0,30}$/)).map((all) => all.join(' '));
    fc.assert(
      fc.property(words, (text) => {
        const made = addSoftHyphens(text);
        expect(made.replaceAll('\u00ad', '')).toBe(text);
        for (const word of made.split(' ')) expect(word).not.toMatch(/^.{0,2}\u00ad|\u00ad.{0,2}$/);
      }),
    );
  });
});
