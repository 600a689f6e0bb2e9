import { formatNumber } from '../../domain/shared/money.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { said } from '../product/product-texts.ts';

/** Label of the message, for the one field that refers to it. */
const ID = 'card-fault';

/** Over the lines above the field, so that the card keeps its height; none of the field's looks. */
const LOOK =
  'absolute inset-x-0 bottom-[calc(100%-0.25rem)] h-auto w-auto border-0 bg-white py-1 text-start text-xs text-discount';

/**
 * Says on a card why its quantity is refused: there are no more than `most`, or, without that, it
 * is no quantity. The next input or press takes the message away.
 */
export function showQuantityFault(field: HTMLInputElement, most: number | null): void {
  document.getElementById(ID)?.remove();
  const note = document.createElement('p');
  Object.assign(note, { id: ID, className: LOOK, role: 'alert' });
  note.textContent =
    most === null ? said('invalid') : said('tooMany', { n: formatNumber(most, pageLocale()) });
  field.form?.append(note);
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', ID);

  const done = new AbortController();
  const clear = ({ type, target }: Event) => {
    if (type === 'click' && !(target as Element).closest('button')) return;
    done.abort();
    note.remove();
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
  };
  for (const type of ['input', 'click']) {
    field.form?.addEventListener(type, clear, { signal: done.signal });
  }
}
