import texts from 'texts:listing/range';
import { pageLocale } from '../../i18n/page-locale.ts';

const FAULT_ID = 'range-fault';

/**
 * Shows the expected format below the inputs of a range, and focuses the invalid one until it is
 * changed.
 */
export function showRangeFault(form: HTMLFormElement, isValid: (text: string) => boolean): void {
  const inputs = [...form.querySelectorAll('input')];
  const field = inputs.find(({ value }) => value.trim() !== '' && !isValid(value)) ?? inputs[0];
  if (!field) return;
  document.getElementById(FAULT_ID)?.remove();
  const message = Object.assign(document.createElement('p'), { id: FAULT_ID, className: 'error' });
  message.role = 'alert';
  message.textContent = texts[pageLocale()]['fault'];
  form.after(message);
  field.ariaInvalid = 'true';
  field.setAttribute('aria-describedby', FAULT_ID);
  field.focus();
  message.scrollIntoView({ block: 'nearest' });
  const removeFault = () => {
    message.remove();
    field.ariaInvalid = null;
    field.removeAttribute('aria-describedby');
  };
  field.addEventListener('input', removeFault, { once: true });
}
