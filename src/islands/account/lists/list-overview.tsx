import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import texts from 'texts:wishlists/overview';
import type { ProductSummary } from '../../../domain/entities/product.ts';
import type { Wishlist } from '../../../domain/entities/wishlist.ts';
import { fill } from '../../../i18n/fill.ts';
import { notify } from '../../../stores/notification.ts';
import { productsById } from '../../../stores/products-by-id.ts';
import { $wishlists, loadWishlists } from '../../../stores/wishlists.ts';
import { Icon } from '../../ui/icon.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import { useLoaded } from '../use-loaded.ts';
import { ListCard } from './list-card.tsx';
import type { ListPageProps } from './list-page-props.ts';
import { NewList } from './new-list.tsx';

const NONE: ReadonlyMap<number, ProductSummary> = new Map();

/** All lists of the customer, and the form that makes one. */
export function ListOverview({
  locale,
  settings,
  onOpen,
}: ListPageProps & { onOpen: (id: number) => void }) {
  const t = texts[locale];
  const { loaded, reload } = useLoaded(useCallback(() => loadWishlists(locale), [locale]));
  const current = useStore($wishlists);
  return (
    <LoadedPart loaded={loaded} reload={() => void reload()} locale={locale}>
      {(first) => {
        const lists = current ?? first;
        return (
          <div className="grid gap-6">
            {lists.length === 0 && (
              <section className="flex flex-col items-start gap-3 rounded-lg bg-surface p-6">
                <span className="text-brand">
                  <Icon name="heart" />
                </span>
                <h2 className="subtitle">{t.emptyTitle}</h2>
                <p className="max-w-prose">{t.emptyText}</p>
              </section>
            )}
            <NewList
              locale={locale}
              names={lists.map(({ name }) => name)}
              onMade={(_, name) => notify(fill(t.made ?? '', { name }), 'success')}
            />
            {lists.length > 0 && <Cards {...{ lists, locale, settings, onOpen }} />}
          </div>
        );
      }}
    </LoadedPart>
  );
}

function Cards({
  lists,
  locale,
  settings,
  onOpen,
}: ListPageProps & { lists: readonly Wishlist[]; onOpen: (id: number) => void }) {
  const [products, setProducts] = useState(NONE);
  const ids = lists.flatMap((list) => list.products.map(({ productId }) => productId));
  const wanted = useMemo(() => [...new Set(ids)].sort((a, b) => a - b).join(), [ids]);
  useEffect(() => {
    if (!wanted) return;
    void productsById(wanted.split(',').map(Number), locale).then(
      (found) => found && setProducts(found),
    );
  }, [wanted, locale]);
  return (
    <ul
      className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3"
      aria-label={texts[locale].lists}
    >
      {lists.map((list) => (
        <ListCard key={list.id} {...{ list, products, locale, onOpen }} images={settings.images} />
      ))}
    </ul>
  );
}
