import { type FormEvent, useId, useRef, useState } from 'react';
import texts from 'texts:cart/voucher';
import type { CartCoupon } from '../../domain/cart/cart.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { fill } from '../../i18n/fill.ts';
import { addVoucher, removeVoucher } from './cart-voucher.ts';
import { failureText } from '../calls/failure-text.ts';
import { notify } from '../calls/notification.ts';
import { Icon } from '../ui/icon.tsx';

interface Props {
  locale: Locale;
  coupons: readonly CartCoupon[];
}

/** The codes in the cart, and a field to add one (spec 2 §8). */
export function VoucherForm({ locale, coupons }: Props) {
  const t = texts[locale];
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const code = field.current?.value.trim() ?? '';
    setBusy(code !== '');
    const answer = code === '' ? null : await addVoucher(code);
    setBusy(false);
    if (answer?.kind === 'added') {
      setFault('');
      if (field.current) field.current.value = '';
      return notify(fill(t.added ?? '', { name: answer.voucher.name }), 'success');
    }
    const isFailed = answer?.kind === 'failed';
    setFault(answer?.message ?? (isFailed ? t.failed : t.invalid) ?? '');
    field.current?.focus();
  };
  const remove = async ({ id, name }: CartCoupon) => {
    const outcome = await removeVoucher(id);
    if (outcome.ok) notify(fill(t.removed ?? '', { name }), 'success');
    else setFault(failureText(outcome, t.failed));
  };
  return (
    <form
      className="mt-4 border-t border-line pt-4"
      noValidate
      onSubmit={(event) => void add(event)}
    >
      <label className="mb-1 block font-medium" htmlFor={fieldId}>
        {t.title}
      </label>
      <div className="flex gap-2">
        <input
          id={fieldId}
          ref={field}
          className="field min-w-0 flex-1 uppercase"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          aria-invalid={fault !== ''}
          aria-describedby={`${fieldId}-fault`}
        />
        <button className="btn btn-light shrink-0" type="submit" aria-disabled={isBusy}>
          {t.add}
        </button>
      </div>
      <p id={`${fieldId}-fault`} className="mt-1 text-sm text-discount empty:hidden" role="alert">
        {fault}
      </p>
      <ul>
        {coupons.map((coupon) => (
          <li key={coupon.id} className="mt-1 flex items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">{coupon.name}</span>
            <button
              className="grid h-11 w-11 shrink-0 place-content-center text-muted hover:text-ink"
              type="button"
              aria-label={fill(t.remove ?? '', { name: coupon.name })}
              onClick={() => void remove(coupon)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
