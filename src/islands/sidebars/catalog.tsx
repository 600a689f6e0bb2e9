import { openSidebar } from '../../stores/sidebars.ts';
import { ROOT_NODE } from '../../stores/web-nodes.ts';
import { type SidebarProps, useHref, useTexts } from './context.ts';
import { SidebarGhost } from './ghost.tsx';
import { BackRow, DrillRow, LinkRow, Rows } from './rows.tsx';
import { useWebNode } from './use-web-node.ts';

/** Left out of the category list (spec 1 §2.5): the promotions have links of their own. */
const PROMOTION_CODE = 'NUPDActie';

const open = (id?: number) => openSidebar('AppSidebarCatalog', id ? { id: String(id) } : {});

/** The category tree, one level at a time; `attrs.id` tells which. */
export default function Catalog({ attrs, locale }: SidebarProps) {
  const t = useTexts();
  const to = useHref();
  const id = Number(attrs.id) || ROOT_NODE;
  const { node, known, failed, retry } = useWebNode(id, locale);
  const parent = node?.ancestors.at(-1);
  const isRoot = id === ROOT_NODE;
  const address = (url: string) => to('product-lister-all', { pathMatch: url });

  const back = isRoot ? (
    <BackRow onBack={() => openSidebar('AppSidebarMenu')}>{t('catalog.menu')}</BackRow>
  ) : (
    <BackRow onBack={() => open(parent?.id)}>
      {parent ? t('catalog.back', { category: parent.name }) : t('catalog.root')}
    </BackRow>
  );

  if (failed && !node?.loaded) {
    return (
      <>
        {back}
        <div className="sidebar-empty" role="alert">
          <p>{t('catalog.failed')}</p>
          <div>
            <button type="button" className="btn btn-secondary" onClick={retry}>
              {t('catalog.retry')}
            </button>
            <a className="btn btn-light" href={to('product-lister')}>
              {t('catalog.overview')}
            </a>
          </div>
        </div>
      </>
    );
  }

  return (
    <>
      {back}
      {node && !isRoot && <h3 className="sidebar-heading">{node.name}</h3>}
      {!node?.loaded ? (
        <SidebarGhost text={t('catalog.loading')} />
      ) : (
        <Rows>
          <LinkRow href={isRoot ? to('product-lister') : address(node.url)} strong>
            {isRoot ? t('catalog.overview') : t('catalog.all', { category: node.name })}
          </LinkRow>
          {node.children
            .filter(({ code }) => code !== PROMOTION_CODE)
            .map((child) =>
              known(child).children.length > 0 ? (
                <DrillRow key={child.id} onOpen={() => open(child.id)}>
                  {child.name}
                </DrillRow>
              ) : (
                <LinkRow key={child.id} href={address(child.url)}>
                  {child.name}
                </LinkRow>
              ),
            )}
          {isRoot && (
            <>
              <LinkRow href={to('product-lister-actie')}>{t('catalog.actie')}</LinkRow>
              <LinkRow href={to('product-lister-opop')}>{t('catalog.opop')}</LinkRow>
              <LinkRow href={to('product-lister-meer-minder')}>{t('catalog.meerMinder')}</LinkRow>
            </>
          )}
        </Rows>
      )}
    </>
  );
}
