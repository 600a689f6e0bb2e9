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

type JsonSchema = Record<string, unknown>;

const REFERENCE = '#/components/schemas/';

/** Builds the document. `serverUrl`: base URL of the API, e.g. `https://shop.example`. */
export function openApiDocument(info: {
  title: string;
  version: string;
  serverUrl?: string;
}): JsonSchema {
  const groups = callGroups();
  const schemas = componentSchemas(groups.flatMap((group) => group.calls));
  const paths: Record<string, JsonSchema> = {};
  for (const group of groups) {
    paths[group.path] = { ...paths[group.path], [group.method.toLowerCase()]: operationOf(group) };
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

const dataSchemaName = (call: Call) => `${call.name[0]?.toUpperCase()}${call.name.slice(1)}Data`;

/** Returns the named schemas, so that responses refer to them instead of repeating them. */
function componentSchemas(calls: readonly Call[]): JsonSchema {
  const registry = z.registry<{ id: string }>();
  const knownSchemas = new Set<z.ZodType>();
  const registerSchema = (schema: z.ZodType, id: string) => {
    if (knownSchemas.has(schema)) return;
    knownSchemas.add(schema);
    registry.add(schema, { id });
  };
  for (const [name, schema] of Object.entries(namedRecords)) registerSchema(schema, name);
  registerSchema(failureEnvelope, 'Failure');
  // A clone gets a name of its own, even if the data of the call is a named record.
  for (const call of calls)
    if (!call.fileType) registerSchema(call.data.clone(), dataSchemaName(call));
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => REFERENCE + id,
    io: 'input',
    override: simplifySchema,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => {
      return [id, omitKeys(schema as JsonSchema, ['$schema', '$id', 'id'])];
    }),
  );
}

function operationOf({ calls }: CallGroup): JsonSchema {
  const [first] = calls;
  if (!first) return {};
  const responseSchemas = calls.map((call) => ({
    type: 'object',
    required: ['Success', 'Data'],
    properties: {
      Success: { const: true },
      Message: { type: 'string' },
      Data: { $ref: REFERENCE + dataSchemaName(call) },
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
        content: first.fileType
          ? { [first.fileType]: {}, ...jsonContent(failure) }
          : jsonContent({ oneOf: [...responseSchemas, failure] }),
      },
      400: { description: 'Wrong input: which fields, and why', content: jsonContent(failure) },
      ...failureResponses(calls, failure),
      429: {
        description: 'Too often: `Retry-After` says how long to wait',
        content: jsonContent(failure),
      },
      500: { description: 'The server failed', content: jsonContent(failure) },
      503: {
        description: 'Busy: `Retry-After` says how long to wait',
        content: jsonContent(failure),
      },
    },
  };
}

/** Returns the body of calls that share a path. A body that may replace the query is optional. */
function requestBody(calls: readonly Call[]): JsonSchema {
  const body = calls.find((call) => call.body)?.body;
  if (body) return { requestBody: { required: true, content: jsonContent(bodySchema(body)) } };
  const query = calls.find((call) => call.queryMayBeBody)?.query;
  if (!query) return {};
  const schema = omitKeys(parameterSchema(query), ['additionalProperties']);
  return { requestBody: { required: false, content: jsonContent(schema) } };
}

/** Returns the failures that only some calls have. */
function failureResponses(calls: readonly Call[], failure: JsonSchema): JsonSchema {
  const statuses = Object.assign({}, ...calls.map(failureStatuses)) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(statuses).map(([status, description]) => [
      status,
      { description, content: jsonContent(failure) },
    ]),
  );
}

const LANGUAGE_HEADER = {
  name: 'x-language',
  in: 'header',
  required: false,
  schema: { enum: ['nl', 'en'], default: 'nl' },
};

const jsonContent = (schema: JsonSchema) => ({ 'application/json': { schema } });

/**
 * Merges the path and query parameters of calls that share a path. A parameter is required only if
 * all of them require it.
 */
function parameters(calls: readonly Call[]): JsonSchema[] {
  const found = new Map<string, JsonSchema>();
  const addParameters = (where: FieldError['In'], schema: z.ZodObject | undefined) => {
    for (const [name, field] of Object.entries(schema?.shape ?? {})) {
      const fieldSchema = parameterSchema(field as z.ZodType);
      const before = found.get(name);
      const required = !(field as z.ZodType).safeParse(undefined).success;
      found.set(name, {
        name,
        in: where,
        required: required && before?.required !== false,
        schema: before ? mergeSchemas(before.schema as JsonSchema, fieldSchema) : fieldSchema,
      });
    }
  };
  for (const call of calls) {
    addParameters('path', call.params);
    addParameters('query', call.query);
  }
  return [...found.values()];
}

// Calls that share a path are distinguished by constants of the same key.
function mergeSchemas(a: JsonSchema, b: JsonSchema): JsonSchema {
  const constantsOf = (schema: JsonSchema) =>
    'const' in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : null;
  const [left, right] = [constantsOf(a), constantsOf(b)];
  return left && right ? { type: 'string', enum: [...left, ...right] } : a;
}

/** Returns the schema of a parameter after parsing its text: numbers as numbers, lists as lists. */
function parameterSchema(schema: z.ZodType): JsonSchema {
  return omitKeys(z.toJSONSchema(schema, { override: simplifySchema }), ['$schema']);
}

/** Returns the schema of a body; unknown keys are allowed, because they are ignored. */
function bodySchema(schema: z.ZodType): JsonSchema {
  return omitKeys(z.toJSONSchema(schema, { io: 'input', override: simplifySchema }), ['$schema']);
}

// Removes zod's patterns of dates, which `format` already states, and the limits of safe integers.
function simplifySchema({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.format === 'date' || jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  if (jsonSchema.format === 'starts_with') delete jsonSchema.format;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function omitKeys(schema: JsonSchema, keys: readonly string[]): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key)));
}
