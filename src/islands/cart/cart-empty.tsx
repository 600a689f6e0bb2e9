import texts from 'texts:cart/page';
import type { Locale } from '../../domain/entities/common.ts';
import { routePath } from '../../routes.ts';
import { Icon } from '../ui/icon.tsx';

/** An empty cart leads on. */
export function CartEmpty({ locale }: { locale: Locale }) {
  const t = texts[locale];
  return (
    <section className="empty">
      <Icon name="cart" />
      <h1 className="title">{t.empty}</h1>
      <p>{t.emptyText}</p>
      <div>
        <a className="btn btn-secondary" href={routePath('product-lister', locale, '')}>
          {t.products}
        </a>
        <a className="btn btn-light" href={routePath('product-lister-actie', locale, '')}>
          {t.offers}
        </a>
      </div>
    </section>
  );
}
