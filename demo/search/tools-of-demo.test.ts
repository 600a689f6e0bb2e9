/** Which products the tools choose from in the demo. */
import { expect, test } from 'vitest';
import { loadContent } from '../../backend/editing/content/load-content.ts';
import { createSearchIndex } from '../../backend/search/create-index.ts';
import { availableTools, productsOf } from '../../backend/search/tools/candidates.ts';
import { TOOL_ATTRIBUTES } from '../../src/domain/tools/tool-table.ts';
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
const nl = createSearchIndex('nl', demoDocuments(1, 4000, NOW).nl);
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
