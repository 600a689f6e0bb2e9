import { expect, it } from 'vitest';
import { queryOfWholeRange } from '../bench.ts';
import { createSearchIndex } from '../create-index.ts';
import { namedDocuments } from '../sample-documents.ts';
import { taskExamplesSchema } from './task-examples.ts';
import { taskLookup } from './task-model.ts';

/** Products with these names, the last one the most popular. */
const documentsOf = (names: readonly string[]) =>
  namedDocuments(names, 'nl', (at) => ({
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
