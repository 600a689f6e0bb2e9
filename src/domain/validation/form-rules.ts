import { cleanEmail } from '../shared/pasted-text.ts';
import { isValidEmail } from './email.ts';
import { isKvkNumber, plainKvkNumber } from './kvk-number.ts';
import { isValidPassword } from './password.ts';

/** The rules that a field can name (spec 1 §5); also the keys of their messages. */
export type FormRule =
  | 'required'
  | 'email'
  | 'validPassword'
  | 'confirmPassword'
  | 'kvkNumber'
  /** Answered by the server (`availableEmail`); never a fault here. */
  | 'availableEmail';

/** What a form holds: field name → text. */
export type FormValues = Readonly<Record<string, string>>;

const MEETS: Record<FormRule, (value: string, values: FormValues) => boolean> = {
  required: (value) => value.trim() !== '',
  email: (value) => isValidEmail(cleanEmail(value)),
  validPassword: isValidPassword,
  confirmPassword: (value, values) => value === values['password'],
  kvkNumber: (value) => isKvkNumber(plainKvkNumber(value)),
  availableEmail: () => true,
};

/**
 * The first rule that a value breaks; null if it breaks none. An empty value breaks only
 * `required`: optional fields may stay empty. `values` are those of the whole form.
 */
export function brokenRule(
  rules: readonly FormRule[],
  value: string,
  values: FormValues = {},
): FormRule | null {
  const isEmpty = value.trim() === '';
  const applies = (rule: FormRule) => rule === 'required' || !isEmpty;
  return rules.find((rule) => applies(rule) && !MEETS[rule](value, values)) ?? null;
}

/** The broken rule of every faulty field, in the order of `fields`. */
export function brokenRules(
  fields: Readonly<Record<string, readonly FormRule[]>>,
  values: FormValues,
): Map<string, FormRule> {
  const broken = new Map<string, FormRule>();
  for (const [name, rules] of Object.entries(fields)) {
    const rule = brokenRule(rules, values[name] ?? '', values);
    if (rule) broken.set(name, rule);
  }
  return broken;
}
