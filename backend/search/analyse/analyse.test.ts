import { describe, expect, it } from 'vitest';
import { splitCompound } from './compounds.ts';
import { stemWord } from './stem.ts';
import { chunksOf, indexTermsOf } from './tokens.ts';

const forms = (text: string) => chunksOf(text).flatMap(indexTermsOf);

describe('tokens', () => {
  it.each([
    ['2600x600x12,5 mm', ['2600x600x12.5', '2600', '600', '12.5', '2600x600', '600x12.5', 'mm']],
    ['4,5 x 50', ['4.5x50', '4.5', '50']],
    ['12,50mm', ['12.5', 'mm']],
    ['10 liter', ['10', 'l']],
    ['OSB-plaat', ['osbplaat', 'osb', 'plaat']],
    ['TX20', ['tx20', 'tx', '20']],
    ['1,56 m²', ['1.56', 'm2']],
    ['<p>Wit &amp; glad.</p>', ['wit', 'amp', 'glad']],
  ])('reads %s', (text, expected) => {
    expect(forms(text)).toEqual(expected);
  });
});

describe('stems', () => {
  it.each([
    ['schroef', 'schroeven', 'schroeffen', 'schroefje'],
    ['buis', 'buizen'],
    ['verf', 'verven'],
    ['dakpan', 'dakpannen'],
    ['plaat', 'platen', 'plaatje'],
    ['steen', 'stenen'],
    ['lat', 'latten', 'latje'],
    ['kraan', 'kranen', 'kraantje'],
    ['slang', 'slangen', 'slangetje'],
    ['bal', 'ballen', 'balletje'],
    ['riem', 'riemen', 'riempje'],
    ['lamp', 'lampen', 'lampje'],
    ['geïsoleerd', 'geisoleerd'],
  ])('brings %s and its forms together', (...words) => {
    expect(new Set(words.map((word) => stemWord(word, 'nl'))).size).toBe(1);
  });

  it('keeps what is flat apart from a sheet', () => {
    expect(stemWord('platte', 'nl')).toBe(stemWord('plat', 'nl'));
    expect(stemWord('platte', 'nl')).not.toBe(stemWord('platen', 'nl'));
  });

  it('leaves numbers and codes alone', () => {
    expect(stemWord('12.5', 'nl')).toBe('12.5');
    expect(stemWord('m8', 'nl')).toBe('m8');
  });
});

describe('compounds', () => {
  const known = new Map(
    ['plat', 'schroef', 'dak', 'pan', 'spaan', 'spaanplat'].map((stem) => [stem, stem.length]),
  );
  const dictionary = {
    has: (stem: string) => known.has(stem),
    shortestLength: (stem: string) => known.get(stem) ?? 0,
    stem: (word: string) => stemWord(word, 'nl'),
  };
  const split = (word: string) => splitCompound(stemWord(word, 'nl'), dictionary);

  it('knows heads and modifiers, links and all', () => {
    expect(split('spaanplaatschroeven')).toEqual({
      heads: ['schroef'],
      guessedHeads: [],
      modifiers: ['spaanplat', 'plat', 'spaan'],
      isComplete: true,
    });
    expect(split('dakpan')).toEqual({
      heads: ['pan'],
      guessedHeads: [],
      modifiers: ['dak'],
      isComplete: true,
    });
    expect(split('schroevenpan').modifiers).toEqual(['schroef']);
  });

  it('allows an unknown modifier before a head of four letters', () => {
    expect(split('gipsplaat')).toEqual({
      heads: ['plat'],
      guessedHeads: [],
      modifiers: [],
      isComplete: false,
    });
    expect(split('koekenpan').heads).toEqual([]);
  });

  it('only guesses at what may be a part of another word', () => {
    expect(split('ovaplaat')).toMatchObject({ heads: ['plat'], guessedHeads: ['plat'] });
    expect(split('schroefspan')).toMatchObject({ heads: ['pan'], guessedHeads: ['pan'] });
    expect(split('spaanplaatspan').guessedHeads).toEqual(['pan']);
  });
});
