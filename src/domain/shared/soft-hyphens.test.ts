import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { softHyphens } from './text.ts';

const shown = (text: string) => softHyphens(text).replaceAll('\u00ad', '-');

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
        const made = softHyphens(text);
        expect(made.replaceAll('\u00ad', '')).toBe(text);
        for (const word of made.split(' ')) expect(word).not.toMatch(/^.{0,2}\u00ad|\u00ad.{0,2}$/);
      }),
    );
  });
});
