import { useHref, useTexts } from './context.ts';
import { SidebarEmpty } from './empty.tsx';

/** How a discount comes about. */
export default function DiscountExplain() {
  const t = useTexts();
  const to = useHref();
  return (
    <SidebarEmpty icon="percent" text={t('discount.text')}>
      <a className="btn btn-secondary" href={to('product-lister-actie')}>
        {t('discount.link')}
      </a>
    </SidebarEmpty>
  );
}
