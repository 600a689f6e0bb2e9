import texts from 'texts:orders/invoice';
import { useState } from 'react';
import type { Locale } from '../../../domain/shared/common.ts';
import { fill } from '../../../i18n/fill.ts';
import { loadInvoicePdf } from '../orders/account-orders.ts';
import { notify } from '../../calls/notification.ts';
import { Icon } from '../../ui/icon.tsx';

/** Saves a file under a name, as a link with `download` does. */
function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Browsers start reading the blob only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

interface Props {
  invoice: { id: number; number: string };
  locale: Locale;
  /** Visually hides the invoice's name, where it is visible beside the button. */
  isShort?: boolean;
}

/**
 * Downloads an invoice. A plain link is not possible, since the call needs the customer's token.
 */
export function InvoiceButton({ invoice, locale, isShort = false }: Props) {
  const t = texts[locale];
  const [isBusy, setBusy] = useState(false);
  async function download(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const file = await loadInvoicePdf(locale, invoice.id).catch(() => null);
    setBusy(false);
    if (file) saveFile(file, `${invoice.number}.pdf`);
    else notify(t.failed, 'warning');
  }
  return (
    <button
      className="btn btn-light"
      type="button"
      aria-disabled={isBusy}
      onClick={() => void download()}
    >
      <Icon name="download" />
      {isShort ? (
        <>
          PDF <span className="sr-only">{invoice.number}</span>
        </>
      ) : (
        fill(t.download, { number: invoice.number })
      )}
    </button>
  );
}
