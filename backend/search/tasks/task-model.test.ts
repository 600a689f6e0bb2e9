import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taskExamplesSchema } from './task-examples.ts';
import { taskLookup } from './task-model.ts';

const lines = (...examples: string[]) => examples.join('\n');
const rows = taskExamplesSchema.parse([
  {
    find: ['tegellijm', 'lijmkam'],
    tasks: ['tegel, mozaïek + plakken, lijmen, vastzetten'],
    examples: lines('er is een tegel van de badkamermuur gevallen', 'mijn tegels laten los'),
  },
  {
    find: ['siliconenkit'],
    examples: lines(
      'mijn douche lekt langs de rand',
      'de rand rond het bad is zwart',
      'naad langs het bad dichten',
    ),
  },
  {
    find: ['plug'],
    tasks: ['plank, schilderij, spiegel + ophangen'],
    examples: lines('de plank is uit de muur gevallen'),
  },
  { find: ['tochtstrip'], examples: lines('tocht', 'kou onder de deur', 'het tocht bij het raam') },
]);
const { task: dutch } = taskLookup(rows, 'nl');
const find = (term: string) => dutch(term)?.find ?? null;

describe('the task that a search describes', () => {
  it.each([
    ['tegels plakken', 'tegellijm'],
    ['spul om badkamertegels vast te plakken', 'tegellijm'],
    ['ik heb mijn tegels geplakt', 'tegellijm'],
    ['mozaiek lijmen', 'tegellijm'],
    ['lekkende douche', 'siliconenkit'],
    ['de badrand is zwart', 'siliconenkit'],
    ['plankje ophangen', 'plug'],
    ['iets tegen de tocht', 'tochtstrip'],
    ['koude wind onder mijn voordeur', 'tochtstrip'],
  ])('is known from "%s"', (term, first) => {
    expect(find(term)?.[0]).toBe(first);
  });

  it.each(['', 'xyz', 'de het een', 'tegels 15 cm'])('is not known from "%s"', (term) => {
    expect(find(term)).toBeNull();
  });

  it('names what the examples give beside the product', () => {
    expect(find('tegels plakken')).toContain('lijmkam');
  });

  it('is an example itself, word for word', () => {
    expect(dutch('Kou onder de deur')?.isExample).toBe(true);
    expect(dutch('kou onder een deur')?.isExample).toBe(false);
    expect(dutch('tocht')?.isExample).toBe(true);
  });

  it('is known from a part of a word, or one that is misspelt', () => {
    expect(find('naad langs het badje dichtgemaakt')?.[0]).toBe('siliconenkit');
    expect(find('spiegelkastje ophange')?.[0]).toBe('plug');
  });

  it('is the more certain, the more of it the examples have', () => {
    const certainty = (term: string) => dutch(term)!.certainty;
    expect(certainty('de rand rond het bad is zwart')).toBeGreaterThan(certainty('rand is scheef'));
    expect(certainty('rand is scheef')).toBeGreaterThan(0);
    expect(certainty('de rand rond het bad is zwart')).toBeLessThanOrEqual(1);
  });

  it('may hold a number in a sentence', () => {
    expect(find('er zijn 2 tegels van de muur gevallen')?.[0]).toBe('tegellijm');
  });

  it('says what is done by words of many kinds of products', () => {
    const many = [...'bcdfghjklmnpqrstvwxz'].flatMap((letter) =>
      ['oram', 'ulip'].map((end) => ({
        find: [`${letter}${end}kit`],
        examples: [`${letter}${end} is kapot`],
      })),
    );
    const found = taskLookup(many, 'nl').task('boram is kapot')!;
    expect([...found.words].sort()).toEqual(['boram', 'kapot']);
    expect([...found.deeds]).toEqual(['kapot']);
  });

  it('depends on no capitals', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rows.flatMap(({ examples }) => examples)), (example) => {
        expect(find(example.toUpperCase())).toEqual(find(example));
      }),
    );
  });

  it('is that of most of its examples', () => {
    const own = rows.flatMap(({ find: [first], examples }) =>
      examples.map((example) => ({ first, example })),
    );
    for (const { first, example } of own) expect(find(example)?.[0]).toBe(first);
  });

  it('is looked up for any text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void find(text)));
  });

  it('is prepared between other work of the process', async () => {
    const lookup = taskLookup([...rows], 'en');
    let turns = 0;
    let isReady = false;
    const countTurns = async () => {
      while (!isReady) {
        turns += 1;
        await setImmediate();
      }
    };
    const counted = countTurns();
    await lookup.ready();
    isReady = true;
    await counted;
    expect(turns).toBeGreaterThan(3);
    expect(lookup.task(rows[0]!.examples[0]!)?.find[0]).toBe(rows[0]!.find[0]);
  });

  it('is found in English too', () => {
    const english = taskExamplesSchema.parse([{ find: ['grout'], tasks: ['tile + fill, gaps'] }]);
    expect(taskLookup(english, 'en').task('filling between tiles')?.find).toEqual(['grout']);
  });
});

describe('the examples as editors write them', () => {
  const faults = (row: object) => {
    const { success, error } = taskExamplesSchema.safeParse([{ find: ['kit'], ...row }]);
    return success ? [] : error.issues.map(({ message }) => message);
  };

  it('stand one per line, or several in a line of parts', () => {
    const [row] = taskExamplesSchema.parse([
      { find: ['kit'], tasks: ['naad, kier + dichten'], examples: ' mijn  bad lekt \n\n' },
    ]);
    expect(row?.examples).toEqual(['naad dichten', 'kier dichten', 'mijn bad lekt']);
  });

  it('of a line of many words are some of all of them', () => {
    const words = Array.from({ length: 9 }, (_, at) => `w${'abcdefghi'[at]!}`);
    const [row] = taskExamplesSchema.parse([
      { find: ['kit'], tasks: [`${words.join(', ')} + ${words.join(', ')}`] },
    ]);
    expect(row?.examples).toHaveLength(20);
    for (const word of words) expect(row?.examples.join(' ')).toContain(word);
  });

  it('are refused without a word, or too long', () => {
    expect(faults({ tasks: ['naad, kier + dichten'] })).toEqual([]);
    expect(faults({ tasks: ['naad +'] })).toEqual(['needs a word on both sides of +']);
    expect(faults({ tasks: ['a + b + c + d + e'] })).toEqual(['has over 4 parts']);
    expect(faults({ tasks: ['naad? + dichten'] })).toEqual([
      "may hold letters, digits, blanks and ' - / . & + only",
    ]);
    expect(faults({})).toEqual(['needs a task']);
    expect(faults({ examples: 'a'.repeat(121) })).toHaveLength(1);
  });
});
