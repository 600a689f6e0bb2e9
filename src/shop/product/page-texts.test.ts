import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  emailText,
  fileTitle,
  firstSentence,
  logoKey,
  plainText,
  sentences,
} from './page-texts.ts';

it('breaks an address behind its @ and its dots', () => {
  expect(emailText('veilig@hout.example').html).toBe('veilig@<wbr>hout.<wbr>example');
});

it('escapes what stands in it', () => {
  expect(emailText('a&b').html).toBe('a&amp;b');
});

test('names files by what they are', () => {
  expect(fileTitle('veiligheidsinformatieblad-kit-100123.pdf').kind).toBe('safety');
  expect(fileTitle('prestatieverklaring-dop-plaat-1.pdf').kind).toBe('performance');
  expect(fileTitle('maattekening_wand-links.PDF')).toEqual({
    kind: null,
    title: 'maattekening wand links',
    type: 'PDF',
  });
  expect(fileTitle('leesmij')).toEqual({ kind: null, title: 'leesmij', type: '' });
});

describe('firstSentence', () => {
  it('ends at the first full stop before a capital, not at a decimal or an abbreviation', () => {
    expect(firstSentence('<p>Plaat van 12.5 mm, ca. 3 m² per stuk. Snijd met een mes.</p>')).toBe(
      'Plaat van 12.5 mm, ca. 3 m² per stuk.',
    );
  });

  it('reads HTML as text', () => {
    expect(plainText('<p>Verf &amp; kit</p><ul><li>Snel</li><li>Droog</li></ul>')).toBe(
      'Verf & kit Snel Droog',
    );
  });

  it('is never longer than asked, and cuts between words', () => {
    expect(firstSentence('een twee drie vier', 10)).toBe('een twee…');
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 20, max: 200 }), (text, max) => {
        expect(firstSentence(text, max).length).toBeLessThanOrEqual(max);
      }),
    );
  });
});

describe('sentences', () => {
  it('ends each item of a list, and nothing twice', () => {
    expect(
      sentences(
        '<p>Verf.</p><p>Let op:</p><ul><li>Snel</li><li>Klaar! </li><li>5&nbsp;l</li></ul>',
      ),
    ).toBe('Verf. Let op: Snel. Klaar! 5 l.');
  });

  it('leaves out what is empty', () => {
    expect(sentences('<p></p><ul><li> </li><li><strong>Droog</strong></li></ul>')).toBe('Droog.');
  });
});

test('finds a pictogram however it is written', () => {
  expect(logoKey('ghs05.png')).toBe('GHS05');
  expect(logoKey('GHS 07')).toBe('GHS07');
  expect(logoKey('ce')).toBe('CE');
  expect(logoKey('KOMO')).toBeNull();
});
