import { useHref, useSidebarData, useTexts } from './context.ts';
import { DrillRow, LinkRow } from './rows.tsx';

/** The fixed links below the categories: Actie with its sub-categories, Op=Op, Meer=Minder. */
export function FixedRows({ onActie }: { onActie: (id: number) => void }) {
  const t = useTexts();
  const to = useHref();
  const { promotions } = useSidebarData();
  return (
    <>
      {promotions === null ? (
        <LinkRow href={to('product-lister-actie')}>{t('catalog.actie')}</LinkRow>
      ) : (
        <DrillRow onOpen={() => onActie(promotions)}>{t('catalog.actie')}</DrillRow>
      )}
      <LinkRow href={to('product-lister-opop')}>{t('catalog.opop')}</LinkRow>
      <LinkRow href={to('product-lister-meer-minder')}>{t('catalog.meerMinder')}</LinkRow>
    </>
  );
}
