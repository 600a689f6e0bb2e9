import { useHref, useTexts } from './context.ts';
import { SidebarEmpty } from './empty.tsx';

/** The choice of a preferred store. */
export default function DefaultStore() {
  const t = useTexts();
  const to = useHref();
  return (
    <SidebarEmpty icon="pin" text={t('defaultStore.text')}>
      <a className="btn btn-secondary" href={to('store-lister')}>
        {t('defaultStore.link')}
      </a>
    </SidebarEmpty>
  );
}
