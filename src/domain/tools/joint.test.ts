import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Candidate } from './candidate.ts';
import { ENVIRONMENTS, MATERIALS, STANDARD_LENGTHS, THREADS } from './joint-data.ts';
import {
  boltCapacity,
  corrosionWarnings,
  finishesFor,
  finishFor,
  type Joint,
  minBoltLength,
  doMembersCorrode,
  planJoint,
  standardLength,
} from './joint.ts';
import { jointFields, parseJoint } from './tool-address.ts';
import { type Finish, FINISHES, type JointPart, TOOL_ATTRIBUTES } from './tool-table.ts';

let nextId = 1;
const product = (thread: number, length: number | null, pieces: number): Candidate => ({
  ...{ id: nextId++, price: pieces * 10, stock: 1e6, grams: 100 },
  ...{ contents: null, contentsUnit: null },
  attributes: {
    schroefdraad: [`M${thread}`],
    ...(length !== null && { lengte: [`${length} mm`] }),
    aantal: [`${pieces} stuks`],
  },
});
const diameters = THREADS.map((one) => one.diameter);
const SOLD: Record<JointPart, Candidate[]> = {
  bolt: diameters.flatMap((one) => STANDARD_LENGTHS.map((length) => product(one, length, 10))),
  shankBolt: [],
  nut: diameters.map((one) => product(one, null, 50)),
  washer: diameters.map((one) => product(one, null, 100)),
  timberWasher: diameters.map((one) => product(one, null, 25)),
};
const plan = (joint: Joint, sold: Partial<typeof SOLD> = SOLD) =>
  planJoint(joint, finishFor(joint), sold, TOOL_ATTRIBUTES);
const JOINT: Joint = parseJoint(() => null);

test('lists a kit for two pieces of timber', () => {
  const { bolt, lines } = plan(JOINT);
  expect(bolt).toEqual({ diameter: 8, length: 60 });
  expect(lines.map(({ part, needed }) => [part, needed])).toEqual([
    ['bolt', 4],
    ['nut', 4],
    ['timberWasher', 8],
  ]);
});

test('takes a thicker thread where the assortment lacks a part', () => {
  const withoutM8 = {
    ...SOLD,
    nut: SOLD.nut.filter((one) => one.attributes.schroefdraad?.[0] !== 'M8'),
  };
  expect(plan(JOINT, withoutM8).bolt?.diameter).toBe(10);
  expect(plan({ ...JOINT, load: 5000 })).toMatchObject({ bolt: null, lines: [] });
});

test('takes a bolt with a shank only if its thread reaches the members', () => {
  const with100 = (part: 'bolt' | 'shankBolt') =>
    plan({ ...JOINT, thickness: 60 }, { ...SOLD, bolt: [], [part]: [product(8, 100, 10)] }).bolt;
  // Of 100 mm, 78 have no thread: the nut would stop 18 mm before the timber.
  expect(with100('shankBolt')).toBeNull();
  expect(with100('bolt')).toEqual({ diameter: 8, length: 100 });
  const shankBolt = [product(8, 80, 10)];
  expect(plan({ ...JOINT, thickness: 60 }, { ...SOLD, bolt: [], shankBolt }).bolt).toEqual({
    ...{ diameter: 8, length: 80 },
  });
});

const joints = fc.record({
  thickness: fc.integer({ min: 2, max: 200 }),
  load: fc.integer({ min: 1, max: 300 }),
  environment: fc.constantFrom(...ENVIRONMENTS),
  materials: fc.tuple(fc.constantFrom(...MATERIALS), fc.constantFrom(...MATERIALS)),
  bolts: fc.integer({ min: 1, max: 500 }),
});

test('a bolt passes through members, washers and nut, and has a standard length', () => {
  fc.assert(
    fc.property(joints, (joint) => {
      const { bolt, finish, lines } = plan(joint);
      if (!bolt) return;
      const thread = THREADS.find((one) => one.diameter === bolt.diameter)!;
      const washer = joint.materials.includes('timber')
        ? thread.timberWasherThickness
        : thread.washerThickness;
      expect(bolt.length).toBeGreaterThan(joint.thickness + 2 * washer + thread.nutHeight);
      expect(bolt.length).toBe(standardLength(minBoltLength(joint, thread)));
      expect(boltCapacity(joint, thread, finish)).toBeGreaterThanOrEqual(joint.load);
      for (const { choice, needed } of lines)
        expect(choice!.quantity * choice!.perPackage).toBeGreaterThanOrEqual(needed);
    }),
  );
});

test('a thicker thread bears more', () => {
  fc.assert(
    fc.property(joints, fc.constantFrom(...FINISHES), (joint, finish) => {
      const loads = THREADS.map((thread) => boltCapacity(joint, thread, finish));
      expect(loads).toEqual(loads.toSorted((a, b) => a - b));
    }),
  );
});

test('a harsher environment never warns less', () => {
  fc.assert(
    fc.property(joints, fc.constantFrom(...FINISHES), ({ materials }, finish) => {
      const counts = ENVIRONMENTS.map(
        (environment) => corrosionWarnings({ environment, materials, finish }).length,
      );
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    }),
  );
});

test('another finish is more resistant and warns no more', () => {
  fc.assert(
    fc.property(joints, (joint) => {
      const [usual, ...others] = finishesFor(joint);
      expect(usual).toBe(finishFor(joint));
      const count = (finish: Finish) => corrosionWarnings({ ...joint, finish }).length;
      for (const other of others) {
        expect(FINISHES.indexOf(other)).toBeGreaterThan(FINISHES.indexOf(usual!));
        expect(count(other)).toBeLessThanOrEqual(count(usual!));
      }
    }),
  );
});

test('the less noble metal is the one that corrodes', () => {
  const at = { environment: 'outdoors' as const };
  const zincOnStainless = {
    ...at,
    materials: ['stainless', 'steel'] as const,
    finish: 'zinc' as const,
  };
  expect(corrosionWarnings(zincOnStainless)).toEqual([
    { material: 'stainless', corrodingPart: 'bolt' },
    { material: 'steel', corrodingPart: 'bolt' },
  ]);
  const stainlessOnZinc = {
    ...at,
    materials: ['galvanised', 'timber'] as const,
    finish: 'a2' as const,
  };
  expect(corrosionWarnings(stainlessOnZinc)).toEqual([
    { material: 'galvanised', corrodingPart: 'member' },
  ]);
  expect(doMembersCorrode({ ...JOINT, ...at, materials: ['stainless', 'aluminium'] })).toBe(true);
});

test('one metal never warns of itself', () => {
  for (const environment of ENVIRONMENTS) {
    const at = { environment, materials: ['stainless', 'timber'] as const };
    expect(corrosionWarnings({ ...at, finish: 'a4' })).toEqual([]);
  }
});

test('an address keeps the joint', () => {
  fc.assert(
    fc.property(joints, (joint) => {
      const fields = jointFields(joint);
      expect(parseJoint((name) => fields[name] ?? null)).toEqual(joint);
    }),
  );
});
