import { formatNumber } from '../../domain/shared/money.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { productPageText } from '../product/product-texts.ts';

/** Id of the message, for `aria-describedby` of its field. */
const ID = 'card-fault';

/** Positioned over the lines above the field, so that the card keeps its height. */
const LOOK =
  'absolute inset-x-0 bottom-[calc(100%-0.25rem)] h-auto w-auto border-0 bg-white py-1 text-start text-xs text-discount';

/**
 * Shows on a card why its quantity is rejected: more than `most`, or (null) not a valid quantity.
 * The next input or click removes the message.
 */
export function showQuantityFault(field: HTMLInputElement, most: number | null): void {
  document.getElementById(ID)?.remove();
  const note = document.createElement('p');
  Object.assign(note, { id: ID, className: LOOK, role: 'alert' });
  note.textContent =
    most === null
      ? productPageText('invalid')
      : productPageText('tooMany', { n: formatNumber(most, pageLocale()) });
  field.form?.append(note);
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', ID);

  const listeners = new AbortController();
  const clear = ({ type, target }: Event) => {
    if (type === 'click' && !(target as Element).closest('button')) return;
    listeners.abort();
    note.remove();
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
  };
  for (const type of ['input', 'click']) {
    field.form?.addEventListener(type, clear, { signal: listeners.signal });
  }
}
