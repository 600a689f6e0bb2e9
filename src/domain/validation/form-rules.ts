import { cleanEmail } from '../shared/pasted-text.ts';
import { isValidEmail, isKvkNumber, cleanKvkNumber, isValidPassword } from './field-formats.ts';

/** Validation rules of form fields (spec 1 §5); also the keys of their messages. */
export type FormRule =
  | 'required'
  | 'email'
  | 'validPassword'
  | 'confirmPassword'
  | 'kvkNumber'
  /** Checked by the server only (`availableEmail`). */
  | 'availableEmail';

/** Form values by field name. */
export type FormValues = Readonly<Record<string, string>>;

const CHECKS: Record<FormRule, (value: string, values: FormValues) => boolean> = {
  required: (value) => value.trim() !== '',
  email: (value) => isValidEmail(cleanEmail(value)),
  validPassword: isValidPassword,
  confirmPassword: (value, values) => value === values['password'],
  kvkNumber: (value) => isKvkNumber(cleanKvkNumber(value)),
  availableEmail: () => true,
};

/**
 * Returns the first rule that a value violates, or null. An empty value violates only `required`,
 * so that fields may be optional. `values`: those of the whole form.
 */
export function violatedRule(
  rules: readonly FormRule[],
  value: string,
  values: FormValues = {},
): FormRule | null {
  const isEmpty = value.trim() === '';
  const applies = (rule: FormRule) => rule === 'required' || !isEmpty;
  return rules.find((rule) => applies(rule) && !CHECKS[rule](value, values)) ?? null;
}

/** Returns the violated rule of every invalid field, in the order of `fields`. */
export function violatedRules(
  fields: Readonly<Record<string, readonly FormRule[]>>,
  values: FormValues,
): Map<string, FormRule> {
  const broken = new Map<string, FormRule>();
  for (const [name, rules] of Object.entries(fields)) {
    const rule = violatedRule(rules, values[name] ?? '', values);
    if (rule) broken.set(name, rule);
  }
  return broken;
}
