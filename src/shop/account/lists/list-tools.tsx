import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import shareTexts from 'texts:wishlists/share';
import { useStore } from '@nanostores/react';
import form from 'texts:wishlists/form';
import detailTexts from 'texts:wishlists/detail';
import {
  sharedListQuery,
  type Wishlist,
  wishlistNameProblem,
} from '../../../domain/account/wishlists.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { failureText } from '../../calls/failure-text.ts';
import { notify } from '../../calls/notification.ts';
import { stopSharingWishlist, shareWishlist } from './wishlist.ts';
import { copyLink, shareLink } from '../../ui/share-link.ts';
import { $wishlists, renameWishlist } from './wishlists.ts';

interface ShareListProps {
  locale: Locale;
  list: Wishlist;
  onShared: (shareKey: string | null) => void;
  onClose: () => void;
}

/** Shares a list by a link, which can be copied or passed to the system's share sheet. */
export function ShareList({ locale, list, onShared, onClose }: ShareListProps) {
  const t = shareTexts[locale];
  const { id, name, shareKey } = list;
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');

  useEffect(() => {
    if (shareKey !== null) return;
    void shareWishlist(locale, id).then((outcome) =>
      outcome.ok
        ? onShared(outcome.data)
        : setFault(failureText(outcome, shareTexts[locale].failed)),
    );
    // Only when the panel opens: the link is not created again when sharing ends.
  }, []);

  const link = shareKey ? location.origin + location.pathname + sharedListQuery(shareKey) : '';
  const showCopied = (isCopied: boolean) => {
    field.current?.select();
    setFault(isCopied ? '' : t.copyFailed);
    if (isCopied) notify(t.copied, 'success');
  };
  const copyShareLink = async () => showCopied(await copyLink(link));
  const openShareSheet = async () => {
    const outcome = await shareLink(name, link);
    if (outcome !== 'handed') showCopied(outcome === 'copied');
  };
  const stopSharing = async () => {
    const outcome = await stopSharingWishlist(locale, id);
    if (!outcome.ok) return setFault(failureText(outcome, t.failed));
    notify(t.stopped, 'success');
    onShared(null);
    onClose();
  };
  return (
    <section className="max-w-xl rounded-lg bg-surface p-4" aria-label={t.title}>
      <p className="mb-3">{t.text}</p>
      <label className="mb-1 block font-medium" htmlFor={fieldId}>
        {t.link}
      </label>
      <input
        id={fieldId}
        ref={field}
        className="field mb-3"
        type="text"
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <p className="mb-3 text-sm text-discount empty:hidden" role="alert">
        {fault}
      </p>
      <div className="flex flex-wrap gap-2">
        <button
          className="btn btn-secondary"
          type="button"
          disabled={!link}
          onClick={() => void copyShareLink()}
        >
          {t.copy}
        </button>
        {'share' in navigator && (
          <button
            className="btn btn-light"
            type="button"
            disabled={!link}
            onClick={() => void openShareSheet()}
          >
            {t.send}
          </button>
        )}
        <button
          className="btn btn-light"
          type="button"
          disabled={!link}
          onClick={() => void stopSharing()}
        >
          {t.stop}
        </button>
      </div>
    </section>
  );
}

interface RenameListProps {
  locale: Locale;
  list: Wishlist;
  onRenamed: (name: string) => void;
  onCancel: () => void;
}

/** Renames a list in place. */
export function RenameList({ locale, list, onRenamed, onCancel }: RenameListProps) {
  const t = detailTexts[locale];
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const others = (useStore($wishlists) ?? []).filter((other) => other.id !== list.id);

  const showFault = (text = '') => {
    setFault(text);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = (field.current?.value ?? '').trim();
    const problem = wishlistNameProblem(
      name,
      others.map((other) => other.name),
    );
    if (problem) return showFault(form[locale][problem]);
    const outcome = await renameWishlist(locale, list.id, name);
    if (!outcome.ok) return showFault(failureText(outcome, t.failed));
    notify(t.renamed, 'success');
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
