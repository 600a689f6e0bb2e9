/** Schemas of materials lists. */
import { z } from 'zod';
import { FINISHES } from '../../domain/tools/tool-table.ts';
import { productRecord } from '../products/wire.ts';

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

export const wallPlanRecord = z.object({ Lines: z.array(toolLineRecord) });

export const jointPlanRecord = z.object({
  Finish: z.enum(FINISHES),
  /** Millimetres; null: no bolt of the assortment is strong and long enough. */
  Bolt: z.object({ Diameter: z.number(), Length: z.number() }).nullable(),
  Lines: z.array(toolLineRecord),
});

export type ToolLineRecord = z.infer<typeof toolLineRecord>;
export type WallPlanRecord = z.infer<typeof wallPlanRecord>;
export type JointPlanRecord = z.infer<typeof jointPlanRecord>;
