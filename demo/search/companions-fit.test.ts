/** What is recommended beside 500 products of the demo, judged by rules of its own. */
import { expect, test } from 'vitest';
import { mulberry32 } from '../../backend/mulberry32.ts';
import { createSearchIndex } from '../../backend/search/create-index.ts';
import { recommend, type Strategy } from '../../backend/search/recommend.ts';
import { loadContent } from '../../backend/content/load-content.ts';
import { fitOf } from '../../src/domain/fit/fit-table.ts';
import { buildTree } from '../catalogue/tree.ts';
import { DEMO_CONTENT } from '../content-dir.ts';
import { unfitCompanion, unfitStepUp } from '../testing/fit-by-name.ts';
import { demoDocuments } from './demo-documents.ts';

const now = new Date('2026-11-01T12:00:00Z');
const { nodes } = buildTree(now);
const categories = {
  byCode: (code: string) => nodes.find((node) => node.code === code) ?? null,
  byId: (id: number) => nodes.find((node) => node.id === id) ?? null,
};
const { content, problems } = loadContent(DEMO_CONTENT);
const fit = fitOf(content.companions);
const documents = demoDocuments(1, 13_500, now).nl;
const index = createSearchIndex('nl', documents);
const nameOf = new Map(documents.map(({ id, name }) => [id, name]));
const random = mulberry32(20_261_127);
const sample = Array.from({ length: 500 }, () => documents[Math.floor(random() * documents.length)]!);

const beside = (strategy: Strategy, id: number) =>
  recommend(
    index,
    { strategy, currentProductId: id, productIds: [], fit, categories },
    10,
  ).map((shown) => nameOf.get(shown)!);

test.each([
  ['pdp-cross-sell', unfitCompanion],
  ['pdp-up-sell', unfitStepUp],
] as const)('%s: nothing unfit beside 500 products', (strategy, judge) => {
  const unfit = new Map<string, string[]>();
  let shown = 0;
  let filled = 0;
  for (const { id, name } of sample) {
    const names = beside(strategy, id);
    shown += names.length;
    filled += Number(names.length > 0);
    const faults = names.flatMap((other) => judge(name, other) ?? []);
    if (faults.length > 0) unfit.set(name, faults);
  }
  console.log(problems, strategy, { filled, shown, productsWithUnfit: unfit.size, faults: [...unfit.values()].flat().length });
  expect([...unfit.values()].flat()).toEqual([]);
  expect(shown).toBeGreaterThan(500);
});
