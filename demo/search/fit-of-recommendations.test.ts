/** What is recommended beside 500 products of the demo, judged by rules of the test's own. */
import { expect, test } from 'vitest';
import { loadContent } from '../../backend/editing/content/load-content.ts';
import { mulberry32 } from '../../backend/platform/mulberry32.ts';
import { createSearchIndex } from '../../backend/search/create-index.ts';
import { recommend, type Strategy } from '../../backend/search/recommend.ts';
import { parseCondition, parseQuality } from '../../src/domain/fit/condition.ts';
import { compileFitTable, parseClassCondition } from '../../src/domain/fit/fit-table.ts';
import { buildTree } from '../catalogue/tree.ts';
import { DEMO_CONTENT } from '../content-dir.ts';
import { unfitCompanion, unfitStepUp } from '../testing/fit-by-name.ts';
import { demoDocuments } from './demo-documents.ts';

const NOW = new Date('2026-11-01T12:00:00Z');
const SAMPLE = 500;
const { nodes, byCode } = buildTree(NOW);
const byId = new Map(nodes.map((node) => [node.id, node]));
const categories = {
  byCode: (code: string) => byCode.get(code) ?? null,
  byId: (id: number) => byId.get(id) ?? null,
};
const { content, problems } = loadContent(DEMO_CONTENT);
const { classes, companions, alternatives } = content.companions;
const fit = compileFitTable(content.companions);
const documents = demoDocuments(1, 13_500, NOW).nl;
const index = createSearchIndex('nl', documents);
const known = new Map(documents.map((document) => [document.id, document]));
const random = mulberry32(20_261_127);
const sample = Array.from(
  { length: SAMPLE },
  () => documents[Math.floor(random() * documents.length)]!,
);

const recommended = (strategy: Strategy, currentProductId: number) =>
  recommend(index, { strategy, currentProductId, productIds: [], fit, categories }, 10).map((id) =>
    known.get(id)!,
  );

test.each([
  ['pdp-cross-sell', unfitCompanion, 350],
  ['pdp-up-sell', unfitStepUp, 50],
] as const)('%s: nothing unfit beside 500 products', (strategy, judge, filled) => {
  const rows = sample.map(({ id, name }) => ({
    name,
    shown: recommended(strategy, id).map((product) => product.name),
  }));
  expect(
    rows.flatMap(({ name, shown }) => shown.flatMap((other) => judge(name, other) ?? [])),
  ).toEqual([]);
  expect(rows.filter(({ shown }) => shown.length > 0).length).toBeGreaterThan(filled);
});

test('the table of the demo has no faults', () => {
  expect(problems).toEqual([]);
});

test('every class, category, attribute and value that the table names is in the catalogue', () => {
  const values = new Map<string, Set<string>>();
  for (const { attributes } of documents)
    for (const [code, texts] of Object.entries(attributes))
      for (const text of texts)
        values.set(code, (values.get(code) ?? new Set()).add(text.toLowerCase()));
  const names = new Set(classes.map(({ name }) => name));
  const isClass = (name: string) => names.has(name) || byCode.has(name);
  const lists = classes.flatMap(({ where }) => where.map((line) => parseClassCondition(line)!));
  const steps = alternatives.flatMap(({ better }) => better.map((line) => parseQuality(line)!));
  const conditions = companions.flatMap(({ fit: lines }) =>
    lines.map((line) => parseCondition(line)!),
  );
  const codes = [
    ...[...lists, ...steps].map(({ code }) => code),
    ...conditions.flatMap(({ currentCode, recommendedCode }) => [currentCode, recommendedCode]),
    ...alternatives.flatMap(({ keep }) => keep),
  ];
  const unknown = [
    ...classes.map(({ categoryCode }) => categoryCode).filter((code) => !byCode.has(code)),
    ...companions.flatMap(({ of, show }) => [...of, ...show]).filter((name) => !isClass(name)),
    ...alternatives.flatMap(({ of }) => of).filter((name) => !isClass(name)),
    ...codes.filter((code) => !values.has(code)),
    ...[
      ...lists.map((list) => [list.code, list.values] as const),
      ...steps.map((step) => [step.code, step.ascending] as const),
    ].flatMap(([code, texts]) =>
      texts.filter((text) => !values.get(code)?.has(text)).map((text) => `${code}: ${text}`),
    ),
  ];
  expect(unknown).toEqual([]);
  const used = new Set([
    ...companions.flatMap(({ of, show }) => [...of, ...show]),
    ...alternatives.flatMap(({ of }) => of),
  ]);
  expect([...names].filter((name) => !used.has(name))).toEqual([]);
});
