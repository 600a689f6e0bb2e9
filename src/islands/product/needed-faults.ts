import { parseDecimal } from '../../domain/decimal.ts';
import type { Locale } from '../../domain/entities/common.ts';
import { MAX_WASTE_PERCENT } from '../../domain/quantity-needed.ts';
import { fill } from '../../i18n/fill.ts';

/** True if what was filled in cannot be used. An empty measurement is only missing. */
function isWrong({ name, value }: HTMLInputElement): boolean {
  const number = parseDecimal(value, document.documentElement.lang as Locale);
  if (name === 'waste') return number === null || number > MAX_WASTE_PERCENT;
  return value.trim() !== '' && !(number && Number.isFinite(number));
}

const inputsOf = (form: HTMLFormElement) => [...form.querySelectorAll('input')];

/** The fields that keep the form from an answer: the wrong ones, else the first empty one. */
export function unanswered(form: HTMLFormElement): HTMLInputElement[] {
  const wrong = inputsOf(form).filter(isWrong);
  if (wrong.length > 0) return wrong;
  return inputsOf(form)
    .filter(({ value }) => !value.trim())
    .slice(0, 1);
}

/**
 * Marks fields of the calculator as wrong, and names each in the message of the form
 * (`tools:needed`). By default the ones that are wrong by now.
 */
export function markWrong(
  form: HTMLFormElement,
  texts: Record<string, string>,
  wrong = inputsOf(form).filter(isWrong),
): void {
  const error = form.querySelector('.error')!;
  for (const input of inputsOf(form)) {
    input.setAttribute('aria-invalid', String(wrong.includes(input)));
    if (wrong.includes(input)) input.setAttribute('aria-describedby', error.id);
    else input.removeAttribute('aria-describedby');
  }
  const message = wrong
    .map(({ name, labels }) =>
      fill(texts[name === 'waste' ? 'wasteFault' : 'fault']!, {
        field: labels?.[0]?.textContent ?? '',
      }),
    )
    .join(' ');
  // The same text again would be read out again.
  if (error.textContent !== message) error.textContent = message;
}
