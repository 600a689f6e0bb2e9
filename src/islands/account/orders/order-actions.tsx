import texts from 'texts:orders/detail';
import { useState } from 'react';
import type { Locale } from '../../../domain/entities/common.ts';
import type { Order } from '../../../domain/entities/order.ts';
import { routePath } from '../../../routes.ts';
import { failureText } from '../../../stores/failure-text.ts';

/** Nothing of these orders was sold, or all of it was paid back. */
const OVER = ['cancelled', 'expired', 'refunded'];

/** What can be done with an order: order its articles again, or withdraw from it. */
export function OrderActions({ order, locale }: { order: Order; locale: Locale }) {
  const t = texts[locale];
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const again = async () => {
    if (isBusy) return;
    setBusy(true);
    setFault('');
    // The code of the cart comes once it is needed; without a connection it cannot.
    const code = await import('../../../stores/order-again.ts').catch(() => null);
    const outcome = await code?.orderAgain(order.id);
    if (outcome?.ok) return location.assign(routePath('cart', locale, ''));
    setBusy(false);
    setFault(outcome ? failureText(outcome, t.againFailed) : (t.againFailed ?? ''));
  };
  const query = new URLSearchParams({ order: order.orderNumber });
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <button
          className="btn btn-secondary"
          type="button"
          aria-disabled={isBusy}
          onClick={() => void again()}
        >
          {t.again}
        </button>
        <button className="btn btn-light" type="button" onClick={() => print()}>
          {t.print}
        </button>
        {!OVER.includes(order.state) && (
          <a
            className="link inline-flex min-h-11 items-center"
            href={`${routePath('withdraw', locale, '')}?${query}`}
          >
            {t.withdraw}
          </a>
        )}
      </div>
      <p className="mt-1 font-medium text-discount empty:hidden" role="alert">
        {fault}
      </p>
    </div>
  );
}
