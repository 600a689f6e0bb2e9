/**
 * Netlify's public description of its API, which its own client is made from: what of a call or an
 * answer is not as it says. Fields that it does not name are faults too.
 */
import { createRequire } from 'node:module';
import { z } from 'zod';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'body';
  required?: boolean;
  type?: string;
  schema?: JsonSchema;
}
type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema> };
interface Operation {
  consumes?: string[];
  parameters?: Parameter[];
  responses: Record<string, { schema?: JsonSchema }>;
}
interface Description {
  basePath: string;
  consumes: string[];
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>;
}

export interface DescribedCall {
  method: string;
  url: URL;
  contentType: string;
  body: Buffer;
}

const ofClient = createRequire(import.meta.resolve('@netlify/api'));
const { basePath, consumes, paths } = ofClient('@netlify/open-api') as Description;

/** What is wrong with a call, and with its answer; null: nothing. */
export function wrongWith(call: DescribedCall, status: number, answer: unknown): string | null {
  const { method, url, contentType, body } = call;
  const name = `${method} ${url.pathname}`;
  const found = operationAt(method, url.pathname);
  if (!found) return `${name} is no call`;
  const { operation, parameters } = found;
  const known = new Set(parameters.filter((one) => one.in === 'query').map((one) => one.name));
  for (const key of url.searchParams.keys()) {
    if (!known.has(key)) return `${name} has no ${key} in its query`;
  }
  const sent = parameters.find((one) => one.in === 'body');
  if (!sent && body.length > 0) return `${name} takes no body`;
  if (sent?.required && body.length === 0) return `${name} needs a body`;
  if (sent && body.length > 0) {
    const types = operation.consumes ?? consumes;
    if (!types.includes(contentType)) return `${name} takes no ${contentType}`;
    const isJson = contentType === 'application/json';
    const fault = isJson ? disagreement(sent.schema, JSON.parse(body.toString())) : null;
    if (fault) return `${name}: ${fault}`;
  }
  const response = operation.responses[String(status)] ?? operation.responses['default'];
  const fault = disagreement(response?.schema, answer);
  return fault && `${name} does not answer ${status} like that: ${fault}`;
}

function operationAt(method: string, pathname: string) {
  for (const [path, item] of Object.entries(paths)) {
    // The path of a file has slashes of its own.
    const pattern = path.replace('{path}', '.+').replace(/\{\w+\}/g, '[^/]+');
    const operation = item[method.toLowerCase()];
    if (operation && new RegExp(`^${basePath}${pattern}$`).test(pathname)) {
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return { operation, parameters };
    }
  }
  return null;
}

function disagreement(schema: JsonSchema | undefined, value: unknown): string | null {
  if (!schema) return null;
  const checked = z.fromJSONSchema(closed(schema)).safeParse(value);
  return checked.success ? null : z.prettifyError(checked.error);
}

/** Without fields that are not named, however deep. */
function closed(schema: JsonSchema): JsonSchema {
  if (!schema.properties) return schema;
  const own = Object.entries(schema.properties).map(([name, one]) => [name, closed(one)]);
  return { ...schema, properties: Object.fromEntries(own), additionalProperties: false };
}
