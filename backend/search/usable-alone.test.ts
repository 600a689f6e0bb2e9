import { describe, expect, it } from 'vitest';
import { queryOfWholeRange } from './bench.ts';
import { createSearchIndex } from './create-index.ts';
import { namedDocuments } from './sample-documents.ts';
import { asksForIncompleteProducts, isUsableAlone } from './usable-alone.ts';

const withBattery = (value: string) => ({ attributes: { accu: [value] } });

it('knows a machine that comes without its battery', () => {
  expect(isUsableAlone(withBattery('zonder accu en lader'))).toBe(false);
  expect(isUsableAlone(withBattery('Without battery and charger'))).toBe(false);
  expect(isUsableAlone(withBattery('met één accu van 5,0 Ah en lader'))).toBe(true);
  expect(isUsableAlone({ attributes: {} })).toBe(true);
});

describe('a search', () => {
  it.each([
    'accuboormachine body',
    'losse machine 18V',
    "boormachine zonder accu's",
    'drill bare unit',
  ])('asks for a machine alone by "%s"', (term) =>
    expect(asksForIncompleteProducts(term)).toBe(true),
  );
  it.each(['accuboormachine', 'losse accu', 'antibody', 'boren zonder stof', ''])(
    'does not by "%s"',
    (term) => expect(asksForIncompleteProducts(term)).toBe(false),
  );
});

const names = ['Accuboormachine 18V body', 'Accuboormachine 18V 80 Nm 2x 5,0 Ah'];
const index = createSearchIndex(
  'nl',
  namedDocuments(names, 'nl', (at) => ({
    brand: 'Merk',
    categoryNames: ['Boormachines'],
    attributes: { accu: [at === 0 ? 'zonder accu en lader' : 'met twee accu’s en lader'] },
  })),
);
const idsOf = (term: string) => index.search(queryOfWholeRange({ term })).ids;

it('what can be used as it is stands first, unless the search asks otherwise', () => {
  expect(idsOf('accuboormachine')).toEqual([2, 1]);
  expect(idsOf('accuboormachine 18V')).toEqual([2, 1]);
  expect(idsOf('accuboormachine zonder accu')[0]).toBe(1);
  expect(idsOf('accuboormachine body')[0]).toBe(1);
});
