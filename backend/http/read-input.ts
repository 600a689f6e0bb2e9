import type { Context } from 'hono';
import type { Call, FieldError } from '../../src/api/call.ts';
import type { RawInput } from '../../src/api/validate.ts';

type ReadInput = { ok: true; raw: RawInput } | { ok: false; errors: FieldError[] };

/** What a request brings, as it brings it. A body that is no JSON is an input error. */
export async function readInput(
  c: Context,
  call: Pick<Call, 'body' | 'queryMayBeBody'>,
): Promise<ReadInput> {
  const raw: RawInput = { params: c.req.param(), query: readQuery(c), body: undefined };
  if (!call.body && !call.queryMayBeBody) return { ok: true, raw };
  const text = await c.req.text();
  if (text.trim() === '' && !call.body) return { ok: true, raw };
  if (text.trim() === '') {
    return { ok: false, errors: [{ In: 'body', Field: '', Message: 'must not be empty' }] };
  }
  try {
    raw.body = JSON.parse(text);
  } catch {
    return { ok: false, errors: [{ In: 'body', Field: '', Message: 'must be valid JSON' }] };
  }
  if (!call.body && typeof raw.body === 'object') Object.assign(raw.query, raw.body);
  return { ok: true, raw };
}

/** A key that is repeated comes as a list. */
export function readQuery(c: Context): RawInput['query'] {
  const query: RawInput['query'] = {};
  for (const [key, values] of Object.entries(c.req.queries())) {
    query[key] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return query;
}
