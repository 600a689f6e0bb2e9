import type { ProductClass } from '../fit/fit-table.ts';

/** Parts of a partition wall, in the order in which they are shown. */
export const WALL_PARTS = [
  'boardStandard',
  'boardMoisture',
  'boardFire',
  'boardAcoustic',
  'stud',
  'track',
  'screw',
  'filler',
  'tape',
  'insulation',
] as const;
export type WallPart = (typeof WALL_PARTS)[number];

/**
 * Parts of a bolted joint. `bolt` is threaded up to its head, `shankBolt` has a shank without thread.
 * `timberWasher` replaces `washer` on timber.
 */
export const JOINT_PARTS = ['bolt', 'shankBolt', 'nut', 'washer', 'timberWasher'] as const;
export type JointPart = (typeof JOINT_PARTS)[number];

/** Finishes of fasteners, from least to most resistant to corrosion. */
export const FINISHES = ['zinc', 'hotDip', 'a2', 'a4'] as const;
export type Finish = (typeof FINISHES)[number];

/** Attributes that the tools read; the values are the codes of the assortment. */
export const TOOL_ATTRIBUTES = {
  length: 'lengte',
  width: 'breedte',
  thickness: 'dikte',
  pieces: 'aantal',
  thread: 'schroefdraad',
  material: 'materiaal',
};
export type ToolAttributes = typeof TOOL_ATTRIBUTES;

/** A class without a name: the products of a category that meet the conditions. */
export type PartClass = Omit<ProductClass, 'name'>;

/** Which products of the assortment the tools choose from. */
export interface ToolTable {
  attributes: ToolAttributes;
  /** An absent part is not sold; a wall needs at least one kind of board, studs, track, screws. */
  wall: Partial<Record<WallPart, readonly PartClass[]>>;
  joint: Partial<Record<JointPart, readonly PartClass[]>>;
  /** Values of the material attribute for each finish. */
  finishes: Partial<Record<Finish, readonly string[]>>;
}

export const TOOLS = ['wall', 'joint'] as const;
export type ToolName = (typeof TOOLS)[number];

/** Parts without which a tool is useless: of each group, the assortment must have at least one. */
export const REQUIRED_PARTS: {
  wall: readonly (readonly WallPart[])[];
  joint: readonly (readonly JointPart[])[];
} = {
  wall: [
    ['boardStandard', 'boardMoisture', 'boardFire', 'boardAcoustic'],
    ['stud'],
    ['track'],
    ['screw'],
  ],
  joint: [['bolt', 'shankBolt'], ['nut'], ['washer']],
};
