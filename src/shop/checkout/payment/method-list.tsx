import texts from 'texts:checkout/payment';
import methodTexts from 'texts:checkout/methods';
import { useEffect, useState } from 'react';
import type { FinancialData } from '../../../domain/account/customer.ts';
import { loadCreditData } from '../../account/profile.ts';
import { useCheckout } from '../context.ts';
import type { PaymentMethod } from '../../../domain/orders/order.ts';
import type { PaymentMethodId, CartPayment } from '../../../domain/cart/cart.ts';
import { type Cents, formatMoney } from '../../../domain/shared/money.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { fill } from '../../../i18n/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { RadioCard } from '../radio-card.tsx';

/** The customer's credit; null until it is loaded, and for customers without one. */
function useCredit(locale: Locale): FinancialData | null {
  const [credit, setCredit] = useState<FinancialData | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadCreditData(locale).then((found) => isWanted && setCredit(found));
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return credit;
}

interface OverLimitProps {
  /** Total of the cart. */
  total: Cents;
}

/**
 * The method of buying on account if the order exceeds the credit limit: shows why, and the
 * remaining credit.
 */
export function OverLimit({ total }: OverLimitProps) {
  const { locale } = useCheckout();
  const t = texts[locale];
  const credit = useCredit(locale);
  if (!credit) return null;
  const room = Math.max(0, credit.creditLimit - credit.creditBalance);
  return (
    <RadioCard
      name="payment"
      value="account"
      isChecked={false}
      isDisabled
      onChoose={() => {}}
      title={methodTexts[locale].account}
      end={<MethodLogos method="account" />}
    >
      {fill(t.overLimit, {
        room: formatMoney(room, locale),
        total: formatMoney(total, locale),
      })}
    </RadioCard>
  );
}

/** Credit limit, outstanding balance, and remaining credit. */
function AccountCredit() {
  const { locale } = useCheckout();
  const t = texts[locale];
  const credit = useCredit(locale);
  if (!credit) return <div className="h-16" aria-hidden="true" />;
  const { creditLimit, creditBalance } = credit;
  const rows = [
    [t.limit, creditLimit],
    [t.balance, creditBalance],
    [t.room, creditLimit - creditBalance],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-3 text-sm tabular-nums">
      {rows.map(([label, amount]) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted wrap-anywhere">{label}</dt>
          <dd className="font-bold">{formatMoney(amount, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface BankChoiceProps {
  issuers: PaymentMethod['issuers'];
  chosen: string | null;
  onChoose: (issuer: string) => void;
}

/** Bank selection, if the method needs one. */
function BankChoice({ issuers, chosen, onChoose }: BankChoiceProps) {
  const { locale } = useCheckout();
  const t = texts[locale];
  return (
    <div className="grid max-w-96 gap-1">
      <label className="font-medium" htmlFor="issuer">
        {t.bank}
      </label>
      <select
        className="field"
        id="issuer"
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="" disabled>
          {t.chooseBank}
        </option>
        {issuers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Logos of a method in the sprite, with their widths. */
const LOGOS: Partial<Record<PaymentMethodId, [code: string, width: number][]>> = {
  ideal: [['ideal', 76]],
  card: [
    ['visa', 48],
    ['mastercard', 48],
  ],
  paypal: [['paypal', 60]],
};

const ICONS: Partial<Record<PaymentMethodId, string>> = { account: 'document', store: 'store' };

/** Decorative logos of a payment method, whose name is beside them. */
function MethodLogos({ method }: { method: PaymentMethodId }) {
  const { marks } = useCheckout();
  const icon = ICONS[method];
  return (
    <span className="flex items-center gap-2" aria-hidden="true">
      {LOGOS[method]?.map(([code, width]) => (
        <img
          key={code}
          className="rounded-sm border border-line bg-white forced-color-adjust-none"
          src={`${marks}#${code}`}
          alt=""
          width={width}
          height="28"
        />
      ))}
      {icon && <Icon name={icon} />}
    </span>
  );
}

interface MethodListProps {
  methods: readonly PaymentMethod[];
  chosenPayment: CartPayment | null;
  onPick: (payment: CartPayment, method: PaymentMethod) => void;
}

/** The payment methods; the selected one shows its additional fields. */
export function MethodList({ methods, chosenPayment, onPick }: MethodListProps) {
  const { locale } = useCheckout();
  const t = texts[locale];
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t.title}</legend>
      {methods.map((method) => {
        const { id, name, issuers } = method;
        const isPicked = chosenPayment?.method === id;
        return (
          <div key={id} className="grid gap-3">
            <RadioCard
              name="payment"
              value={id}
              isChecked={isPicked}
              onChoose={() => onPick({ method: id, issuer: null }, method)}
              title={name}
              end={<MethodLogos method={id} />}
            >
              {t[`text-${id}`]}
            </RadioCard>
            {isPicked && issuers.length > 0 && (
              <div className="ml-4 border-l-4 border-brand py-1 pl-4">
                <BankChoice
                  issuers={issuers}
                  chosen={chosenPayment.issuer}
                  onChoose={(issuer) => onPick({ method: id, issuer }, method)}
                />
              </div>
            )}
            {isPicked && id === 'account' && (
              <div className="ml-4 border-l-4 border-brand py-1 pl-4">
                <AccountCredit />
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
