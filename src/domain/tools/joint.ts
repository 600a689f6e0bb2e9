import {
  type Candidate,
  chooseCheapest,
  type PackageCounter,
  millimetresOf,
  packageCount,
  piecesOf,
  type ToolLine,
} from './candidate.ts';
import {
  MAX_CORROSION_VOLTS,
  ANODIC_INDEX,
  type Environment,
  type JointMaterial,
  MIN_DIAMETER_IN_TIMBER,
  LOAD,
  METAL_OF_FINISH,
  SHEAR,
  MAX_SPARE_LENGTH,
  STANDARD_LENGTHS,
  STRENGTH,
  threadLength,
  THREADS,
  THREADS_BEYOND_NUT,
  TIMBER,
  type Thread,
} from './joint-data.ts';
import { type Finish, FINISHES, type JointPart, type ToolAttributes } from './tool-table.ts';

/** Two members that bolts hold together. */
export interface Joint {
  /** Total thickness of both members, in mm. */
  thickness: number;
  /** Across the bolt, in kg per bolt. */
  load: number;
  environment: Environment;
  materials: readonly [JointMaterial, JointMaterial];
  /** Number of bolts. */
  bolts: number;
}

/** Limits of the form. */
export const JOINT_LIMITS = {
  thickness: { min: 2, max: 250 },
  load: { min: 1, max: 5000 },
  bolts: { min: 1, max: 1000 },
} as const;

export interface JointPlan {
  finish: Finish;
  /** Null: no bolt of the assortment is strong and long enough. */
  bolt: { diameter: number; length: number } | null;
  lines: ToolLine<JointPart>[];
}

/** Reason for a corrosion warning. `bolt`: the bolt dissolves; `member`: the material around it. */
export interface CorrosionWarning {
  material: JointMaterial;
  corrodingPart: 'bolt' | 'member';
}

const hasTimber = (joint: Pick<Joint, 'materials'>) => joint.materials.includes('timber');

/**
 * Chooses the finish: zinc indoors, hot-dip galvanised outdoors, A4 at the coast. Outdoors,
 * stainless and aluminium take stainless A2.
 */
export function finishFor({
  environment,
  materials,
}: Pick<Joint, 'environment' | 'materials'>): Finish {
  if (environment === 'coast') return 'a4';
  if (environment === 'indoors') return materials.includes('stainless') ? 'a2' : 'zinc';
  return materials.some((one) => one === 'stainless' || one === 'aluminium') ? 'a2' : 'hotDip';
}

/**
 * Returns the metals of the joint that differ too much from the finish for the environment. The
 * less noble of both corrodes.
 */
export function corrosionWarnings({
  environment,
  materials,
  finish,
}: Pick<Joint, 'environment' | 'materials'> & { finish: Finish }): CorrosionWarning[] {
  const bolt = ANODIC_INDEX[METAL_OF_FINISH[finish]];
  return [...new Set(materials)].flatMap((material) => {
    if (material === 'timber') return [];
    const difference = ANODIC_INDEX[material] - bolt;
    // Tolerates rounding errors of decimals.
    if (Math.abs(difference) <= MAX_CORROSION_VOLTS[environment] + 1e-9) return [];
    return [{ material, corrodingPart: difference < 0 ? ('bolt' as const) : ('member' as const) }];
  });
}

/** Returns whether the two members themselves differ too much for the environment. */
export function doMembersCorrode({ environment, materials }: Joint): boolean {
  const [one, other] = materials;
  if (one === 'timber' || other === 'timber') return false;
  const difference = Math.abs(ANODIC_INDEX[one] - ANODIC_INDEX[other]);
  return difference > MAX_CORROSION_VOLTS[environment] + 1e-9;
}

/**
 * Finishes in order of preference: the usual one, then more resistant ones that cause no more
 * corrosion.
 */
export function finishesFor(joint: Pick<Joint, 'environment' | 'materials'>): Finish[] {
  const usual = finishFor(joint);
  const warnings = (finish: Finish) => corrosionWarnings({ ...joint, finish }).length;
  const others = FINISHES.slice(FINISHES.indexOf(usual) + 1);
  return [usual, ...others.filter((finish) => warnings(finish) <= warnings(usual))];
}

const washerThicknessOf = (joint: Pick<Joint, 'materials'>, thread: Thread) =>
  hasTimber(joint) ? thread.timberWasherThickness : thread.washerThickness;

/** Shortest bolt in mm: members, two washers, nut, and two threads beyond it. */
export const minBoltLength = (joint: Pick<Joint, 'thickness' | 'materials'>, thread: Thread) =>
  joint.thickness +
  2 * washerThicknessOf(joint, thread) +
  thread.nutHeight +
  THREADS_BEYOND_NUT * thread.pitch;

