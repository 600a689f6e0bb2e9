import page from 'texts:cart/page';
import sync from 'texts:cart/sync';
import texts from 'texts:cart/tools';
import type { CartLine } from '../../domain/cart/cart.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { routePath } from '../../routes.ts';
import { isCartKept, setQuantity } from './cart.ts';
import { Icon } from '../ui/icon.tsx';
import { QuickOrder } from './quick-order.tsx';
import { UnavailableNote } from './unavailable-note.tsx';

interface Props {
  locale: Locale;
  /** Lines that were removed at once just now. */
  cleared: readonly CartLine[];
  onPutBack: () => void;
}

/** An empty cart leads on. */
export function CartEmpty({ locale, cleared, onPutBack }: Props) {
  const t = page[locale];
  const putBack = () => {
    for (const { productId, quantity, source } of cleared) setQuantity(productId, quantity, source);
    onPutBack();
  };
  return (
    <>
      {cleared.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-surface p-4">
          <p role="status">{texts[locale].cleared}</p>
          <button className="btn btn-light" type="button" autoFocus onClick={putBack}>
            {texts[locale].putBack}
          </button>
        </div>
      )}
      <UnavailableNote locale={locale} />
      <section className="empty">
        <Icon name="cart" />
        <h1 className="title">{t.empty}</h1>
        <p>{isCartKept() ? t.emptyText : sync[locale].noCookies}</p>
        <div>
          <a className="btn btn-secondary" href={routePath('product-lister', locale, '')}>
            {t.products}
          </a>
          <a className="btn btn-light" href={routePath('product-lister-actie', locale, '')}>
            {t.offers}
          </a>
        </div>
      </section>
      <QuickOrder locale={locale} />
    </>
  );
}
