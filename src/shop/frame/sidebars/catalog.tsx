import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useHref, useSidebarData, useTexts, type SidebarProps } from './context.ts';
import { SubmenuRow, LinkRow, BackRow, Rows } from './rows.tsx';
import type { Locale } from '../../../domain/shared/common.ts';
import type { WebNode } from '../../../domain/content/content.ts';
import { api } from '../../calls/api.ts';
import { $webNodes, loadWebNode, ROOT_NODE } from './web-nodes.ts';
import { isPromotionCategory } from '../../../domain/product/category-codes.ts';
import { openSidebar } from './sidebars.ts';
import { SidebarSkeleton } from './sidebar-states.tsx';

/** The fixed links below the categories: Actie with its subcategories, Op=Op, Meer=Minder. */
function FixedRows({ onActie }: { onActie: (id: number) => void }) {
  const t = useTexts();
  const to = useHref();
  const { promotions: promotionId } = useSidebarData();
  return (
    <>
      {promotionId === null ? (
        <LinkRow href={to('product-lister-actie')}>{t('catalog.actie')}</LinkRow>
      ) : (
        <SubmenuRow onOpen={() => onActie(promotionId)}>{t('catalog.actie')}</SubmenuRow>
      )}
      <LinkRow href={to('product-lister-opop')}>{t('catalog.opop')}</LinkRow>
      <LinkRow href={to('product-lister-meer-minder')}>{t('catalog.meerMinder')}</LinkRow>
    </>
  );
}

interface WebNodeState {
  /** Undefined until loaded; `loaded` tells whether its children are known. */
  node: WebNode | undefined;
  /** A child category with its own children if they have been loaded, otherwise as it is. */
  loadedVersionOf: (child: WebNode) => WebNode;
  hasFailed: boolean;
  retry: () => void;
}

/** A category by its id; its children are fetched when it is first shown. */
function useWebNode(id: number, locale: Locale): WebNodeState {
  const nodes = useStore($webNodes);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    void loadWebNode(api(locale), id).then((ok) => isCurrent && setFailed(!ok));
    return () => {
      isCurrent = false;
    };
  }, [id, locale, attempt]);
  return {
    node: nodes[id],
    loadedVersionOf: (child) => nodes[child.id] ?? child,
    hasFailed,
    retry: () => setAttempt(attempt + 1),
  };
}

const openCatalog = (id?: number) => openSidebar('AppSidebarCatalog', id ? { id: String(id) } : {});

/** The category tree, one level at a time; `attrs.id` is the current category. */
export function AppSidebarCatalog({ attrs, locale }: SidebarProps) {
  const t = useTexts();
  const to = useHref();
  const id = Number(attrs.id) || ROOT_NODE;
  const { node, loadedVersionOf, hasFailed, retry } = useWebNode(id, locale);
  const parent = node?.ancestors.at(-1);
  const isRoot = id === ROOT_NODE;
  const isActie = id === useSidebarData().promotions;
  const categoryPath = ({ url }: WebNode) => to('product-lister-all', { pathMatch: url });
  const promotionsPath = to('product-lister-actie');
  const currentListPath = (shownNode: WebNode) =>
    isActie ? promotionsPath : categoryPath(shownNode);
  // Below Actie, a category filters the promotion list.
  const childListPath = (child: WebNode) =>
    isActie ? `${promotionsPath}?CategoryID=${child.id}` : categoryPath(child);

  const back = isRoot ? (
    <BackRow onBack={() => openSidebar('AppSidebarMenu')}>{t('catalog.menu')}</BackRow>
  ) : (
    <BackRow onBack={() => openCatalog(parent?.id)}>
      {parent ? t('catalog.back', { category: parent.name }) : t('catalog.root')}
    </BackRow>
  );

  if (hasFailed && !node?.loaded) {
    return (
      <>
        {back}
        <div className="grid gap-3 px-4 py-8" role="alert">
          <p>{t('catalog.failed')}</p>
          <div className="mt-2 grid gap-3">
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
            <FixedRows onActie={openCatalog} />
          </Rows>
        )}
      </>
    );
  }

  return (
    <>
      {back}
      {node && !isRoot && <h3 className="px-4 pt-4 pb-2 text-[1.25rem] font-bold">{node.name}</h3>}
      {!node?.loaded ? (
        <SidebarSkeleton text={t('catalog.loading')} />
      ) : (
        <Rows>
          <LinkRow href={isRoot ? to('product-lister') : currentListPath(node)} isStrong>
            {isRoot ? t('catalog.overview') : t('catalog.all', { category: node.name })}
          </LinkRow>
          {node.children
            .filter((child) => !isPromotionCategory(child))
            .map((child) =>
              !isActie && loadedVersionOf(child).children.length > 0 ? (
                <SubmenuRow key={child.id} onOpen={() => openCatalog(child.id)}>
                  {child.name}
                </SubmenuRow>
              ) : (
                <LinkRow key={child.id} href={childListPath(child)}>
                  {child.name}
                </LinkRow>
              ),
            )}
          {isRoot && <FixedRows onActie={openCatalog} />}
        </Rows>
      )}
    </>
  );
}
