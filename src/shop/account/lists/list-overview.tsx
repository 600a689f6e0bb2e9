import overviewTexts from 'texts:wishlists/overview';
import { type FormEvent, useId, useRef, useState, useCallback, useEffect, useMemo } from 'react';
import formTexts from 'texts:wishlists/form';
import { useStore } from '@nanostores/react';
import type { Locale } from '../../../domain/shared/common.ts';
import type { ProductSummary } from '../../../domain/product/product.ts';
import { type Wishlist, wishlistNameProblem } from '../../../domain/account/wishlists.ts';
import type { ImageWidth } from '../../../domain/product/image-sizes.ts';
import { type ImageConfig, imageUrl } from '../../../domain/product/image-url.ts';
import { fill } from '../../../i18n/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { listQuery, onPlainClick, type ListPageProps } from './use-list-address.ts';
import { failureText } from '../../calls/failure-text.ts';
import { createWishlist, $wishlists, loadWishlists } from './wishlists.ts';
import { notify } from '../../calls/notification.ts';
import { fetchProductsById } from '../../listing/products-by-id.ts';
import { LoadedPart, useLoaded } from '../loaded-part.tsx';
import { SavedSearchList } from '../searches/saved-search-list.tsx';

/** Displayed at half this size, sharp on dense screens. */
const PICTURE_WIDTH: ImageWidth = 120;
/** The number of products that the overview loads per list. */
const PICTURE_COUNT = 4;

interface ListCardProps {
  list: Wishlist;
  /** The loaded products of the lists, by id. */
  products: ReadonlyMap<number, ProductSummary>;
  images: ImageConfig;
  locale: Locale;
  onOpen: (id: number) => void;
}

/** A list in the overview: name, number of products, and pictures of the latest additions. */
function ListCard({ list, products, images, locale, onOpen }: ListCardProps) {
  const t = overviewTexts[locale];
  const pictures = list.products.map(({ productId }) => products.get(productId)?.img);
  const count = fill(list.count === 1 ? t.countOne : t.countMany, { count: list.count });
  return (
    <li className="relative flex flex-col gap-3 rounded-lg border border-line p-4 focus-within:border-brand hover:border-brand">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-bold wrap-anywhere">
          <a
            className="after:absolute after:inset-0"
            href={listQuery(list.id)}
            onClick={onPlainClick(() => onOpen(list.id))}
          >
            {list.name}
          </a>
        </h2>
        <Icon name="right" />
      </div>
      <div className="flex h-15 gap-2" aria-hidden="true">
        {Array.from({ length: Math.min(list.count, PICTURE_COUNT) }, (_, place) => (
          <span key={place} className="h-15 w-15 shrink-0 overflow-hidden rounded bg-surface">
            {pictures[place] && (
              <img
                src={imageUrl(
                  pictures[place],
                  { width: PICTURE_WIDTH, height: PICTURE_WIDTH },
                  images,
                )}
                width="60"
                height="60"
                alt=""
                loading="lazy"
              />
            )}
          </span>
        ))}
      </div>
      <p className="mt-auto text-sm text-muted">
        {count}
        {list.shareKey && ` · ${t.shared}`}
      </p>
    </li>
  );
}

interface NewListProps {
  locale: Locale;
  /** Names of the existing lists. */
  names: readonly string[];
  onCreated: (id: number, name: string) => void;
}

/** Form that creates a list. An error is shown at the field, and the input is kept. */
function NewList({ locale, names, onCreated }: NewListProps) {
  const t = formTexts[locale];
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);

  const showFault = (text: string) => {
    setFault(text);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = field.current?.value ?? '';
    const broken = wishlistNameProblem(name, names);
    if (broken) return showFault(t[broken]);
    if (isBusy) return;
    setBusy(true);
    const outcome = await createWishlist(locale, name.trim());
    setBusy(false);
    if (!outcome.ok) return showFault(failureText(outcome, t.failed));
    setFault('');
    if (field.current) field.current.value = '';
    onCreated(outcome.data.id, outcome.data.name);
  };

  return (
    <form className="max-w-xl" noValidate onSubmit={(event) => void submit(event)}>
      <label className="mb-1 block font-medium" htmlFor={id}>
        {t.label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          ref={field}
          className="field w-auto min-w-0 flex-[1_1_14rem]"
          type="text"
          placeholder={t.hint}
          autoComplete="off"
          aria-invalid={fault !== ''}
          aria-describedby={`${id}-fault`}
        />
        <button className="btn btn-secondary" type="submit" aria-disabled={isBusy}>
          {t.make}
        </button>
      </div>
      <p id={`${id}-fault`} className="mt-1 text-sm text-discount empty:hidden" role="alert">
        {fault}
      </p>
    </form>
  );
}

const NO_PRODUCTS: ReadonlyMap<number, ProductSummary> = new Map();

/** All lists of the customer, the form that creates one, and the saved searches. */
export function ListOverview({
  locale,
  settings,
  onOpen,
}: ListPageProps & { onOpen: (id: number) => void }) {
  const t = overviewTexts[locale];
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
              onCreated={(_, name) => notify(fill(t.made, { name }), 'success')}
            />
            {lists.length > 0 && <ListCards {...{ lists, locale, settings, onOpen }} />}
            <SavedSearchList locale={locale} />
          </div>
        );
      }}
    </LoadedPart>
  );
}

function ListCards({
  lists,
  locale,
  settings,
  onOpen,
}: ListPageProps & { lists: readonly Wishlist[]; onOpen: (id: number) => void }) {
  const [products, setProducts] = useState(NO_PRODUCTS);
  const ids = lists.flatMap((list) => list.products.map(({ productId }) => productId));
  const idList = useMemo(() => [...new Set(ids)].sort((a, b) => a - b).join(), [ids]);
  useEffect(() => {
    if (!idList) return;
    void fetchProductsById(idList.split(',').map(Number), locale).then(
      (found) => found && setProducts(found),
    );
  }, [idList, locale]);
  return (
    <ul
      className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3"
      aria-label={overviewTexts[locale].lists}
    >
      {lists.map((list) => (
        <ListCard key={list.id} {...{ list, products, locale, onOpen }} images={settings.images} />
      ))}
    </ul>
  );
}
