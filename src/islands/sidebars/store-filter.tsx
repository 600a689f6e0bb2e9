import { useHref, useTexts } from './context.ts';
import { SidebarEmpty } from './empty.tsx';

/** The filters of the stores; without a list it leads there. */
export default function StoreFilter() {
  const t = useTexts();
  const to = useHref();
  return (
    <SidebarEmpty icon="filter" text={t('storeFilter.text')}>
      <a className="btn btn-secondary" href={to('store-lister')}>
        {t('storeFilter.link')}
      </a>
    </SidebarEmpty>
  );
}
