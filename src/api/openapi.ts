/** Generates the OpenAPI 3.1 document from the catalogue of calls. */
import { z } from 'zod';
import * as brands from './brands/calls.ts';
import * as config from './config/calls.ts';
import * as content from './content/calls.ts';
import * as customerExport from './customer/export-wire.ts';
import * as customer from './customer/wire.ts';
import * as orders from './orders/calls.ts';
import * as preference from './preference/calls.ts';
import * as products from './products/calls.ts';
import * as push from './push/calls.ts';
import { imageRecord } from './fields.ts';
import * as search from './search/calls.ts';
import * as stores from './stores/calls.ts';
import * as webNodes from './webnodes/calls.ts';
import { type Call, type FieldError, failureEnvelope, failureStatuses } from './call.ts';
import { type CallGroup, callGroups } from './catalogue.ts';

const areas = { ...brands, ...config, ...content, ...preference, ...products, ...push, ...search };

/** The schemas that the document names: `productRecord` as `ProductRecord`. */
const namedRecords: Record<string, z.ZodType> = Object.fromEntries(
  Object.entries<unknown>({
    ...areas,
    ...customer,
    ...customerExport,
    ...orders,
    ...stores,
    ...webNodes,
    imageRecord,
  })
    .filter((entry): entry is [string, z.ZodType] => entry[0].endsWith('Record'))
    .map(([name, schema]) => [`${name[0]?.toUpperCase()}${name.slice(1)}`, schema]),
);

type Json = Record<string, unknown>;

const REFERENCE = '#/components/schemas/';

/** Builds the document. `serverUrl`: base URL of the API, e.g. `https://shop.example`. */
export function openApiDocument(info: {
  title: string;
  version: string;
  serverUrl?: string;
}): Json {
  const groups = callGroups();
  const schemas = componentSchemas(groups.flatMap((group) => group.calls));
  const paths: Record<string, Json> = {};
  for (const group of groups) {
    paths[group.path] = { ...paths[group.path], [group.method.toLowerCase()]: operation(group) };
  }
  return {
    openapi: '3.1.0',
    info: { title: info.title, version: info.version },
    ...(info.serverUrl ? { servers: [{ url: info.serverUrl }] } : {}),
    paths,
    components: {
      schemas,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
    security: [{}, { bearer: [] }],
  };
}

const dataName = (call: Call) => `${call.name[0]?.toUpperCase()}${call.name.slice(1)}Data`;

/** Returns the named schemas, so that responses refer to them instead of repeating them. */
function componentSchemas(calls: readonly Call[]): Json {
  const registry = z.registry<{ id: string }>();
  const knownSchemas = new Set<z.ZodType>();
  const add = (schema: z.ZodType, id: string) => {
    if (knownSchemas.has(schema)) return;
    knownSchemas.add(schema);
    registry.add(schema, { id });
  };
  for (const [name, schema] of Object.entries(namedRecords)) add(schema, name);
  add(failureEnvelope, 'Failure');
  // Cloned, so that the data of a call has its own name even if it is a record itself.
  for (const call of calls) if (!call.file) add(call.data.clone(), dataName(call));
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => REFERENCE + id,
    io: 'input',
    override: simplifySchema,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => {
      return [id, omitKeys(schema as Json, ['$schema', '$id', 'id'])];
    }),
  );
}

function operation({ calls }: CallGroup): Json {
  const [first] = calls;
  if (!first) return {};
  const answers = calls.map((call) => ({
    type: 'object',
    required: ['Success', 'Data'],
    properties: {
      Success: { const: true },
      Message: { type: 'string' },
      Data: { $ref: REFERENCE + dataName(call) },
    },
  }));
  const failure = { $ref: `${REFERENCE}Failure` };
  return {
    operationId: first.name,
    ...(first.audience === 'customer' ? { security: [{ bearer: [] }] } : {}),
    tags: [first.area],
    summary: calls.map((call) => call.summary).join(' / '),
    parameters: [...parameters(calls), LANGUAGE_HEADER],
    ...requestBody(calls),
    responses: {
      200: {
        description: 'The data; or `Success: false` where nothing has this id or url',
        content: first.file
          ? { [first.file]: {}, ...json(failure) }
          : json({ oneOf: [...answers, failure] }),
      },
      400: { description: 'Wrong input: which fields, and why', content: json(failure) },
      ...failures(calls, failure),
      429: {
        description: 'Too often: `Retry-After` says how long to wait',
        content: json(failure),
      },
      500: { description: 'The server failed', content: json(failure) },
      503: { description: 'Busy: `Retry-After` says how long to wait', content: json(failure) },
    },
  };
}

/** Returns the body of calls that share a path. A body that may replace the query is optional. */
function requestBody(calls: readonly Call[]): Json {
  const body = calls.find((call) => call.body)?.body;
  if (body) return { requestBody: { required: true, content: json(bodySchema(body)) } };
  const query = calls.find((call) => call.queryMayBeBody)?.query;
  if (!query) return {};
  const schema = omitKeys(parameterSchema(query), ['additionalProperties']);
  return { requestBody: { required: false, content: json(schema) } };
}

/** Returns the failures that only some calls have. */
function failures(calls: readonly Call[], failure: Json): Json {
  const statuses = Object.assign({}, ...calls.map(failureStatuses)) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(statuses).map(([status, description]) => [
      status,
      { description, content: json(failure) },
    ]),
  );
}

const LANGUAGE_HEADER = {
  name: 'x-language',
  in: 'header',
  required: false,
  schema: { enum: ['nl', 'en'], default: 'nl' },
};

const json = (schema: Json) => ({ 'application/json': { schema } });

/**
 * Merges the path and query parameters of calls that share a path. A parameter is required only if
 * all of them require it.
 */
function parameters(calls: readonly Call[]): Json[] {
  const found = new Map<string, Json>();
  const read = (where: FieldError['In'], schema: z.ZodObject | undefined) => {
    for (const [name, field] of Object.entries(schema?.shape ?? {})) {
      const fieldSchema = parameterSchema(field as z.ZodType);
      const before = found.get(name);
      const required = !(field as z.ZodType).safeParse(undefined).success;
      found.set(name, {
        name,
        in: where,
        required: required && before?.required !== false,
        schema: before ? mergeSchemas(before.schema as Json, fieldSchema) : fieldSchema,
      });
    }
  };
  for (const call of calls) {
    read('path', call.params);
    read('query', call.query);
  }
  return [...found.values()];
}

// Calls that share a path are distinguished by constants of the same key.
function mergeSchemas(a: Json, b: Json): Json {
  const values = (schema: Json) =>
    'const' in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : null;
  const [left, right] = [values(a), values(b)];
  return left && right ? { type: 'string', enum: [...left, ...right] } : a;
}

/** Returns the schema of a parameter after parsing its text: numbers as numbers, lists as lists. */
function parameterSchema(schema: z.ZodType): Json {
  return omitKeys(z.toJSONSchema(schema, { override: simplifySchema }), ['$schema']);
}

/** Returns the schema of a body; unknown keys are allowed, because they are ignored. */
function bodySchema(schema: z.ZodType): Json {
  return omitKeys(z.toJSONSchema(schema, { io: 'input', override: simplifySchema }), ['$schema']);
}

// Removes zod's patterns of dates, which `format` already states, and the limits of safe integers.
function simplifySchema({ jsonSchema }: { jsonSchema: Json }): void {
  if (jsonSchema.format === 'date' || jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  if (jsonSchema.format === 'starts_with') delete jsonSchema.format;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function omitKeys(schema: Json, keys: readonly string[]): Json {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key)));
}
