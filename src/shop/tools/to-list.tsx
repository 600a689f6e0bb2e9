import { useStore } from '@nanostores/react';
import { type FormEvent, useCallback, useId, useState } from 'react';
import texts from 'texts:builders/toList';
import form from 'texts:wishlists/form';
import type { Locale } from '../../domain/shared/common.ts';
import {
  type Wishlist,
  wishlistNameProblem,
  type WishlistProduct,
} from '../../domain/account/wishlists.ts';
import { fill } from '../../i18n/fill.ts';
import { saveToChosenLists } from '../account/lists/wishlist-choice.ts';
import { addCartToWishlists, loadWishlists } from '../account/lists/wishlists.ts';
import { LoadedPart, useLoaded } from '../account/loaded-part.tsx';
import { $user } from '../account/session/user.ts';
import { notify } from '../calls/notification.ts';

interface SaveToListProps {
  locale: Locale;
  /** Suggested name of a new list. */
  title: string;
  signIn: string;
  products: readonly WishlistProduct[];
  onSaved: () => void;
}

/** Saves the products to a list of the customer; a visitor signs in first and returns here. */
export function SaveToList(props: SaveToListProps) {
  const { locale, signIn } = props;
  const isSignedIn = useStore($user) !== undefined;
  const load = useCallback(
    () => (isSignedIn ? loadWishlists(locale) : Promise.resolve([])),
    [isSignedIn, locale],
  );
  const { loaded, reload } = useLoaded(load);
  const t = texts[locale];
  if (!isSignedIn) {
    const redirectRoute = location.pathname + location.search;
    return (
      <p className="mt-3">
        {t.signInFirst}{' '}
        <a className="link" href={`${signIn}?${new URLSearchParams({ redirectRoute })}`}>
          {t.signIn}
        </a>
      </p>
    );
  }
  return (
    <div className="mt-3">
      <LoadedPart loaded={loaded} reload={() => void reload()} locale={locale} rows={1}>
        {(lists) => <ListForm {...props} lists={lists} />}
      </LoadedPart>
    </div>
  );
}

const NEW_LIST_ID = '';

function ListForm({
  locale,
  title,
  products,
  lists,
  onSaved,
}: SaveToListProps & { lists: readonly Wishlist[] }) {
  const t = texts[locale];
  const id = useId();
  const [listId, setListId] = useState(NEW_LIST_ID);
  const [name, setName] = useState(title);
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = listId === NEW_LIST_ID ? name.trim() : '';
    const names = lists.map((list) => list.name);
    const problem = listId === NEW_LIST_ID ? wishlistNameProblem(typed, names) : null;
    if (problem) return setFault(form[locale][problem]);
    if (isBusy) return;
    setBusy(true);
    const chosen = listId === NEW_LIST_ID ? [] : [Number(listId)];
    const outcome = await saveToChosenLists(locale, chosen, typed, (ids) =>
      addCartToWishlists(locale, ids, products),
    );
    setBusy(false);
    if (!outcome.ok) return setFault(outcome.reason ?? t.failed);
    const saved = typed || (lists.find((list) => String(list.id) === listId)?.name ?? '');
    notify(fill(t.saved, { name: saved }), 'success');
    onSaved();
  };
  return (
    <form
      className="grid gap-3 rounded-lg border border-line p-4"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div>
        <label className="mb-1 block font-medium" htmlFor={`${id}-list`}>
          {t.list}
        </label>
        <select
          id={`${id}-list`}
          className="field"
          value={listId}
          onChange={({ currentTarget }) => setListId(currentTarget.value)}
        >
          <option value={NEW_LIST_ID}>{t.newList}</option>
          {lists.map((list) => (
            <option key={list.id} value={list.id}>
              {list.name}
            </option>
          ))}
        </select>
      </div>
      {listId === NEW_LIST_ID && (
        <div>
          <label className="mb-1 block font-medium" htmlFor={`${id}-name`}>
            {t.name}
          </label>
          <input
            id={`${id}-name`}
            className="field"
            type="text"
            autoComplete="off"
            maxLength={100}
            value={name}
            aria-describedby={`${id}-fault`}
            aria-invalid={fault !== '' || undefined}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </div>
      )}
      <p id={`${id}-fault`} className="text-sm text-discount empty:hidden" role="alert">
        {fault}
      </p>
      <button className="btn btn-secondary" type="submit" aria-disabled={isBusy}>
        {t.save}
      </button>
    </form>
  );
}
