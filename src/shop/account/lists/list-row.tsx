import texts from 'texts:wishlists/row';
import { fill } from '../../../i18n/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ListPageProps } from './use-list-address.ts';
import { LineTotal, ProductCell } from './product-cells.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import type { ListedLine } from './use-wishlist.ts';

interface Props extends ListPageProps {
  line: ListedLine;
  onChange: (change: Pick<ListedLine, 'quantity' | 'isRemoved'>) => void;
}

/** A product on the customer's own list: can be changed, removed, and restored. */
export function ListRow({ line, onChange, ...page }: Props) {
  const t = texts[page.locale];
  const { product, productId, quantity } = line;
  const name = product?.name ?? fill(t.number ?? '', { number: productId });
  const say = (text: string | undefined) => fill(text ?? '', { name });
  if (line.isRemoved) {
    return (
      <li className="flex min-h-28 flex-wrap items-center justify-between gap-3 border-b border-line py-4">
        <p className="min-w-0 wrap-anywhere" role="status">
          {say(t.removed)}
        </p>
        <button
          className="btn btn-light"
          type="button"
          autoFocus
          aria-label={`${t.putBack}: ${name}`}
          onClick={() => onChange({ quantity, isRemoved: false })}
        >
          {t.putBack}
        </button>
      </li>
    );
  }
  return (
    <li className="line flex min-h-28 flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b border-line py-4 md:grid md:grid-cols-[1fr_auto_6.5rem_auto]">
      <div className="w-full min-w-0 md:w-auto">
        <ProductCell {...page} {...{ product, productId, quantity }} />
      </div>
      {product ? (
        <QuantityStepper
          locale={page.locale}
          {...{ name, quantity }}
          onQuantity={(next) => onChange({ quantity: next, isRemoved: false })}
        />
      ) : (
        <span />
      )}
      <div className="ms-auto flex items-center justify-end gap-1 md:contents">
        <LineTotal locale={page.locale} {...{ product, quantity }} />
        <button
          className="grid h-11 w-11 place-content-center text-muted hover:text-ink"
          type="button"
          aria-label={say(t.remove)}
          onClick={() => onChange({ quantity, isRemoved: true })}
        >
          <Icon name="close" />
        </button>
      </div>
    </li>
  );
}
