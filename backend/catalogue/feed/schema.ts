import { z } from 'zod';
import { FIELD_PATTERNS, jsonRow } from './row.ts';

/** Returns a JSON Schema (draft 2020-12) of products in JSON lines. */
export function feedSchema() {
  const { $schema, properties, required } = z.toJSONSchema(jsonRow, OPTIONS);
  return {
    $schema,
    title: 'A product of a feed',
    description: 'docs/feed.md explains the fields. What a row does not say stays as it is.',
    type: 'object',
    required,
    properties: properties ?? {},
    patternProperties: Object.fromEntries(
      FIELD_PATTERNS.map(({ pattern, value }) => [
        pattern.source,
        { ...z.toJSONSchema(value, OPTIONS), $schema: undefined },
      ]),
    ),
    additionalProperties: false,
  };
}

/** Describes the input of the schemas, before their transforms. */
const OPTIONS = { io: 'input', unrepresentable: 'any' } as const;
