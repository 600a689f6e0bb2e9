import texts from 'texts:listing/range';
import { pageLocale } from '../../i18n/page-locale.ts';

const ID = 'range-fault';

/**
 * Shows the accepted input below a range, and focuses the invalid field. The input stays, and the
 * message disappears at the next key press. `isRight` validates an input.
 */
export function showRangeFault(form: HTMLFormElement, isRight: (text: string) => boolean): void {
  const inputs = [...form.querySelectorAll('input')];
  const field = inputs.find(({ value }) => value.trim() !== '' && !isRight(value)) ?? inputs[0];
  if (!field) return;
  document.getElementById(ID)?.remove();
  const message = Object.assign(document.createElement('p'), { id: ID, className: 'error' });
  message.role = 'alert';
  message.textContent = texts[pageLocale()]['fault'];
  form.after(message);
  field.ariaInvalid = 'true';
  field.setAttribute('aria-describedby', ID);
  field.focus();
  message.scrollIntoView({ block: 'nearest' });
  const clear = () => {
    message.remove();
    field.ariaInvalid = null;
    field.removeAttribute('aria-describedby');
  };
  field.addEventListener('input', clear, { once: true });
}
