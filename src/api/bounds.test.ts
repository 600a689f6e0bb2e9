import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { boundsTable } from './bounds-table.ts';
import type { Call } from './call.ts';
import { CALLS } from './catalogue.ts';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  maxLength?: number;
  maxItems?: number;
  [key: string]: unknown;
}

/** Returns the paths of an input schema that have no maximum size. */
function unbounded(schema: Schema, at: string): string[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.oneOf ?? [])];
  const found = inner.flatMap((one) => unbounded(one, at));
  const isFixed = ['enum', 'const', 'pattern', 'format'].some((key) => key in schema);
  if (schema.type === 'string' && schema.maxLength === undefined && !isFixed) found.push(at);
  if (schema.type === 'array' && schema.maxItems === undefined) found.push(`${at}[]`);
  if (schema.items) found.push(...unbounded(schema.items, `${at}[]`));
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    found.push(...unbounded(property, `${at}.${name}`));
  return found;
}

const inputs = ({ params, query, body }: Call) => ({ params, query, body });

it.each(CALLS.map((call) => [call.name, call] as const))(
  'no text and no list that %s takes is without a bound',
  (_, call) => {
    for (const [part, schema] of Object.entries(inputs(call))) {
      if (!schema) continue;
      // Uses the output schema, since transformed fields are bounded before the transformation.
      const described = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
      expect(unbounded(described as Schema, part)).toEqual([]);
    }
  },
);

it('shows the bounds of every call in one table', () => {
  const plain = (text: string) => text.replace(/ +/g, ' ').replace(/---+/g, '---');
  const kept = readFileSync('docs/bounds.md', 'utf8');
  expect(plain(kept), 'Run node scripts/bounds.ts.').toBe(plain(boundsTable()));
});
