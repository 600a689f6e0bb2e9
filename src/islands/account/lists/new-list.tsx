import { type FormEvent, useId, useRef, useState } from 'react';
import texts from 'texts:wishlists/form';
import type { Locale } from '../../../domain/entities/common.ts';
import { wishlistNameFault } from '../../../domain/wishlist-name.ts';
import { failureText } from '../../../stores/failure-text.ts';
import { createWishlist } from '../../../stores/wishlists.ts';

interface Props {
  locale: Locale;
  /** Names of the lists that exist already. */
  names: readonly string[];
  onMade: (id: number, name: string) => void;
}

/** Makes a list by its name. A fault shows at the field, and what was typed stays. */
export function NewList({ locale, names, onMade }: Props) {
  const t = texts[locale];
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);

  const refuse = (text: string) => {
    setFault(text);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = field.current?.value ?? '';
    const broken = wishlistNameFault(name, names);
    if (broken) return refuse(t[broken] ?? '');
    if (isBusy) return;
    setBusy(true);
    const outcome = await createWishlist(locale, name.trim());
    setBusy(false);
    if (!outcome.ok) return refuse(failureText(outcome, t.failed));
    setFault('');
    if (field.current) field.current.value = '';
    onMade(outcome.data.id, outcome.data.name);
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
