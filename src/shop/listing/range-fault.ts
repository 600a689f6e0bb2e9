import texts from 'texts:listing/range';
import { pageLocale } from '../../i18n/page-locale.ts';

const ID = 'range-fault';

/**
 * Says below a range what its inputs take, and brings the focus to the one that is wrong. What was
 * typed stays, to be mended; the message goes with the next key. `isRight` tells what an input takes.
 */
export function showRangeFault(form: HTMLFormElement, isRight: (text: string) => boolean): void {
  const inputs = [...form.querySelectorAll('input')];
  const field = inputs.find(({ value }) => value.trim() !== '' && !isRight(value)) ?? inputs[0];
  if (!field) return;
  document.getElementById(ID)?.remove();
  const message = Object.assign(document.createElement('p'), { id: ID, className: 'error' });
  message.role = 'alert';
  message.textContent = texts[pageLocale()]['fault'] ?? '';
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
