import { useState } from 'react';
import texts from 'texts:cart/tools';
import type { Locale } from '../../domain/entities/common.ts';
import { clearCart } from '../../stores/cart-tools.ts';
import { failureText } from '../../stores/failure-text.ts';
import { notify } from '../../stores/notification.ts';
import { lateCode } from '../ui/late-code.ts';
import { LatePart } from '../ui/late-part.tsx';

const SHARE = lateCode(() => import('./share-cart.tsx'));

interface Props {
  locale: Locale;
  onCleared: () => void;
}

/** What is done with the cart as a whole. */
export function CartTools({ locale, onCleared }: Props) {
  const t = texts[locale];
  const [open, setOpen] = useState<'share' | 'clear' | null>(null);
  const [isBusy, setBusy] = useState(false);

  const clear = async () => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await clearCart();
    setBusy(false);
    if (outcome.ok) onCleared();
    else notify(failureText(outcome, t.failed), 'warning');
  };
  const toggle = (part: 'share' | 'clear') => setOpen(open === part ? null : part);
  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-2" role="group" aria-label={t.label}>
        <button
          className="btn btn-light"
          type="button"
          aria-expanded={open === 'share'}
          onClick={() => toggle('share')}
        >
          {t.share}
        </button>
        <button className="btn btn-light" type="button" data-sidebar="CartSidebarFavorites">
          {t.toList}
        </button>
        <button className="btn btn-light" type="button" onClick={() => print()}>
          {t.print}
        </button>
        <button
          className="btn btn-light"
          type="button"
          aria-expanded={open === 'clear'}
          onClick={() => toggle('clear')}
        >
          {t.clear}
        </button>
      </div>
      {open === 'share' && (
        <LatePart
          code={SHARE}
          ghost={<div className="min-h-60" />}
          failed={() => <p role="alert">{t.failed}</p>}
        >
          {({ ShareCart }) => <ShareCart locale={locale} onClose={() => setOpen(null)} />}
        </LatePart>
      )}
      {open === 'clear' && (
        <section className="mt-3 max-w-xl rounded-lg bg-surface p-4" aria-label={t.clear}>
          <p className="mb-3">{t.clearAsk}</p>
          <div className="flex flex-wrap gap-2">
            <button
              className="btn btn-black"
              type="button"
              aria-disabled={isBusy}
              onClick={() => void clear()}
            >
              {t.clearYes}
            </button>
            <button className="btn btn-light" type="button" autoFocus onClick={() => setOpen(null)}>
              {t.cancel}
            </button>
          </div>
        </section>
      )}
    </div>
  );
}
