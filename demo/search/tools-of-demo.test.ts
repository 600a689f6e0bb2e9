/** Which products the tools choose from in the demo. */
import { expect, test } from 'vitest';
import { loadContent } from '../../backend/editing/content/load-content.ts';
import { mulberry32 } from '../../backend/platform/mulberry32.ts';
import { createSearchIndex } from '../../backend/search/create-index.ts';
import { availableTools, productsOf } from '../../backend/search/tools/candidates.ts';
import type { Candidate } from '../../src/domain/tools/candidate.ts';
import { ENVIRONMENTS, MATERIALS } from '../../src/domain/tools/joint-data.ts';
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

/** Sizes of the standards, of M5, M6, M8, M10, M12 and M16. */
const DIAMETERS = [5, 6, 8, 10, 12, 16];
const PITCH = [0.8, 1, 1.25, 1.5, 1.75, 2];
const NUTS = { 934: [4, 5, 6.5, 8, 10, 13], 985: DIAMETERS, 6923: DIAMETERS };
const WASHERS = {
  125: [1, 1.6, 1.6, 2, 2.5, 3],
  9021: [1.2, 1.6, 2, 2.5, 3, 3],
  440: [2, 2, 3, 3, 4, 5],
};
const HIGHEST_WASHER = { timber: WASHERS[440], metal: [1.2, 1.6, 2, 2.5, 3, 3] };

/** A fastener as its name states it. */
function named(name: string) {
  const [, din, diameter, length, finish, pieces] =
    /DIN (\d+) M(\d+)(?:x(\d+))? (verzinkt|thermisch verzinkt|RVS A2|RVS A4) (\d+) st$/.exec(name)!;
  const at = DIAMETERS.indexOf(Number(diameter));
  return { din: Number(din), at, length: Number(length), finish, pieces: Number(pieces) };
}
const documents = new Map(demoDocuments(1, 13_500, NOW).nl.map((one) => [one.id, one]));
const BOLT_NAMES = [...documents.values()].flatMap((one) =>
  /^(Zeskantbout|Inbusbout DIN 912)/.test(one.name) && one.soldOnline ? [named(one.name)] : [],
);

test('50 joints at random take parts of the shop that fit each other by their names', () => {
  const random = mulberry32(33);
  const one = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  let found = 0;
  for (let count = 0; count < 50; count++) {
    const joint = {
      ...{ thickness: 2 + Math.floor(random() * 130), load: 1 + Math.floor(random() * 150) },
      ...{ environment: one(ENVIRONMENTS), bolts: 1 + Math.floor(random() * 300) },
      materials: [one(MATERIALS), one(MATERIALS)] as const,
    };
    const plan = finishesFor(joint)
      .map((finish) => planJoint(joint, finish, sold(finish), attributes))
      .find(({ bolt }) => bolt);
    if (!plan) continue;
    found++;
    const [bolt, nut, washer] = plan.lines.map(({ choice, needed }) => {
      const product = documents.get(choice!.id)!;
      expect(product.soldOnline).toBe(true);
      const stated = named(product.name);
      expect(stated.pieces * choice!.quantity).toBeGreaterThanOrEqual(needed);
      return stated;
    });
    const { at, finish, length, din } = bolt!;
    const kit = JSON.stringify({ joint, bolt, nut, washer });
    for (const part of [nut!, washer!]) {
      expect(part.at, kit).toBe(at);
      expect(part.finish, kit).toBe(finish);
    }
    const isTimber = joint.materials.includes('timber');
    const nutHeight = NUTS[nut!.din as keyof typeof NUTS][at]!;
    const washers = 2 * WASHERS[washer!.din as keyof typeof WASHERS][at]!;
    expect(length, kit).toBeGreaterThanOrEqual(
      joint.thickness + washers + nutHeight + 2 * PITCH[at]!,
    );
    if (isTimber) expect([440, 9021], kit).toContain(washer!.din);
    // The thread of a bolt with a shank begins within the members (DIN 931).
    const diameter = DIAMETERS[at]!;
    const thread = 2 * diameter + (length > 125 ? 12 : 6);
    if (din !== 933) expect(length - thread, kit).toBeLessThanOrEqual(joint.thickness);
    // No shorter one of the shop is long enough with the highest nut and washers.
    const least =
      joint.thickness +
      2 * HIGHEST_WASHER[isTimber ? 'timber' : 'metal'][at]! +
      diameter +
      2 * PITCH[at]!;
    const shorter = BOLT_NAMES.filter(
      (other) =>
        other.at === at &&
        other.finish === finish &&
        other.length >= least &&
        other.length < length,
    );
    expect(
      shorter.filter((other) => other.din === 933),
      kit,
    ).toEqual([]);
  }
  expect(found).toBeGreaterThan(25);
});
