import texts from 'texts:checkout/overview';
import type { Cart } from '../../../domain/entities/cart.ts';
import { LateLoadedPart } from '../../account/late-loaded-part.tsx';
import { lateCode } from '../../ui/late-code.ts';
import { useCheckout } from '../context.ts';

/** Loaded only for customers who buy on account. */
const PIN_PART = lateCode(() => import('./pin-part.tsx'));

interface Props {
  cart: Cart;
  details: { memo: string; reference: string };
  set: (changes: Partial<Props['details']>) => void;
  pinCode: string;
  setPinCode: (pinCode: string) => void;
  isTrade: boolean;
}

/** What the customer may add to the order: a reference for trade, a note for the shop. */
export function OrderFields({ cart, details, set, pinCode, setPinCode, isTrade }: Props) {
  const { locale } = useCheckout();
  const t = texts[locale];
  return (
    <div className="grid gap-4">
      {cart.payment?.method === 'account' && (
        <LateLoadedPart code={PIN_PART} locale={locale} ghost={null}>
          {({ PinPart }) => <PinPart cart={cart} value={pinCode} onChange={setPinCode} />}
        </LateLoadedPart>
      )}
      {isTrade && (
        <div className="grid gap-1">
          <label className="font-medium" htmlFor="reference">
            {t.reference} <span className="font-normal text-muted">{t.optional}</span>
          </label>
          <input
            className="field"
            id="reference"
            autoComplete="off"
            maxLength={60}
            value={details.reference}
            onChange={(event) => set({ reference: event.target.value })}
          />
        </div>
      )}
      <details open={details.memo !== ''}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          {t.addMemo}
        </summary>
        <div className="grid gap-1">
          <label className="font-medium" htmlFor="memo">
            {t.memo} <span className="font-normal text-muted">{t.optional}</span>
          </label>
          <textarea
            className="field py-2"
            id="memo"
            rows={3}
            maxLength={500}
            value={details.memo}
            onChange={(event) => set({ memo: event.target.value })}
          />
        </div>
      </details>
    </div>
  );
}
