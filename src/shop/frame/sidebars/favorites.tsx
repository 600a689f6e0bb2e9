import { useStore } from '@nanostores/react';
import { $user } from '../../account/session/user.ts';
import { setWishlistsOfProduct, addCartToWishlists } from '../../account/lists/wishlists.ts';
import { type SidebarProps, useHref, useSidebarData, useTexts } from './context.ts';
import { SignInInvite, SidebarEmpty, CartFailedNote, SidebarSkeleton } from './sidebar-states.tsx';
import { ProductLine } from './product-line.tsx';
import { useProduct } from './use-product.ts';
import { useCart } from '../../cart/use-cart.ts';
import { type FormEvent, useId, useRef, useState, useCallback } from 'react';
import form from 'texts:wishlists/form';
import type { Locale } from '../../../domain/shared/common.ts';
import { type Wishlist, wishlistNameProblem } from '../../../domain/account/wishlists.ts';
import {
  saveToChosenLists,
  type SaveToLists,
  loadListsToChoose,
} from '../../account/lists/wishlist-choice.ts';
import { Check } from '../../ui/check.tsx';
import { notify } from '../../calls/notification.ts';
import { LoadedPart, useLoaded } from '../../account/loaded-part.tsx';

interface ListChoiceProps {
  locale: Locale;
  lists: readonly Wishlist[];
  /** Ids of the initially selected lists. */
  initialIds: readonly number[];
  /** Saving requires at least one selected list. */
  requiresChoice: boolean;
  save: SaveToLists;
  /** Receives the names of the lists that were saved to. */
  onSaved: (names: string[]) => void;
}

/** Selects from the customer's lists, with a field for a new one; saved together. */
function ListChoice({ locale, lists, initialIds, requiresChoice, save, onSaved }: ListChoiceProps) {
  const t = useTexts();
  const to = useHref();
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [knownLists, setKnown] = useState(lists);
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set(initialIds));
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);

  const toggle = (id: number) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setIds(next);
    setFault('');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = field.current?.value.trim() ?? '';
    const names = knownLists.map((list) => list.name);
    const nameProblem = name === '' ? null : wishlistNameProblem(name, names);
    if (nameProblem) return setFault(form[locale][nameProblem]);
    if (requiresChoice && name === '' && ids.size === 0) return setFault(t('lists.chooseOne'));
    if (isBusy) return;
    setBusy(true);
    const outcome = await saveToChosenLists(locale, [...ids], name, save);
    setBusy(false);
    const { newList } = outcome;
    const allLists = newList ? [newList, ...knownLists] : knownLists;
    if (outcome.ok) {
      const saved = new Set(outcome.listIds);
      return onSaved(allLists.filter(({ id }) => saved.has(id)).map((list) => list.name));
    }
    if (newList) {
      // The new list exists now, so a retry must only select it.
      setKnown(allLists);
      setIds(new Set([...ids, newList.id]));
      if (field.current) field.current.value = '';
    }
    setFault(outcome.reason ?? t('lists.failed'));
  };

  return (
    <form className="grid gap-2 p-4" noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-bold">{t('lists.title')}</legend>
        {knownLists.length === 0 && <p>{t('lists.none')}</p>}
        {knownLists.map((list) => (
          <Check key={list.id} checked={ids.has(list.id)} onToggle={() => toggle(list.id)}>
            <b className="min-w-0 font-medium wrap-anywhere">{list.name}</b>
            <small className="whitespace-nowrap">
              {t('lists.products', { count: list.count })}
            </small>
          </Check>
        ))}
      </fieldset>
      <div>
        <label className="mb-1 block font-medium" htmlFor={fieldId}>
          {t('lists.new')}
        </label>
        <input
          id={fieldId}
          ref={field}
          className="field"
          type="text"
          placeholder={t('lists.hint')}
          autoComplete="off"
          aria-describedby={`${fieldId}-fault`}
        />
      </div>
      <p id={`${fieldId}-fault`} className="text-sm text-discount empty:hidden" role="alert">
        {fault}
      </p>
      <button className="btn btn-secondary mt-2" type="submit" aria-disabled={isBusy}>
        {t('lists.save')}
      </button>
      <a className="link inline-flex min-h-11 items-center" href={to('account-favourites')}>
        {t('lists.all')}
      </a>
    </form>
  );
}

interface ListPickerProps {
  locale: Locale;
  /** The product to add to lists; null for the cart. */
  productId: number | null;
  save: SaveToLists;
  close: () => void;
}

/** Loads the customer's lists, lets the user choose, and notifies about the result. */
function ListPicker({ locale, productId, save, close }: ListPickerProps) {
  const t = useTexts();
  const load = useCallback(() => loadListsToChoose(locale, productId), [locale, productId]);
  const { loaded, reload } = useLoaded(load);
  const onSaved = (names: string[]) => {
    const quotedNames = new Intl.ListFormat(locale).format(names.map((name) => `‘${name}’`));
    notify(
      names.length > 0 ? t('lists.added', { names: quotedNames }) : t('lists.removed'),
      'success',
    );
    close();
  };
  return (
    <div className={loaded.status === 'ready' ? undefined : 'p-4'}>
      <LoadedPart loaded={loaded} reload={() => void reload()} locale={locale}>
        {({ lists, chosen }) => (
          <ListChoice
            {...{ locale, lists, save, onSaved }}
            initialIds={chosen}
            requiresChoice={productId === null}
          />
        )}
      </LoadedPart>
    </div>
  );
}

/** Adds a product to the customer's lists; a visitor signs in first and returns here. */
export function ProductSidebarFavorites({ attrs, locale, close }: SidebarProps) {
  const product = useProduct(attrs);
  const isSignedIn = useStore($user) !== undefined;
  const productId = Number(attrs['product']);
  const isProductId = Number.isInteger(productId) && productId > 0;
  return (
    <>
      {isProductId && <ProductLine product={product} />}
      {isProductId && isSignedIn ? (
        <ListPicker
          {...{ locale, productId, close }}
          save={(listIds) => setWishlistsOfProduct(locale, productId, listIds)}
        />
      ) : (
        <SignInInvite icon="heart" textSection="productLists" />
      )}
    </>
  );
}

/** Adds the whole cart to the customer's lists; a visitor signs in first and returns here. */
export function CartSidebarFavorites({ locale, close }: SidebarProps) {
  const t = useTexts();
  const to = useHref();
  const isSignedIn = useStore($user) !== undefined;
  const { cart, status, reload } = useCart(useSidebarData().costs);
  if (!isSignedIn) return <SignInInvite icon="heart" textSection="cartLists" />;
  if (status === 'failed') return <CartFailedNote onRetry={reload} />;
  if (!cart) return <SidebarSkeleton text={t('shell.loading')} />;
  // Newly added lines have no product until the API has responded.
  const lines = cart.lines
    .filter(({ product, id }) => product !== null || id < 0)
    .map(({ productId, quantity }) => ({ productId, quantity }));
  if (lines.length === 0) {
    return (
      <SidebarEmpty icon="cart" title={t('lists.cartEmptyTitle')} text={t('lists.cartEmptyText')}>
        <a className="btn btn-secondary" href={to('account-favourites')}>
          {t('lists.all')}
        </a>
      </SidebarEmpty>
    );
  }
  return (
    <>
      <p className="bg-surface p-4">{t('lists.cart', { count: lines.length })}</p>
      <ListPicker
        {...{ locale, close }}
        productId={null}
        save={(listIds) => addCartToWishlists(locale, listIds, lines)}
      />
    </>
  );
}
