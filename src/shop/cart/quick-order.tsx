import { useState } from 'react';
import texts from 'texts:cart/quick';
import type { Locale } from '../../domain/shared/common.ts';
import { lazyModule, LazyPart } from '../ui/lazy-part.tsx';
import { Icon } from '../ui/icon.tsx';

// Loaded lazily: few visitors open it.
const FORM_MODULE = lazyModule(() => import('./quick-order-form.tsx'));

/** Orders products by a list of product numbers. */
export function QuickOrder({ locale }: { locale: Locale }) {
  const t = texts[locale];
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="mt-8 max-w-4xl rounded-lg border border-line p-4 md:p-6">
      <h2 className="subtitle">{t.title}</h2>
      <p className="mt-1 mb-3 text-muted">{t.intro}</p>
      {isOpen ? (
        <LazyPart
          code={FORM_MODULE}
          fallback={<div className="min-h-80" />}
          failed={() => <p role="alert">{t.failed}</p>}
        >
          {({ QuickOrderForm }) => <QuickOrderForm locale={locale} />}
        </LazyPart>
      ) : (
        <button className="btn btn-light" type="button" onClick={() => setOpen(true)}>
          <Icon name="list" />
          {t.open}
        </button>
      )}
    </section>
  );
}