/** Returns whether a bolt of this length may be chosen, with one of the threads. */
export const isAllowedLength = (
  joint: Pick<Joint, 'thickness' | 'materials'>,
  length: number,
): boolean =>
  THREADS.some((thread) => {
    const least = minBoltLength(joint, thread);
    return length >= least && length <= least + MAX_SPARE_LENGTH;
  });

/** Returns the shortest standard length that is long enough; null above 300 mm. */
export const standardLength = (least: number): number | null =>
  STANDARD_LENGTHS.find((length) => length >= least) ?? null;

/**
 * Load in kg that one bolt bears across its axis: the shear of its thread, and in timber that of
 * two members of half the thickness (EN 1995-1-1, 8.2.2 modes c to f, without rope effect).
 */
export function boltCapacity(
  joint: Pick<Joint, 'thickness' | 'materials' | 'environment'>,
  thread: Thread,
  finish: Finish,
): number {
  const shear = (SHEAR.factor * STRENGTH[finish] * thread.stressArea) / SHEAR.partial;
  const newtons = hasTimber(joint) ? Math.min(shear, timberShear(joint, thread, finish)) : shear;
  return newtons / (LOAD.partial * LOAD.newtons);
}

function timberShear(
  { thickness, environment }: Pick<Joint, 'thickness' | 'environment'>,
  { diameter }: Thread,
  finish: Finish,
): number {
  const half = thickness / 2;
  const embedding = 0.082 * (1 - 0.01 * diameter) * TIMBER.density;
  const moment = 0.3 * STRENGTH[finish] * diameter ** 2.6;
  const bearing = embedding * half * diameter;
  const oneHinge = Math.sqrt(4 + (12 * moment) / (bearing * half)) - 1;
  const characteristic = Math.min(
    (Math.SQRT2 - 1) * bearing,
    (1.05 / 3) * bearing * oneHinge,
    1.15 * Math.sqrt(2 * moment * embedding * diameter),
  );
  const { dry, wet } = TIMBER.lastingLoad;
  return (characteristic * (environment === 'indoors' ? dry : wet)) / TIMBER.partial;
}

/** The threads that bear the load, thinnest first. */
export const threadsFor = (joint: Joint, finish: Finish): Thread[] =>
  THREADS.filter(
    (thread) =>
      thread.diameter >= (hasTimber(joint) ? MIN_DIAMETER_IN_TIMBER : 0) &&
      boltCapacity(joint, thread, finish) >= joint.load,
  );

/**
 * Chooses bolt, nut and two washers of the thinnest thread that bears the load and of which the
 * assortment has all three. The shortest bolt that is long enough precedes a cheaper one.
 * `candidates` are those of the finish.
 */
export function planJoint(
  joint: Joint,
  finish: Finish,
  candidates: Partial<Record<JointPart, readonly Candidate[]>>,
  codes: ToolAttributes,
): JointPlan {
  const washer = hasTimber(joint) ? 'timberWasher' : 'washer';
  const lineOf = (part: JointPart, needed: number, choice: ToolLine<string>['choice']) =>
    ({ part, unit: 'pieces', needed, choice }) as const;
  for (const thread of threadsFor(joint, finish)) {
    const counterByPieces = (needed: number): PackageCounter => {
      return (one) => packageCount(needed, piecesOf(one, codes.pieces));
    };
    const candidatesOf = (part: JointPart) =>
      (candidates[part] ?? []).filter(({ attributes }) =>
        attributes[codes.thread]?.some((value) => value.toUpperCase() === `M${thread.diameter}`),
      );
    const least = minBoltLength(joint, thread);
    const lengthOf = (one: Candidate) => millimetresOf(one, codes.length) ?? 0;
    // The nut closes the joint only if the shank ends within the members.
    const closesJoint = (one: Candidate) =>
      lengthOf(one) - threadLength(thread.diameter, lengthOf(one)) <= joint.thickness;
    const bolts = [...candidatesOf('bolt'), ...candidatesOf('shankBolt').filter(closesJoint)];
    const long = bolts.filter(
      (one) => lengthOf(one) >= least && lengthOf(one) <= least + MAX_SPARE_LENGTH,
    );
    const length = Math.min(...long.map(lengthOf));
    const bolt = chooseCheapest(
      long.filter((one) => lengthOf(one) === length),
      counterByPieces(joint.bolts),
    );
    const nut = chooseCheapest(candidatesOf('nut'), counterByPieces(joint.bolts));
    const washers = chooseCheapest(candidatesOf(washer), counterByPieces(2 * joint.bolts));
    if (!bolt || !nut || !washers) continue;
    return {
      finish,
      bolt: { diameter: thread.diameter, length },
      lines: [
        lineOf('bolt', joint.bolts, bolt),
        lineOf('nut', joint.bolts, nut),
        lineOf(washer, 2 * joint.bolts, washers),
      ],
    };
  }
  return { finish, bolt: null, lines: [] };
}
