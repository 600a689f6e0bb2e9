import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import texts from 'texts:cart/check';
import type { Locale } from '../../domain/shared/common.ts';
import { $unavailableLines, readUnavailable, resetUnavailable } from './unavailable-cart.ts';

/** Names what was taken out of the cart because it could not be ordered, until that is read. */
export function UnavailableNote({ locale }: { locale: Locale }) {
  const t = texts[locale];
  const lines = useStore($unavailableLines);
  useEffect(readUnavailable, []);
  if (lines.length === 0) return null;
  return (
    <section className="mb-4 rounded-lg bg-warning-soft p-4" aria-label={t.removedTitle}>
      <h2 className="font-bold">{t.removedTitle}</h2>
      <p>{t.removedText}</p>
      <ul className="my-2 list-disc pl-5">
        {lines.map(({ productId, productTitle, quantity }) => (
          <li key={productId} className="wrap-anywhere">
            {quantity} × {productTitle}
          </li>
        ))}
      </ul>
      <button className="btn btn-light" type="button" onClick={resetUnavailable}>
        {t.dismiss}
      </button>
    </section>
  );
}
