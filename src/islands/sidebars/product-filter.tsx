import { useHref, useTexts } from './context.ts';
import { SidebarEmpty } from './empty.tsx';

/** The filters of a list; without a list it leads to one. */
export default function ProductFilter() {
  const t = useTexts();
  const to = useHref();
  return (
    <SidebarEmpty icon="filter" text={t('filter.text')}>
      <a className="btn btn-secondary" href={to('product-lister')}>
        {t('filter.link')}
      </a>
    </SidebarEmpty>
  );
}
