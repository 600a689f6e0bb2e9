import { type FormEvent, useId, useRef, useState } from 'react';
import texts from 'texts:cart/voucher';
import type { CartCoupon, Cart, Voucher } from '../../domain/cart/cart.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { fill } from '../../i18n/fill.ts';
import { failureText } from '../calls/failure-text.ts';
import { notify } from '../calls/notification.ts';
import { Icon } from '../ui/icon.tsx';
import * as calls from '../../api/cart/client.ts';
import type { Outcome } from '../../api/outcome.ts';
import { api } from '../calls/api.ts';
import { callForCart } from './cart-sync.ts';
import { pageLocale } from '../../i18n/page-locale.ts';

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

  const addCode = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const code = field.current?.value.trim() ?? '';
    setBusy(code !== '');
    const answer = code === '' ? null : await addVoucher(code);
    setBusy(false);
    if (answer?.kind === 'added') {
      setFault('');
      if (field.current) field.current.value = '';
      return notify(fill(t.added, { name: answer.voucher.name }), 'success');
    }
    const isFailed = answer?.kind === 'failed';
    setFault(answer?.message ?? (isFailed ? t.failed : t.invalid));
    field.current?.focus();
  };
  const removeCode = async ({ id, name }: CartCoupon) => {
    const outcome = await removeVoucher(id);
    if (outcome.ok) notify(fill(t.removed, { name }), 'success');
    else setFault(failureText(outcome, t.failed));
  };
  return (
    <form
      className="mt-4 border-t border-line pt-4"
      noValidate
      onSubmit={(event) => void addCode(event)}
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
              aria-label={fill(t.remove, { name: coupon.name })}
              onClick={() => void removeCode(coupon)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

/** Result of adding a code; `message` is the server's message, if any. */
type AddVoucherResult =
  | { kind: 'added'; voucher: Voucher }
  | { kind: 'refused' | 'failed'; message: string | null };

/** Looks up a code and adds its voucher or coupon to the cart. */
async function addVoucher(code: string): Promise<AddVoucherResult> {
  const found = await calls.voucherByCode(api(pageLocale()), code);
  if (!found.ok) return refusalOf(found);
  const { id, kind } = found.data;
  const ids = kind === 'voucher' ? { voucherId: id } : { couponId: id };
  const added = await callForCart((client, now) => calls.addCartVoucher(client, now, ids));
  return added.ok ? { kind: 'added', voucher: found.data } : refusalOf(added);
}

/** Removes a voucher or coupon from the cart; the API takes the id of either as `voucherId`. */
const removeVoucher = (id: number): Promise<Outcome<Cart>> =>
  callForCart((client, now) => calls.deleteCartVoucher(client, now, { voucherId: id }));

function refusalOf({ kind, message }: Extract<Outcome<never>, { ok: false }>): AddVoucherResult {
  const isRefused = ['Missing', 'NotFound', 'BadRequest'].includes(kind);
  return { kind: isRefused ? 'refused' : 'failed', message: kind === 'Missing' ? message : null };
}
