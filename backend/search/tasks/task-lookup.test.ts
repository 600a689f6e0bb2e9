import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { KeyedWords } from './search-words.ts';
import { taskLookup } from './task-lookup.ts';
import { matched } from './task-match.ts';
import { productTasksSchema, taskWordsSchema } from './task-table.ts';

const table = (rows: { find: string[]; tasks: string[] }[]) => productTasksSchema.parse(rows);
const said = taskWordsSchema.parse({
  deeds: [
    'ophangen, hangen',
    'dichten, opvullen, vullen',
    'lekken, druppelen, komt water',
    'schilderen, verven, likje',
    'los, loslaten < vastzetten',
    'vastzetten, bevestigen',
  ],
  things: [
    'plank, schap',
    'naad, spleet',
    'hout, houten',
    'kozijn, raamkozijn < hout',
    'trap, traptrede < binnenhout',
    'binnenhout < hout',
  ],
});
const allWords = [...said.deeds, ...said.things];
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
  allWords,
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
    const words = ['de tegels', 'vast', 'te', 'zetten'];
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

describe('a deed and a thing', () => {
  const rows = [
    { find: ['lak'], tasks: ['schilderen + hout'], otherwise: ['schilderen'] },
    { find: ['trapverf'], tasks: ['schilderen + trap'] },
    { find: ['houtlijm'], tasks: ['vastzetten + hout'] },
  ];
  const lookup = taskLookup(productTasksSchema.parse(rows), 'nl', allWords);

  it.each([
    ['ik wil mijn kozijnen een likje verf geven', 'lak'],
    ['raamkozijn geverfd', 'lak'],
    ['de trap verven', 'trapverf'],
    ['zoldertrap schilderen', 'trapverf'],
    ['het hout laat los', 'houtlijm'],
    ['kozijn zit los', 'houtlijm'],
    ['losgelaten kozijn', 'houtlijm'],
  ])('are known by other words, and by what they are a kind of: "%s"', (term, first) => {
    expect(lookup(term)?.find[0] ?? null).toBe(first);
  });

  it('need the thing, unless the row says otherwise', () => {
    expect(lookup('het tuinhek schilderen')).toMatchObject({ find: ['lak'], isVague: true });
    expect(lookup('het tuinhek vastzetten')).toBeNull();
  });

  it('name the words that say what is done, if the line has others', () => {
    expect(lookup('trap schilderen')?.deeds).toBeUndefined();
    expect([...lookup('het kozijn een likje geven')!.deeds!]).toEqual(['likje']);
  });

  it('may be wider of each other in a circle', () => {
    const { things } = taskWordsSchema.parse({ deeds: [], things: ['a < b', 'b < c', 'c < a'] });
    const circle = taskLookup(table([{ find: ['x'], tasks: ['a + verven'] }]), 'nl', things);
    expect(circle('kleur verven')).toBeNull();
  });

  it('find the products of a wider thing wherever they stand in a sentence', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('kozijn', 'trap', 'raamkozijnen', 'traptreden'),
        fc.constantFrom('verven', 'schilderen', 'overschilderen'),
        fc.subarray(['de', 'het', 'mijn', 'met', 'voor']),
        (thing, deed, fillers) => {
          const found = lookup([...fillers, thing, deed].join(' '));
          expect(found?.find[0]).toBe(thing.startsWith('trap') ? 'trapverf' : 'lak');
        },
      ),
    );
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

  it('refuses words that are above nothing', () => {
    const faults = (line: string) =>
      taskWordsSchema.safeParse({ deeds: [line], things: [] }).error?.issues[0]?.message;
    expect(faults('kozijn, raamkozijn < hout, gevel')).toBeUndefined();
    expect(faults('kozijn <')).toBe('needs one < with a word behind it');
    expect(faults('kozijn < hout < boom')).toBe('needs one < with a word behind it');
    expect(faults('< hout')).toBe('needs a word');
  });
});

test('a search that repeats its words says no more than once', () => {
  const lookup = taskLookup(table([{ find: ['tochtstrip'], tasks: ['tocht'] }]), 'nl');
  expect(lookup('tocht tocht')?.find).toEqual(['tochtstrip']);
});

test('many words of one group take no more combinations than words', () => {
  let read = 0;
  const counted = (words: string[]): KeyedWords => ({
    words,
    get closeness() {
      read += 1;
      return 0.85;
    },
  });
  const part = Array.from({ length: 16 }, (_, at) => counted([`w${at}`]));
  expect(matched([part, part, part, part], []).words).toHaveLength(4);
  expect(read).toBeLessThan(2_000);
});
