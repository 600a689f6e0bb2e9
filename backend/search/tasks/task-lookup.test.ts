import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taskLookup, productTasksSchema } from './task-lookup.ts';

const table = (rows: { find: string[]; tasks: string[] }[]) => productTasksSchema.parse(rows);
const dutch = taskLookup(
  table([
    { find: ['tegellijm', 'lijmkam'], tasks: ['tegel, mozaïek + plakken, lijmen, vastzetten'] },
    { find: ['kit'], tasks: ['dakgoot, goot + lekken', 'naad + dichten'] },
    { find: ['plug'], tasks: ['plank, schilderij + ophangen'] },
    { find: ['tochtstrip'], tasks: ['tocht', 'kou + onder + deur'] },
    { find: ['deurklink'], tasks: ['deur + kou'] },
    { find: ['dakrol'], tasks: ['dak + waterdicht maken'] },
  ]),
  'nl',
);
const find = (term: string) => dutch(term)?.find ?? null;

describe('the task that a search describes', () => {
  it.each([
    ['tegels plakken', 'tegellijm'],
    ['spul om badkamertegels vast te zetten', 'tegellijm'],
    ['ik heb mijn tegels geplakt', 'tegellijm'],
    ['mozaiek lijmen', 'tegellijm'],
    ['mijn dakgoot lekt', 'kit'],
    ['hoe hang ik een plankje op', 'plug'],
    ['dak waterdicht maken', 'dakrol'],
    ['tocht', 'tochtstrip'],
    ['iets tegen tocht', 'tochtstrip'],
  ])('is known from "%s"', (term, first) => {
    expect(find(term)?.[0]).toBe(first);
  });

  it.each(['tegels', 'plakken', 'tocht in de keuken', 'dak maken', '', 'dakgoot 4 m'])(
    'is not known from "%s"',
    (term) => {
      expect(find(term)).toBeNull();
    },
  );

  it('is that of the line that says most about it', () => {
    expect(find('kou onder de deur')).toEqual(['tochtstrip']);
    expect(find('kou bij de deur')).toEqual(['deurklink']);
  });

  it.each([
    ['de goot druppelt', 'kit'],
    ['naden opvullen', 'kit'],
    ['kast hangen', null],
    ['schap hangen', 'plug'],
  ])('is known from words that mean the same: "%s"', (term, first) => {
    expect(find(term)?.[0] ?? null).toBe(first);
  });

  it('is that whose row knows more of the other words, where lines say as much', () => {
    const rows = [
      { find: ['tuintegel'], tasks: ['terras + maken'] },
      { find: ['vlonderplank'], tasks: ['terras + maken', 'hout + terras + leggen'] },
    ];
    const lookup = taskLookup(table(rows), 'nl');
    expect(lookup('terras maken')?.find).toEqual(['tuintegel', 'vlonderplank']);
    const found = lookup('terras van hout maken');
    expect(found?.find).toEqual(['vlonderplank', 'tuintegel']);
    expect([...found!.words].sort()).toEqual(['hout', 'maken', 'terras']);
  });

  it('takes no verb for a noun of its stem', () => {
    const lookup = taskLookup(table([{ find: ['mortel'], tasks: ['deur + gat'] }]), 'nl');
    expect(lookup('deur gaat open')).toBeNull();
  });

  it('is none of a search with a size, which is for a product', () => {
    expect(find('tegels plakken')).not.toBeNull();
    expect(find('tegels 15 cm plakken')).toBeNull();
  });

  it('needs a word of its own for each part', () => {
    const lookup = taskLookup(table([{ find: ['ladder'], tasks: ['raam + ramen'] }]), 'nl');
    expect(lookup('ramen')).toBeNull();
  });

  it('does not depend on the order of words, nor on capitals', () => {
    const words = ['de', 'tegels', 'vast', 'te', 'zetten'];
    fc.assert(
      fc.property(fc.shuffledSubarray(words, { minLength: words.length }), (mixed) => {
        expect(find(mixed.join(' ').toUpperCase())?.[0]).toBe('tegellijm');
      }),
    );
  });

  it('is looked up for any text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void find(text)));
  });

  it('is found in English too', () => {
    const lookup = taskLookup(table([{ find: ['grout'], tasks: ['tile + fill, gaps'] }]), 'en');
    expect(lookup('filling between tiles')?.find).toEqual(['grout']);
  });
});

describe('the table of tasks', () => {
  const read = (...tasks: string[]) => {
    const { success, error } = productTasksSchema.safeParse([{ find: ['kit'], tasks }]);
    return success ? [] : error.issues.map(({ message }) => message);
  };

  it('refuses lines without a word, and those that are too long', () => {
    expect(read('naad, kier + dichten')).toEqual([]);
    expect(read('naad +')).toEqual(['needs a word on both sides of +']);
    expect(read('a + b + c + d + e')).toEqual(['has over 4 parts']);
    expect(read('naad? + dichten')).toEqual([
      "may hold letters, digits, blanks and ' - / . & + only",
    ]);
    expect(read()).toEqual(['needs a task']);
  });
});
