/** Which products the tools choose from in the demo. */
import { expect, test } from 'vitest';
import { loadContent } from '../../backend/editing/content/load-content.ts';
import { createSearchIndex } from '../../backend/search/create-index.ts';
import { availableTools, productsOf } from '../../backend/search/tools/candidates.ts';
import type { Candidate } from '../../src/domain/tools/candidate.ts';
import { ENVIRONMENTS } from '../../src/domain/tools/joint-data.ts';
import { finishesFor, planJoint } from '../../src/domain/tools/joint.ts';
import {
  type Finish,
  JOINT_PARTS,
  type JointPart,
  type PartClass,
  TOOL_ATTRIBUTES,
} from '../../src/domain/tools/tool-table.ts';
import { buildTree } from '../catalogue/tree.ts';
import { DEMO_CONTENT } from '../content-dir.ts';
import { demoDocuments } from './demo-documents.ts';

const NOW = new Date('2026-11-01T12:00:00Z');
const { nodes, byCode } = buildTree(NOW);
const byId = new Map(nodes.map((node) => [node.id, node]));
const tree = {
  byCode: (code: string) => byCode.get(code) ?? null,
  byId: (id: number) => byId.get(id) ?? null,
};
const nl = createSearchIndex('nl', demoDocuments(1, 13_500, NOW).nl);
const state = { catalogue: { tree }, indexes: { nl } };
const { content } = loadContent(DEMO_CONTENT);

test('the demo sells every part of both tools', () => {
  const table = content.tools;
  expect(availableTools(state, table).map(({ name }) => name)).toEqual(['wall', 'joint']);
  for (const parts of [table.wall, table.joint])
    for (const [part, classes] of Object.entries(parts))
      for (const one of classes ?? []) {
        const codes = productsOf(state, [one], 1);
        expect(codes.length, `${part} in ${one.categoryCode}`).toBe(1);
      }
});

test('a tool hides where a part that it needs is not sold', () => {
  const { wall, joint } = content.tools;
  const names = (table: Partial<typeof content.tools>) =>
    availableTools(state, { ...content.tools, ...table }).map(({ name }) => name);
  expect(names({ wall: { ...wall, stud: [] } })).toEqual(['joint']);
  expect(names({ joint: { ...joint, nut: [{ categoryCode: 'onbekend', where: [] }] } })).toEqual([
    'wall',
  ]);
  expect(names({ wall: { ...wall, tape: [] }, joint: {} })).toEqual(['wall']);
  expect(names({ attributes: TOOL_ATTRIBUTES })).toHaveLength(2);
});

/** Sold by the piece, always in stock: what the search index does not know. */
const candidates = (classes: readonly PartClass[] = [], finish: readonly string[] = []) =>
  productsOf(state, classes, 200, ({ attributes }) =>
    finish.includes(attributes['materiaal']![0]!),
  ).map(({ id, price, attributes }): Candidate => ({
    ...{ id, price, attributes, stock: 1e6 },
    ...{ grams: null, contents: null, contentsUnit: null },
  }));

const { joint: parts, finishes, attributes } = content.tools;
const sold = (finish: Finish) =>
  Object.fromEntries(
    JOINT_PARTS.map((part) => [part, candidates(parts[part], finishes[finish])]),
  ) as Record<JointPart, Candidate[]>;

test('the demo sells most joints of everyday sizes', () => {
  const plans = [10, 20, 40, 60, 80].flatMap((thickness) =>
    ENVIRONMENTS.flatMap((environment) =>
      (['timber', 'steel'] as const).map((material) => {
        const materials = [material, material] as const;
        const joint = { thickness, environment, materials, load: 10, bolts: 8 };
        return finishesFor(joint).some((finish) => {
          return planJoint(joint, finish, sold(finish), attributes).bolt !== null;
        });
      }),
    ),
  );
  const found = plans.filter(Boolean);
  expect(found.length).toBeGreaterThan(plans.length * 0.6);
});
