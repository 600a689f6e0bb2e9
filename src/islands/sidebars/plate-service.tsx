import { useHref, useTexts } from './context.ts';
import { SidebarEmpty } from './empty.tsx';

/** What the cutting service does. */
export default function PlateService() {
  const t = useTexts();
  const to = useHref();
  return (
    <SidebarEmpty icon="box" text={t('plate.text')}>
      <a className="btn btn-secondary" href={to('all', { pathMatch: t('plate.path') })}>
        {t('plate.link')}
      </a>
    </SidebarEmpty>
  );
}
