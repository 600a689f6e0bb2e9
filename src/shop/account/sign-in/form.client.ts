import texts from 'texts:account/form';
import {
  violatedRules,
  violatedRule,
  type FormRule,
  type FormValues,
} from '../../../domain/validation/form-rules.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import type { AccessResult } from '../session/account-access.ts';

/** Error display of a form: beside each field, and in a summary at the top. */

const inputOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`);

/** Shows or clears (null) the error beside a field. */
export function showFieldError(form: HTMLFormElement, name: string, text: string | null): void {
  const input = inputOf(form, name);
  if (!input) return;
  const error = document.getElementById(`${input.id}-error`);
  if (error) error.textContent = text ?? '';
  if (text === null) input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
}

/** Fills and focuses the error summary. `faults`: field name → text, each linked to its field. */
export function showErrorSummary(
  form: HTMLFormElement,
  title: string,
  faults: ReadonlyMap<string, string> = new Map(),
): void {
  const summary = form.querySelector<HTMLElement>('[data-summary]');
  const heading = summary?.querySelector('p');
  const list = summary?.querySelector('ul');
  if (!summary || !heading || !list) return;
  heading.textContent = title;
  list.replaceChildren(...[...faults].map(([name, text]) => linkToField(form, name, text)));
  summary.hidden = false;
  summary.focus();
}

function hideErrorSummary(form: HTMLFormElement): void {
  const summary = form.querySelector<HTMLElement>('[data-summary]');
  if (summary) summary.hidden = true;
}

function linkToField(form: HTMLFormElement, name: string, text: string): HTMLElement {
  const input = inputOf(form, name);
  const label = input?.labels?.[0]?.firstChild?.textContent?.trim();
  const link = document.createElement('a');
  link.className = 'link';
  link.href = `#${input?.id}`;
  link.textContent = label ? `${label}: ${text}` : text;
  link.addEventListener('click', (event) => {
    // Prevents navigation.
    event.preventDefault();
    input?.focus();
  });
  const item = document.createElement('li');
  item.append(link);
  return item;
}

interface FormOptions {
  /** Sends the values; may throw on a network error. */
  send(values: FormValues, form: HTMLFormElement): Promise<AccessResult>;
  /** The field that a server-side refusal refers to; undefined: the whole form. */
  refusedField?: string;
  /** Called after the server's message has replaced the form. */
  onDone?(message: string): void;
}

/** A text of `account:form` in the page's language. */
export const formText = (key: keyof typeof texts.nl): string => texts[pageLocale()][key];

const rulesOf = (input: HTMLInputElement) =>
  (input.dataset.rules ?? '').split(' ').filter(Boolean) as FormRule[];

const inputsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[data-rules]'),
];

/** Values of the text fields; check boxes are read by `send`. */
const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(inputsOf(form).map(({ name, value }) => [name, value]));

/**
 * Adds behaviour to a form of `AccountForm.astro`: validation, one submission at a time, errors and
 * messages. Input is never lost.
 */
export function initForm(name: string, options: FormOptions): HTMLFormElement | null {
  const form = document.querySelector<HTMLFormElement>(`[data-account-form="${name}"]`);
  if (!form) return null;
  let isBusy = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    void submit(form, options).finally(() => (isBusy = false));
  });
  form.addEventListener('input', ({ target }) => {
    const input = target as HTMLInputElement;
    if (input.ariaInvalid !== 'true') return;
    const rule = violatedRule(rulesOf(input), input.value, valuesOf(form));
    if (!rule) showFieldError(form, input.name, null);
  });
  return form;
}

async function submit(form: HTMLFormElement, options: FormOptions): Promise<void> {
  hideErrorSummary(form);
  const values = valuesOf(form);
  const inputs = inputsOf(form);
  const rules = Object.fromEntries(inputs.map((input) => [input.name, rulesOf(input)]));
  const broken = violatedRules(rules, values);
  const faults = new Map([...broken].map(([field, rule]) => [field, formText(rule)]));
  for (const { name } of inputs) showFieldError(form, name, faults.get(name) ?? null);
  if (faults.size > 0) return showErrorSummary(form, formText('summary'), faults);

  const answer = await whileBusy(form, () => options.send(values, form));
  if (answer.kind === 'done') return showDone(form, answer.message, options);
  if (answer.kind !== 'refused') return showErrorSummary(form, formText(answer.kind));
  const { refusedField } = options;
  if (!refusedField) return showErrorSummary(form, answer.message);
  showFieldError(form, refusedField, answer.message);
  showErrorSummary(form, formText('summary'), new Map([[refusedField, answer.message]]));
}

/** Shows the busy state on the button; an exception counts as a failed call. */
async function whileBusy(
  form: HTMLFormElement,
  send: () => Promise<AccessResult>,
): Promise<AccessResult> {
  const button = form.querySelector<HTMLButtonElement>('[data-busy-text]');
  const text = button?.textContent ?? '';
  form.setAttribute('aria-busy', 'true');
  // `disabled` would drop the focus.
  button?.setAttribute('aria-disabled', 'true');
  if (button) button.textContent = button.dataset.busyText ?? text;
  try {
    return await send();
  } catch {
    return { kind: 'failed' };
  } finally {
    form.removeAttribute('aria-busy');
    button?.removeAttribute('aria-disabled');
    if (button) button.textContent = text;
  }
}

/** Shows the server's message below the form; returns its element. */
export function showServerMessage(form: HTMLFormElement, message: string): HTMLElement | null {
  const name = form.dataset.accountForm;
  const place = document.querySelector<HTMLElement>(`[data-account-done="${name}"]`);
  const text = place?.querySelector('[data-done-text]');
  if (!place || !text) return null;
  text.textContent = message;
  place.hidden = false;
  return place;
}

function showDone(form: HTMLFormElement, message: string, { onDone }: FormOptions): void {
  const place = showServerMessage(form, message);
  if (!place) return;
  // Passwords must not stay in a page that remains open.
  form.reset();
  form.hidden = true;
  place.focus();
  onDone?.(message);
}
