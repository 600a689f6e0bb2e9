import texts from 'texts:checkout/shell';
import { Icon } from '../ui/icon.tsx';
import { useCheckout } from './context.ts';

/** Nothing to order: tells what to do first, and leads there. */
export function EmptyCart() {
  const { locale, links } = useCheckout();
  const t = texts[locale];
  return (
    <section className="empty">
      <Icon name="cart" />
      <h1 className="title">{t.empty}</h1>
      <p>{t.emptyText}</p>
      <div>
        <a className="btn btn-secondary" href={links.products}>
          {t.products}
        </a>
        <a className="btn btn-light" href={links.cart}>
          {t.toCart}
        </a>
      </div>
    </section>
  );
}
