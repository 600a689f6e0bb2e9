/** Calls of the wall builder and the joint kit. */
import type { ProductSummary } from '../../domain/product/product.ts';
import type { ToolUnit } from '../../domain/tools/candidate.ts';
import type { Joint } from '../../domain/tools/joint.ts';
import { jointFields, wallFields } from '../../domain/tools/tool-address.ts';
import type { Finish } from '../../domain/tools/tool-table.ts';
import type { Wall } from '../../domain/tools/wall.ts';
import type { ApiClient } from '../client.ts';
import { mapOutcome, type Outcome } from '../outcome.ts';
import { mapProductSummary } from '../products/mappers.ts';
import type { JointPlanRecord, ToolLineRecord, WallPlanRecord } from './calls.ts';
import type { Endpoint } from '../call.ts';

/** Calls of the wall builder and the joint kit; additions to the specification. */
export const TOOL_CALLS = {
  wall: { audience: 'public', method: 'GET', path: '/api/aspos/tools/wall' },
  joint: { audience: 'public', method: 'GET', path: '/api/aspos/tools/joint' },
} as const satisfies Record<string, Endpoint>;

/** A line of a materials list, with its product. */
export interface PlannedLine {
  part: string;
  unit: ToolUnit;
  needed: number;
  choice: {
    product: ProductSummary;
    quantity: number;
    perPackage: number;
    grams: number | null;
  } | null;
}

export interface PlannedJoint {
  finish: Finish;
  bolt: { diameter: number; length: number } | null;
  lines: PlannedLine[];
}

const mapLines = (records: readonly ToolLineRecord[], now: Date): PlannedLine[] =>
  records.map(({ Part: part, Unit: unit, Needed: needed, Choice }) => ({
    ...{ part, unit, needed },
    choice: Choice && {
      product: mapProductSummary(Choice.Product, now),
      quantity: Choice.Quantity,
      perPackage: Choice.PerPackage,
      grams: Choice.Grams,
    },
  }));

export async function wallMaterials(
  api: ApiClient,
  wall: Wall,
  now: Date,
): Promise<Outcome<PlannedLine[]>> {
  const outcome = await api.call<WallPlanRecord>(TOOL_CALLS.wall, { query: wallFields(wall) });
  return mapOutcome(outcome, ({ Lines }) => mapLines(Lines, now));
}

export async function jointKit(
  api: ApiClient,
  joint: Joint,
  now: Date,
): Promise<Outcome<PlannedJoint>> {
  const outcome = await api.call<JointPlanRecord>(TOOL_CALLS.joint, { query: jointFields(joint) });
  return mapOutcome(outcome, ({ Finish: finish, Bolt, Lines }) => ({
    finish,
    bolt: Bolt && { diameter: Bolt.Diameter, length: Bolt.Length },
    lines: mapLines(Lines, now),
  }));
}
