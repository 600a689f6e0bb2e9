import { expect, it } from 'vitest';
import { queryOfWholeRange } from '../bench.ts';
import { createSearchIndex } from '../create-index.ts';
import type { SearchLocale } from '../types.ts';
import { namedDocuments } from '../sample-documents.ts';
import { taskExamplesSchema } from './task-examples.ts';
import { taskLookup } from './task-model.ts';

/** Products with these names, the last one the most popular. */
const documentsOf = (names: readonly string[], locale: SearchLocale = 'nl') =>
  namedDocuments(names, locale, (at) => ({
    brand: at % 2 === 0 ? 'Even' : 'Oneven',
    popularity: at,
  }));

const NO_GUIDE = {
  ...{ synonyms: () => [], respelled: () => null, redirect: () => null, pinned: () => [] },
};

it('suggests what a task needs, as far as the catalogue has it', () => {
  const index = createSearchIndex(
    'nl',
    documentsOf(['Tegellijm flex 25 kg', 'Wandtegel wit 15x15 cm']),
  );
  const guide = {
    ...NO_GUIDE,
    ...taskLookup(
      taskExamplesSchema.parse([{ find: ['tegellijm', 'lijmkam'], examples: 'tegels plakken' }]),
      'nl',
    ),
  };
  const limits = { keywords: 6, brands: 4, categories: 4, products: 5 };
  const { keywords, productIds } = index.suggest('tegels plakken', limits, guide);
  expect([keywords.map(({ text }) => text), productIds]).toEqual([['tegellijm'], [1]]);
});

const shop = createSearchIndex(
  'nl',
  documentsOf([
    'Purschuim handbus',
    'Dakgoot zink',
    'Dakgoot koper',
    'Siliconenkit wit',
    'Hamer staal',
    'Handschoen leer',
    'Cirkelzaag accu',
    'Plank vuren',
    'Tegellijm flex',
    'Wandtegel wit',
  ]),
);
const examples = `
  mijn dakgoot lekt
  dakgoot repareren
  kier naast de dakgoot dichten
  koperen goot lekt`;
const tasks = taskExamplesSchema.parse([
  { find: ['siliconenkit'], examples },
  { find: ['cirkelzaag'], examples: 'plank op maat zagen\nplank is te lang\nhout doorzagen' },
  { find: ['tegellijm'], examples: 'tegels plakken\ntegels op de muur plakken' },
  { find: ['hamer'], examples: 'spijker slaan\nhandschoenen tegen snijden' },
]);
const guide = { ...NO_GUIDE, ...taskLookup(tasks, 'nl') };
const ids = (term: string, guided: boolean) =>
  shop.search(queryOfWholeRange({ term, ...(guided && { guide }) })).ids;

it.each([
  ['dakgoot lekt al weken', 4],
  ['de dakgoot repareren', 4],
  ['wandtegels plakken', 9],
  ['plank is veel te lang', 7],
  ['plank doorzagen', 7],
  ['dakgoot van koper, lekt al weken', 4],
])('answers the task "%s"', (term, id) => {
  expect(ids(term, true)[0]).toBe(id);
});

it.each([
  'dakgoot',
  'koperen dakgoot',
  'handschoen tegen snijden in leer',
  'hamer voor spijkers',
  'ik zoek een witte wandtegel',
  'plank vuren',
  'siliconenkit wit',
])('takes "%s" for a product', (term) => {
  expect(ids(term, true)).toEqual(ids(term, false));
});

const englishShop = createSearchIndex(
  'en',
  documentsOf(
    [
      'Laminated panel oak',
      'Ball-bearing hinge',
      'Gutter bracket zinc',
      'Half-round gutter copper',
      'Tile adhesive flex',
      'Wall tile white',
      'Claw hammer steel',
    ],
    'en',
  ),
);
const englishTasks = taskExamplesSchema.parse([
  { find: ['hinge'], examples: 'solid door hangs crooked\nsolid cupboard door sags\ndoor squeaks' },
  {
    find: ['gutter bracket'],
    examples: 'gutter sags\nthe gutter has come off the wall\nhang gutter',
  },
  {
    find: ['tile adhesive'],
    examples: 'stick tiles on\na tile fell off the wall\ntiles came loose',
  },
  { find: ['claw hammer'], examples: 'drive nails\nhammering all day' },
]);
const englishGuide = { ...NO_GUIDE, ...taskLookup(englishTasks, 'en') };
const englishIds = (term: string, guided: boolean) =>
  englishShop.search(queryOfWholeRange({ term, ...(guided && { guide: englishGuide }) })).ids;

it.each([
  ['our gutter has come loose from the wall', 3],
  ['tile fell off', 5],
  ['why does my door squeak', 2],
])('answers the English task "%s"', (term, id) => {
  expect(englishIds(term, true)[0]).toBe(id);
});

it.each(['solid oak panel', 'copper gutter', 'claw hammer for nails', 'coffee door'])(
  'takes the English "%s" for a product',
  (term) => {
    expect(englishIds(term, true)).toEqual(englishIds(term, false));
  },
);
