import { describe, expect, it, vi } from 'vitest';
import { queryOfWholeRange } from './bench.ts';
import { createSearchIndex } from './create-index.ts';
import { namedDocuments } from './sample-documents.ts';
import { SoundTable, LOOKUPS_PER_QUERY } from './typo.ts';
import { synonymLookup } from './synonyms/synonym-lookup.ts';
import type { SearchGuide, SearchLocale } from './types.ts';
import { MAX_QUERY_WORDS } from './query/query-words.ts';

/** Asks an index of products with these names, in this order of popularity. */
function asking(locale: SearchLocale, names: readonly string[], guide?: Partial<SearchGuide>) {
  const documents = namedDocuments(names, locale, (at) => ({ popularity: names.length - at }));
  const index = createSearchIndex(locale, documents);
  const whole = {
    synonyms: () => [],
    respelled: () => null,
    task: () => null,
    ready: async () => {},
    redirect: () => null,
    pinned: () => [],
    ...guide,
  };
  return (term: string) => {
    const hits = index.search(queryOfWholeRange({ term, guide: whole }));
    return { ...hits, names: hits.ids.map((id) => names[id - 1]!) };
  };
}

describe('misspelt and unknown words', () => {
  it('find the other words for a phrase of which one word is misspelt', () => {
    const synonyms = synonymLookup([{ from: ['hammer drill'], to: ['rotary hammer'] }], 'en');
    const ask = asking('en', ['Bench hammer 500 g', 'Wood drill 8 mm', 'Rotary hammer 18 V'], {
      synonyms,
    });
    expect(ask('hammer drill').names[0]).toBe('Rotary hammer 18 V');
    expect(ask('hamer drill').names[0]).toBe('Rotary hammer 18 V');
  });

  it.each(['close-in', 'Close in'])('are no parts of a phrase with a stop word: %s', (term) => {
    const synonyms = synonymLookup([{ from: ['close-in'], to: ['keukenboiler'] }], 'nl');
    const ask = asking('nl', ['Laminaat klasse 31', 'Keukenboiler 10 l'], { synonyms });
    expect(ask(term).names).toEqual(['Keukenboiler 10 l']);
  });

  it('find a word that was written as two and misspelt', () => {
    const ask = asking('en', ['Bonding plaster 18 kg', 'Plasterboard 2400x600 mm']);
    expect(ask('plaster bord').names[0]).toBe('Plasterboard 2400x600 mm');
  });

  it('compare English words whose stem is much shorter as they are written', () => {
    const ask = asking('en', ['Drill driver 18 V', 'Screwdriver set 6 pieces']);
    expect(ask('screwdrver').names).toEqual(['Screwdriver set 6 pieces']);
  });

  it('keep to the noun of the query when one of its words falls apart', () => {
    const ask = asking('nl', ['Koperbuis voor water 18 mm', 'Vast raam 18 mm', 'MDF 18 mm']);
    expect(ask('watervast mdf 18 mm').names[0]).toBe('MDF 18 mm');
  });

  it('take the head of an unknown compound for its kind only where products are called so', () => {
    const ask = asking('nl', [
      'Draadnagel platkop 50 mm',
      'Nagel plat',
      'Doucheset chroom',
      'Douche wit',
    ]);
    expect(ask('douchekop').names[0]).toMatch(/^Douche/);
  });
});

it('looks up so many words for one query, and no more', () => {
  const visitNear = vi.spyOn(SoundTable.prototype, 'visitNear');
  const ask = asking('nl', ['Hamer 500 g', 'Zaagtafel groot', 'Schroevendraaier plat']);
  const invented = Array.from(
    { length: 20 },
    (_, at) => `qwrtp${'bcdfghjklm'[at % 10]}zx${'vn'[at % 2]}`,
  );
  ask(invented.join(' '));
  expect(visitNear.mock.calls.length).toBeGreaterThan(0);
  expect(visitNear.mock.calls.length).toBeLessThanOrEqual(LOOKUPS_PER_QUERY);
  // The same query finds the same again, and the next one has a budget of its own.
  expect(ask('schroevedraaier').names).toEqual(['Schroevendraaier plat']);
});

it('looks for so many words of one term, and no more', () => {
  const numbers = Array.from({ length: MAX_QUERY_WORDS }, (_, at) => String(at + 100));
  const ask = asking('nl', ['Hamer', ...numbers.map((number) => `Plank ${number}`)]);
  expect(ask('hamer').names).toEqual(['Hamer']);
  const first = ask(numbers.join(' '));
  expect(first.closeTotal).toBe(MAX_QUERY_WORDS);
  expect(ask(`${numbers.join(' ')} hamer`)).toEqual(first);
});

describe('words of a pair', () => {
  it.each([
    ['gevelsteen heide', 'Gevelsteen heide 50 mm'],
    ['bats essen', 'Bats essen steel'],
  ])('are not lost in the stem of both written as one: %s', (term, first) => {
    const ask = asking(
      'nl',
      ['Gevelsteen geel 50 mm', 'Gevelsteen heide 50 mm', 'Bats stalen steel', 'Bats essen steel'],
      {
        synonyms: synonymLookup(
          [{ from: ['gevelsteen', 'baksteen', 'bats', 'schep'], to: ['gevelsteen', 'bats'] }],
          'nl',
        ),
      },
    );
    expect(ask(term).names[0]).toBe(first);
    expect(ask(term).total).toBe(1);
  });

  it('weigh an English word as written above other words of its stem', () => {
    const ask = asking('en', ['Glazing sealant clear', 'Glazed door clear']);
    expect(ask('glazed clear').names[0]).toBe('Glazed door clear');
    expect(ask('glazing clear').names[0]).toBe('Glazing sealant clear');
  });
});

describe('grades and sizes', () => {
  it('tell grades in stars apart', () => {
    const ask = asking('nl', ['Cilinder SKG** 30/30 mm', 'Cilinder SKG*** 30/30 mm']);
    for (const term of ['cilinder skg***', 'skg3 cilinder'])
      expect(ask(term).names[0]).toBe('Cilinder SKG*** 30/30 mm');
    expect(ask('cilinder skg').total).toBe(2);
  });

  it('show what has the number of a size that nothing has as close', () => {
    const ask = asking('nl', ['Accuboormachine 36V 30 Nm', 'Hamer 500 g']);
    expect(ask('30 Ah')).toMatchObject({ total: 0, names: ['Accuboormachine 36V 30 Nm'] });
  });

  it('read a range of two short numbers as a size rather than as a product number', () => {
    const ask = asking('nl', ['Liguster 100-125 cm', 'Taxus 40-60 cm']);
    expect(ask('100-125').names).toEqual(['Liguster 100-125 cm']);
  });
});
