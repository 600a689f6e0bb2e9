import type { WebNode } from '../../domain/entities/web-node.ts';
import { isPromotionCategory } from '../../domain/promotion-category.ts';
import { openSidebar } from '../../stores/sidebars.ts';
import { ROOT_NODE } from '../../stores/web-nodes.ts';
import { type SidebarProps, useHref, useSidebarData, useTexts } from './context.ts';
import { SidebarGhost } from './ghost.tsx';
import { FixedRows } from './fixed-rows.tsx';
import { BackRow, DrillRow, LinkRow, Rows } from './rows.tsx';
import { useWebNode } from './use-web-node.ts';

const open = (id?: number) => openSidebar('AppSidebarCatalog', id ? { id: String(id) } : {});

/** The category tree, one level at a time; `attrs.id` tells which. */
export default function Catalog({ attrs, locale }: SidebarProps) {
  const t = useTexts();
  const to = useHref();
  const id = Number(attrs.id) || ROOT_NODE;
  const { node, known, failed, retry } = useWebNode(id, locale);
  const parent = node?.ancestors.at(-1);
  const isRoot = id === ROOT_NODE;
  const isActie = id === useSidebarData().promotions;
  const listOf = ({ url }: WebNode) => to('product-lister-all', { pathMatch: url });
  const promotions = to('product-lister-actie');
  const ownList = (of: WebNode) => (isActie ? promotions : listOf(of));
  // Below Actie a category narrows the promotion list.
  const childList = (child: WebNode) =>
    isActie ? `${promotions}?CategoryID=${child.id}` : listOf(child);

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
        {isRoot && (
          <Rows>
            <FixedRows onActie={open} />
          </Rows>
        )}
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
          <LinkRow href={isRoot ? to('product-lister') : ownList(node)} strong>
            {isRoot ? t('catalog.overview') : t('catalog.all', { category: node.name })}
          </LinkRow>
          {node.children
            .filter((child) => !isPromotionCategory(child))
            .map((child) =>
              !isActie && known(child).children.length > 0 ? (
                <DrillRow key={child.id} onOpen={() => open(child.id)}>
                  {child.name}
                </DrillRow>
              ) : (
                <LinkRow key={child.id} href={childList(child)}>
                  {child.name}
                </LinkRow>
              ),
            )}
          {isRoot && <FixedRows onActie={open} />}
        </Rows>
      )}
    </>
  );
}
