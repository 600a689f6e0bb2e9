import texts from 'texts:profile/form';
import { type FormEvent, useRef, useState } from 'react';
import type { Locale } from '../../../domain/shared/common.ts';
import {
  fieldProblems,
  type FieldRules,
  type FieldValues,
} from '../../../domain/validation/rules.ts';
import { storeDraft, readDraft } from '../session/draft.ts';
import { problemText } from './problem-text.ts';

type Faults<Name extends string> = Partial<Record<Name, string>>;

/** Why the server rejected a form: a text about one field, or about the form as a whole. */
export interface Refusal<Name extends string> {
  field?: Name;
  text: string;
}

interface Options<Name extends string> {
  /** Prefix of the field ids, and key of the draft. Unique on the page. */
  id: string;
  locale: Locale;
  initial: FieldValues<Name>;
  rules: (values: FieldValues<Name>) => FieldRules<Name>;
  /** Server-side check of a value that passes the client's rules; returns an error text or null. */
  check?: (name: Name, value: string) => Promise<string | null>;
  /** Fields that are never stored in a draft. */
  secret?: readonly Name[];
  /** Sends the values; returns null if they were accepted. */
  send: (values: FieldValues<Name>) => Promise<Refusal<Name> | null>;
}

export interface Form<Name extends string> {
  id: string;
  locale: Locale;
  values: FieldValues<Name>;
  faults: Faults<Name>;
  /** Heading of the error summary; null without errors. */
  summary: string | null;
  isBusy: boolean;
  set: (changes: Partial<FieldValues<Name>>) => void;
  /** Called when a field loses focus: validates it unless it is empty. */
  validateOnBlur: (name: Name) => void;
  submit: (event: FormEvent) => void;
  /** Discards the draft and resets the fields. */
  reset: () => void;
}

/**
 * Form state: validation on blur and on submit, one request at a time, errors beside the fields and
 * in a summary. Input is kept as a draft until it is accepted, even across a reload.
 */
export function useForm<Name extends string>(options: Options<Name>): Form<Name> {
  const { id, locale, initial, rules, check, secret = [], send } = options;
  const [values, setValues] = useState(() => ({ ...initial, ...readDraft(id) }));
  const [faults, setFaults] = useState<Faults<Name>>({});
  const [summary, setSummary] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // The current values, for responses that arrive after a render.
  const latest = useRef(values);

  const set = (changes: Partial<FieldValues<Name>>) => {
    latest.current = { ...latest.current, ...changes };
    setValues(latest.current);
    const publicValues = Object.entries(latest.current).filter(
      ([name]) => !secret.includes(name as Name),
    );
    if (publicValues.length > 0)
      storeDraft(id, Object.fromEntries(publicValues) as Record<string, string>);
    // Fixing an error clears it at once; a new error shows only on blur.
    const problems = fieldProblems(latest.current, rules(latest.current));
    setFaults((now) => {
      const mended = Object.keys(changes).filter((name) => !problems.has(name as Name));
      const remaining = Object.entries(now).filter(([name]) => !mended.includes(name));
      return Object.fromEntries(remaining) as Faults<Name>;
    });
  };
  const faultOf = async (name: Name): Promise<string | null> => {
    const value = latest.current[name];
    const problem = fieldProblems(latest.current, rules(latest.current)).get(name);
    if (problem) return problemText(problem, locale);
    return value.trim() && check ? check(name, value.trim()) : null;
  };
  const validateOnBlur = (name: Name) => {
    const value = latest.current[name];
    if (!value.trim()) return;
    const isChanged = () => latest.current[name] !== value;
    void (async () => {
      // Wait before the check as well: its response may open the dialog to sign in again.
      await waitForPointerRelease();
      if (isChanged()) return;
      const text = await faultOf(name);
      await waitForPointerRelease();
      if (isChanged()) return;
      setFaults(
        ({ [name]: _, ...others }) => (text ? { ...others, [name]: text } : others) as Faults<Name>,
      );
    })();
  };
  const validateAndSend = async () => {
    setSummary(null);
    const names = Object.keys(initial) as Name[];
    const found = await Promise.all(
      names.map(async (name) => [name, await faultOf(name)] as const),
    );
    const all = Object.fromEntries(found.filter(([, text]) => text)) as Faults<Name>;
    setFaults(all);
    if (Object.keys(all).length > 0) return setSummary(texts[locale]['summary']);
    const refusal = await send(latest.current);
    if (!refusal) return storeDraft(id, null);
    if (refusal.field) setFaults({ [refusal.field]: refusal.text } as Faults<Name>);
    setSummary(refusal.field ? texts[locale]['summary'] : refusal.text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    void validateAndSend()
      .catch(() => setSummary(texts[locale]['failed']))
      .finally(() => setBusy(false));
  };
  const reset = () => {
    storeDraft(id, null);
    latest.current = initial;
    setValues(initial);
    setFaults({});
    setSummary(null);
  };
  return { id, locale, values, faults, summary, isBusy, set, validateOnBlur, submit, reset };
}

/**
 * Leaving a field can show an error or open a dialog, which moves or covers the buttons below.
 * Waiting until the pointer is released prevents a click on one of them from being lost.
 */
let pointerRelease: Promise<void> = Promise.resolve();

function trackPointerRelease(): void {
  pointerRelease = new Promise((resolve) => {
    // Resolve after the click event.
    const finish = () => setTimeout(resolve);
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, finish, { once: true });
  });
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', trackPointerRelease, { capture: true, passive: true });
}

/** Resolves once no pointer is pressed. */
const waitForPointerRelease = (): Promise<void> => pointerRelease;
