import texts from 'texts:cart/page';
import type { Cart } from '../../domain/entities/cart.ts';
import type { Locale } from '../../domain/entities/common.ts';
import type { CardSettings } from '../listing/card-settings.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { RemovedRow } from './removed-row.tsx';
import type { RemovedLines } from './use-removed-lines.ts';
import { useSteadyLines } from './use-cart.ts';

interface Props {
  locale: Locale;
  settings: CardSettings;
  cart: Cart;
  pending: ReadonlySet<number>;
  removed: RemovedLines;
}

/** The lines of the cart, and in their places those that were removed just now. */
export function CartLines({ locale, settings, cart, pending, removed }: Props) {
  const lines = useSteadyLines([...cart.lines, ...removed.lines]);
  return (
    <ul className="border-t border-line" aria-label={texts[locale].lines}>
      {lines.map((line) =>
        removed.lines.includes(line) ? (
          <RemovedRow
            key={line.productId}
            {...{ locale, line }}
            onPutBack={() => removed.putBack(line)}
          />
        ) : (
          <CartLineRow
            key={line.productId}
            {...{ locale, settings, line }}
            isPending={pending.has(line.productId)}
            onRemove={() => removed.remove(line)}
          />
        ),
      )}
    </ul>
  );
}
