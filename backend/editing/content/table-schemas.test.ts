import { expect, test } from 'vitest';
import { TOOL_ATTRIBUTES } from '../../../src/domain/tools/tool-table.ts';
import { compileTools, toolsSchema } from './table-schemas.ts';

test('has no products without a file, and the usual attribute codes', () => {
  expect(compileTools(null)).toEqual({
    ...{ attributes: TOOL_ATTRIBUTES, wall: {}, joint: {}, finishes: {} },
  });
});

test('maps parts to classes, and keeps the other attribute codes', () => {
  const stud = [{ categoryCode: 'profielen', where: ['type: C'] }];
  const parsed = toolsSchema.parse({ attributes: { length: 'L' }, wall: { stud } });
  const { attributes, wall } = compileTools(parsed);
  expect(attributes).toEqual({ ...TOOL_ATTRIBUTES, length: 'L' });
  expect(wall).toMatchObject({ stud, track: [] });
});

test('refuses unknown parts and conditions that cannot be read', () => {
  const bad = (value: unknown) => toolsSchema.safeParse(value).success;
  expect(bad({ wall: { door: [] } })).toBe(false);
  expect(bad({ joint: { nut: [{ categoryCode: 'moer', where: ['M8'] }] } })).toBe(false);
});
