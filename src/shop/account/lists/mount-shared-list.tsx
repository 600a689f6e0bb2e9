import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import row from 'texts:wishlists/row';
import texts from 'texts:wishlists/shared';
import { createRoot } from 'react-dom/client';
import type { Outcome } from '../../../api/outcome.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type { ProductSummary } from '../../../domain/product/product.ts';
import { type Wishlist, uniqueWishlistName } from '../../../domain/account/wishlists.ts';
import { fetchProductsById } from '../../listing/products-by-id.ts';
import { loadSharedWishlist } from './wishlist.ts';
import { copySharedWishlist, loadWishlists } from './wishlists.ts';
import { formatNumber } from '../../../domain/shared/money.ts';
import { fill } from '../../../i18n/fill.ts';
import { routePath } from '../../../routes.ts';
import { failureText } from '../../calls/failure-text.ts';
import { $user } from '../session/user.ts';
import { LoadedPart, useLoaded } from '../loaded-part.tsx';
import { ListOrder, LineTotal, ProductCell } from './product-cells.tsx';
import { type ListPageProps, listQuery } from './use-list-address.ts';

export interface SharedListView {
  name: string;
  lines: { productId: number; product: ProductSummary | null; quantity: number }[];
}

/** A shared list with its products; `missing` if there is none, null on failure. */
async function loadSharedList(
  locale: Locale,
  key: string,
): Promise<SharedListView | 'missing' | null> {
  const outcome = await loadSharedWishlist(locale, key);
  if (!outcome.ok) return ['Missing', 'BadRequest'].includes(outcome.kind) ? 'missing' : null;
  const { name, products: lines } = outcome.data;
  const products = await fetchProductsById(
    lines.map(({ productId }) => productId),
    locale,
  );
  if (!products) return null;
  return {
    name,
    lines: lines.map((line) => ({ ...line, product: products.get(line.productId) ?? null })),
  };
}

/** Copies a shared list to the customer's lists, with a number added to a name that is taken. */
async function copySharedList(
  locale: Locale,
  key: string,
  name: string,
): Promise<Outcome<Wishlist>> {
  const ownLists = (await loadWishlists(locale)) ?? [];
  const freeName = uniqueWishlistName(
    name,
    ownLists.map((list) => list.name),
  );
  return copySharedWishlist(locale, key, freeName);
}

interface Props extends ListPageProps {
  shareKey: string;
}

/** A list shared by a link; visitors can see it too. */
function SharedList({ shareKey, ...page }: Props) {
  const { locale } = page;
  const t = texts[locale];
  const load = useCallback(() => loadSharedList(locale, shareKey), [locale, shareKey]);
  const { loaded, reload } = useLoaded(load);
  return (
    <LoadedPart loaded={loaded} reload={() => void reload()} locale={locale} rows={5}>
      {(shared) =>
        shared === 'missing' ? (
          <section className="grid justify-items-start gap-3">
            <h1 className="title">{t.missingTitle}</h1>
            <p>{t.missingText}</p>
            <a className="btn btn-secondary" href={routePath('product-lister', locale, '')}>
              {t.products}
            </a>
          </section>
        ) : (
          <>
            <p className="text-sm font-medium text-muted">{t.eyebrow}</p>
            <h1 className="title mb-4 wrap-anywhere">{shared.name}</h1>
            <CopyList {...{ locale, shareKey, name: shared.name }} />
            {shared.lines.length === 0 ? (
              <p className="mt-6">{t.emptyText}</p>
            ) : (
              <>
                <ul className="mt-6 border-t border-line" aria-label={t.items}>
                  {shared.lines.map((line) => (
                    <li
                      key={line.productId}
                      className="line flex min-h-28 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-4 md:grid md:grid-cols-[1fr_auto_6.5rem]"
                    >
                      <div className="w-full min-w-0 md:w-auto">
                        <ProductCell {...page} {...line} />
                      </div>
                      <p className="tabular-nums">
                        {fill(row[locale].pieces, {
                          count: formatNumber(line.quantity, locale),
                        })}
                      </p>
                      <LineTotal locale={locale} {...line} />
                    </li>
                  ))}
                </ul>
                <ListOrder {...{ locale, name: shared.name, lines: shared.lines }} />
              </>
            )}
          </>
        )
      }
    </LoadedPart>
  );
}

/** Copies the list to the customer's own; a visitor signs in first and returns here. */
function CopyList({
  locale,
  shareKey,
  name,
}: { name: string } & Pick<Props, 'locale' | 'shareKey'>) {
  const t = texts[locale];
  const isSignedIn = useStore($user) !== undefined;
  const [savedList, setSavedList] = useState<{ id: number; name: string } | null>(null);
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);

  const saveList = async () => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await copySharedList(locale, shareKey, name);
    setBusy(false);
    setFault(outcome.ok ? '' : failureText(outcome, t.failed));
    if (outcome.ok) setSavedList(outcome.data);
  };
  if (savedList) {
    return (
      <p role="status">
        {fill(t.saved, { name: savedList.name })}{' '}
        <a className="link" href={listQuery(savedList.id)}>
          {t.open}
        </a>
      </p>
    );
  }
  const here = location.pathname + location.search;
  const login = `${routePath('login', locale, '')}?${new URLSearchParams({ redirectRoute: here })}`;
  return (
    <>
      {isSignedIn ? (
        <button
          className="btn btn-secondary"
          type="button"
          aria-disabled={isBusy}
          onClick={() => void saveList()}
        >
          {t.save}
        </button>
      ) : (
        <a className="btn btn-secondary" href={login}>
          {t.signIn}
        </a>
      )}
      <p className="mt-2 text-sm text-discount empty:hidden" role="alert">
        {fault}
      </p>
    </>
  );
}

/** Mounts the shared list with this key. */
export function mountSharedList(place: HTMLElement, shareKey: string, page: ListPageProps): void {
  createRoot(place).render(<SharedList {...page} shareKey={shareKey} />);
}
