import { useState } from 'react';
import texts from 'texts:wishlists/detail';
import type { Locale } from '../../../domain/entities/common.ts';
import type { Wishlist } from '../../../domain/entities/wishlist.ts';
import { fill } from '../../../i18n/fill.ts';
import { failureText } from '../../../stores/failure-text.ts';
import { notify } from '../../../stores/notification.ts';
import { deleteWishlist } from '../../../stores/wishlists.ts';

interface Props {
  locale: Locale;
  list: Wishlist;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks before it deletes a list: what is on it is lost. */
export function DeleteList({ locale, list, onDeleted, onCancel }: Props) {
  const t = texts[locale];
  const [fault, setFault] = useState('');
  const remove = async () => {
    const outcome = await deleteWishlist(locale, list.id);
    // Deleted in a different tab: what was wanted has happened.
    if (!outcome.ok && outcome.kind !== 'NotFound') {
      setFault(failureText(outcome, t.failed));
      return;
    }
    notify(fill(t.deleted ?? '', { name: list.name }), 'success');
    onDeleted();
  };
  return (
    <section className="max-w-xl rounded-lg bg-surface p-4">
      <p className="mb-3 wrap-anywhere">{fill(t.deleteAsk ?? '', { name: list.name })}</p>
      <p className="mb-3 text-sm text-discount empty:hidden" role="alert">
        {fault}
      </p>
      <div className="flex flex-wrap gap-2">
        <button className="btn btn-black" type="button" onClick={() => void remove()}>
          {t.deleteYes}
        </button>
        <button className="btn btn-light" type="button" autoFocus onClick={onCancel}>
          {t.cancel}
        </button>
      </div>
    </section>
  );
}
