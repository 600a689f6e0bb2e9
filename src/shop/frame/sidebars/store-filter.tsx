import { useStore } from '@nanostores/react';
import { useState } from 'react';
import {
  type StockSubject,
  fitsStoreFilter,
  NO_STORE_FILTER,
} from '../../../domain/store/store-filter.ts';
import { $cartCount, ownPieceCount } from '../../cart/cart-count.ts';
import { $storeFacts, $storeFilter, setStoreFilter } from '../../store/store-filter.ts';
import { useTexts, type SidebarProps, useHref } from './context.ts';
import { useProduct } from './use-product.ts';
import { SidebarEmpty } from './sidebar-states.tsx';

/** Filters stores by stock: of the whole cart, or of the product that linked to the page. */
function StockFilter() {
  const t = useTexts();
  const filter = useStore($storeFilter);
  useStore($cartCount);
  const [productId] = useState(() => new URLSearchParams(location.search).get('product') ?? '');
  const product = useProduct({ product: productId });
  const subjects: [StockSubject | null, string][] = [];
  if (ownPieceCount() > 0) subjects.push(['cart', t('storeFilter.stockCart')]);
  if (product) subjects.push(['product', product.name]);
  return (
    <fieldset>
      <legend>{t('storeFilter.stock')}</legend>
      {subjects.length === 0 && <p className="text-muted">{t('storeFilter.needsCart')}</p>}
      {subjects.length > 0 &&
        [...subjects, [null, t('storeFilter.stockAny')] as const].map(([stock, name]) => (
          <label className="check" key={stock}>
            <input
              type="radio"
              name="stock"
              checked={filter.stock === stock}
              onChange={() => setStoreFilter({ ...filter, stock })}
            />
            {name}
          </label>
        ))}
    </fieldset>
  );
}

const DISTANCES_KM = [10, 25, 50];

/** Tag and name of each service; empty for invalid JSON. */
function servicesOf(json: string | undefined): [tag: string, name: string][] {
  try {
    const list: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(list) ? (list as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** The filters of the stores on the page; on other pages, a link to the store list. */
export function StoreFilterSidebar({ attrs, close }: SidebarProps) {
  const t = useTexts();
  const to = useHref();
  const filter = useStore($storeFilter);
  const facts = useStore($storeFacts);
  if (facts.length === 0) {
    return (
      <SidebarEmpty icon="filter" text={t('storeFilter.text')}>
        <a className="btn btn-secondary" href={to('store-lister')}>
          {t('storeFilter.link')}
        </a>
      </SidebarEmpty>
    );
  }
  const shownCount = facts.filter((storeFacts) => fitsStoreFilter(storeFacts, filter)).length;
  const hasDistances = facts.some(({ km }) => km !== null);
  const toggleTag = (tag: string) => {
    const { tags } = filter;
    const next = tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
    setStoreFilter({ ...filter, tags: next });
  };
  return (
    <div className="grid gap-4 px-4 pt-4 [&_.check_:focus-visible]:scroll-mb-24 [&_legend]:font-bold">
      <label className="check">
        <input
          type="checkbox"
          checked={filter.openNow}
          onChange={() => setStoreFilter({ ...filter, openNow: !filter.openNow })}
        />
        {t('storeFilter.openNow')}
      </label>
      <fieldset>
        <legend>{t('storeFilter.services')}</legend>
        {servicesOf(attrs['services']).map(([tag, name]) => (
          <label className="check" key={tag}>
            <input
              type="checkbox"
              checked={filter.tags.includes(tag)}
              onChange={() => toggleTag(tag)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <fieldset
        className="disabled:[&_.check]:cursor-default disabled:[&_.check]:text-muted"
        disabled={!hasDistances}
      >
        <legend>{t('storeFilter.distance')}</legend>
        {!hasDistances && <p className="text-muted">{t('storeFilter.needsPlace')}</p>}
        {[...DISTANCES_KM, null].map((km) => (
          <label className="check" key={km}>
            <input
              type="radio"
              name="distance"
              checked={filter.maxKm === km}
              onChange={() => setStoreFilter({ ...filter, maxKm: km })}
            />
            {km === null ? t('storeFilter.any') : t('storeFilter.within', { km })}
          </label>
        ))}
      </fieldset>
      <StockFilter />
      <div className="sticky bottom-0 -mx-4 grid grid-cols-[auto_1fr] gap-2 border-t border-line bg-white p-4">
        <button
          className="btn btn-light"
          type="button"
          onClick={() => setStoreFilter(NO_STORE_FILTER)}
        >
          {t('storeFilter.clear')}
        </button>
        <button className="btn btn-secondary" type="button" onClick={close}>
          {t('storeFilter.show', { count: shownCount })}
        </button>
      </div>
    </div>
  );
}
