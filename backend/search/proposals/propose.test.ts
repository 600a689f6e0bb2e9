import { describe, expect, it } from 'vitest';
import { WordCollector, proposeFor } from '../proposals.ts';

const words = (locale: 'nl' | 'en', names: string[]) => {
  const collector = new WordCollector(locale);
  for (const name of names) collector.add(name);
  return collector.finish();
};
const nl = words('nl', [
  'Stopcontact inbouw 2-voudig wit',
  'Kruiwagen stalen bak',
  'Tochtborstel 100 cm wit',
  'Borstel met steel',
  'Schilderborstel rond 30 mm',
  'Schilderborstel plat 50 mm',
  'Kabel goot 40x60 wit',
  'Dakraam wit',
  'Egalisatie voor vloeren',
  'Rijplaat staal',
]);
const proposed = (term: string) =>
  proposeFor(term, nl, 'nl').map(({ phrase, reason }) => `${phrase}: ${reason}`);

describe('proposals for a term that found nothing', () => {
  it.each([
    ['stopkontakt', 'stopcontact: sounds like "stopcontact"'],
    ['Reiplaten', 'rijplaat: sounds like "rijplaat"'],
    ['kuriwagen', 'kruiwagen: 1 letter from "kruiwagen"'],
    ['egalizasie', 'egalisatie: 2 letters from "egalisatie"'],
    ['dak raam', 'dakraam: is written as one word in the catalogue'],
    ['kabelgoten', 'kabel goot: is written as two words in the catalogue'],
    ['kabelgoot', 'kabel goot: is written as two words in the catalogue'],
  ])('the first for %s is %s', (term, first) => {
    expect(proposed(term)[0]).toBe(first);
  });

  it('share the head of a compound, the most used word first, at most three', () => {
    expect(proposed('badborstel')).toEqual([
      'schilderborstel: ends like "schilderborstel"',
      'borstel: ends like "borstel"',
      'tochtborstel: ends like "tochtborstel"',
    ]);
  });

  it('keep the words that are known, and leave out those that are like nothing', () => {
    expect(proposed('stopkontakt wit xqzjvw')).toEqual([
      'stopcontact wit: sounds like "stopcontact"',
    ]);
  });

  it('are none where nothing is alike, or every word is known', () => {
    for (const term of ['xqzjvw', 'stalen borstels', '', '123', 'renovatie']) {
      expect(proposed(term), term).toEqual([]);
    }
  });

  it('hear English as it is spoken', () => {
    const en = words('en', ['Colour card', 'Phillips screwdriver', 'Ceiling paint']);
    const first = (term: string) => proposeFor(term, en, 'en')[0]?.phrase;
    expect(['color', 'fillips', 'sealing'].map(first)).toEqual(['colour', 'phillips', 'ceiling']);
  });
});
