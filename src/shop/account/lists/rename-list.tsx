import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useRef, useState } from 'react';
import form from 'texts:wishlists/form';
import texts from 'texts:wishlists/detail';
import type { Locale } from '../../../domain/shared/common.ts';
import { type Wishlist, wishlistNameFault } from '../../../domain/account/wishlists.ts';
import { failureText } from '../../calls/failure-text.ts';
import { notify } from '../../calls/notification.ts';
import { $wishlists, renameWishlist } from './wishlists.ts';

interface Props {
  locale: Locale;
  list: Wishlist;
  onRenamed: (name: string) => void;
  onCancel: () => void;
}

/** Renames a list in place. */
export function RenameList({ locale, list, onRenamed, onCancel }: Props) {
  const t = texts[locale];
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const others = (useStore($wishlists) ?? []).filter((other) => other.id !== list.id);

  const refuse = (text = '') => {
    setFault(text);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = (field.current?.value ?? '').trim();
    const broken = wishlistNameFault(
      name,
      others.map((other) => other.name),
    );
    if (broken) return refuse(form[locale][broken]);
    const outcome = await renameWishlist(locale, list.id, name);
    if (!outcome.ok) return refuse(failureText(outcome, t.failed));
    notify(t.renamed ?? '', 'success');
    onRenamed(outcome.data.name);
  };
  return (
    <form
      className="max-w-xl rounded-lg bg-surface p-4"
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <label className="mb-1 block font-medium" htmlFor={id}>
        {t.nameLabel}
      </label>
      <input
        id={id}
        ref={field}
        className="field"
        type="text"
        autoComplete="off"
        autoFocus
        defaultValue={list.name}
        aria-invalid={fault !== ''}
        aria-describedby={`${id}-fault`}
      />
      <p id={`${id}-fault`} className="mt-1 text-sm text-discount empty:hidden" role="alert">
        {fault}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button className="btn btn-secondary" type="submit">
          {t.save}
        </button>
        <button className="btn btn-light" type="button" onClick={onCancel}>
          {t.cancel}
        </button>
      </div>
    </form>
  );
}
