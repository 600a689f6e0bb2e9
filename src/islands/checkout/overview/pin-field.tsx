import texts from 'texts:checkout/overview';
import { useState } from 'react';
import { availablePinCode } from '../../../domain/validation/rules.ts';
import { isPinRight } from '../../../stores/checkout-payment.ts';
import { problemText } from '../../account/form/problem-text.ts';
import { useCheckout } from '../context.ts';

/** The pin code to buy on account with; whether it is right, the shop tells when it is left. */
export function PinField({ value, onChange }: { value: string; onChange: (pin: string) => void }) {
  const { locale } = useCheckout();
  const t = texts[locale];
  const [fault, setFault] = useState('');
  const check = async () => {
    if (value === '') return setFault('');
    const problem = availablePinCode(value);
    const isWrong = problem !== null || (await isPinRight(locale, value)) === false;
    setFault(isWrong ? problemText({ rule: 'availablePinCode' }, locale) : '');
  };
  return (
    <div className="grid gap-1">
      <label className="font-medium" htmlFor="pin">
        {t.pin}
      </label>
      <input
        className="field w-32 aria-invalid:border-discount"
        id="pin"
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={value}
        aria-invalid={fault ? true : undefined}
        aria-describedby="pin-fault"
        onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
        onBlur={() => void check()}
      />
      <p className="text-sm font-medium text-discount empty:hidden" id="pin-fault" role="alert">
        {fault}
      </p>
    </div>
  );
}
