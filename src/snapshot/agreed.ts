/**
 * Whether an answer is one of the API at all. A gateway's page, an empty object or another
 * system's JSON would else pass for "there is no such product", and take pages away. Each field
 * is held to the agreement by the contract tests, not by every build.
 */
import { z } from 'zod';
import type { Call } from '../api/call.ts';
import { CALLS } from '../api/catalogue.ts';
import type { Endpoint } from '../api/endpoint.ts';

/** What `Data` is made of, on the outside. */
interface Shape {
  isList: boolean;
  /** Records carry their id. */
  hasId: boolean;
}

const nameOf = ({ method, path, fixed }: Endpoint) => `${method} ${path} ${JSON.stringify(fixed)}`;

const SHAPES = new Map(CALLS.map((call) => [nameOf(call), shapeOf(call)]));

function shapeOf({ data }: Call): Shape {
  const isList = data instanceof z.ZodArray;
  const record = isList ? data.element : data;
  return { isList, hasId: record instanceof z.ZodObject && 'Id' in record.shape };
}

/** Says what an answer's body has instead of what was agreed; null where it is as agreed. */
export function disagreement(endpoint: Endpoint, body: unknown): string | null {
  if (!isRecord(body) || typeof body['Success'] !== 'boolean') return 'no envelope';
  const shape = SHAPES.get(nameOf(endpoint));
  if (!shape) return null;
  const { Data: data } = body;
  // A single thing may be missing; a list of what is asked for is at least empty.
  if (!body['Success']) return shape.isList ? 'no success' : null;
  if (shape.isList !== Array.isArray(data)) return shape.isList ? 'no list' : 'a list';
  const records = Array.isArray(data) ? data : [data];
  const isWhole = (record: unknown) =>
    isRecord(record) && (!shape.hasId || typeof record['Id'] === 'number');
  return records.every(isWhole) ? null : 'no records';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
