import texts from 'texts:wishlists/detail';
import { routePath } from '../../../routes.ts';
import { LoadedPart } from '../loaded-part.tsx';
import { BackLink, ListHead } from './list-head.tsx';
import { ListOrder } from './list-order.tsx';
import type { ListPageProps } from './list-page-props.ts';
import { ListRow } from './list-row.tsx';
import { useWishlist } from './use-wishlist.ts';

interface Props extends ListPageProps {
  listId: number;
  onLeave: () => void;
}

/** One list: its products with quantities, what they cost, and what can be done with the list. */
export function ListDetail({ listId, onLeave, ...page }: Props) {
  const { locale } = page;
  const t = texts[locale];
  const { state, reload, changeLine, changeList } = useWishlist(locale, listId);

  if (state.status === 'missing') {
    return (
      <section className="grid gap-3">
        <BackLink {...{ locale, onLeave }} />
        <h2 className="subtitle">{t.missingTitle}</h2>
        <p>{t.missingText}</p>
      </section>
    );
  }
  if (state.status !== 'ready') {
    const loaded =
      state.status === 'failed'
        ? ({ status: 'failed' } as const)
        : ({ status: 'loading', data: null } as const);
    return (
      <LoadedPart loaded={loaded} reload={() => void reload()} locale={locale} rows={5}>
        {() => null}
      </LoadedPart>
    );
  }
  const { list, lines } = state;
  const current = lines.filter(({ isRemoved }) => !isRemoved);
  return (
    <>
      <ListHead {...{ locale, list, onLeave }} onChange={changeList} />
      {lines.length === 0 ? (
        <section className="mt-6 grid justify-items-start gap-3 rounded-lg bg-surface p-6">
          <h3 className="font-bold">{t.emptyTitle}</h3>
          <p>{t.emptyText}</p>
          <a className="btn btn-secondary" href={routePath('product-lister', locale, '')}>
            {t.products}
          </a>
        </section>
      ) : (
        <ul className="mt-4 border-t border-line" aria-label={t.items}>
          {lines.map((line) => (
            <ListRow
              key={line.productId}
              {...page}
              line={line}
              onChange={(change) => changeLine(line.productId, change)}
            />
          ))}
        </ul>
      )}
      {current.length > 0 && <ListOrder {...{ locale, name: list.name, lines: current }} />}
    </>
  );
}
