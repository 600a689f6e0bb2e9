import texts from 'texts:checkout/payment';
import type { CartPayment } from '../../../domain/entities/cart.ts';
import type { PaymentMethod } from '../../../domain/entities/payment.ts';
import { useCheckout } from '../context.ts';
import { RadioCard } from '../radio-card.tsx';
import { AccountCredit } from './account-credit.tsx';
import { BankChoice } from './bank-choice.tsx';
import { MethodMark } from './method-mark.tsx';

interface Props {
  methods: readonly PaymentMethod[];
  picked: CartPayment | null;
  onPick: (payment: CartPayment, method: PaymentMethod) => void;
}

/** The ways to pay, each with what it asks for below it once it is chosen. */
export function MethodList({ methods, picked, onPick }: Props) {
  const { locale } = useCheckout();
  const t = texts[locale];
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t.title}</legend>
      {methods.map((method) => {
        const { id, name, issuers } = method;
        const isPicked = picked?.method === id;
        return (
          <div key={id} className="grid gap-3">
            <RadioCard
              name="payment"
              value={id}
              isChecked={isPicked}
              onChoose={() => onPick({ method: id, issuer: null }, method)}
              title={name}
              end={<MethodMark method={id} />}
            >
              {t[`text-${id}`]}
            </RadioCard>
            {isPicked && issuers.length > 0 && (
              <div className="ml-4 border-l-4 border-brand py-1 pl-4">
                <BankChoice
                  issuers={issuers}
                  chosen={picked.issuer}
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
