/**
 * The input of a tool as fields of an address, which a shopper can share; the calls of the tools
 * take the same fields.
 */
import { ENVIRONMENTS, type Environment, type JointMaterial, MATERIALS } from './joint-data.ts';
import { type Joint, JOINT_LIMITS } from './joint.ts';
import { BOARDS, type Opening, type Wall, WALL_KINDS, WALL_DATA, WALL_LIMITS } from './wall.ts';

export type ToolFields = Record<string, string>;

/** `door-930x2115`. */
export const OPENING = /^(door|window)-(\d{1,5})x(\d{1,5})$/;

/** Parses `door-930x2115,window-1200x1000`; invalid and superfluous ones are omitted. */
export function parseOpenings(text: string): Opening[] {
  return text
    .split(',')
    .flatMap((part): Opening[] => {
      const [, kind, width, height] = OPENING.exec(part) ?? [];
      if (!kind) return [];
      const { min, max } = WALL_LIMITS.opening;
      const size = (typed: string | undefined) => Math.min(max, Math.max(min, Number(typed)));
      return [{ kind: kind as Opening['kind'], width: size(width), height: size(height) }];
    })
    .slice(0, WALL_LIMITS.openings);
}

export const DEFAULT_WALL: Wall = {
  kind: 'single',
  board: 'standard',
  length: 4000,
  height: 2600,
  spacing: 600,
  stud: 75,
  insulated: true,
  openings: [],
};

export const wallFields = (wall: Wall): ToolFields => ({
  kind: wall.kind,
  board: wall.board,
  length: String(wall.length),
  height: String(wall.height),
  spacing: String(wall.spacing),
  stud: String(wall.stud),
  insulated: wall.insulated ? '1' : '0',
  openings: wall.openings.map(({ kind, width, height }) => `${kind}-${width}x${height}`).join(','),
});

type GetField = (name: string) => string | null;

const oneOf = <T extends string | number>(all: readonly T[], text: string | null, fallback: T): T =>
  all.find((one) => String(one) === text) ?? fallback;

function parseWholeNumber(
  text: string | null,
  { min, max }: { min: number; max: number },
  fallback: number,
): number {
  if (!text || !/^\d{1,6}$/.test(text)) return fallback;
  return Math.min(max, Math.max(min, Number(text)));
}

/** Reads a wall; a missing or invalid field gets its default. */
export function parseWall(get: GetField): Wall {
  const initial = DEFAULT_WALL;
  return {
    kind: oneOf(WALL_KINDS, get('kind'), initial.kind),
    board: oneOf(BOARDS, get('board'), initial.board),
    length: parseWholeNumber(get('length'), WALL_LIMITS.length, initial.length),
    height: parseWholeNumber(get('height'), WALL_LIMITS.height, initial.height),
    spacing: oneOf(WALL_DATA.spacings, get('spacing'), initial.spacing),
    stud: oneOf(WALL_DATA.studs, get('stud'), initial.stud),
    insulated: get('insulated') !== '0',
    openings: parseOpenings(get('openings') ?? ''),
  };
}

export const DEFAULT_JOINT: Joint = {
  thickness: 40,
  load: 50,
  environment: 'indoors',
  materials: ['timber', 'timber'],
  bolts: 4,
};

export const jointFields = ({ materials: [one, other], ...joint }: Joint): ToolFields => ({
  thickness: String(joint.thickness),
  load: String(joint.load),
  environment: joint.environment,
  one,
  other,
  bolts: String(joint.bolts),
});

/** Reads a joint; a missing or invalid field gets its default. */
export function parseJoint(get: GetField): Joint {
  const initial = DEFAULT_JOINT;
  const material = (name: string): JointMaterial => oneOf(MATERIALS, get(name), 'timber');
  return {
    thickness: parseWholeNumber(get('thickness'), JOINT_LIMITS.thickness, initial.thickness),
    load: parseWholeNumber(get('load'), JOINT_LIMITS.load, initial.load),
    environment: oneOf<Environment>(ENVIRONMENTS, get('environment'), initial.environment),
    materials: [material('one'), material('other')],
    bolts: parseWholeNumber(get('bolts'), JOINT_LIMITS.bolts, initial.bolts),
  };
}
