import type { z } from 'zod';
import type { Locale } from '../domain/shared/common.ts';
import type { Call, FailureEnvelope, FieldError } from './call.ts';
import { fieldText } from './field-texts.ts';

/** The input of a call as received, before validation. */
export interface RawInput {
  params: Record<string, unknown>;
  /** A repeated key has a list of values. */
  query: Record<string, string | string[]>;
  body: unknown;
}

export type ValidatedInput =
  | { ok: true; params: unknown; query: unknown; body: unknown }
  | { ok: false; errors: FieldError[] };

/** Validates all parts of a call's input. Unknown keys are dropped (spec 2 §7 names the keys). */
export function validateInput(call: Call, raw: RawInput): ValidatedInput {
  const errors: FieldError[] = [
    ...nulErrors('path', raw.params),
    ...nulErrors('query', raw.query),
    ...nulErrors('body', raw.body),
  ];
  if (errors.length > 0) return { ok: false, errors };
  const validatePart = (where: FieldError['In'], schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return {};
    const result = schema.safeParse(value, { error: defaultMessage });
    if (result.success) return result.data;
    errors.push(...fieldErrors(where, result.error));
    return {};
  };
  const params = validatePart('path', call.params, raw.params);
  const query = validatePart('query', call.query, raw.query);
  const body = validatePart('body', call.body, raw.body);
  return errors.length > 0 ? { ok: false, errors } : { ok: true, params, query, body };
}

/** Maximum depth of the search; no call has input that deep, and the schemas drop deeper values. */
const MAX_DEPTH = 20;

/** Finds the first text with a NUL character, which PostgreSQL cannot store. */
function nulErrors(where: FieldError['In'], value: unknown, path: string[] = []): FieldError[] {
  if (typeof value === 'string')
    return value.includes('\0')
      ? [{ In: where, Field: path.join('.'), Message: 'must not hold NUL characters' }]
      : [];
  if (typeof value !== 'object' || value === null || path.length > MAX_DEPTH) return [];
  for (const [key, part] of Object.entries(value)) {
    const found = nulErrors(where, part, [...path, key]);
    if (found.length > 0) return found;
  }
  return [];
}

function fieldErrors(where: FieldError['In'], { issues }: z.ZodError): FieldError[] {
  return issues.map(({ path, message }) => ({
    In: where,
    Field: path.join('.'),
    Message: message,
  }));
}

/** Returns the body of a 400 for an invalid request body, in English, for programs and commands. */
export const invalidBody = (error: z.ZodError): FailureEnvelope =>
  invalidInput(fieldErrors('body', error), 'en');

// Messages for rules of a schema that do not define their own.
const defaultMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return `must be of type ${issue.expected}`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`;
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}`;
  return 'is not right';
};

/** Selects the call that the query asks for, among those that share a path; else the errors. */
export function selectCall(
  calls: readonly Call[],
  query: RawInput['query'],
): { ok: true; call: Call } | { ok: false; errors: FieldError[] } {
  const found = calls.find((call) =>
    Object.entries(call.fixedQuery ?? {}).every(([key, value]) => query[key] === value),
  );
  if (found) return { ok: true, call: found };
  const keys = [...new Set(calls.flatMap((call) => Object.keys(call.fixedQuery ?? {})))];
  return {
    ok: false,
    errors: keys.map((key) => {
      const values = calls.map((call) => call.fixedQuery?.[key]).filter(Boolean);
      return { In: 'query', Field: key, Message: `must be one of ${values.join(', ')}` };
    }),
  };
}

const WRONG_INPUT: Record<Locale, string> = { nl: 'De invoer klopt niet', en: 'Wrong input' };

/** Returns the body of a 400 with the invalid fields and why, in the language of the caller. */
export function invalidInput(found: readonly FieldError[], locale: Locale): FailureEnvelope {
  const errors = found.map((error) => ({ ...error, Message: fieldText(error.Message, locale) }));
  const text = errors.map((error) => `${error.Field || error.In} ${error.Message}`).join('; ');
  return {
    Success: false,
    Message: `${WRONG_INPUT[locale]}: ${text}.`,
    Data: null,
    Errors: errors,
  };
}

/** Returns the response for an unknown id, without success flag (spec 2 §8). */
export function failureBody(message?: string): FailureEnvelope {
  return { Success: false, ...(message ? { Message: message } : {}), Data: null };
}
