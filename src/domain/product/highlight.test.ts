import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const shown = (text: string, term: string) =>
  highlight(text, term)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

describe('highlight', () => {
  it('marks every word of the term, inside words too', () => {
    expect(shown('Spaanplaatschroef verzinkt', 'plaat')).toBe('Spaan[plaat]schroef verzinkt');
    expect(shown('Gipsplaat AK 12,5 mm', 'ak gips')).toBe('[Gips]plaat [AK] 12,5 mm');
  });

  it('ignores case and accents, and leaves the text as it is', () => {
    expect(shown('Één crème kleur', 'CREME een')).toBe('[Één] [crème] kleur');
  });

  it('marks nothing without a term', () => {
    expect(shown('Hout', '  ')).toBe('Hout');
    expect(highlight('', 'a')).toEqual([]);
  });

  it('keeps the whole text, and alternates between marked and unmarked parts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, term) => {
        const pieces = highlight(text, term);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        pieces.forEach((piece, i) => expect(piece.isMatch).not.toBe(pieces[i + 1]?.isMatch));
      }),
    );
  });

  it('finds any part of a text', () => {
    fc.assert(
      fc.property(fc.string(), fc.stringMatching(/^[a-z]{1,5}$/), fc.string(), (a, word, b) => {
        const hits = highlight(`${a}${word}${b}`, word).filter(({ isMatch: hit }) => hit);
        expect(
          hits
            .map(({ text }) => text)
            .join('|')
            .toLowerCase(),
        ).toContain(word);
      }),
    );
  });
});
