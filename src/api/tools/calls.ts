/** Schemas of materials lists, and the calls that answer them. */
import { z } from 'zod';
import { ENVIRONMENTS, MATERIALS } from '../../domain/tools/joint-data.ts';
import { JOINT_LIMITS } from '../../domain/tools/joint.ts';
import { DEFAULT_JOINT, DEFAULT_WALL, OPENING } from '../../domain/tools/tool-address.ts';
import { WALL_DATA, WALL_LIMITS, BOARDS, WALL_KINDS } from '../../domain/tools/wall.ts';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import { flagField, intField } from '../fields.ts';
import { TOOL_CALLS } from './client.ts';
import { FINISHES } from '../../domain/tools/tool-table.ts';
import { productRecord } from '../products/calls.ts';

const toolLineRecord = z.object({
  Part: z.string(),
  /** Unit of `Needed` and `PerPackage`. */
  Unit: z.enum(['m²', 'm', 'kg', 'pieces']),
  Needed: z.number(),
  /** Null: no product of the assortment fits. */
  Choice: z
    .object({
      Product: productRecord,
      Quantity: z.int().min(1),
      PerPackage: z.number(),
      /** Weight of one package. */
      Grams: z.number().nullable(),
    })
    .nullable(),
});

const wallPlanRecord = z.object({ Lines: z.array(toolLineRecord) });

const jointPlanRecord = z.object({
  Finish: z.enum(FINISHES),
  /** Millimetres; null: no bolt of the assortment is strong and long enough. */
  Bolt: z.object({ Diameter: z.number(), Length: z.number() }).nullable(),
  Lines: z.array(toolLineRecord),
});

export type ToolLineRecord = z.infer<typeof toolLineRecord>;
export type WallPlanRecord = z.infer<typeof wallPlanRecord>;
export type JointPlanRecord = z.infer<typeof jointPlanRecord>;

const area = 'tools';

const choiceField = <const T extends readonly string[]>(all: T, fallback: T[number]) =>
  z.enum(all, { error: `must be one of ${all.join(', ')}` }).default(fallback as never);
const limitedNumber = ({ min, max }: { min: number; max: number }, fallback: number) =>
  intField(min, max, fallback);
const numberChoice = (all: readonly number[], fallback: number) =>
  choiceField(all.map(String), String(fallback));

const MAX_OPENINGS_LENGTH = 200;
const openings = z
  .string({ error: 'must be a text' })
  .max(MAX_OPENINGS_LENGTH, `must have at most ${MAX_OPENINGS_LENGTH} characters`)
  .refine(
    (text) => text === '' || text.split(',').every((one) => OPENING.test(one)),
    'must be written as door-930x2115',
  )
  .default('');

export const wallMaterials = defineCall({
  ...TOOL_CALLS.wall,
  name: 'wallMaterials',
  area,
  bounds: BOUNDS.list,
  summary: 'Materials of a partition wall, with the cheapest fitting product of each part',
  query: z.object({
    kind: choiceField(WALL_KINDS, DEFAULT_WALL.kind),
    board: choiceField(BOARDS, DEFAULT_WALL.board),
    /** Millimetres, as all lengths. */
    length: limitedNumber(WALL_LIMITS.length, DEFAULT_WALL.length),
    height: limitedNumber(WALL_LIMITS.height, DEFAULT_WALL.height),
    spacing: numberChoice(WALL_DATA.spacings, DEFAULT_WALL.spacing),
    stud: numberChoice(WALL_DATA.studs, DEFAULT_WALL.stud),
    insulated: flagField(DEFAULT_WALL.insulated),
    /** `door-930x2115,window-1200x1000`. */
    openings,
  }),
  data: wallPlanRecord,
});

export const jointKit = defineCall({
  ...TOOL_CALLS.joint,
  name: 'jointKit',
  area,
  bounds: BOUNDS.list,
  summary: 'Bolt, nut and washers of a joint',
  query: z.object({
    /** Total thickness of both members, in millimetres. */
    thickness: limitedNumber(JOINT_LIMITS.thickness, DEFAULT_JOINT.thickness),
    /** Kilograms per bolt. */
    load: limitedNumber(JOINT_LIMITS.load, DEFAULT_JOINT.load),
    environment: choiceField(ENVIRONMENTS, DEFAULT_JOINT.environment),
    one: choiceField(MATERIALS, DEFAULT_JOINT.materials[0]),
    other: choiceField(MATERIALS, DEFAULT_JOINT.materials[1]),
    bolts: limitedNumber(JOINT_LIMITS.bolts, DEFAULT_JOINT.bolts),
  }),
  data: jointPlanRecord,
});
