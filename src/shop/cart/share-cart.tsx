import { useEffect, useId, useRef, useState } from 'react';
import texts from 'texts:cart/share';
import { sharedCartQuery } from '../../domain/cart/shared-cart-link.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { shareCart } from './cart-tools.ts';
import { failureText } from '../calls/failure-text.ts';
import { notify } from '../calls/notification.ts';
import { copyLink, shareLink } from '../ui/share-link.ts';

interface Props {
  locale: Locale;
  onClose: () => void;
}

/**
 * Shares the cart by a link. Confirms that the link was copied; if copying fails, shows the link so
 * that it can be copied by hand (spec 2 §8).
 */
export function ShareCart({ locale, onClose }: Props) {
  const t = texts[locale];
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState('');
  const [note, setNote] = useState<{ text: string; isFault: boolean } | null>(null);

  useEffect(() => {
    let isOpen = true;
    void shareCart().then((outcome) => {
      if (!isOpen) return;
      if (outcome.ok) setLink(location.origin + location.pathname + sharedCartQuery(outcome.data));
      else setNote({ text: failureText(outcome, texts[locale].failed), isFault: true });
    });
    return () => {
      isOpen = false;
    };
  }, [locale]);

  const showCopied = (isCopied: boolean) => {
    field.current?.select();
    setNote(isCopied ? null : { text: t.copyFailed, isFault: false });
    if (isCopied) notify(t.copied, 'success');
  };
  const copyShareLink = async () => showCopied(await copyLink(link));
  const openShareSheet = async () => {
    const outcome = await shareLink(t.title, link);
    if (outcome !== 'handed') showCopied(outcome === 'copied');
  };
  return (
    <section className="mt-3 max-w-xl rounded-lg bg-surface p-4" aria-label={t.title}>
      <p className="mb-3">{t.text}</p>
      <label className="mb-1 block font-medium" htmlFor={fieldId}>
        {t.link}
      </label>
      <input
        id={fieldId}
        ref={field}
        className="field mb-3"
        type="text"
        readOnly
        value={link}
        placeholder={note ? '' : t.busy}
        onFocus={({ target }) => target.select()}
      />
      <p
        className={`mb-3 text-sm empty:hidden ${note?.isFault ? 'text-discount' : ''}`}
        role="alert"
      >
        {note?.text}
      </p>
      <div className="flex flex-wrap gap-2">
        <button
          className="btn btn-secondary"
          type="button"
          disabled={!link}
          onClick={() => void copyShareLink()}
        >
          {t.copy}
        </button>
        {typeof navigator !== 'undefined' && 'share' in navigator && (
          <button
            className="btn btn-light"
            type="button"
            disabled={!link}
            onClick={() => void openShareSheet()}
          >
            {t.send}
          </button>
        )}
        <button className="btn btn-light" type="button" onClick={onClose}>
          {t.close}
        </button>
      </div>
    </section>
  );
}
