import { z } from 'zod';
import { parseClassCondition } from '../../../src/domain/fit/fit-table.ts';
import {
  FINISHES,
  JOINT_PARTS,
  TOOL_ATTRIBUTES,
  type ToolTable,
  WALL_PARTS,
} from '../../../src/domain/tools/tool-table.ts';

export const TOOLS_FILE = 'tools.yaml';

const text = z.string().trim().min(1, 'may not be empty');
const line = text.refine(
  (one) => parseClassCondition(one) !== null,
  'cannot be read: write it as "uitvoering: Moker | Vuisthamer"',
);
const classes = z
  .array(z.strictObject({ categoryCode: text, where: z.array(line).default([]) }))
  .default([]);

const each = <Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>;

const attributes = Object.fromEntries(
  Object.entries(TOOL_ATTRIBUTES).map(([key, code]) => [key, text.default(code)]),
) as Record<keyof typeof TOOL_ATTRIBUTES, z.ZodDefault<typeof text>>;

/** Which products the wall builder and the joint kit choose from, as `ToolTable` describes. */
export const toolsSchema = z.strictObject({
  attributes: z.strictObject(attributes).default(TOOL_ATTRIBUTES),
  wall: z.strictObject(each(WALL_PARTS, classes)).optional(),
  joint: z.strictObject(each(JOINT_PARTS, classes)).optional(),
  finishes: z.strictObject(each(FINISHES, z.array(text).default([]))).optional(),
});

type ToolsSource = z.output<typeof toolsSchema>;

/** The table of the tools; empty without the file, so that no tool is shown. */
export const compileTools = (source: ToolsSource | null): ToolTable => ({
  attributes: source?.attributes ?? TOOL_ATTRIBUTES,
  wall: source?.wall ?? {},
  joint: source?.joint ?? {},
  finishes: source?.finishes ?? {},
});
