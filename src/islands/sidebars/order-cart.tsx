import { useHref, useTexts } from './context.ts';
import { SidebarEmpty } from './empty.tsx';

/** What is being ordered; an empty cart leads on. */
export default function OrderCart() {
  const t = useTexts();
  const to = useHref();
  return (
    <SidebarEmpty icon="cart" title={t('orderCart.title')} text={t('orderCart.text')}>
      <a className="btn btn-secondary" href={to('product-lister')}>
        {t('orderCart.products')}
      </a>
      <a className="btn btn-light" href={to('product-lister-actie')}>
        {t('orderCart.offers')}
      </a>
    </SidebarEmpty>
  );
}
